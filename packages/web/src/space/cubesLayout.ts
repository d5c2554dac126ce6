/**
 * A shape of more than three axes as a place to play: the cube of its first three axes that is in focus stands large, and all of them
 * stand small in a row along the fourth axis, rows of the fifth below each other. The place of the large one in the row stays free.
 */
import { coordinatesOf, type Shape } from '@hyperdoku/engine';
import type { SpaceLayout, SpaceOptions } from './layout.js';
import { type Part, partsApart, signs } from './parts.js';

/** How large the small ones are, how far apart, and how far from the large one; in sides of a cube. */
const small = (count: number): number => (count > 6 ? 0.29 : 0.4);
const across = 1.32;
const down = (axes: number): number => (axes > 4 ? 1.85 : 1.45);
const beside = 0.2;
/** Room for the letters of the axes of the large one, in cells. */
const letterRoom = 1.3;
/** As wide as high a view usually is. */
const usualAspect = 1.15;
/** More cubes than this need more than one row. */
const mostInRow = 6;

/** Which of the cubes a cell is in. */
const cubeOf = ({ extents }: Shape, at: readonly number[]): number => {
  let index = 0;
  for (let axis = extents.length - 1; axis >= 3; axis--) index = index * extents[axis] + at[axis];
  return index;
};

export const cubeOfCell = (shape: Shape, cell: number): number => cubeOf(shape, coordinatesOf(shape, cell));

export function placeCubes(shape: Shape, options: SpaceOptions): SpaceLayout {
  const { explode, explodeAxis, focus = 0, range = [0, Number.POSITIVE_INFINITY] } = options;
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
  // Both together have their middle at the origin.
  const large = isBelow ? [0, (height + gap) / 2] : [-(width + gap) / 2, 0];
  const row = isBelow ? [0, -(side + gap) / 2] : [(side + gap) / 2, 0];
  const centreOf = (index: number): readonly number[] => [
    row[0] + ((index % columns) - (columns - 1) / 2) * stepX,
    row[1] - (Math.floor(index / columns) - (rows - 1) / 2) * stepY,
  ];
  const frameAt = ([x, y]: readonly number[], size: number): Part => [
    [x - half[0] * size, y - half[1] * size, -half[2] * size],
    [x + half[0] * size, y + half[1] * size, half[2] * size],
  ];
  const places = Array.from({ length: count }, (_, index) => ({
    index,
    centre: index === focus ? large : centreOf(index),
    scale: index === focus ? 1 : scale,
  }));
  const positions = new Float32Array(3 * shape.cellCount);
  const scales = new Float32Array(shape.cellCount);
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const at = coordinatesOf(shape, cell);
    const { centre, scale: size } = places[cubeOf(shape, at)];
    for (let axis = 0; axis < 3; axis++) {
      const inside = signs[axis] * (at[axis] - (shape.extents[axis] - 1) / 2) * stretch[axis];
      positions[3 * cell + axis] = inside * size + (centre[axis] ?? 0);
    }
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
    .map(({ index, centre, scale: size }) => ({ index, frame: frameAt(centre, size), scale: size }));
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
