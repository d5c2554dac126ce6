/** Lines in space as pairs of points: the edges of cubes, the rules between boxes on a surface, and what joins cells. */
import {
  cellsOf,
  coordinatesOf,
  type House,
  housesOf,
  orientationOf,
  pointOnCube,
  type Shape,
} from '@hyperdoku/engine';
import { placeOfCell, type SpaceLayout, scaleOfCell } from './layout.js';
import type { Part } from './parts.js';

/** How many cells a box spans along each of the first three axes; the whole length where there are no boxes. */
export function blockOf(shape: Shape): number[] {
  const lengths = shape.extents.slice(0, 3).map(() => 1);
  for (const house of housesOf(shape, 0)) {
    if (orientationOf(shape, house).kind !== 'box') continue;
    for (const cell of cellsOf(shape, house))
      for (const [axis, at] of coordinatesOf(shape, cell).slice(0, 3).entries())
        lengths[axis] = Math.max(lengths[axis], at + 1);
  }
  return lengths.map((length, axis) => (length === 1 ? shape.extents[axis] : length));
}

/** Whether the cells of a house fill a straight part of the grid. */
export function isBlock(shape: Shape, house: House): boolean {
  const places = Array.from(cellsOf(shape, house), cell => coordinatesOf(shape, cell));
  const lengths = shape.extents.map((_, axis) => {
    const along = places.map(at => at[axis]);
    return Math.max(...along) - Math.min(...along) + 1;
  });
  return lengths.reduce((product, length) => product * length, 1) === places.length;
}

/** The twelve edges of a straight part of space. */
export function edgesOf([from, to]: Part): number[] {
  const points: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const corner of [0, 1, 2, 3]) {
      const start = [0, 0, 0];
      start[axis] = from[axis];
      start[u] = corner & 1 ? to[u] : from[u];
      start[v] = corner & 2 ? to[v] : from[v];
      const end = [...start];
      end[axis] = to[axis];
      points.push(...start, ...end);
    }
  }
  return points;
}

/** On the surface of a cube: a rule wherever two neighbours on a face are of different boxes. */
export function surfaceRules(shape: Shape, { positions, rights, ups }: SpaceLayout): number[] {
  if (!rights || !ups) return [];
  const boxOf = (cell: number): House =>
    [...housesOf(shape, cell)].find(house => orientationOf(shape, house).kind === 'box') ?? -1;
  const faceOf = (cell: number): string => {
    const { normal, end } = pointOnCube(shape, cell);
    return `${normal} ${end}`;
  };
  const cellAt = new Map<string, number>();
  const keyOf = (x: number, y: number, z: number): string =>
    [x, y, z].map(at => Math.round(4 * at)).join(' ');
  const at = (cell: number): number[] => [...positions.subarray(3 * cell, 3 * cell + 3)];
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const [x, y, z] = at(cell);
    cellAt.set(keyOf(x, y, z), cell);
  }
  const points: number[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const here = at(cell);
    for (const [step, along] of [
      [rights, ups],
      [ups, rights],
    ]) {
      const [towards, side] = [step, along].map(table => table.subarray(3 * cell, 3 * cell + 3));
      const [x, y, z] = here.map((value, i) => value + towards[i]);
      const next = cellAt.get(keyOf(x, y, z));
      if (next === undefined || faceOf(next) !== faceOf(cell) || boxOf(next) === boxOf(cell)) continue;
      const middle = here.map((value, i) => value + towards[i] / 2);
      points.push(...middle.map((value, i) => value - side[i] / 2));
      points.push(...middle.map((value, i) => value + side[i] / 2));
    }
  }
  return points;
}

/** The line from one cell to another, leaving this much of each end free; nothing where no length is left. */
function lineBetween(layout: SpaceLayout, a: number, b: number, free: number): number[] {
  const from = [...placeOfCell(layout, a)];
  const to = [...placeOfCell(layout, b)];
  const length = Math.hypot(...from.map((value, i) => to[i] - value));
  if (length <= 2 * free) return [];
  const part = free / length;
  return [
    ...from.map((value, i) => value + (to[i] - value) * part),
    ...to.map((value, i) => value + (from[i] - value) * part),
  ];
}

/** A line between every two cells that are seen and contradict each other; their symbols stay free. */
export function conflictLines(
  shape: Shape,
  symbols: ArrayLike<number>,
  conflicting: Iterable<readonly [cell: number, houses: readonly House[]]>,
  layout: SpaceLayout,
  isSeen: (cell: number) => boolean,
): number[] {
  const points: number[] = [];
  for (const [cell, houses] of conflicting) {
    if (!isSeen(cell)) continue;
    for (const house of houses)
      for (const other of cellsOf(shape, house))
        if (other > cell && symbols[other] === symbols[cell] && isSeen(other))
          points.push(...lineBetween(layout, cell, other, layout.tile * 0.5 * scaleOfCell(layout, cell)));
  }
  return points;
}

/** Where space is bent and beams would not be straight: a line from end to end of each house that is a line. */
export function houseLines(
  shape: Shape,
  houses: Iterable<House>,
  layout: SpaceLayout,
  isSeen: (cell: number) => boolean,
): number[] {
  const points: number[] = [];
  for (const house of houses) {
    if (orientationOf(shape, house).kind !== 'line') continue;
    const cells = [...cellsOf(shape, house)].filter(isSeen);
    if (cells.length === 0) continue;
    points.push(...lineBetween(layout, cells[0], cells[cells.length - 1], 0));
  }
  return points;
}
