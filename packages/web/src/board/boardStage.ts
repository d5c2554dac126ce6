/**
 * Where all boards of a game are kept in step with it: one selection, one highlight, one state. Boards sign in when they are
 * on the page; each change of the game is drawn at once, and only where it shows. A stage is asked to paint and looks at its
 * game then; it knows no store, so that the app and the custom element use the same.
 */
import type { BoardLayout, Item, Layout, Line, Step } from '@hyperdoku/engine';
import type { GameState } from '../game/state.js';
import { describeCell } from '../game/words.js';
import type { BoardView } from './boardView.js';
import type { CellView } from './cellView.js';
import { contentOf, type Evidence, evidenceOf } from './content.js';
import { brokenIn, type LightSettings, litCell, makeLights, shownSymbols } from './lights.js';

/** The one that is played on; and layers: with symbols, with marks where symbols could not be read, or with colours alone. */
export type BoardKind = 'focus' | 'small' | 'marked' | 'tiny';

interface Mounted {
  readonly view: BoardView;
  readonly kind: BoardKind;
  /** The boards it is one of. */
  readonly layout: Layout;
}

/** What a stage shows, as it is now. */
type Look = () => { readonly game: GameState; readonly settings: LightSettings };

/** What a step argues, drawn over a board; passed in by those who show steps. */
interface DrawLinks {
  readonly ofStep: (layout: Layout, board: BoardLayout, step: Step) => Item[];
  /** The lines that the player has drawn. */
  readonly ofLines: (layout: Layout, board: BoardLayout, lines: readonly Line[]) => Item[];
}

export class BoardStage {
  /** Whether the keyboard was in the focused board last; a focused board that is drawn anew takes it back. */
  hasKeyboard = false;
  private readonly look: Look;
  private readonly drawLinks: DrawLinks | undefined;
  private readonly boards = new Set<Mounted>();
  /** The cells of all boards, once somebody has asked for them. */
  private cells: Uint32Array | undefined;
  private lights = new Uint32Array(0);
  private cursorView: CellView | undefined;
  private selectedViews: readonly CellView[] = [];
  private drawn: GameState | undefined;

  constructor(look: Look, drawLinks?: DrawLinks) {
    this.look = look;
    this.drawLinks = drawLinks;
  }

  /** Brings a board under the stage's care; returns how to take it away. */
  mount(view: BoardView, kind: BoardKind, layout: Layout): () => void {
    const mounted = { view, kind, layout };
    this.boards.add(mounted);
    this.cells = undefined;
    const { game, settings } = this.look();
    this.drawn ??= game;
    this.light(cellsOn([mounted]));
    this.paintWhole(mounted, game, settings);
    return () => {
      this.boards.delete(mounted);
      this.cells = undefined;
      if (kind === 'focus') this.forgetSelection();
    };
  }

  /** Lights these cells as the game has them now. */
  private light(cells: Uint32Array): void {
    const { game, settings } = this.look();
    const { cellCount } = game.session.shape;
    if (this.lights.length !== cellCount) this.lights = new Uint32Array(cellCount);
    makeLights(game, settings, this.lights, cells);
  }

  private paintWhole(mounted: Mounted, game: GameState, settings: LightSettings): void {
    const { view, kind } = mounted;
    const symbols = shownSymbols(game);
    for (const [cell, cellView] of view.cells) {
      cellView.shine(this.lights[cell]);
      if (kind === 'small') cellView.setSymbol(symbols[cell], !game.session.isClue(cell));
    }
    view.markConstraints(litCell(game, settings), brokenIn(game, settings));
    this.paintLinks(mounted, game, evidenceOf(game));
    if (kind === 'focus') {
      this.paintContent(view, game, settings);
      this.paintFocus(view, game, this.hasKeyboard);
    }
  }

  paint(): void {
    if (this.boards.size === 0) return;
    const { game, settings } = this.look();
    const before = this.drawn;
    this.drawn = game;
    this.cells ??= cellsOn(this.boards);
    this.light(this.cells);
    for (const { view } of this.boards)
      for (const [cell, cellView] of view.cells) cellView.shine(this.lights[cell]);
    const contentChanged =
      !before ||
      before.revision !== game.revision ||
      before.session !== game.session ||
      before.show !== game.show ||
      before.hint !== game.hint ||
      before.wrong !== game.wrong;
    const [lit, broken] = [litCell(game, settings), brokenIn(game, settings)];
    const evidence = contentChanged ? evidenceOf(game) : undefined;
    for (const mounted of this.boards) {
      const { view, kind } = mounted;
      view.markConstraints(lit, broken);
      if (contentChanged) this.paintLinks(mounted, game, evidence);
      if (kind === 'small' && contentChanged) this.paintSymbols(view, game);
      if (kind !== 'focus') continue;
      if (contentChanged) this.paintContent(view, game, settings);
      this.paintFocus(view, game);
    }
  }

  private paintSymbols(view: BoardView, game: GameState): void {
    const symbols = shownSymbols(game);
    for (const [cell, cellView] of view.cells) cellView.setSymbol(symbols[cell], !game.session.isClue(cell));
  }

  /** What a step argues, as arrows, and what the player has drawn; boards that show only marks have no room for it. */
  private paintLinks(
    { view, kind, layout }: Mounted,
    { session, show }: GameState,
    evidence: Evidence | undefined,
  ): void {
    if (!this.drawLinks || kind === 'tiny') return;
    const { ofStep, ofLines } = this.drawLinks;
    view.setLinks(evidence ? ofStep(layout, view.layout, evidence.step) : []);
    // A step speaks alone.
    const lines = session.hasMarks && !evidence && !show ? session.lines : [];
    view.setLinks(lines.length > 0 ? ofLines(layout, view.layout, lines) : [], 'own-lines');
  }

  private paintContent(view: BoardView, game: GameState, settings: LightSettings): void {
    const evidence = evidenceOf(game);
    for (const [cell, cellView] of view.cells) {
      cellView.setContent(contentOf(game, cell, evidence));
      const { element } = cellView;
      const label = describeCell(game, cell, settings.showsConflicts);
      if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label);
      const isClue = game.session.isClue(cell);
      if (isClue === element.hasAttribute('aria-readonly')) continue;
      if (isClue) element.setAttribute('aria-readonly', 'true');
      else element.removeAttribute('aria-readonly');
    }
  }

  /** The one tab stop of the board, and what is selected. */
  private paintFocus(view: BoardView, { cursor, selection }: GameState, takesFocus = false): void {
    const selected = selection.flatMap(cell => view.cells.get(cell) ?? []);
    for (const cellView of this.selectedViews)
      if (!selected.includes(cellView)) cellView.element.removeAttribute('aria-selected');
    for (const cellView of selected) cellView.element.setAttribute('aria-selected', 'true');
    this.selectedViews = selected;
    const next = view.cells.get(cursor);
    const before = this.cursorView;
    if (next !== before) next?.element.setAttribute('tabindex', '0');
    this.cursorView = next;
    if (takesFocus) this.focusCursor();
    // Last, since an element that has the focus and loses its tab stop costs a browser a layout of the whole page.
    if (next !== before) before?.element.removeAttribute('tabindex');
  }

  /** The focused board goes away, or is to show other cells; its tab stop stays until there is another. */
  private forgetSelection(): void {
    for (const { element } of this.selectedViews) element.removeAttribute('aria-selected');
    this.selectedViews = [];
  }

  /** Puts the keyboard's focus on the cursor, so that it is read aloud. */
  focusCursor(): void {
    this.cursorView?.element.focus({ preventScroll: true });
  }

  /** Scrolls to the cursor where a board is larger than the window. */
  showCursor(): void {
    this.cursorView?.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** One that is on several boards several times. */
const cellsOn = (boards: Iterable<Mounted>): Uint32Array =>
  Uint32Array.from([...boards].flatMap(({ view }) => [...view.cells.keys()]));
