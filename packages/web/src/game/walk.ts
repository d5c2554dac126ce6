/** Where a step of the cursor leads: in depth, round at the ends, and to the same place on another board. */
import { type Axis, alongAxis, type Cell, coordinatesOf, type Layout, type Shape } from '@hyperdoku/engine';

/** Along the depth axis, or the next stacked axis after it. */
export function cellInDepth(layout: Layout, cell: Cell, by: number, which = 0): Cell | undefined {
  const { shape, perspective } = layout;
  const axis = perspective.stacked[which];
  return axis === undefined ? undefined : cellAlong(shape, cell, axis, by);
}

/** Some steps along an axis, round at its ends. */
export function cellAlong(shape: Shape, cell: Cell, axis: Axis, by: number): Cell | undefined {
  const at = coordinatesOf(shape, cell)[axis];
  const extent = shape.extents[axis];
  return alongAxis(shape, cell, axis, ((at + by + extent) % extent) - at);
}

/** The cell of another board that lies where this one lies on its own; the first where there is a gap. */
export function cellOnBoard(layout: Layout, cell: Cell, index: number): Cell {
  const here = layout.boardAt(layout.boardOf(cell)).rows.flat();
  const place = here.find(other => other.cell === cell);
  const there = layout.boardAt(index).rows.flat();
  const same = there.find(({ row, column }) => row === place?.row && column === place?.column);
  return (same ?? there[0]).cell;
}

/** The first or last cell of the row, or of the board. */
export type End = 'row-start' | 'row-end' | 'start' | 'end';

export function cellAtEnd(layout: Layout, cell: Cell, to: End): Cell {
  const { rows } = layout.boardAt(layout.boardOf(cell));
  const row = rows.find(places => places.some(place => place.cell === cell)) ?? rows[0];
  const places = to === 'start' ? rows[0] : to === 'end' ? rows[rows.length - 1] : row;
  return (to === 'row-start' || to === 'start' ? places[0] : places[places.length - 1]).cell;
}
