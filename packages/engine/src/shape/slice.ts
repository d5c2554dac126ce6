/** Two-dimensional cross-sections of a shape: what a board shows and what a text picture draws. */
import { stridesOf } from '../base/ints.js';
import { cellAtPosition } from './coordinates.js';
import type { Axis, Cell, Shape } from './shape.js';

/** A flat piece of a shape, which fits on paper. */
export interface Slice {
  /** The axis that runs to the right and the one that runs down. */
  readonly across: Axis;
  readonly down: Axis;
  readonly width: number;
  readonly height: number;
  /** The coordinate on every axis; those of `across` and `down` are 0. */
  readonly fixed: readonly number[];
  /** Row by row; undefined where the grid has a gap. */
  readonly cells: readonly (Cell | undefined)[];
}

/** The slice that lies along two axes at the given coordinates of the others. */
export function sliceAt(shape: Shape, across: Axis, down: Axis, at: readonly number[]): Slice {
  const strides = stridesOf(shape.extents);
  const width = shape.extents[across];
  const height = down === across ? 1 : shape.extents[down];
  const fixed = shape.extents.map((_, axis) => (axis === across || axis === down ? 0 : (at[axis] ?? 0)));
  const corner = fixed.reduce((sum, value, axis) => sum + value * strides[axis], 0);
  const cells: (Cell | undefined)[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      cells.push(cellAtPosition(shape, corner + column * strides[across] + row * strides[down]));
    }
  }
  return { across, down, width, height, fixed, cells };
}

/** Every slice along two axes, in the order of the other axes, lowest axis fastest. One is made at a time. */
export function* slicesAlong(shape: Shape, across: Axis, down: Axis): Generator<Slice> {
  const others = shape.extents.map((_, axis) => axis).filter(axis => axis !== across && axis !== down);
  const at = shape.extents.map(() => 0);
  for (;;) {
    yield sliceAt(shape, across, down, at);
    let i = 0;
    while (i < others.length && ++at[others[i]] === shape.extents[others[i]]) at[others[i++]] = 0;
    if (i === others.length) return;
  }
}
