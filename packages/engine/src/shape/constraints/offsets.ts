import { fail } from '../../base/result.js';
import { different } from '../constraint.js';
import { shareHouse } from '../otherPeers.js';
import type { Shape } from '../shape.js';
import { defineKind, global, listed } from './kind.js';
import { expandSteps, isForward, placesAlong, type Step, spatialAxes } from './steps.js';

const differAt = (
  shape: Shape,
  steps: readonly Step[],
  constraint: Parameters<typeof expandSteps>[2],
): ReturnType<typeof expandSteps> =>
  expandSteps(shape, steps, constraint, ([a, b]) =>
    shareHouse(shape, a, b) ? undefined : different([a, b]),
  );

/** More axes than these have more king's moves than anybody follows. */
const mostKingAxes = 6;

/** No symbol twice so many steps apart. */
export const offsets = defineKind({
  fields: { offsets: { type: 'steps' } },
  keptBy: listed('all'),
  expand: ({ offsets: steps }, shape, constraint) =>
    steps.some(step => step.length !== shape.extents.length || step.every(along => along === 0))
      ? fail('custom-rule', 'constraint-offsets', { constraint, axes: shape.extents.length })
      : differAt(shape, steps, constraint),
});

/** No symbol twice a knight's move apart, in any plane of the grid. */
export const antiKnight = defineKind({
  fields: {},
  keptBy: global('all'),
  expand: (_, shape, constraint) => {
    const axes = spatialAxes(shape);
    const steps = axes.flatMap(long =>
      axes
        .filter(short => short !== long)
        .flatMap(short =>
          [1, -1].map(way => shape.extents.map((_, axis) => (axis === long ? 2 : axis === short ? way : 0))),
        ),
    );
    return differAt(shape, steps, constraint);
  },
});

/** No symbol twice a king's move apart: in cells that touch, be it at a corner. */
export const antiKing = defineKind({
  fields: {},
  keptBy: global('all'),
  expand: (_, shape, constraint) => {
    const axes = spatialAxes(shape);
    if (axes.length > mostKingAxes)
      return fail('custom-rule', 'constraint-axes', { constraint, most: mostKingAxes });
    const steps = [...placesAlong(shape.extents, axis => (axes.includes(axis) ? 3 : 1))]
      .map(place => place.map((at, axis) => (axes.includes(axis) ? at - 1 : 0)))
      .filter(isForward);
    return differAt(shape, steps, constraint);
  },
});
