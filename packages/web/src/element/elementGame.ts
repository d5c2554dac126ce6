/**
 * The game of one element, without a page: the engine's session and where the eye is. Each deed makes a new `shown`, so that
 * views can compare, and tells which cells hold another symbol than before.
 */
import {
  type Axis,
  blank,
  type Cell,
  type Direction,
  type Grid,
  layOut,
  makePuzzleText,
  neighbourOf,
  type Puzzle,
  perspectiveAlong,
  type Result,
  Session,
  type Solution,
  type Symbol,
} from '@hyperdoku/engine';
import type { ShownGame } from '../game/game.js';
import { cellAtEnd, cellInDepth, cellOnBoard } from '../game/walk.js';

export type Tell = (changed: readonly Cell[]) => void;

export class ElementGame {
  shown: ShownGame;
  private readonly tell: Tell;
  private readonly begun = performance.now();
  /** Undo goes back to here: a filling that was given from outside is a beginning. */
  private floor = 0;
  private solution: Promise<Solution | undefined> | undefined;

  constructor(puzzle: Puzzle, tell: Tell) {
    this.tell = tell;
    const session = Session.start(puzzle);
    const cursor = Math.max(0, puzzle.symbols.indexOf(blank));
    this.shown = {
      session,
      revision: 0,
      layout: layOut(puzzle.shape),
      selection: [cursor],
      cursor,
      wrong: new Set(),
      differing: [],
    };
  }

  get milliseconds(): number {
    return performance.now() - this.begun;
  }

  /** The filling as text. */
  get value(): string {
    const { shape, symbols } = this.shown.session;
    return makePuzzleText({ shape, symbols });
  }

  get isSolved(): boolean {
    return this.shown.session.isSolved;
  }

  get canUndo(): boolean {
    return this.shown.session.position > this.floor;
  }

  // Where the eye is.

  select(cell: Cell): void {
    this.show({ cursor: cell, selection: [cell] });
  }

  /** Whether there is a cell in this direction. */
  move(direction: Direction): boolean {
    return this.selectIfThere(neighbourOf(this.shown.layout, this.shown.cursor, direction));
  }

  moveDepth(by: number, which: number): boolean {
    return this.selectIfThere(cellInDepth(this.shown.layout, this.shown.cursor, by, which));
  }

  jump(to: 'row-start' | 'row-end' | 'start' | 'end'): void {
    this.select(cellAtEnd(this.shown.layout, this.shown.cursor, to));
  }

  focusBoard(index: number): void {
    this.select(cellOnBoard(this.shown.layout, this.shown.cursor, index));
  }

  /** Boards along another axis; the cell stays selected. */
  lookAlong(axis: Axis): void {
    const { layout } = this.shown;
    this.show({ layout: layOut(layout.shape, perspectiveAlong(layout.shape, axis, layout.perspective)) });
  }

  hover(cell: Cell | undefined): void {
    if (this.shown.hover !== cell) this.show({ hover: cell });
  }

  // What is done to the filling.

  write(symbol: Symbol, asNote: boolean): Result<unknown> {
    const { selection } = this.shown;
    return this.change(session =>
      asNote
        ? session.toggleNote(selection, symbol, 'corner')
        : session.enter(selection, symbol, { tidiesNotes: true }),
    );
  }

  clear(): Result<unknown> {
    return this.change(session => session.clear(this.shown.selection));
  }

  undo(): boolean {
    return this.canUndo && this.walk(session => session.undo());
  }

  redo(): boolean {
    return this.walk(session => session.redo());
  }

  reset(): void {
    this.change(session => session.reset());
  }

  /** Takes a filling from outside; what was done before cannot be undone any more. */
  fill({ symbols }: Grid): void {
    const before = this.shown.session.symbols.slice();
    const session = Session.start(this.shown.session.puzzle);
    const cellsOf = new Map<Symbol, Cell[]>();
    for (let cell = 0; cell < symbols.length; cell++) {
      if (symbols[cell] === blank || session.isClue(cell)) continue;
      const cells = cellsOf.get(symbols[cell]);
      if (cells) cells.push(cell);
      else cellsOf.set(symbols[cell], [cell]);
    }
    for (const [symbol, cells] of cellsOf) session.enter(cells, symbol);
    this.floor = session.position;
    const changed = [...before.keys()].filter(cell => before[cell] !== symbols[cell]);
    this.show({ session, revision: this.shown.revision + 1, wrong: new Set() }, changed);
  }

  /** Marks the entries that are not the solution's; undefined if no single solution is found soon. */
  async check(): Promise<readonly Cell[] | undefined> {
    const { puzzle } = this.shown.session;
    this.solution ??= import('./solution.js').then(({ findOnlySolution }) => findOnlySolution(puzzle));
    const solution = await this.solution;
    if (!solution) return undefined;
    const wrong = this.shown.session.wrongCells(solution);
    this.show({ wrong: new Set(wrong), revision: this.shown.revision + 1 });
    return wrong;
  }

  private selectIfThere(cell: Cell | undefined): boolean {
    if (cell !== undefined) this.select(cell);
    return cell !== undefined;
  }

  private walk(step: (session: Session) => readonly Cell[] | undefined): boolean {
    let walked = false;
    this.change(session => {
      const touched = step(session);
      walked = touched !== undefined;
      return { ok: true, value: touched ?? [] };
    });
    return walked;
  }

  private change(deed: (session: Session) => Result<readonly Cell[]>): Result<unknown> {
    const { session, wrong, revision } = this.shown;
    const before = session.symbols.slice();
    session.elapsed = this.milliseconds;
    const result = deed(session);
    if (!result.ok || result.value.length === 0) return result;
    const touched = new Set(result.value);
    const stillWrong = new Set([...wrong].filter(cell => !touched.has(cell)));
    const changed = result.value.filter(cell => before[cell] !== session.symbols[cell]);
    this.show({ revision: revision + 1, wrong: stillWrong }, changed);
    return result;
  }

  private show(
    changes: { [K in keyof ShownGame]?: ShownGame[K] | undefined },
    changed: readonly Cell[] = [],
  ): void {
    this.shown = { ...this.shown, ...changes } as ShownGame;
    this.tell(changed);
  }
}
