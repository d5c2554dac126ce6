/** Cells that lie so many steps apart, anywhere on the grid. */
import type { ConstraintName } from '../../base/constraintName.js';
import { fail, type Result } from '../../base/result.js';
import type { Primitive } from '../constraint.js';
import { cellAt, coordinatesOf } from '../coordinates.js';
import type { Axis, Cell, Shape } from '../shape.js';
import { demand } from './kind.js';

/** A rule on a very large board would take more memory than it is worth. */
const mostPairs = 4_000_000;

export type Step = readonly number[];

/** All places whose coordinate along each axis is below a limit, axis 0 fastest. */
export function* placesAlong(
  extents: readonly number[],
  limitOf: (axis: Axis) => number,
): Generator<readonly number[]> {
  const place = extents.map(() => 0);
  for (;;) {
    yield [...place];
    let axis = 0;
    while (axis < place.length && ++place[axis] >= limitOf(axis)) place[axis++] = 0;
    if (axis === place.length) return;
  }
}

/** The axes along which cells lie side by side: on the faces of a cube those of the face. */
export const spatialAxes = (shape: Shape): Axis[] =>
  shape.extents.flatMap((_, axis) => (shape.surface && axis === 2 ? [] : [axis]));

/** What holds for every two cells that lie one of these steps apart; each step also means its opposite. */
export function expandSteps(
  shape: Shape,
  steps: readonly Step[],
  constraint: ConstraintName,
  make: (cells: [Cell, Cell]) => Primitive | undefined,
): Result<readonly Primitive[]> {
  if (steps.length * shape.cellCount > mostPairs)
    return fail('custom-rule', 'constraint-too-large', { constraint, limit: mostPairs });
  const primitives: Primitive[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const place = coordinatesOf(shape, cell);
    for (const step of steps) {
      const other = cellAt(
        shape,
        place.map((at, axis) => at + step[axis]),
      );
      const primitive = other === undefined ? undefined : make([cell, other]);
      if (primitive) primitives.push(primitive);
    }
  }
  return demand(primitives);
}

/** Of two opposite steps the one whose first number that is not 0 is positive. */
export const isForward = (step: Step): boolean => (step.find(along => along !== 0) ?? -1) > 0;
