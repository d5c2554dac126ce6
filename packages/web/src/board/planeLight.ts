/** The colour of a plane of two axes. */
import type { Perspective, Shape } from '@hyperdoku/engine';
import { lightNames, lightsOfOrientations } from './lights.js';

/** The light of the boxes that lie in it, if the shape has such. */
export function planeLight(shape: Shape, { across, down }: Perspective): string | undefined {
  const lights = lightsOfOrientations(shape);
  const found = shape.orientations.findIndex(
    ({ kind, axes }) => kind !== 'line' && axes.length === 2 && axes.includes(across) && axes.includes(down),
  );
  return found < 0 ? undefined : lightNames[lights[found]];
}
