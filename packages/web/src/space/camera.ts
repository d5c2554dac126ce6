/** Where a camera can stand: the usual place, face-on, or where everything just fits into the picture. */
import { type Camera, type OrthographicCamera, type PerspectiveCamera, Vector3 } from 'three';
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

/** The size of the letters beside a cube, and how far from its edges their middle is. */
export function letterSize([from, to]: Part): { readonly size: number; readonly apart: number } {
  const size = 0.5 + 0.06 * Math.max(...to.map((end, axis) => end - from[axis]));
  return { size, apart: 0.35 + 0.5 * size };
}

/** What the names of faces need beside a cube, in cells. */
const namesBeside = 0.7;

/** What the name above a cube needs, as a share of its side. */
const nameAbove = 0.3;

/** What the letters beside the edges of a projection need, in cells. */
const lettersBeside = 1.2;

/** Where right and up are on the screen for who looks from a direction. */
export function facingOf(direction: Vector3): { readonly right: Vector3; readonly up: Vector3 } {
  const away = direction.clone().normalize();
  const right = new Vector3(0, 1, 0).cross(away).normalize();
  return { right, up: away.cross(right) };
}

/** The outermost points of what is drawn, with room for the letters of the axes, seen with right and up like this. */
function* outermost(layout: SpaceLayout, right: Vector3, up: Vector3): Iterable<Vector3> {
  const { frames, edges, rights, lettered, turn, cubes } = layout;
  // However it is turned, a hypercube stays in the picture, but for its corners at worst.
  if (turn) {
    const reach = 0.65 * turn.radius;
    for (const bits of [0, 1, 2, 3, 4, 5, 6, 7])
      yield new Vector3(...[0, 1, 2].map(axis => ((bits >> axis) & 1 ? reach : -reach)));
    return;
  }
  const more = frames.length === 0 ? 0 : rights ? namesBeside : 0.6 * letterSize(lettered ?? frames[0]).apart;
  for (const [i, [from, to]] of frames.entries()) {
    const middle = new Vector3().fromArray(from).add(new Vector3().fromArray(to)).multiplyScalar(0.5);
    const half = new Vector3().fromArray(to).sub(middle).addScalar(more);
    // One of several cubes stands at its place on the screen, wherever the screen is.
    const at = cubes?.[i].at;
    if (at) middle.copy(right).multiplyScalar(at[0]).addScaledVector(up, at[1]);
    for (const bits of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const signs = [0, 1, 2].map(axis => ((bits >> axis) & 1 ? 1 : -1));
      const corner = new Vector3().fromArray(signs).multiply(half).add(middle);
      yield corner;
      if (at) yield corner.clone().addScaledVector(up, nameAbove * half.x);
    }
  }
  for (let i = 0; i < edges.length; i += 3) {
    const end = new Vector3(edges[i], edges[i + 1], edges[i + 2]);
    yield end.multiplyScalar(1 + lettersBeside / Math.max(1, end.length()));
  }
}

/** The place in a direction from which everything just fits into the picture. */
export function placeFrom(layout: SpaceLayout, direction: Vector3, aspect: number): Vector3 {
  const away = direction.clone().normalize();
  const { right, up } = facingOf(direction);
  let distance = 2;
  for (const point of outermost(layout, right, up)) {
    const across = Math.abs(point.dot(right)) / (tangent * aspect);
    const high = Math.abs(point.dot(up)) / tangent;
    distance = Math.max(distance, point.dot(away) + Math.max(across, high) / filled);
  }
  return away.multiplyScalar(distance);
}

export function usualPlace(layout: SpaceLayout, isFlat: boolean, aspect: number): Vector3 {
  if (isFlat) return placeFrom(layout, new Vector3(0, 0, 1), aspect);
  return placeFrom(layout, layout.rights ? corner : usualDirection, aspect);
}

/** Straight along an axis: x from the right, y from above, z from the front. */
export function facePlace(layout: SpaceLayout, axis: number, aspect: number): Vector3 {
  const direction = [new Vector3(1, 0, 0.0001), new Vector3(0, 1, 0.0001), new Vector3(0, 0, 1)][axis];
  return placeFrom(layout, direction, aspect);
}

/** Where a point comes to lie that goes round with who looked from one direction and looks from another. */
export function goRound(point: Vector3, before: Vector3, now: Vector3): Vector3 {
  const [from, to] = [before, now].map(direction => ({ ...facingOf(direction), direction }));
  const moved = new Vector3();
  for (const axis of ['right', 'up', 'direction'] as const)
    moved.addScaledVector(to[axis], point.dot(from[axis]));
  return moved;
}

/** How far from the edge of the picture, as a share of half of it, what is looked for is kept. */
const edge = 0.88;

/** By what camera and target must move to bring a point into the picture; undefined if it is there. */
export function shiftIntoView(point: Vector3, camera: Camera): Vector3 | undefined {
  const seen = point.clone().project(camera);
  const out = (at: number): number => at - Math.max(-edge, Math.min(edge, at));
  if (out(seen.x) === 0 && out(seen.y) === 0) return undefined;
  const aim = new Vector3(seen.x - out(seen.x), seen.y - out(seen.y), seen.z).unproject(camera);
  return point.clone().sub(aim);
}

/** Without perspective the same is seen, at the distance of what is looked at as large as with it. */
export function matchLens(parallel: OrthographicCamera, wide: PerspectiveCamera, reach: number): void {
  const high = tangent * reach;
  const across = high * wide.aspect;
  [parallel.top, parallel.bottom, parallel.right, parallel.left] = [high, -high, across, -across];
  [parallel.near, parallel.far] = [-wide.far, wide.far];
  parallel.position.copy(wide.position);
  parallel.quaternion.copy(wide.quaternion);
  parallel.updateProjectionMatrix();
  parallel.updateMatrixWorld();
}
