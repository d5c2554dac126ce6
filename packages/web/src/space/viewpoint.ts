/**
 * From where some cells are seen best. A handful of directions is compared by how much stands in front of the cells: tiles
 * that cover them, and the cells among themselves, which would hide each other when a line is looked at along its length.
 */
import { Vector3 } from 'three';
import { usualDirection } from './camera.js';
import type { SpaceLayout } from './layout.js';

export interface Seen {
  readonly layout: SpaceLayout;
  /** How much of each cell is seen, from 0 to 1. */
  readonly sight: ArrayLike<number>;
  /** What covers others: filled cells, not dots. */
  readonly covers: (cell: number) => boolean;
}

/** More cells than this are represented by some of them. */
const mostCells = 24;
/** Cells of the evidence hide each other worse than anything else does. */
const ownWeight = 2;
/** What turning half way around costs, in covered shares of a cell. */
const turnCost = 0.35;
/** Covered this much on average, it is worth moving the camera. */
const badlyHidden = 0.75;

const directions: readonly Vector3[] = [
  usualDirection,
  new Vector3(-0.5, 0.42, 1),
  new Vector3(0.12, 0.1, 1),
  new Vector3(1, 0.42, 0.5),
  new Vector3(-1, 0.42, 0.5),
  new Vector3(0.35, 1, 0.5),
  new Vector3(-0.35, 1, 0.5),
  new Vector3(0.5, -0.42, 1),
  new Vector3(-0.5, -0.42, 1),
  new Vector3(0.35, -1, 0.5),
  new Vector3(0.5, 0.42, -1),
  new Vector3(-0.5, 0.42, -1),
  new Vector3(1, 0.3, 0.05),
  new Vector3(-1, 0.3, 0.05),
].map(direction => direction.clone().normalize());

/** How much stands in front of the cells in the mean, seen from a direction. */
function coverOf(seen: Seen, cells: readonly number[], from: Vector3): number {
  const { layout, sight, covers } = seen;
  const { positions, tile } = layout;
  const own = new Set(cells);
  const step = Math.max(1, Math.ceil(cells.length / mostCells));
  const looked = cells.filter((_, i) => i % step === 0);
  const reach = tile * 0.9;
  let sum = 0;
  for (let cell = 0; cell < sight.length; cell++) {
    if (sight[cell] === 0 || !(own.has(cell) || covers(cell))) continue;
    const weight = own.has(cell) ? ownWeight : sight[cell];
    const [x, y, z] = [positions[3 * cell], positions[3 * cell + 1], positions[3 * cell + 2]];
    for (const other of looked) {
      const dx = x - positions[3 * other];
      const dy = y - positions[3 * other + 1];
      const dz = z - positions[3 * other + 2];
      const nearer = dx * from.x + dy * from.y + dz * from.z;
      if (nearer < 0.1) continue;
      const apart = Math.sqrt(Math.max(0, dx * dx + dy * dy + dz * dz - nearer * nearer));
      if (apart < reach) sum += weight * (1 - apart / reach);
    }
  }
  return sum / Math.max(1, looked.length);
}

/** The direction to see cells from, the nearest to the present one among good ones; undefined where it is good enough. */
export function bestDirection(
  seen: Seen,
  cells: readonly number[],
  now: Vector3,
  stays: boolean,
): Vector3 | undefined {
  const present = now.clone().normalize();
  const hidden = coverOf(seen, cells, present);
  if (hidden < (stays ? badlyHidden : 0.1)) return undefined;
  let best: Vector3 | undefined;
  // Only what is clearly better is worth a move.
  let least = stays ? hidden * 0.6 : hidden;
  for (const direction of directions) {
    const turn = (1 - direction.dot(present)) / 2;
    const cost = coverOf(seen, cells, direction) + turnCost * turn;
    if (cost < least) {
      least = cost;
      best = direction;
    }
  }
  return best?.clone();
}
