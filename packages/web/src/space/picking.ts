/** Which cell a ray meets: the nearest whose tile it goes through. What is hidden or ghostly cannot be picked. */
import type { Ray } from 'three';
import { ghostly } from './sight.js';
import type { SpaceLayout } from './spaceLayout.js';

export function pickCell(
  ray: Ray,
  { positions, tile, rights }: SpaceLayout,
  sight: Float32Array,
): number | undefined {
  const { origin, direction } = ray;
  const reach = (tile * 0.62) ** 2;
  let best: number | undefined;
  let bestAlong = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < sight.length; cell++) {
    if (sight[cell] <= ghostly) continue;
    const x = positions[3 * cell] - origin.x;
    const y = positions[3 * cell + 1] - origin.y;
    const z = positions[3 * cell + 2] - origin.z;
    const along = x * direction.x + y * direction.y + z * direction.z;
    if (along <= 0 || along >= bestAlong) continue;
    const apart = x * x + y * y + z * z - along * along;
    if (apart > reach) continue;
    // The far side of a surface is behind its cube.
    if (rights && isAway(cell, positions, direction)) continue;
    best = cell;
    bestAlong = along;
  }
  return best;
}

/** Of a cube around the origin, the side that looks away has its longest coordinate in the ray's direction. */
function isAway(
  cell: number,
  positions: Float32Array,
  direction: { x: number; y: number; z: number },
): boolean {
  const at = [...positions.subarray(3 * cell, 3 * cell + 3)];
  const axis = at.reduce((top, value, i) => (Math.abs(value) > Math.abs(at[top]) ? i : top), 0);
  return Math.sign(at[axis]) * [direction.x, direction.y, direction.z][axis] > 0;
}
