/**
 * Projections of shapes of more than three axes: one that turns as a hypercube does, and the flat rhombic one. Nothing in them is
 * straight, so that they have edges instead of frames.
 */
import { type Cell, coordinatesOf, type Shape } from '@hyperdoku/engine';

interface Projected {
  /** x, y, z of each cell. */
  readonly positions: Float32Array;
  /** The edges of the whole shape, as pairs of points. */
  readonly edges: readonly number[];
}

interface ProjectedTiles extends Projected {
  /** The side of a tile. */
  readonly tile: number;
}

/** From coordinates to space: y and z run against the axes of the screen. */
export const signs = [1, -1, -1] as const;

export const forEachCell = (shape: Shape, place: (cell: Cell, at: readonly number[]) => void): void => {
  for (let cell = 0; cell < shape.cellCount; cell++) place(cell, coordinatesOf(shape, cell));
};

export const halfOf = (extent: number): number => (extent - 1) / 2;

type Point = readonly [x: number, y: number, z: number];

/** Places every cell, and the edges of the shape, by one rule from coordinates to space. */
function project(shape: Shape, place: (at: readonly number[]) => Point): Projected {
  const positions = new Float32Array(3 * shape.cellCount);
  forEachCell(shape, (cell, at) => positions.set(place(at), 3 * cell));
  return { positions, edges: edgesBetween(shape, place) };
}

/** The edges of the whole shape, as pairs of points. */
function edgesBetween(shape: Shape, place: (at: readonly number[]) => Point): number[] {
  const edges: number[] = [];
  const axes = shape.extents.length;
  const vertexAt = (bits: number): Point =>
    place(shape.extents.map((extent, axis) => ((bits >> axis) & 1 ? extent - 0.5 : -0.5)));
  for (let bits = 0; bits < 1 << axes; bits++)
    for (let axis = 0; axis < axes; axis++)
      if (((bits >> axis) & 1) === 0) edges.push(...vertexAt(bits), ...vertexAt(bits | (1 << axis)));
  return edges;
}

/** Perspective makes one end larger: the middle of the edges comes to the origin. */
function centred({ positions, edges }: Projected) {
  const middle = [0, 1, 2].map(axis => {
    const along = edges.filter((_, i) => i % 3 === axis);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  for (let i = 0; i < positions.length; i++) positions[i] -= middle[i % 3];
  return { positions, edges: edges.map((value, i) => value - middle[i % 3]) };
}

/** How far the eye is from the middle of a hypercube whose sides are from -1 to 1, and how far its points reach along a turned axis. */
const eyeDistance = 3;
const reach = Math.sqrt(3);

/** The projection of a turning hypercube: what is farther along the axes beyond the third is drawn smaller. */
export function placeTurning(shape: Shape, turn: number): ProjectedTiles {
  const axes = shape.extents.length;
  const half = Math.max(...shape.extents) / 2;
  // What was made small with every axis beyond the fourth is enlarged again as a whole.
  const size = half * 1.7 * 1.6 ** (axes - 4);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [cosTilt, sinTilt] = [Math.cos(0.3), Math.sin(0.3)];
  /** Turns a point and projects it to its first three coordinates. */
  const turnPoint = (p: Float32Array): void => {
    for (let axis = axes - 1; axis >= 3; axis--) {
      // Two turns that mix the axis into x and y, and then away with it.
      const across = p[0] * cos - p[axis] * sin;
      const along = p[0] * sin + p[axis] * cos;
      const down = p[1] * cosTilt - along * sinTilt;
      const depth = p[1] * sinTilt + along * cosTilt;
      p[0] = across;
      p[1] = down;
      // With every axis but the last one, what has come nearer is made as small again, else it would reach the eye of the next.
      const shrinks = axis > 3 ? (eyeDistance - reach) / eyeDistance : 1;
      const scale = (shrinks * eyeDistance) / (eyeDistance - depth);
      for (let i = 0; i < axis; i++) p[i] *= scale;
    }
    for (let i = 0; i < 3; i++) p[i] *= size;
  };
  const point = new Float32Array(axes);
  const { table } = standardOf(shape);
  const positions = new Float32Array(3 * shape.cellCount);
  for (let cell = 0; cell < shape.cellCount; cell++) {
    for (let axis = 0; axis < axes; axis++) point[axis] = table[axes * cell + axis];
    turnPoint(point);
    for (let i = 0; i < 3; i++) positions[3 * cell + i] = point[i];
  }
  const edges = edgesBetween(shape, at => {
    point.set(at.map((value, axis) => standardAt(shape, axis, value)));
    turnPoint(point);
    return [point[0], point[1], point[2]];
  });
  return { ...centred({ positions, edges }), tile: axes > 4 ? 0.4 : 0.56 };
}

/** Where a coordinate lies in a hypercube whose sides are from -1 to 1. */
const standardAt = ({ extents }: Shape, axis: number, value: number): number =>
  ((signs[axis] ?? 1) * (value - halfOf(extents[axis]))) / (Math.max(...extents) / 2);

/** The places of all cells in that hypercube, found once: a frame of a turning one has no time for it. */
const standards = new WeakMap<Shape, { readonly table: Float32Array }>();

function standardOf(shape: Shape): { readonly table: Float32Array } {
  const known = standards.get(shape);
  if (known) return known;
  const axes = shape.extents.length;
  const table = new Float32Array(axes * shape.cellCount);
  forEachCell(shape, (cell, at) =>
    table.set(
      at.map((value, axis) => standardAt(shape, axis, value)),
      axes * cell,
    ),
  );
  const standard = { table };
  standards.set(shape, standard);
  return standard;
}

/** Every axis in a direction of its own on the plane, fanned out evenly from right through down to left. */
export function placeRhombic(shape: Shape): ProjectedTiles {
  const axes = shape.extents.length;
  const order = [0, ...Array.from({ length: axes - 2 }, (_, i) => i + 2), 1];
  const directions = shape.extents.map((_, axis) => {
    const angle = (Math.PI * (order.indexOf(axis) + 0.5)) / axes;
    return [Math.cos(angle), -Math.sin(angle)];
  });
  const place = (at: readonly number[]): Point => {
    let [x, y, depth] = [0, 0, 0];
    at.forEach((value, axis) => {
      const from = value - halfOf(shape.extents[axis]);
      x += from * directions[axis][0];
      y += from * directions[axis][1];
      depth -= value * 0.02;
    });
    return [x, y, depth];
  };
  return { ...project(shape, place), tile: axes > 3 ? 0.4 : 0.6 };
}
