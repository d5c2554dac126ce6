/** Which cells are selected, and how the cursor walks: in its slice by arrows, in depth along the stacked axes. */
import {
  type Axis,
  alongAxis,
  blank,
  type Cell,
  cellsOf,
  coordinatesOf,
  type Direction,
  layOut,
  makeSymbolText,
  neighbourOf,
  type Perspective,
  perspectiveAlong,
  type Shape,
  type Step,
} from '@hyperdoku/engine';
import { texts } from '../texts/play.js';
import type { Core } from './core.js';
import { sayPerspective } from './perspectiveWords.js';
import { cellAlong, cellAtEnd, cellInDepth, cellOnBoard, type End } from './walk.js';

/** Alone, in or out of the selection, with all between it and the cursor, or as the last of the selection. */
export type SelectHow = 'only' | 'toggle' | 'range' | 'add';

export class Selection {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  selectCell(cell: Cell, how: SelectHow = 'only'): void {
    const { selection, cursor, session, drawing } = this.#core.state;
    if (drawing) this.#draw(cell, how);
    else if (how === 'only') this.#select([cell]);
    else if (how === 'toggle' && selection.includes(cell) && selection.length > 1)
      this.#select(selection.filter(other => other !== cell));
    else if (how === 'range')
      this.#select(withLast([...selection, ...listBetween(session.shape, cursor, cell)], cell));
    else if (cell !== cursor) this.#select(withLast(selection, cell));
  }

  /** While something is drawn, the cursor walks alone, and what else is selected is drawn after what is there. */
  #draw(cell: Cell, how: SelectHow): void {
    const { selection, cursor, session } = this.#core.state;
    const draw = (drawn: readonly Cell[]): void =>
      this.#core.change({ selection: drawn, cursor: cell, hover: undefined });
    if (how === 'only') draw(selection);
    else if (how === 'range') draw([...new Set([...selection, ...listBetween(session.shape, cursor, cell)])]);
    else if (how === 'add')
      draw(drawTo(selection.includes(cursor) ? selection : [...selection, cursor], cell));
    else draw(selection.includes(cell) ? selection.filter(other => other !== cell) : [...selection, cell]);
  }

  selectAll(): void {
    const { layout, cursor, drawing } = this.#core.state;
    if (drawing) return;
    const cells = layout.boardAt(layout.boardOf(cursor)).rows.flat();
    this.#select(
      withLast(
        cells.map(({ cell }) => cell),
        cursor,
      ),
    );
  }

  selectEqual(cell = this.#core.state.cursor): void {
    const { session, drawing, cursor } = this.#core.state;
    const symbol = session.symbols[cell];
    if (drawing) return;
    if (symbol === blank) {
      this.#core.notify(texts.play.equalNeeds, now => now.cursor === cursor);
      return;
    }
    const cells: Cell[] = [];
    for (let other = 0; other < session.shape.cellCount; other++)
      if (session.symbols[other] === symbol) cells.push(other);
    this.#select(withLast(cells, cell));
    const name = makeSymbolText(symbol, session.shape.symbols);
    this.#core.say(texts.play.equalSelected(cells.length, name));
  }

  moveCursor(direction: Direction, extending: boolean): void {
    const { layout, cursor } = this.#core.state;
    const next = neighbourOf(layout, cursor, direction);
    if (next === undefined) this.#core.say(texts.play.edge);
    else this.selectCell(next, extending ? 'add' : 'only');
  }

  jumpCursor(to: End): void {
    const { layout, cursor } = this.#core.state;
    this.selectCell(cellAtEnd(layout, cursor, to));
  }

  moveDepth(by: number, which = 0): void {
    const { layout, cursor } = this.#core.state;
    const next = cellInDepth(layout, cursor, by, which);
    if (next !== undefined) this.selectCell(next);
  }

  /** Along any axis, round at its ends. */
  moveAlong(axis: Axis, by: number): void {
    const { layout, cursor } = this.#core.state;
    const next = cellAlong(layout.shape, cursor, axis, by);
    if (next !== undefined) this.selectCell(next);
  }

  focusBoard(index: number): void {
    const { layout, cursor } = this.#core.state;
    if (index >= 0 && index < layout.boardCount) this.selectCell(cellOnBoard(layout, cursor, index));
  }

  lookAlong(axis: Axis): void {
    const { shape, perspective } = this.#core.state.layout;
    if (axis >= shape.extents.length || perspective.stacked.length === 0) return;
    this.lookFrom(perspectiveAlong(shape, axis, perspective));
  }

  lookFrom(perspective: Perspective): void {
    const { layout, cursor, drawing } = this.#core.state;
    const { shape } = layout;
    this.#core.change(
      {
        layout: layOut(shape, perspective),
        ...(!drawing && { selection: [cursor] }),
        ...this.#core.spoken(sayPerspective(shape, perspective)),
      },
      { isLasting: true },
    );
  }

  hoverCell(cell: Cell | undefined): void {
    const { hover, show } = this.#core.state;
    if (hover !== cell && !show) this.#core.change({ hover: cell });
  }

  /** Brings a cell that the step speaks of into focus, or if it names none, a part of where it points. */
  goToStep({ placements, cells, eliminations, houses, constraints }: Step): void {
    const { shape } = this.#core.state.session;
    const cell = placements[0]?.cell ?? cells[0] ?? eliminations[0]?.cell;
    const place = [
      ...houses.flatMap(house => [...cellsOf(shape, house)]),
      ...constraints.flatMap(constraint => shape.constraints[constraint].cells),
    ];
    this.goToAny(cell === undefined ? place : [cell]);
  }

  /** Brings one of these cells into focus, unless one of them is there. */
  goToAny(cells: readonly Cell[]): void {
    const { layout, cursor } = this.#core.state;
    const isNear = (cell: Cell): boolean => layout.boardOf(cell) === layout.boardOf(cursor);
    if (cells.length > 0 && !cells.some(isNear)) this.#select([cells[0]]);
  }

  /** What is chosen last is what is lit: a mouse that rests somewhere counts again as soon as it moves. */
  #select(selection: readonly Cell[]): void {
    this.#core.change({ selection, cursor: selection[selection.length - 1], hover: undefined });
  }
}

/** A line that goes on to a cell; back to the last but one it gets shorter, and it meets no cell twice. */
function drawTo(drawn: readonly Cell[], cell: Cell): readonly Cell[] {
  if (drawn.at(-2) === cell) return drawn.slice(0, -1);
  return drawn.includes(cell) ? drawn : [...drawn, cell];
}

/** Each cell once, this one last. */
const withLast = (cells: readonly Cell[], last: Cell): Cell[] => [
  ...new Set(cells.filter(cell => cell !== last)),
  last,
];

/** The block of cells that has the two at opposite corners, along all axes. */
function listBetween(shape: Shape, from: Cell, to: Cell): Cell[] {
  const [a, b] = [coordinatesOf(shape, from), coordinatesOf(shape, to)];
  let cells: Cell[] = [from];
  for (let axis = 0; axis < a.length; axis++) {
    const step = Math.sign(b[axis] - a[axis]);
    cells = cells.flatMap(start => {
      const line = [start];
      for (let i = step; step !== 0 && Math.abs(i) <= Math.abs(b[axis] - a[axis]); i += step) {
        const next = alongAxis(shape, start, axis, i);
        if (next !== undefined) line.push(next);
      }
      return line;
    });
  }
  return cells;
}
