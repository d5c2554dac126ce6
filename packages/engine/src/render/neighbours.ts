/** From cell to cell, as a board is drawn and along the axes of the shape. */
import { cellAt, coordinatesOf } from '../shape/coordinates.js';
import type { Axis, Cell, Shape } from '../shape/shape.js';
import { type Direction, neighbourOnSurface } from './cubeSurface.js';
import type { Layout } from './layout.js';

/**
 * The cell next to this one on its board; undefined at the border of a slice and at a gap. On an unfolded cube a move over
 * an edge leads to the cell that touches it there, and along a strip or hoop around to its beginning.
 */
export function neighbourOf(
  { shape, perspective: { across, down } }: Layout,
  cell: Cell,
  direction: Direction,
): Cell | undefined {
  if (shape.surface) return neighbourOnSurface(shape, cell, direction);
  const by = direction === 'left' || direction === 'up' ? -1 : 1;
  if (direction === 'left' || direction === 'right') return alongAxis(shape, cell, across, by);
  return across === down ? undefined : alongAxis(shape, cell, down, by);
}

/** The cell so many places further along an axis; undefined outside the grid and in a gap. */
export function alongAxis(shape: Shape, cell: Cell, axis: Axis, by: number): Cell | undefined {
  const at = coordinatesOf(shape, cell);
  at[axis] += by;
  return cellAt(shape, at);
}
