import { fail } from '../../base/result.js';
import { different } from '../constraint.js';
import { cellAt } from '../coordinates.js';
import type { Cell } from '../shape.js';
import { defineKind, demand, listed } from './kind.js';
import { placesAlong } from './steps.js';

/** From corner to corner along the axes whose step is 1 or -1; one in every slice that the other axes make. */
export const diagonal = defineKind({
  fields: { direction: { type: 'step' } },
  keptBy: listed('all'),
  expand: ({ direction }, shape, constraint) => {
    const { extents, symbols } = shape;
    const moving = extents.flatMap((_, axis) => (direction[axis] ? [axis] : []));
    const length = extents[moving[0]];
    const fits =
      direction.length === extents.length &&
      moving.length >= 2 &&
      direction.every(step => Math.abs(step) <= 1) &&
      moving.every(axis => extents[axis] === length) &&
      length <= symbols;
    if (!fits) return fail('custom-rule', 'constraint-diagonal', { constraint, axes: extents.length });
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
