/**
 * From where some cells are seen best. A handful of directions is compared by how much stands in front of the cells: tiles
 * that cover them, and the cells among themselves, which would hide each other when a line is looked at along its length. What is far
 * is pale, so the near side is better.
 */
import { Vector3 } from 'three';
import { usualDirection } from './camera.js';
import { type SpaceLayout, scaleOfCell } from './layout.js';

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
/** What it costs that cells are at the far end of the cube, and beyond which share of its depth they are far. */
const farCost = 0.5;
const farShare = 0.6;
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

/** Of several cubes, only the one in focus is large enough to look into; the others are beside it from wherever one looks. */
const isLooked = (layout: SpaceLayout, cell: number): boolean => scaleOfCell(layout, cell) === 1;

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
    if (sight[cell] === 0 || !(own.has(cell) || covers(cell)) || !isLooked(layout, cell)) continue;
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

/** How deep in their cube the cells lie in the mean, seen from a direction: from 0, nearest, to 1. */
function depthOf(
  { positions, frames, lettered }: SpaceLayout,
  cells: readonly number[],
  from: Vector3,
): number {
  const [low, high] = (lettered ?? frames[0]).map(end => new Vector3().fromArray(end));
  const middle = low.clone().add(high).multiplyScalar(0.5);
  const reach = high.distanceTo(middle);
  let sum = 0;
  for (const cell of cells)
    sum += new Vector3()
      .fromArray(positions, 3 * cell)
      .sub(middle)
      .dot(from);
  return (1 - sum / Math.max(1, cells.length) / reach) / 2;
}

/** The direction to see cells from, the nearest to the present one among good ones; undefined where it is good enough. */
export function bestDirection(
  seen: Seen,
  asked: readonly number[],
  looking: Vector3,
  stays: boolean,
): Vector3 | undefined {
  const present = looking.clone().normalize();
  const cells = asked.filter(cell => isLooked(seen.layout, cell));
  const hidden = coverOf(seen, cells, present);
  const depth = (from: Vector3): number => depthOf(seen.layout, cells, from);
  if (stays ? hidden < badlyHidden : hidden < 0.1 && depth(present) < farShare) return undefined;
  let best: Vector3 | undefined;
  const now = hidden + farCost * depth(present);
  // Only what is clearly better is worth a move.
  let least = stays ? now * 0.6 : now;
  for (const direction of directions) {
    const turn = (1 - direction.dot(present)) / 2;
    const cost = coverOf(seen, cells, direction) + farCost * depth(direction) + turnCost * turn;
    if (cost < least) {
      least = cost;
      best = direction;
    }
  }
  return best?.clone();
}
