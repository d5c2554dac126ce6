/** A unit square that is drawn many times in one call, each time by attributes of its own. */
import { InstancedBufferGeometry, PlaneGeometry } from 'three';

export function createInstancedSquare(): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  const square = new PlaneGeometry(1, 1);
  geometry.index = square.index;
  geometry.setAttribute('position', square.getAttribute('position'));
  return geometry;
}
