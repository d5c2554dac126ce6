/**
 * Which cells lie under a point of the picture, the topmost first: what is drawn on top is what is picked. A card has the form
 * of a card and a dot that of a dot. What is hidden or ghostly cannot be picked.
 */
import { type Camera, Vector3 } from 'three';
import type { SpaceLayout } from './layout.js';
import { ghostly } from './spaceState.js';

export interface Drawn {
  readonly layout: Pick<SpaceLayout, 'positions' | 'rights' | 'ups' | 'tile' | 'scales'>;
  /** The sides of the tiles as they are drawn; negative for dots. */
  readonly sizeOf: (cell: number) => number;
  /** How much of each cell is seen. */
  readonly sight: ArrayLike<number>;
}

/** A point of the picture, from -1 to 1: x to the right, y up. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How round the corners of cards are, and to where a dot can be seen, as shares of half their size. */
const cardCorner = 0.32;
const dotEdge = 0.85;
/** Where nothing is hit, the nearest cell around is meant, up to this share of a tile. */
const forgiven = 0.62;

interface Hit {
  readonly cell: number;
  readonly depth: number;
  /** How far from the middle: up to 1 it is on the tile. */
  readonly off: number;
  /** The same in units of space. */
  readonly apart: number;
}

export function cellsUnder(point: Point, camera: Camera, drawn: Drawn): number[] {
  const near: Hit[] = [];
  for (const hit of hitsAround(point, camera, drawn)) near.push(hit);
  const on = near.filter(({ off }) => off <= 1).sort((a, b) => a.depth - b.depth || b.cell - a.cell);
  if (on.length > 0) return on.map(({ cell }) => cell);
  const [closest] = near.sort((a, b) => a.apart - b.apart || a.depth - b.depth);
  return closest ? [closest.cell] : [];
}

function* hitsAround({ x, y }: Point, camera: Camera, { layout, sizeOf, sight }: Drawn): Iterable<Hit> {
  const { positions, rights, ups, tile, scales } = layout;
  // The line of sight, as the camera sees it: from the near to the far side of what it shows.
  const from = new Vector3(x, y, -1).applyMatrix4(camera.projectionMatrixInverse);
  const along = new Vector3(x, y, 1).applyMatrix4(camera.projectionMatrixInverse).sub(from);
  const reach = tile * forgiven;
  const middle = new Vector3();
  const here = new Vector3();
  for (let cell = 0; cell < sight.length; cell++) {
    if (sight[cell] <= ghostly) continue;
    middle.fromArray(positions, 3 * cell).applyMatrix4(camera.matrixWorldInverse);
    let across: number;
    let up: number;
    if (rights && ups) {
      const right = new Vector3().fromArray(rights, 3 * cell).transformDirection(camera.matrixWorldInverse);
      const above = new Vector3().fromArray(ups, 3 * cell).transformDirection(camera.matrixWorldInverse);
      const outward = right.clone().cross(above);
      const turned = outward.dot(along);
      // The far side of a surface is behind its cube.
      if (turned >= 0) continue;
      const t = outward.dot(here.copy(middle).sub(from)) / turned;
      here.copy(along).multiplyScalar(t).add(from).sub(middle);
      [across, up] = [here.dot(right), here.dot(above)];
    } else {
      const t = (middle.z - from.z) / along.z;
      // Behind the eye nothing is seen.
      if (t < 0) continue;
      [across, up] = [from.x + t * along.x - middle.x, from.y + t * along.y - middle.y];
    }
    const apart = Math.hypot(across, up);
    const size = sizeOf(cell);
    const off = size < 0 ? apart / ((-size / 2) * dotEdge) : offCard(across / (size / 2), up / (size / 2));
    if (off <= 1 || apart <= reach * (scales?.[cell] ?? 1)) yield { cell, depth: -middle.z, off, apart };
  }
}

/** Up to 1 inside of a square of side 2 with round corners. */
function offCard(x: number, y: number): number {
  const straight = 1 - cardCorner;
  const [dx, dy] = [Math.abs(x) - straight, Math.abs(y) - straight];
  const out = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0);
  return out + straight;
}
