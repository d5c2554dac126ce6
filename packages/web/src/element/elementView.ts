/** All that an element shows of its game: boards or cube, bar, pad, and a voice for those who listen. */
import type { BoardView, ProblemDetail } from '@hyperdoku/board';
import type { LightSettings } from '../board/lights.js';
import type { Game } from '../game/game.js';
import { type KeyPress, readPress } from '../game/typing.js';
import { viewsOf } from '../space/spaceViews.js';
import { canDraw } from '../space/webgl.js';
import { texts } from '../texts/play.js';
import { Bar } from './bar.js';
import { BoardsView } from './boardsView.js';
import type { CubeView } from './cubeView.js';
import { make, makeButton } from './dom.js';
import { lookingVerbs, playingVerbs } from './openGame.js';
import { Pad } from './pad.js';

export interface ViewOptions {
  readonly view: BoardView;
  readonly camera: () => string;
  readonly turned: (camera: string) => void;
  readonly playable: boolean;
  /** The element whose colours are taken. */
  readonly host: Element;
  readonly problem: (problem: ProblemDetail) => void;
  readonly save: () => void;
  readonly print: () => void;
}

export class ElementView {
  readonly element: HTMLElement;
  private readonly game: Game;
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

  constructor(game: Game, options: ViewOptions) {
    this.game = game;
    this.options = options;
    const { shape } = game.state.session;
    this.bar = new Bar(game, options.playable);
    this.pad = options.playable ? new Pad(game) : undefined;
    this.element = make('div', 'frame', { role: 'group', 'aria-label': texts.element.name(shape.name) });
    this.element.append(this.bar.element, this.message, this.stage);
    if (this.pad) this.element.append(this.pad.element);
    this.element.append(this.makePaperTools(), this.voice);
    this.message.hidden = true;
    this.watchKeys();
    this.watchFocus();
    if (options.view === 'cube' && viewsOf(shape).length > 0) this.openCube();
    else this.openBoards(true);
    this.update();
  }

  private makePaperTools(): HTMLElement {
    const { save, print } = this.options;
    const tool = (text: string, press: () => void): HTMLButtonElement =>
      makeButton(text, 'button quiet', {}, press);
    const { save: saveText, print: printText } = texts.element;
    // A page that does not want them hides the part.
    return make('div', 'paper', { part: 'paper' }, tool(saveText, save), tool(printText, print));
  }

  /** Draws the game as it is now. */
  update(): void {
    const { layout, said } = this.game.state;
    const { width, height } = layout.bounds;
    this.element.style.setProperty('--ratio', String(width / height));
    this.bar.update();
    this.pad?.update();
    this.boards?.update();
    this.cube?.update();
    if (this.voice.textContent !== said) this.voice.textContent = said;
  }

  aim(camera: string): void {
    this.cube?.aim(camera);
  }

  refreshColours(): void {
    this.cube?.refreshColours();
  }

  focusCursor(): void {
    if (this.boards) this.boards.focusCursor();
    else this.stage.querySelector('canvas')?.focus({ preventScroll: true });
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
          camera: this.options.camera(),
          turned: this.options.turned,
          dressedAs: this.options.host,
          look: () => ({ game: this.game.state, settings: this.settings }),
          select: cell => {
            this.game.selectCell(cell);
            this.focusCursor();
          },
          hover: this.game.hoverCell,
          lost: () => this.stayFlat('no-webgl', texts.space.noWebgl),
        });
        this.cube.allowZoom(this.isAttended);
      })
      .catch(() => this.stayFlat('no-cube', texts.element.noCube));
  }

  /** Says in the element what went wrong. */
  tell(message: string): void {
    this.message.textContent = message;
    this.message.hidden = message === '';
  }

  /** Without space the boards show the same, and it is said why. */
  private stayFlat(code: string, message: string): void {
    if (this.isDisposed) return;
    this.cube?.dispose();
    this.cube = undefined;
    this.boards?.dispose();
    this.stage.replaceChildren();
    delete this.stage.dataset.view;
    this.tell(message);
    this.openBoards(true);
    this.options.problem({ code, message });
  }

  /** Nothing is lit as long as nobody is there: on a page among other things, the puzzle is a picture. */
  private get settings(): LightSettings {
    return {
      showsPeers: this.isAttended || this.game.state.hover !== undefined,
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

  private watchKeys(): void {
    const verbs = this.options.playable ? playingVerbs : lookingVerbs;
    this.element.addEventListener('keydown', event => {
      if (event.defaultPrevented || event.isComposing) return;
      const press = readPress(event);
      const { cursor, layout } = this.game.state;
      if (isOurs(press) && this.game.press(press, verbs)) event.preventDefault();
      const now = this.game.state;
      if (cursor !== now.cursor || layout !== now.layout) this.boards?.focusCursor();
    });
  }
}

/** With Ctrl and Alt, most keys are the page's. */
const isOurs = ({ key, ctrl, alt }: KeyPress): boolean => !alt && (!ctrl || /^(?:z|y|home|end)$/i.test(key));
