/** Where the camera stands: the usual place, face-on, or so that what a step speaks of can be seen. */
import { type PerspectiveCamera, Vector3 } from 'three';
import type { SpaceLayout } from './spaceLayout.js';

export const fieldOfView = 28;

/** From the front, a little from the right and above. */
const usual = new Vector3(0.5, 0.42, 1).normalize();
/** IsoDoku and the cube's surface are seen at a corner. */
const corner = new Vector3(1, 0.82, 1).normalize();

export const distanceFor = ({ radius }: SpaceLayout, aspect: number): number => {
  const half = ((fieldOfView / 2) * Math.PI) / 180;
  const narrow = aspect < 1 ? Math.atan(Math.tan(half) * aspect) : half;
  // A ball around the corners would leave much air: the corners are seldom at the edge of the picture.
  return (radius / Math.sin(narrow)) * 0.95;
};

/** Cubes side by side stand on a wall. */
const wall = new Vector3(0.26, 0.22, 1).normalize();

export function usualPlace(layout: SpaceLayout, isFlat: boolean, aspect: number): Vector3 {
  const direction = isFlat
    ? new Vector3(0, 0, 1)
    : layout.rights
      ? corner
      : layout.frames.length > 1
        ? wall
        : usual;
  return direction.clone().multiplyScalar(distanceFor(layout, aspect));
}

/** Straight along an axis: x from the right, y from above, z from the front. */
export function facePlace(layout: SpaceLayout, axis: number, aspect: number): Vector3 {
  const direction = [new Vector3(1, 0, 0.0001), new Vector3(0, 1, 0.0001), new Vector3(0, 0, 1)][axis];
  return direction.clone().normalize().multiplyScalar(distanceFor(layout, aspect));
}

/** From the side on which the cells lie, so that little stands in front of them. */
export function placeToSee(layout: SpaceLayout, cells: readonly number[], aspect: number): Vector3 {
  const middle = new Vector3();
  for (const cell of cells) middle.add(new Vector3().fromArray(layout.positions, 3 * cell));
  middle.divideScalar(Math.max(1, cells.length));
  const direction = middle.divideScalar(layout.radius).multiplyScalar(1.6).add(usual).normalize();
  return direction.multiplyScalar(distanceFor(layout, aspect));
}

/** Turns the camera around the middle, by steps across and up. */
export function orbitBy({ position }: PerspectiveCamera, across: number, up: number): void {
  position.applyAxisAngle(new Vector3(0, 1, 0), across * 0.2);
  position.applyAxisAngle(new Vector3(position.z, 0, -position.x).normalize(), -up * 0.2);
}

/** How many pixels a unit takes in the middle of the picture. */
export function pixelsPerUnit(camera: PerspectiveCamera, height: number): number {
  const half = ((camera.fov / 2) * Math.PI) / 180;
  return height / (2 * Math.tan(half) * camera.position.length());
}
