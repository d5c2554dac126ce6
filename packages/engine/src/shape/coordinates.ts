/** Between cells and the coordinates of the grid they lie in. Coordinates count from 0, axis 0 is fastest. */
import { stridesOf } from '../base/ints.js';
import type { Cell, Shape } from './shape.js';

const cellsByPosition = new WeakMap<Shape, Map<number, Cell>>();

/** Where a cell lies in the grid of `extents`, as rules name it. */
export const positionOf = ({ positions }: Shape, cell: Cell): number => positions?.[cell] ?? cell;

/** The coordinates of a cell, from 0, axis by axis. */
export function coordinatesOf(shape: Shape, cell: Cell): number[] {
  let rest = positionOf(shape, cell);
  return shape.extents.map(extent => {
    const at = rest % extent;
    rest = (rest - at) / extent;
    return at;
  });
}

/** The cell at these coordinates, or undefined where the grid has none. */
export function cellAt(shape: Shape, coordinates: readonly number[]): Cell | undefined {
  const strides = stridesOf(shape.extents);
  let position = 0;
  for (const [axis, extent] of shape.extents.entries()) {
    const at = coordinates[axis];
    if (!Number.isInteger(at) || at < 0 || at >= extent) return undefined;
    position += at * strides[axis];
  }
  return cellAtPosition(shape, position);
}

/** The cell at this place of the grid of `extents`, or undefined where the grid has a gap. */
export function cellAtPosition(shape: Shape, position: number): Cell | undefined {
  const { positions } = shape;
  if (!positions) return position;
  let index = cellsByPosition.get(shape);
  if (!index) {
    index = new Map();
    for (let cell = 0; cell < shape.cellCount; cell++) index.set(positions[cell], cell);
    cellsByPosition.set(shape, index);
  }
  return index.get(position);
}
