/** The ways to see a shape in space; known before space itself is fetched. */
import type { Shape } from '@hyperdoku/engine';

/** More axes than this do not turn: the card takes two numbers of four for a point. */
export const mostTurned = 8;

const spaceViews = ['cube', 'cubes', 'turning', 'rhombic', 'surface'] as const;
export type SpaceView = (typeof spaceViews)[number];

export const isSpaceView = (name: string | undefined): name is SpaceView =>
  spaceViews.some(view => view === name);

/** The ways to see a shape in space, the usual one first; none for flat shapes. */
export function viewsOf(shape: Shape): readonly SpaceView[] {
  if (shape.surface) return ['surface'];
  if (shape.extents.length === 3) return ['cube', 'rhombic'];
  if (shape.extents.length < 3) return [];
  return shape.extents.length > mostTurned ? ['cubes', 'rhombic'] : ['cubes', 'turning', 'rhombic'];
}
