/**
 * `<hyperdoku-board puzzle="…">`: a puzzle on any web page, to look at or to play. Attributes say what is shown and act at once;
 * the game itself is plain data and outlives being taken off the page and put back, all that is drawn does not.
 */

import type {
  BoardEvents,
  BoardTheme,
  BoardView,
  HyperdokuBoard as Face,
  PictureWishes,
} from '@hyperdoku/board';
import {
  blank,
  type Cell,
  countFilled,
  makeCellName,
  makePuzzleText,
  makeSymbolText,
  type Problem,
  type ThemeName,
} from '@hyperdoku/engine';
import type { Game } from '../game/game.js';
import { say, texts } from '../texts/play.js';
import { make } from './dom.js';
import { ElementView } from './elementView.js';
import { openGame } from './openGame.js';
import type { PictureFile } from './paper.js';
import { readFilling, readPuzzle } from './reading.js';
import { elementSheet } from './style.js';

/** How the colours of an element are called where a picture has them. */
const themes: Readonly<Record<string, ThemeName>> = { light: 'paper', dark: 'dark', contrast: 'contrast' };
const isTheme = (text: string): text is Exclude<BoardTheme, ''> => Object.hasOwn(themes, text);
/** Fetched when a picture is first asked for. */
const loadPaper = () => import('./paper.js');
const attributes = ['puzzle', 'view', 'camera', 'playable', 'theme'] as const;

export class HyperdokuBoard extends HTMLElement implements Face {
  static readonly observedAttributes: readonly string[] = attributes;

  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  #game: Game | undefined;
  /** When the puzzle was given. */
  #begun = 0;
  #problem: Problem | undefined;
  #view: ElementView | undefined;
  #wasSolved = false;
  #isOnPage = false;
  /** Whether the page has heard of this puzzle, or of what is wrong with it. */
  #isTold = true;

  // Properties, each the same as its attribute.

  /** The puzzle, in any text that the engine reads, or a link that holds it. */
  get puzzle(): string {
    return this.getAttribute('puzzle') ?? '';
  }
  set puzzle(text: string) {
    this.setAttribute('puzzle', text);
  }

  get view(): BoardView {
    return this.getAttribute('view') === 'cube' ? 'cube' : 'boards';
  }
  set view(view: BoardView) {
    this.setAttribute('view', view);
  }

  /** From where the shape in space is seen; empty is the usual place. */
  get camera(): string {
    return this.getAttribute('camera') ?? '';
  }
  set camera(camera: string) {
    this.setAttribute('camera', camera);
  }

  get playable(): boolean {
    return this.hasAttribute('playable');
  }
  set playable(playable: boolean) {
    this.toggleAttribute('playable', playable);
  }

  /** `light`, `dark`, `contrast`; empty follows the system. */
  get theme(): BoardTheme {
    const theme = this.getAttribute('theme') ?? '';
    return isTheme(theme) ? theme : '';
  }
  set theme(theme: BoardTheme) {
    this.setAttribute('theme', theme);
  }

  // The game.

  /** The filling as text: clues and entries. A filling that is set must have the clues of the puzzle. */
  get value(): string {
    return this.#game ? makePuzzleText(this.#game.state.session) : '';
  }
  set value(text: string) {
    if (!this.#game) return;
    const filling = readFilling(text, this.#game.state.session.puzzle);
    if (filling.ok) this.#game.fill(filling.value);
    else this.#refuse(filling.problem);
  }

  get solved(): boolean {
    return this.#game?.state.session.isSolved ?? false;
  }

  /** Takes the last move back; whether there was one. Players cannot change a solved game, the page can. */
  undo(): boolean {
    if (!this.#game?.canUndo) return false;
    this.#game.reopen();
    return this.#game.undo();
  }

  redo(): boolean {
    if (!this.#game?.state.session.canRedo) return false;
    this.#game.reopen();
    return this.#game.redo();
  }

  /** Back to the clues; undo brings the entries back. */
  reset(): void {
    this.#game?.reopen();
    this.#game?.restart();
  }

  /** Marks wrong entries and gives their names; undefined if no single solution is found in a moment. */
  async check(): Promise<readonly string[] | undefined> {
    const game = this.#game;
    await game?.study();
    return game?.check()?.map(cell => makeCellName(game.state.session.shape, cell));
  }

  /** The game as it is now, as a picture; undefined if there is none, or none in this view. */
  async picture(wishes: PictureWishes = {}): Promise<Blob | undefined> {
    return (await this.#makePicture(wishes))?.blob;
  }

  /** Lets the reader save the picture as a file. */
  async savePicture(wishes: PictureWishes = {}): Promise<void> {
    const file = await this.#makePicture(wishes);
    if (file) (await loadPaper()).savePicture(file);
  }

  /** Prints the game, and nothing else of the page. */
  async print(): Promise<void> {
    const game = this.#game;
    if (game) (await this.#fetchPaper())?.printGame(game.state);
  }

  override focus(): void {
    this.#view?.focusCursor();
  }

  // The life of the element.

  connectedCallback(): void {
    this.#isOnPage = true;
    this.#root.adoptedStyleSheets = [elementSheet()];
    this.#takeEarlyProperties();
    this.#dark.addEventListener('change', this.#dress);
    this.#dress();
    this.#draw();
    this.#tellSoon();
  }

  disconnectedCallback(): void {
    this.#isOnPage = false;
    this.#dark.removeEventListener('change', this.#dress);
    this.#clear();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now && name !== 'puzzle') return;
    if (name === 'puzzle') this.#open();
    if (name === 'theme') this.#dress();
    else if (name === 'camera') this.#view?.aim(this.camera);
    else this.#draw();
    this.#tellSoon();
  }

  /** What a page has set before this script was there waits on the element itself. */
  #takeEarlyProperties(): void {
    for (const name of [...attributes, 'value']) {
      if (!Object.hasOwn(this, name)) continue;
      const { value } = Object.getOwnPropertyDescriptor(this, name) ?? {};
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  #open(): void {
    const puzzle = readPuzzle(this.puzzle);
    this.#game?.close();
    this.#game = puzzle?.ok ? openGame(puzzle.value) : undefined;
    this.#game?.subscribe(({ cells }) => this.#changed(cells));
    this.#begun = performance.now();
    this.#problem = puzzle?.ok === false ? puzzle.problem : undefined;
    this.#wasSolved = this.solved;
    this.#isTold = puzzle === undefined;
  }

  async #fetchPaper(): Promise<Awaited<ReturnType<typeof loadPaper>> | undefined> {
    const paper = await loadPaper().catch(() => undefined);
    if (paper) this.#view?.tell('');
    else this.#complain('no-picture', texts.element.noPicture);
    return paper;
  }

  async #makePicture(wishes: PictureWishes): Promise<PictureFile | undefined> {
    const game = this.#game;
    if (!game) return undefined;
    const paper = await this.#fetchPaper();
    const theme = themes[this.dataset.theme ?? ''] ?? 'paper';
    const file = await paper?.makePicture(game.state, { theme, ...wishes }, this.view === 'cube');
    if (typeof file !== 'string') return file;
    this.#complain('no-picture', file);
    return undefined;
  }

  #complain(code: string, message: string): void {
    this.#view?.tell(message);
    this.#fire('hyperdoku-problem', { code, message });
  }

  #clear(): void {
    this.#view?.dispose();
    this.#view = undefined;
    this.#root.replaceChildren();
  }

  #draw(): void {
    if (!this.#isOnPage) return;
    this.#clear();
    if (!this.#game) {
      const text = this.#problem ? say.problem(this.#problem) : texts.element.empty;
      this.#root.append(make('p', this.#problem ? 'problem' : 'waiting', { role: 'status' }, text));
      return;
    }
    const { view, playable } = this;
    this.#view = new ElementView(this.#game, {
      view,
      playable,
      camera: () => this.camera,
      turned: camera => this.#fire('hyperdoku-camera', { camera }),
      host: this,
      // The page hears of it when the element is complete.
      problem: problem => queueMicrotask(() => this.#fire('hyperdoku-problem', problem)),
      save: () => void this.savePicture(),
      print: () => void this.print(),
    });
    this.#root.append(this.#view.element);
  }

  #dress = (): void => {
    if (!this.#isOnPage) return;
    this.dataset.theme = this.theme || (this.#dark.matches ? 'dark' : 'light');
    this.#view?.refreshColours();
  };

  #changed(cells: readonly Cell[]): void {
    this.#view?.update();
    const game = this.#game;
    if (!game || cells.length === 0) return;
    const { shape, symbols, openCells: open, isSolved } = game.state.session;
    const puzzle = this.value;
    const milliseconds = performance.now() - this.#begun;
    const isFinished = isSolved && !this.#wasSolved;
    this.#wasSolved = isSolved;
    for (const cell of cells) {
      const symbol = symbols[cell] === blank ? '' : makeSymbolText(symbols[cell], shape.symbols);
      this.#fire('hyperdoku-change', { cell, name: makeCellName(shape, cell), symbol, puzzle, open });
    }
    if (isFinished) this.#fire('hyperdoku-solved', { milliseconds });
  }

  /** After all that the page does at once, so that it can listen before it hears. */
  #tellSoon(): void {
    if (this.#isTold || !this.#isOnPage) return;
    this.#isTold = true;
    queueMicrotask(() => {
      if (this.#problem) this.#refuse(this.#problem);
      else if (this.#game) {
        const { puzzle, shape } = this.#game.state.session;
        this.#fire('hyperdoku-ready', { shape: shape.name, clues: countFilled(puzzle) });
      }
    });
  }

  #refuse(problem: Problem): void {
    this.#fire('hyperdoku-problem', { code: problem.code, message: say.problem(problem) });
  }

  #fire<N extends keyof BoardEvents>(name: N, detail: BoardEvents[N]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
