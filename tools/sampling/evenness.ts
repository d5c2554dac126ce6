/**
 * Are the classic grids that we fill drawn evenly among all 6.67 · 10²¹? What an even draw looks like can be measured: the first band and the
 * first stack are drawn evenly, by trying boxes at random until one fits; all their completions are counted, one of them is drawn,
 * and the grid weighs as much as its frame has completions.
 */
import { createKernel, createRandom, expectOk, fillGrid, parseShape, type Random } from '@hyperdoku/engine';
import { type Estimate, estimateMean, estimateWeightedMean } from './statistics.js';
import { countTraits, type Trait, traits } from './traits.js';

const shape = expectOk(parseShape('3x3'));
const traitNames = Object.keys(traits) as Trait[];

export interface Evenness {
  readonly grids: number;
  readonly frames: number;
  readonly rows: readonly {
    readonly trait: Trait;
    readonly even: Estimate;
    readonly filled: Estimate;
    readonly searched: Estimate;
  }[];
}

/** The second box of a band: any that repeats no symbol of the first in a row. */
function drawBeside(grid: Uint8Array, random: Random, down: number, along: number): void {
  const at = (row: number, column: number): number => row * down + column * along;
  const rowsOf = (from: number): number[][] =>
    [0, 1, 2].map(row => [0, 1, 2].map(i => grid[at(row, from + i)]));
  const first = rowsOf(0);
  do {
    const order = random.permutation(9);
    for (let i = 0; i < 9; i++) grid[at(Math.floor(i / 3), 3 + (i % 3))] = order[i] + 1;
  } while (rowsOf(3).some((row, i) => row.some(symbol => first[i].includes(symbol))));
  const second = rowsOf(3);
  for (let row = 0; row < 3; row++) {
    const taken = [...first[row], ...second[row]];
    const rest = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9].filter(symbol => !taken.includes(symbol)));
    for (let i = 0; i < 3; i++) grid[at(row, 6 + i)] = rest[i];
  }
}

/** A grid of an even draw, and its weight. */
export function drawEvenly(seed: string): { readonly grid: Uint8Array; readonly weight: number } {
  const random = createRandom(seed);
  const frame = new Uint8Array(shape.cellCount);
  const box = random.permutation(9);
  for (let i = 0; i < 9; i++) frame[9 * Math.floor(i / 3) + (i % 3)] = box[i] + 1;
  drawBeside(frame, random, 9, 1);
  drawBeside(frame, random, 1, 9);
  kernel.load(frame);
  let weight = 0;
  let grid = frame;
  while (kernel.run(Number.MAX_SAFE_INTEGER) === 'solution')
    if (random.below(++weight) === 0) grid = kernel.grid.slice();
  return { grid, weight };
}
const kernel = createKernel(shape);

export async function measureEvenness(frames: number, grids: number): Promise<Evenness> {
  const even = Array.from({ length: frames }, (_, i) => {
    const { grid, weight } = drawEvenly(`frame ${i}`);
    return { weight, traits: countTraits(grid) };
  });
  const fill = async (method: 'mixed' | 'backtracking') => {
    const counted: Record<Trait, number>[] = [];
    for (let i = 0; i < grids; i++)
      counted.push(
        countTraits(expectOk(await fillGrid(shape, `evenness ${i}`, { method })).solution.symbols),
      );
    return counted;
  };
  const [filled, searched] = [await fill('mixed'), await fill('backtracking')];
  const rows = traitNames.map(trait => ({
    trait,
    even: estimateWeightedMean(
      even.map(({ traits }) => traits[trait]),
      even.map(({ weight }) => weight),
    ),
    filled: estimateMean(filled.map(counts => counts[trait])),
    searched: estimateMean(searched.map(counts => counts[trait])),
  }));
  return { grids, frames, rows };
}
