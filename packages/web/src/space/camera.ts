/** Where a camera can stand: the usual place, face-on, or where everything just fits into the picture. */
import { Vector3 } from 'three';
import type { SpaceLayout } from './layout.js';
import type { Part } from './parts.js';

export const fieldOfView = 28;
export const tangent = Math.tan(((fieldOfView / 2) * Math.PI) / 180);

/** How much of the picture is filled. */
const filled = 0.95;

/** From the front, a little from the right and above. */
export const usualDirection = new Vector3(0.5, 0.42, 1).normalize();
/** IsoDoku and the cube's surface are seen at a corner. */
const corner = new Vector3(1, 0.82, 1).normalize();
/** A cube with others beside it is seen less from the side, so that they stand in a row. */
const wall = new Vector3(0.28, 0.24, 1).normalize();

/** The size of the letters beside a cube, and how far from its edges their middle is. */
export function letterSize([from, to]: Part): { readonly size: number; readonly apart: number } {
  const size = 0.5 + 0.06 * Math.max(...to.map((end, axis) => end - from[axis]));
  return { size, apart: 0.35 + 0.5 * size };
}

/** What the names of faces need beside a cube, in cells. */
const namesBeside = 0.4;

/** What the letters beside the edges of a projection need, in cells. */
const lettersBeside = 1.2;

/** The outermost points of what is drawn, with room for the letters of the axes. */
function* outermost({ frames, edges, rights, lettered, turn }: SpaceLayout): Iterable<Vector3> {
  // However it is turned, a hypercube stays in the picture, but for its corners at worst.
  if (turn) {
    const reach = 0.65 * turn.radius;
    for (const bits of [0, 1, 2, 3, 4, 5, 6, 7])
      yield new Vector3(...[0, 1, 2].map(axis => ((bits >> axis) & 1 ? reach : -reach)));
    return;
  }
  const more = frames.length === 0 ? 0 : rights ? namesBeside : 0.6 * letterSize(lettered ?? frames[0]).apart;
  for (const [from, to] of frames) {
    const ends = [from.map(end => end - more), to.map(end => end + more)];
    for (const bits of [0, 1, 2, 3, 4, 5, 6, 7])
      yield new Vector3(ends[bits & 1][0], ends[(bits >> 1) & 1][1], ends[bits >> 2][2]);
  }
  for (let i = 0; i < edges.length; i += 3) {
    const end = new Vector3(edges[i], edges[i + 1], edges[i + 2]);
    yield end.multiplyScalar(1 + lettersBeside / Math.max(1, end.length()));
  }
}

/** The place in a direction from which everything just fits into the picture. */
export function placeFrom(layout: SpaceLayout, direction: Vector3, aspect: number): Vector3 {
  const away = direction.clone().normalize();
  const right = new Vector3(0, 1, 0).cross(away).normalize();
  const up = away.clone().cross(right);
  let distance = 2;
  for (const point of outermost(layout)) {
    const across = Math.abs(point.dot(right)) / (tangent * aspect);
    const high = Math.abs(point.dot(up)) / tangent;
    distance = Math.max(distance, point.dot(away) + Math.max(across, high) / filled);
  }
  return away.multiplyScalar(distance);
}

export function usualPlace(layout: SpaceLayout, isFlat: boolean, aspect: number): Vector3 {
  if (isFlat) return placeFrom(layout, new Vector3(0, 0, 1), aspect);
  const direction = layout.rights ? corner : layout.frames.length > 1 ? wall : usualDirection;
  return placeFrom(layout, direction, aspect);
}

/** Straight along an axis: x from the right, y from above, z from the front. */
export function facePlace(layout: SpaceLayout, axis: number, aspect: number): Vector3 {
  const direction = [new Vector3(1, 0, 0.0001), new Vector3(0, 1, 0.0001), new Vector3(0, 0, 1)][axis];
  return placeFrom(layout, direction, aspect);
}
