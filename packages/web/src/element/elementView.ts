/** All that an element shows of its game: boards or cube, bar, pad, and a voice for those who listen. */
import type { Result } from '@hyperdoku/engine';
import type { LightSettings } from '../board/lights.js';
import { describeCell } from '../game/words.js';
import { viewsOf } from '../space/spaceLayout.js';
import { canDraw } from '../space/webgl.js';
import { say, texts } from '../texts/index.js';
import { Bar } from './bar.js';
import { BoardsView } from './boardsView.js';
import type { CubeView } from './cubeView.js';
import { make } from './dom.js';
import type { ElementGame } from './elementGame.js';
import type { ProblemDetail } from './events.js';
import { createKeys, type Deeds } from './keys.js';
import { Pad } from './pad.js';

export const views = ['boards', 'cube'] as const;
export type View = (typeof views)[number];

export interface ViewOptions {
  readonly view: View;
  readonly playable: boolean;
  /** The element whose colours are taken. */
  readonly host: Element;
  readonly problem: (problem: ProblemDetail) => void;
}

export class ElementView {
  readonly element: HTMLElement;
  private readonly game: ElementGame;
  private readonly options: ViewOptions;
  private readonly stage = make('div', 'stage');
  private readonly message = make('p', 'message', { role: 'status' });
  private readonly voice = make('p', 'voice', { 'aria-live': 'polite' });
  private readonly bar: Bar;
  private readonly pad: Pad | undefined;
  private boards: BoardsView | undefined;
  private cube: CubeView | undefined;
  /** Whether the keyboard is in this element. */
  private isAttended = false;
  private isDisposed = false;
  private spoken = 0;

  constructor(game: ElementGame, options: ViewOptions) {
    this.game = game;
    this.options = options;
    const { shape } = game.shown.session;
    const deeds = options.playable ? this.makeDeeds() : undefined;
    this.bar = new Bar(game, options.playable);
    this.pad = deeds && new Pad(game, deeds);
    this.element = make('div', 'frame', { role: 'group', 'aria-label': texts.element.name(shape.name) });
    this.element.append(this.bar.element, this.message, this.stage);
    if (this.pad) this.element.append(this.pad.element);
    this.element.append(this.voice);
    this.message.hidden = true;
    this.watchKeys(deeds);
    this.watchFocus();
    if (options.view === 'cube' && viewsOf(shape).length > 0) this.openCube();
    else this.openBoards(true);
    this.update();
  }

  /** Draws the game as it is now. */
  update(): void {
    const { boardWidth, boardHeight } = this.game.shown.layout;
    this.element.style.setProperty('--ratio', String(boardWidth / boardHeight));
    this.bar.update();
    this.pad?.update();
    this.boards?.update();
    this.cube?.update();
  }

  refreshColours(): void {
    this.cube?.refreshColours();
  }

  focusCursor(): void {
    if (this.boards) this.boards.focusCursor();
    else this.stage.querySelector('canvas')?.focus({ preventScroll: true });
  }

  /** Two equal sentences in a row differ by an unseen character, or the second would not be read. */
  say(text: string): void {
    this.spoken++;
    this.voice.textContent = this.spoken % 2 === 0 ? text : `${text}\u00A0`;
  }

  dispose(): void {
    this.isDisposed = true;
    this.boards?.dispose();
    this.cube?.dispose();
    this.element.remove();
  }

  private openBoards(layers: boolean): void {
    const { playable } = this.options;
    this.boards = new BoardsView(this.game, { settings: () => this.settings, playable, layers });
    this.stage.append(this.boards.element);
    this.bar.showSides(true);
  }

  /** A player has the focused board beside the cube; the layers are in the cube. */
  private openCube(): void {
    if (!canDraw()) {
      this.stayFlat('no-webgl', texts.space.noWebgl);
      return;
    }
    const holder = make('div', 'cube', {}, make('p', 'waiting', {}, texts.space.loading));
    this.stage.append(holder);
    this.stage.dataset.view = 'cube';
    if (this.options.playable) this.openBoards(false);
    else this.bar.showSides(false);
    import('./cubeView.js')
      .then(({ CubeView }) => {
        if (this.isDisposed) return;
        this.cube = new CubeView({
          holder,
          dressedAs: this.options.host,
          look: () => ({ game: this.game.shown, settings: this.settings }),
          select: cell => {
            this.game.select(cell);
            this.focusCursor();
          },
          hover: cell => this.game.hover(cell),
          lost: () => this.stayFlat('no-webgl', texts.space.noWebgl),
        });
        this.cube.allowZoom(this.isAttended);
      })
      .catch(() => this.stayFlat('no-cube', texts.element.noCube));
  }

  /** Without space the boards show the same, and it is said why. */
  private stayFlat(code: string, message: string): void {
    if (this.isDisposed) return;
    this.cube?.dispose();
    this.cube = undefined;
    this.boards?.dispose();
    this.stage.replaceChildren();
    delete this.stage.dataset.view;
    this.message.textContent = message;
    this.message.hidden = false;
    this.openBoards(true);
    this.options.problem({ code, message });
  }

  /** Nothing is lit as long as nobody is there: on a page among other things, the puzzle is a picture. */
  private get settings(): LightSettings {
    return {
      showsPeers: this.isAttended || this.game.shown.hover !== undefined,
      showsSame: this.isAttended,
      showsCursor: this.isAttended,
      showsConflicts: true,
    };
  }

  private watchFocus(): void {
    const attend = (isAttended: boolean): void => {
      if (isAttended === this.isAttended) return;
      this.isAttended = isAttended;
      this.cube?.allowZoom(isAttended);
      this.update();
    };
    this.element.addEventListener('focusin', () => attend(true));
    this.element.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.element.contains(relatedTarget))) attend(false);
    });
  }

  private watchKeys(deeds: Deeds | undefined): void {
    const press = createKeys(this.game, deeds);
    this.element.addEventListener('keydown', event => {
      const { key, code, shiftKey: shift, altKey: alt } = event;
      if (event.defaultPrevented || event.isComposing) return;
      const { cursor, layout } = this.game.shown;
      if (!press({ key, code, shift, alt, ctrl: event.ctrlKey || event.metaKey })) return;
      event.preventDefault();
      if (cursor !== this.game.shown.cursor || layout !== this.game.shown.layout) this.boards?.focusCursor();
    });
  }

  /** A solved game is left as it is; the page can take moves back or begin anew. */
  private makeDeeds(): Deeds {
    const tell = (result: Result<unknown>): void => {
      const { cursor } = this.game.shown;
      if (this.game.isSolved) this.say(texts.finish.title);
      else if (result.ok) this.say(describeCell(this.game.shown, cursor, true));
      else
        this.say(result.problem.code === 'clue-locked' ? texts.play.clueLocked : say.problem(result.problem));
    };
    const unlessSolved = (deed: () => void): void => {
      if (!this.game.isSolved) deed();
    };
    return {
      write: (symbol, asNote) => unlessSolved(() => tell(this.game.write(symbol, asNote))),
      clear: () => unlessSolved(() => tell(this.game.clear())),
      undo: () =>
        unlessSolved(() => this.say(this.game.undo() ? texts.play.undone : texts.play.nothingToUndo)),
      redo: () =>
        unlessSolved(() => this.say(this.game.redo() ? texts.play.redone : texts.play.nothingToRedo)),
    };
  }
}
