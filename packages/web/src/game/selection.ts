/** Which cells are selected, and how the cursor walks: in its slice by arrows, in depth along the stacked axes. */
import {
  type Axis,
  alongAxis,
  type Cell,
  coordinatesOf,
  type Direction,
  layOut,
  neighbourOf,
  type Perspective,
  perspectiveAlong,
} from '@hyperdoku/engine';
import { texts } from '../texts/index.js';
import { saveSoon } from './autosave.js';
import { announce, changeGame, currentGame } from './game.js';
import { sayPerspective } from './perspectiveWords.js';
import { cellAtEnd, cellInDepth, cellOnBoard } from './walk.js';

/** Selects one cell, adds it to the selection or takes it out, or selects all between it and the cursor. */
export function selectCell(cell: Cell, how: 'only' | 'toggle' | 'range' | 'add' = 'only'): void {
  const game = currentGame();
  if (!game) return;
  const { selection, cursor } = game;
  if (how === 'only') changeGame({ selection: [cell], cursor: cell });
  else if (how === 'toggle' && selection.includes(cell) && selection.length > 1) {
    const left = selection.filter(other => other !== cell);
    changeGame({ selection: left, cursor: left[left.length - 1] });
  } else if (how === 'range') {
    const range = rangeBetween(cursor, cell);
    changeGame({ selection: [...new Set([...selection, ...range, cell])], cursor: cell });
  } else if (!selection.includes(cell) || cell !== cursor)
    changeGame({ selection: [...selection.filter(other => other !== cell), cell], cursor: cell });
}

/** The block of cells that has the two at opposite corners, along all axes. */
function rangeBetween(from: Cell, to: Cell): Cell[] {
  const game = currentGame();
  if (!game) return [];
  const { shape } = game.session;
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

export function selectAll(): void {
  const game = currentGame();
  if (!game) return;
  const board = game.layout.boardAt(game.layout.boardOf(game.cursor));
  const cells = board.rows.flat().map(({ cell }) => cell);
  changeGame({ selection: [...cells.filter(cell => cell !== game.cursor), game.cursor] });
}

export function moveCursor(direction: Direction, extends_: boolean): void {
  const game = currentGame();
  if (!game) return;
  const next = neighbourOf(game.layout, game.cursor, direction);
  if (next === undefined) announce(texts.play.edge);
  else selectCell(next, extends_ ? 'add' : 'only');
}

/** To the first or last cell of the row, or of the board. */
export function jumpCursor(to: 'row-start' | 'row-end' | 'start' | 'end'): void {
  const game = currentGame();
  if (game) selectCell(cellAtEnd(game.layout, game.cursor, to));
}

/** Along the depth axis, or the next stacked axis after it; round at the ends. */
export function moveDepth(by: number, which = 0): void {
  const game = currentGame();
  const next = game && cellInDepth(game.layout, game.cursor, by, which);
  if (next !== undefined) selectCell(next);
}

/** The board with this index comes into focus; the cursor keeps its place in the slice. */
export function focusBoard(index: number): void {
  const game = currentGame();
  if (!game || index < 0 || index >= game.layout.boardCount) return;
  selectCell(cellOnBoard(game.layout, game.cursor, index));
}

export function lookAlong(axis: Axis): void {
  const game = currentGame();
  if (!game) return;
  const { shape } = game.session;
  if (axis >= shape.extents.length || game.layout.perspective.stacked.length === 0) return;
  lookFrom(perspectiveAlong(shape, axis, game.layout.perspective));
}

/** Changes the perspective; the cell stays selected. */
export function lookFrom(perspective: Perspective): void {
  const game = currentGame();
  if (!game) return;
  const { shape } = game.session;
  changeGame({ layout: layOut(shape, perspective), selection: [game.cursor] });
  saveSoon();
  announce(sayPerspective(shape, perspective));
}

export const hoverCell = (cell: Cell | undefined): void => {
  const game = currentGame();
  if (game && game.hover !== cell && !game.show) changeGame({ hover: cell });
};
