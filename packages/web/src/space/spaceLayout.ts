/**
 * Where the cells of a shape lie in space, as data. x runs to the right, y down, z away from the viewer, so that the cube seen
 * from the front is the first board. Shapes of more axes are a row of cubes, a projection that turns, or the flat rhombic
 * projection; grids on the faces of a cube lie on them.
 */
import { coordinatesOf, pointOnCube, type Shape } from '@hyperdoku/engine';
import { placeCubes } from './cubesLayout.js';
import type { SpaceLayout, SpaceOptions } from './layout.js';
import { type Part, partsApart, signs } from './parts.js';
import { placeRhombic, placeTurning } from './projections.js';

const halfOf = (extent: number): number => (extent - 1) / 2;

export function placeInSpace(shape: Shape, options: SpaceOptions): SpaceLayout {
  switch (options.view) {
    case 'cube':
      return placeCube(shape, options);
    case 'cubes':
      return placeCubes(shape, options);
    case 'turning':
      return placeTurning(shape, options.angles, options.lens);
    case 'rhombic':
      return placeRhombic(shape);
    case 'surface':
      return placeSurface(shape);
  }
}

/** Which end of the layers along an axis is nearer to a viewer in a direction. */
export const nearEndOf = (axis: number, direction: readonly number[]): 'low' | 'high' =>
  (signs[axis] ?? 0) * (direction[axis] ?? 0) > 0 ? 'high' : 'low';

function placeCube(shape: Shape, options: SpaceOptions): SpaceLayout {
  const { explode, explodeAxis } = options;
  const positions = new Float32Array(3 * shape.cellCount);
  const stretch = signs.map((_, axis) => (axis === explodeAxis ? 1 + explode : 1));
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const at = coordinatesOf(shape, cell);
    for (let axis = 0; axis < 3; axis++)
      positions[3 * cell + axis] = signs[axis] * (at[axis] - halfOf(shape.extents[axis])) * stretch[axis];
  }
  const ends = signs.map((_, axis) => halfOf(shape.extents[axis]) * stretch[axis] + 0.5);
  const frames: Part[] = [[ends.map(end => -end), ends]];
  return {
    positions,
    pitch: stretch,
    tile: 0.7,
    frames,
    ...partsApart(shape, options, [{ frame: frames[0], scale: 1 }]),
    edges: [],
  };
}

/** Which way the axes of a surface run in space. Of IsoDoku's cube the corner where all coordinates begin is nearest. */
const surfaceDirections = {
  hexagon: [
    [-1, 0, 0],
    [0, 0, -1],
    [0, -1, 0],
  ],
  net: [
    [1, 0, 0],
    [0, 0, 1],
    [0, -1, 0],
  ],
} as const;

function placeSurface(shape: Shape): SpaceLayout {
  const directions = surfaceDirections[shape.surface?.unfolds ?? 'net'];
  const side = shape.extents[0];
  const positions = new Float32Array(3 * shape.cellCount);
  const rights = new Float32Array(3 * shape.cellCount);
  const ups = new Float32Array(3 * shape.cellCount);
  const half = side / 2;
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const { at, normal, end } = pointOnCube(shape, cell);
    const outward = end === 'low' ? -1 : 1;
    const out = directions[normal].map(part => part * outward);
    for (let i = 0; i < 3; i++) {
      let value = 0;
      for (let axis = 0; axis < 3; axis++) value += (at[axis] - half) * directions[axis][i];
      positions[3 * cell + i] = value + out[i] * 0.02;
    }
    // Upright on the sides; on top and bottom as seen from the front.
    const up = Math.abs(out[1]) > 0.5 ? [0, 0, -out[1]] : [0, 1, 0];
    ups.set(up, 3 * cell);
    rights.set(
      [up[1] * out[2] - up[2] * out[1], up[2] * out[0] - up[0] * out[2], up[0] * out[1] - up[1] * out[0]],
      3 * cell,
    );
  }
  return {
    positions,
    rights,
    ups,
    tile: 0.97,
    frames: [
      [
        [-half, -half, -half],
        [half, half, half],
      ],
    ],
    rooms: [],
    roomCells: [],
    edges: [],
  };
}
