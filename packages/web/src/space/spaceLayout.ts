/**
 * Where the cells of a shape lie in space, as data. x runs to the right, y down, z away from the viewer, so that the cube seen
 * from the front is the first board. Shapes of more axes are a grid of cubes, a projection that turns, or the flat rhombic
 * projection; grids on the faces of a cube lie on them.
 */
import { pointOnCube, type Shape } from '@hyperdoku/engine';
import { forEachCell, halfOf, placeRhombic, placeTurning, signs } from './projections.js';
import type { SpaceView } from './spaceViews.js';

export interface SpaceOptions {
  readonly view: SpaceView;
  /** How far the layers along an axis are pulled apart, in cells. */
  readonly explode: number;
  readonly explodeAxis: number;
  /** How far the turning projection has turned, in radians. */
  readonly turn: number;
}

/** A straight part of space, by the ends of its diagonal. */
export type Part = readonly [from: readonly number[], to: readonly number[]];

export interface SpaceLayout {
  /** x, y, z of each cell, around the origin; neighbours are one unit apart. */
  readonly positions: Float32Array;
  /** For cells that lie in a face: where their right and their upper side point. Others face the viewer. */
  readonly rights?: Float32Array;
  readonly ups?: Float32Array;
  /** How far neighbours along the first three axes are apart, where cells stand in straight rows. */
  readonly pitch?: readonly number[];
  /** The side of a tile. */
  readonly tile: number;
  /** Each cube to be framed; none where no frame would be straight. */
  readonly frames: readonly Part[];
  /** What has walls of its own: the cubes or, where they are pulled apart, their layers; and how many cells that is each way. */
  readonly rooms: readonly Part[];
  readonly roomCells: readonly number[];
  /** Where frames are not straight: the edges of the whole shape, as pairs of points. */
  readonly edges: readonly number[];
}

export function placeInSpace(shape: Shape, options: SpaceOptions): SpaceLayout {
  switch (options.view) {
    case 'cube':
      return placeCube(shape, options);
    case 'cubes':
      return placeCubes(shape, options);
    case 'turning':
      return { ...placeTurning(shape, options.turn), ...unframed };
    case 'rhombic':
      return { ...placeRhombic(shape), ...unframed };
    case 'surface':
      return placeSurface(shape);
  }
}

/** Which end of the layers along an axis is nearer to a viewer in a direction. */
export const nearEndOf = (axis: number, direction: readonly number[]): 'low' | 'high' =>
  (signs[axis] ?? 0) * (direction[axis] ?? 0) > 0 ? 'high' : 'low';

/** Pulled apart less than this, layers still look like one cube. */
const apart = 0.25;

/** The cubes themselves or, where they are pulled apart, a sheet for each of their layers. */
function roomsOf(
  { extents }: Shape,
  { explode, explodeAxis }: SpaceOptions,
  frames: readonly Part[],
): Pick<SpaceLayout, 'rooms' | 'roomCells'> {
  const roomCells = extents.slice(0, 3);
  if (explode < apart || explodeAxis > 2) return { rooms: frames, roomCells };
  const rooms = frames.flatMap(([from, to]) =>
    Array.from({ length: extents[explodeAxis] }, (_, layer): Part => {
      const [start, end] = [[...from], [...to]];
      const middle = from[explodeAxis] + 0.5 + layer * (1 + explode);
      start[explodeAxis] = middle - 0.02;
      end[explodeAxis] = middle + 0.02;
      return [start, end];
    }),
  );
  return { rooms, roomCells: roomCells.map((cells, axis) => (axis === explodeAxis ? 1 : cells)) };
}

function placeCube(shape: Shape, options: SpaceOptions): SpaceLayout {
  const { explode, explodeAxis } = options;
  const positions = new Float32Array(3 * shape.cellCount);
  const stretch = signs.map((_, axis) => (axis === explodeAxis ? 1 + explode : 1));
  forEachCell(shape, (cell, at) => {
    for (let axis = 0; axis < 3; axis++)
      positions[3 * cell + axis] = signs[axis] * (at[axis] - halfOf(shape.extents[axis])) * stretch[axis];
  });
  const ends = signs.map((_, axis) => halfOf(shape.extents[axis]) * stretch[axis] + 0.5);
  const frames: Part[] = [[ends.map(end => -end), ends]];
  return {
    positions,
    pitch: stretch,
    tile: 0.7,
    frames,
    ...roomsOf(shape, options, frames),
    edges: [],
  };
}

/** The cubes of the first three axes, side by side: the fourth axis across, the fifth down, and so on in turn. */
function placeCubes(shape: Shape, options: SpaceOptions): SpaceLayout {
  const { explode, explodeAxis } = options;
  const positions = new Float32Array(3 * shape.cellCount);
  const stretch = signs.map((_, axis) => (axis === explodeAxis ? 1 + explode : 1));
  const spread = explodeAxis < 2 ? explode : explodeAxis > 2 ? explode / 2 : 0;
  const pitch = Math.max(...shape.extents.slice(0, 3)) * (1 + spread) * 1.36;
  const outer = shape.extents.slice(3);
  const columns = outer.length === 1 ? Math.ceil(Math.sqrt(outer[0])) : outer[0];
  const count = outer.reduce((product, extent) => product * extent, 1);
  const rows = Math.ceil(count / columns);
  const centreOf = (at: readonly number[]): [number, number] => {
    const index = outer.reduceRight((sum, extent, i) => sum * extent + at[3 + i], 0);
    const column = index % columns;
    const row = Math.floor(index / columns);
    return [(column - halfOf(columns)) * pitch, -(row - halfOf(rows)) * pitch];
  };
  const frames = new Map<string, [number[], number[]]>();
  const ends = signs.map((_, axis) => halfOf(shape.extents[axis]) * stretch[axis] + 0.5);
  forEachCell(shape, (cell, at) => {
    const [x, y] = centreOf(at);
    for (let axis = 0; axis < 3; axis++) {
      const inside = signs[axis] * (at[axis] - halfOf(shape.extents[axis])) * stretch[axis];
      positions[3 * cell + axis] = inside + (axis === 0 ? x : axis === 1 ? y : 0);
    }
    const key = `${x} ${y}`;
    if (!frames.has(key))
      frames.set(key, [
        [x - ends[0], y - ends[1], -ends[2]],
        [x + ends[0], y + ends[1], ends[2]],
      ]);
  });
  return {
    positions,
    pitch: stretch,
    tile: 0.78,
    frames: [...frames.values()],
    ...roomsOf(shape, options, [...frames.values()]),
    edges: [],
  };
}

/** Where nothing is straight there are neither frames nor walls. */
const unframed = { frames: [], rooms: [], roomCells: [] };

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
