/**
 * An experiment: fill every box of a flat grid with the symbols in random order, and see how often that is a valid grid. It
 * hardly ever is, and hardly more often do all rows and columns have the right sum, which is what a careless test looks at.
 *
 * Most tries fail in their first row, so boxes are drawn row by row and only as long as the rows have the right sum; the rest
 * of the grid cannot change the outcome. Random numbers are drawn by 16 bits, whole numbers all the way, which is several times
 * faster than the general way and as even: what would favour small results is drawn again.
 */
import { checkCounts } from '../base/limit.js';
import { createRandom, type Random, type Seed } from '../base/random.js';
import { fail, ok, type Result } from '../base/result.js';
import { firstConflict } from '../board/conflicts.js';
import { factsOf } from '../shape/facts.js';
import type { Shape } from '../shape/shape.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import { type Boxes, boxesOf, cellOf } from './constructions.js';

/** How many grids are put together, within a budget. */
export interface BlockOptions extends Budget {
  readonly tries: number;
}

/** What came of grids put together from random blocks. */
export interface BlockCount {
  /** How many grids were made, and how many of them were valid. */
  readonly tries: number;
  readonly valid: number;
  /** How many were not, though every row, column and box has the right sum. */
  readonly sumsAlone: number;
  /** Why there were fewer tries than wanted. */
  readonly shortage?: Shortage;
}

/** Which share of all ways to fill the boxes is valid, where the number of grids is known. */
export function shareOfValidBlocks({ spec, symbols }: Shape): number | undefined {
  const grids = factsOf(spec, symbols).find(({ kind }) => kind === 'grids');
  if (!grids) return undefined;
  let orders = 1;
  for (let n = 2; n <= symbols; n++) orders *= n;
  return Number(grids.value) / orders ** symbols;
}

const triesPerStretch = 4096;

/** Puts grids together from random boxes and counts how many are valid. */
export async function countRandomBlocks(
  shape: Shape,
  seed: Seed,
  { tries: wanted, ...budget }: BlockOptions,
): Promise<Result<BlockCount>> {
  checkCounts({ tries: wanted });
  const boxes = boxesOf(shape);
  if (!boxes) return fail('order-unfit', 'method', { method: 'blocks', shape: shape.name });
  const pace = new Pace(budget);
  const trier = createTrier(shape, boxes, createRandom(`blocks ${shape.name} ${seed}`));
  let [tries, valid, sumsAlone] = [0, 0, 0];
  while (tries < wanted) {
    const shortage = pace.shortage();
    if (shortage) return ok({ tries, valid, sumsAlone, shortage });
    const stretch = Math.min(triesPerStretch, wanted - tries, pace.nodesLeft);
    for (let i = 0; i < stretch; i++) {
      if (!trier.hasSums()) continue;
      if (trier.isValid()) valid++;
      else sumsAlone++;
    }
    tries += stretch;
    pace.spend(stretch);
    pace.report(tries, 'tries', wanted);
    await pace.breathe();
  }
  return ok({ tries, valid, sumsAlone });
}

interface Trier {
  /** Makes one more grid: whether all its rows and columns have the right sum. */
  hasSums(): boolean;
  /** Whether that grid, if it has the sums, is valid. */
  isValid(): boolean;
}

function createTrier(shape: Shape, boxes: Boxes, random: Random): Trier {
  const { width, height, size } = boxes;
  const sum = (size * (size + 1)) / 2;
  const grid = new Uint8Array(shape.cellCount);
  /** The boxes of one band, each with all symbols; as far as they are drawn, in random order. */
  const blocks = Uint8Array.from({ length: height * size }, (_, i) => (i % size) + 1);
  /** By bound: results of 16 bits that are drawn again. */
  const uneven = Int32Array.from({ length: size + 1 }, (_, bound) => (bound === 0 ? 0 : 0x10000 % bound));
  let bits = 0;
  let halves = 0;

  const below = (bound: number): number => {
    for (;;) {
      if (halves === 0) {
        bits = random.next() | 0;
        halves = 2;
      }
      const scaled = (bits & 0xffff) * bound;
      bits >>>= 16;
      halves--;
      if ((scaled & 0xffff) >= uneven[bound]) return scaled >>> 16;
    }
  };

  /** Draws the boxes of a band row by row; false as soon as a row has another sum. */
  const drawBand = (): boolean => {
    for (let first = 0; first < size; first += width) {
      let total = 0;
      for (let block = 0; block < blocks.length; block += size) {
        for (let at = first; at < first + width; at++) {
          const other = block + at + below(size - at);
          const drawn = blocks[other];
          blocks[other] = blocks[block + at];
          blocks[block + at] = drawn;
          total += drawn;
        }
      }
      if (total !== sum) return false;
    }
    return true;
  };

  const hasSums = (): boolean => {
    for (let band = 0; band < width; band++) {
      if (!drawBand()) return false;
      for (let i = 0; i < blocks.length; i++)
        grid[cellOf(boxes, band * height + Math.floor(i / size), i % size)] = blocks[i];
    }
    for (let column = 0; column < size; column++) {
      let total = 0;
      for (let cell = column; cell < grid.length; cell += size) total += grid[cell];
      if (total !== sum) return false;
    }
    return true;
  };

  return { hasSums, isValid: () => !firstConflict({ shape, symbols: grid }) };
}
