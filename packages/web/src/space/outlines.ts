/** Lines in space: the frame of each cube with the marks of its boxes, and the lines that join cells in conflict. */

import { cellsOf, coordinatesOf, housesOf, orientationOf, type Shape } from '@hyperdoku/engine';
import { BufferAttribute, BufferGeometry, type Color, LineBasicMaterial, LineSegments } from 'three';
import type { SpaceLayout } from './spaceLayout.js';

export class Outlines extends LineSegments<BufferGeometry, LineBasicMaterial> {
  constructor(opacity: number, order: number) {
    super(new BufferGeometry(), new LineBasicMaterial({ transparent: true, opacity, depthWrite: false }));
    this.frustumCulled = false;
    this.renderOrder = order;
  }

  show(points: readonly number[], colour: Color): void {
    this.geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
    this.material.color.copy(colour);
    this.visible = points.length > 0;
  }

  override dispose(): void {
    super.dispose();
    this.geometry.dispose();
    this.material.dispose();
  }
}

/** How many cells a box spans along each of the first three axes; the whole length where there are no boxes. */
function blockOf(shape: Shape): number[] {
  const lengths = shape.extents.slice(0, 3).map(() => 1);
  for (const house of housesOf(shape, 0)) {
    if (orientationOf(shape, house).kind !== 'box') continue;
    for (const cell of cellsOf(shape, house))
      for (const [axis, at] of coordinatesOf(shape, cell).slice(0, 3).entries())
        lengths[axis] = Math.max(lengths[axis], at + 1);
  }
  return lengths.map((length, axis) => (length === 1 ? shape.extents[axis] : length));
}

/** The edges of every cube and, on its faces, where boxes meet. */
export function frameLines(shape: Shape, layout: SpaceLayout): { edges: number[]; marks: number[] } {
  const { frames } = layout;
  const edges: number[] = [...layout.edges];
  const marks: number[] = [];
  const isSurface = shape.spec.family === 'iso' || shape.spec.family === 'faces';
  const blocks = isSurface ? [1, 1, 1] : blockOf(shape);
  const extents = isSurface ? [0, 1, 2].map(() => shape.extents[0]) : shape.extents;
  for (const [from, to] of frames) {
    for (let axis = 0; axis < 3; axis++) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      for (const [i, j] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ]) {
        const start = [0, 0, 0];
        start[axis] = from[axis];
        start[u] = i ? to[u] : from[u];
        start[v] = j ? to[v] : from[v];
        const end = [...start];
        end[axis] = to[axis];
        edges.push(...start, ...end);
      }
      const length = to[axis] - from[axis];
      for (let at = blocks[axis]; at < extents[axis]; at += blocks[axis]) {
        // Axes y and z run against space; the marks are alike from both ends when boxes fill the cube.
        const where = from[axis] + (length * at) / extents[axis];
        const ring = [
          [from[u], from[v]],
          [to[u], from[v]],
          [to[u], to[v]],
          [from[u], to[v]],
        ];
        for (let k = 0; k < 4; k++) {
          for (const [a, b] of [ring[k], ring[(k + 1) % 4]]) {
            const point = [0, 0, 0];
            point[axis] = where;
            point[u] = a;
            point[v] = b;
            marks.push(...point);
          }
        }
      }
    }
  }
  return { edges, marks };
}

/** A line between every two cells that contradict each other. */
export function conflictLines(
  shape: Shape,
  symbols: ArrayLike<number>,
  conflicting: Iterable<readonly [cell: number, houses: readonly number[]]>,
  positions: Float32Array,
): number[] {
  const points: number[] = [];
  const point = (cell: number): number[] => [...positions.subarray(3 * cell, 3 * cell + 3)];
  for (const [cell, houses] of conflicting) {
    for (const house of houses)
      for (const other of cellsOf(shape, house))
        if (other > cell && symbols[other] === symbols[cell]) points.push(...point(cell), ...point(other));
  }
  return points;
}
