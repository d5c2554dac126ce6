/**
 * A shape of more than three axes as a place to play: the cube of its first three axes that is in focus stands large, and all of them
 * stand small in a row along the fourth axis, rows of the fifth below each other. The place of the large one in the row stays free. They
 * stand side by side on the screen, from wherever one looks: a turn of the camera turns each of them in its place, and none comes before
 * another.
 */
import { coordinatesOf, type Shape } from '@hyperdoku/engine';
import { standardOf } from './hyperTurn.js';
import type { Facing, SpaceLayout, SpaceOptions } from './layout.js';
import { type Part, partsApart, signs } from './parts.js';

/** How large the small ones are, how far apart, and how far from the large one; in sides of a cube. */
const small = (count: number): number => (count > 6 ? 0.29 : 0.4);
const across = 1.5;
const down = (axes: number): number => (axes > 4 ? 2 : 1.75);
const beside = 0.2;
/** Room for the letters of the axes of the large one, in cells. */
const letterRoom = 1.3;
/** Half the room for its name, in sides. */
const nameRoom = 0.08;
/** As wide as high a view usually is. */
const usualAspect = 1.15;
/** More cubes than this need more than one row. */
const mostInRow = 6;

/** As the page is, where nobody looks from elsewhere. */
const straight: Facing = { right: [1, 0, 0], up: [0, 1, 0] };

/** Which of the cubes a cell is in. */
const cubeOf = ({ extents }: Shape, at: readonly number[]): number => {
  let index = 0;
  for (let axis = extents.length - 1; axis >= 3; axis--) index = index * extents[axis] + at[axis];
  return index;
};

/** Of every cell, kept: cubes are laid out anew whenever somebody turns them. */
const cubesOfCells = new WeakMap<Shape, Uint32Array>();

function listCubes(shape: Shape): Uint32Array {
  const known = cubesOfCells.get(shape);
  if (known) return known;
  const made = Uint32Array.from({ length: shape.cellCount }, (_, cell) => cubeOfCell(shape, cell));
  cubesOfCells.set(shape, made);
  return made;
}

export const cubeOfCell = (shape: Shape, cell: number): number => cubeOf(shape, coordinatesOf(shape, cell));

export function placeCubes(shape: Shape, options: SpaceOptions): SpaceLayout {
  const {
    explode,
    explodeAxis,
    focus = 0,
    range = [0, Number.POSITIVE_INFINITY],
    facing = straight,
  } = options;
  const outer = shape.extents.slice(3);
  const count = outer.reduce((product, extent) => product * extent, 1);
  const stretch = signs.map((_, axis) => (axis === explodeAxis ? 1 + explode : 1));
  const half = signs.map((_, axis) => ((shape.extents[axis] - 1) / 2) * stretch[axis] + 0.5);
  const side = 2 * Math.max(...half);
  const columns =
    outer.length > 1 ? outer[0] : count <= mostInRow ? count : Math.ceil(Math.sqrt(count * 1.8));
  const rows = Math.ceil(count / columns);
  const scale = small(count);
  const wide = explodeAxis > 2 ? 1 + explode / 3 : 1;
  const [stepX, stepY] = [side * scale * across * wide, side * scale * down(shape.extents.length)];
  const [width, height] = [columns * stepX, rows * stepY];
  const gap = beside * side + letterRoom;
  const isBelow =
    Math.max(width / usualAspect, side + gap + height) <=
    Math.max((side + gap + width) / usualAspect, height);
  // Both together, with the name above, have their middle at the origin.
  const lower = nameRoom * side;
  const large: readonly [number, number] = isBelow
    ? [0, (height + gap) / 2 - lower]
    : [-(width + gap) / 2, -lower];
  const row = isBelow ? [0, -(side + gap) / 2 - lower] : [(side + gap) / 2, -lower];
  const centreOf = (index: number): readonly [number, number] => [
    row[0] + ((index % columns) - (columns - 1) / 2) * stepX,
    row[1] - (Math.floor(index / columns) - (rows - 1) / 2) * stepY,
  ];
  const inSpace = ([x, y]: readonly [number, number]): number[] =>
    signs.map((_, axis) => x * facing.right[axis] + y * facing.up[axis]);
  const frameAt = (at: readonly [number, number], size: number): Part => {
    const centre = inSpace(at);
    return [
      centre.map((middle, axis) => middle - half[axis] * size),
      centre.map((middle, axis) => middle + half[axis] * size),
    ];
  };
  const places = Array.from({ length: count }, (_, index) => {
    const at = index === focus ? large : centreOf(index);
    return { index, at, centre: inSpace(at), scale: index === focus ? 1 : scale };
  });
  const positions = new Float32Array(3 * shape.cellCount);
  const scales = new Float32Array(shape.cellCount);
  const axes = shape.extents.length;
  const { spots } = standardOf(shape);
  const unit = Math.max(...shape.extents) / 2;
  const indices = listCubes(shape);
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const { centre, scale: size } = places[indices[cell]];
    for (let axis = 0; axis < 3; axis++)
      positions[3 * cell + axis] = spots[axes * cell + axis] * unit * stretch[axis] * size + centre[axis];
    scales[cell] = size;
  }
  // Layers along a further axis are cubes: those that are taken away leave nothing behind.
  const isShown = (index: number): boolean => {
    if (explodeAxis <= 2) return true;
    let rest = index;
    for (let axis = 3; axis < explodeAxis; axis++) rest = Math.floor(rest / shape.extents[axis]);
    const at = rest % shape.extents[explodeAxis];
    return at >= range[0] && at <= range[1];
  };
  const cubes = places
    .filter(({ index }) => isShown(index))
    .map(({ index, at, scale: size }) => ({ index, at, frame: frameAt(at, size), scale: size }));
  const frames = cubes.map(({ frame }) => frame);
  return {
    positions,
    scales,
    pitch: stretch,
    tile: 0.78,
    frames,
    cubes,
    lettered: frameAt(large, 1),
    slots: [frameAt(centreOf(focus), scale)],
    ...partsApart(shape, options, cubes),
    edges: [],
  };
}
