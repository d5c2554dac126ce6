import { fail } from '../../base/result.js';
import { different } from '../constraint.js';
import { cellAt } from '../coordinates.js';
import type { Cell, Shape } from '../shape.js';
import { defineKind, demand, listed } from './kind.js';
import { isForward, placesAlong, type Step } from './steps.js';

/** Whether a direction runs from corner to corner, along axes that are equally long and no longer than there are symbols. */
function isDiagonal({ extents, symbols }: Shape, direction: Step): boolean {
  const moving = extents.flatMap((extent, axis) => (direction[axis] ? [extent] : []));
  return (
    direction.length === extents.length &&
    moving.length >= 2 &&
    direction.every(step => Math.abs(step) <= 1) &&
    moving.every(extent => extent === moving[0] && extent <= symbols)
  );
}

/** All directions in which a shape has diagonals, one of every two opposites; of many axes there are very many. */
export const diagonalsOf = (shape: Shape): Step[] =>
  [...placesAlong(shape.extents, () => 3)]
    .map(place => place.map(at => at - 1))
    .filter(step => isForward(step) && isDiagonal(shape, step));

/** From corner to corner along the axes whose step is 1 or -1; one in every slice that the other axes make. */
export const diagonal = defineKind({
  fields: { direction: { type: 'step' } },
  keptBy: listed('all'),
  expand: ({ direction }, shape, constraint) => {
    const { extents } = shape;
    if (!isDiagonal(shape, direction))
      return fail('custom-rule', 'constraint-diagonal', { constraint, axes: extents.length });
    const length = extents[direction.findIndex(step => step !== 0)];
    const sets: Cell[][] = [];
    for (const place of placesAlong(extents, axis => (direction[axis] === 0 ? extents[axis] : 1))) {
      const cells = Array.from({ length }, (_, i) =>
        cellAt(
          shape,
          place.map((at, axis) => (direction[axis] === 0 ? at : direction[axis] > 0 ? i : length - 1 - i)),
        ),
      );
      sets.push(cells.filter(cell => cell !== undefined));
    }
    return demand(sets.filter(cells => cells.length > 1).map(different));
  },
});
