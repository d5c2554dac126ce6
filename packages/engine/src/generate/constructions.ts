/** Ways to a full grid that people use for the 2-D game. They need a shape of two axes with boxes, such as 3x3. */
import type { Random } from '../base/random.js';
import type { Shape } from '../shape/shape.js';
import { boxOf } from '../shape/shapes.js';

export interface Boxes {
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** The boxes of a shape of two axes; undefined for others. */
export function boxesOf({ spec, symbols }: Shape): Boxes | undefined {
  const box = boxOf(spec);
  return box?.length === 2 ? { width: box[0], height: box[1], size: symbols } : undefined;
}

/** The cell at a place of a box, both counted row by row. */
export const cellOf = ({ width, height, size }: Boxes, box: number, at: number): number => {
  const boxesAcross = size / width;
  const column = (box % boxesAcross) * width + (at % width);
  const row = Math.floor(box / boxesAcross) * height + Math.floor(at / width);
  return row * size + column;
};

/** One random block, its rows and columns turned round from box to box. */
export function fillByPattern(shape: Shape, random: Random): Uint8Array | undefined {
  const boxes = boxesOf(shape);
  if (!boxes) return undefined;
  const { width, height, size } = boxes;
  const block = random.permutation(size);
  const grid = new Uint8Array(shape.cellCount);
  const across = size / width;
  for (let box = 0; box < size; box++) {
    const right = box % across;
    const down = Math.floor(box / across);
    for (let at = 0; at < size; at++) {
      const row = (Math.floor(at / width) + right) % height;
      const column = ((at % width) + down) % width;
      grid[cellOf(boxes, box, at)] = block[row * width + column] + 1;
    }
  }
  return grid;
}

/** Random blocks down the diagonal, which do not see each other; the rest is blank. */
export function placeDiagonal(shape: Shape, random: Random): Uint8Array | undefined {
  const boxes = boxesOf(shape);
  if (!boxes) return undefined;
  const { width, height, size } = boxes;
  const across = size / width;
  const clues = new Uint8Array(shape.cellCount);
  for (let i = 0; i < Math.min(across, size / height); i++) placeBlock(boxes, i * across + i, random, clues);
  return clues;
}

/** Every block at random; whether the shape has such blocks. */
export function placeBlocks(shape: Shape, random: Random, grid: Uint8Array): boolean {
  const boxes = boxesOf(shape);
  if (!boxes) return false;
  for (let box = 0; box < boxes.size; box++) placeBlock(boxes, box, random, grid);
  return true;
}

function placeBlock(boxes: Boxes, box: number, random: Random, grid: Uint8Array): void {
  const block = random.permutation(boxes.size);
  for (let at = 0; at < boxes.size; at++) grid[cellOf(boxes, box, at)] = block[at] + 1;
}
