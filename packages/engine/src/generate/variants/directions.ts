import { spatialAxes } from '../../shape/constraints/steps.js';
import type { Shape } from '../../shape/shape.js';

/** More axes than these have more diagonals than anybody follows. */
const mostAxes = 6;

/** The steps of one along two or more axes, of each two opposite ones the one that begins forwards. */
export function directionsOf(shape: Shape): readonly (readonly number[])[] {
  const axes = spatialAxes(shape);
  if (axes.length > mostAxes) return [];
  let steps: readonly (readonly number[])[] = [[]];
  for (const axis of shape.extents.keys()) {
    const along = axes.includes(axis) ? [0, 1, -1] : [0];
    steps = steps.flatMap(step => along.map(by => [...step, by]));
  }
  return steps.filter(
    step => step.filter(by => by !== 0).length >= 2 && (step.find(by => by !== 0) ?? 0) > 0,
  );
}
