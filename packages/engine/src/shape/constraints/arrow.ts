import { weighted } from '../constraint.js';
import { defineKind, demand, listed } from './kind.js';

/** The cells add up to the circle, whose symbols are read as the digits of one number where it has several cells. */
export const arrow = defineKind({
  fields: { circle: { type: 'cells', least: 1, most: 3 }, cells: { type: 'cells', least: 1 } },
  keptBy: listed('none'),
  expand: ({ circle, cells }) => {
    const digits = circle.map((_, i) => 10 ** (circle.length - 1 - i));
    return demand([weighted([...circle, ...cells], [...digits, ...cells.map(() => -1)], 0)]);
  },
});
