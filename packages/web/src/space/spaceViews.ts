/** The ways to see a shape in space; known before space itself is fetched. */
import type { Shape } from '@hyperdoku/engine';

const spaceViews = ['cube', 'cubes', 'turning', 'rhombic', 'surface'] as const;
export type SpaceView = (typeof spaceViews)[number];

export const isSpaceView = (name: string | undefined): name is SpaceView =>
  spaceViews.some(view => view === name);

/** The ways to see a shape in space, the usual one first; none for flat shapes. */
export function viewsOf(shape: Shape): readonly SpaceView[] {
  if (shape.surface) return ['surface'];
  if (shape.extents.length === 3) return ['cube', 'rhombic'];
  return shape.extents.length > 3 ? ['cubes', 'turning', 'rhombic'] : [];
}
