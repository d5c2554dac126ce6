/** Ways to a full grid that people use for the 2-D game. They need a shape of two axes with boxes, such as 3x3. */
import type { Random } from '../base/random.js';
import { firstConflict } from '../board/conflicts.js';
import type { Shape } from '../shape/shape.js';
import type { Pace } from '../solve/budget.js';
import { noItem } from '../solve/kernel.js';
import { TreeKernel } from '../solve/tree/treeKernel.js';

interface Boxes {
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** The boxes of a shape of two axes; undefined for others. */
function boxesOf({ spec, symbols }: Shape): Boxes | undefined {
  if (spec.family === 'box' && spec.dims.length === 2)
    return { width: spec.dims[0], height: spec.dims[1], size: symbols };
  if (spec.family !== 'slice' || spec.axes !== 2) return undefined;
  const side = Math.round(Math.sqrt(symbols));
  return { width: side, height: side, size: symbols };
}

const cellOf = ({ width, height, size }: Boxes, box: number, at: number): number => {
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

/** Random blocks down the diagonal, which do not see each other, and a search for the rest. */
export function fillByDiagonal(shape: Shape, random: Random): Uint8Array | undefined {
  const boxes = boxesOf(shape);
  if (!boxes) return undefined;
  const { width, height, size } = boxes;
  const across = size / width;
  const clues = new Uint8Array(shape.cellCount);
  for (let i = 0; i < Math.min(across, size / height); i++) {
    const block = random.permutation(size);
    for (let at = 0; at < size; at++) clues[cellOf(boxes, i * across + i, at)] = block[at] + 1;
  }
  const kernel = new TreeKernel(shape);
  kernel.random = random.fraction;
  if (kernel.load(clues) !== noItem) return undefined;
  return kernel.run(100_000) === 'solution' ? kernel.grid.slice() : undefined;
}

const maxBlockTries = 100_000;

/** Every block at random, and hope: how often it takes, or that it did not come off. */
export async function fillByBlocks(
  shape: Shape,
  random: Random,
  pace: Pace,
): Promise<{ tries: number; grid?: Uint8Array } | undefined> {
  const boxes = boxesOf(shape);
  if (!boxes) return undefined;
  const grid = new Uint8Array(shape.cellCount);
  for (let tries = 1; tries <= maxBlockTries; tries++) {
    for (let box = 0; box < boxes.size; box++) {
      const block = random.permutation(boxes.size);
      for (let at = 0; at < boxes.size; at++) grid[cellOf(boxes, box, at)] = block[at] + 1;
    }
    if (!firstConflict({ shape, symbols: grid })) return { tries, grid };
    if ((tries & 255) === 0) {
      await pace.breathe();
      if (pace.shortage()) return { tries };
    }
  }
  return { tries: maxBlockTries };
}
