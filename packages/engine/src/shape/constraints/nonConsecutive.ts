import { combinations } from '../combinations.js';
import { relation } from '../constraint.js';
import { defineKind, global } from './kind.js';
import { expandSteps, spatialAxes } from './steps.js';

/** Symbols that follow each other are never side by side. */
export const nonConsecutive = defineKind({
  fields: {},
  keptBy: global('mirrored'),
  expand: (_, shape, constraint) => {
    const apart = combinations(shape.symbols, 2, '|a-b|<>1', (a, b) => Math.abs(a - b) !== 1);
    const steps = spatialAxes(shape).map(along => shape.extents.map((_, axis) => (axis === along ? 1 : 0)));
    return expandSteps(shape, steps, constraint, cells => relation(cells, apart));
  },
});
