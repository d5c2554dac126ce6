/**
 * Shows that a clue is needed by finding a second solution near the first: a few symbols are wiped off the solution, except
 * where clues hold them, the clue's own symbol is forbidden in its cell, and a short search fills the gaps another way.
 * That is far easier than to look for a second solution from nothing, and it succeeds for most clues that are needed.
 */
import type { Ints } from '../base/ints.js';
import type { Random } from '../base/random.js';
import type { Puzzle, Solution } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import type { Pace } from '../solve/budget.js';
import { noItem } from '../solve/kernel.js';
import type { TreeKernel } from '../solve/tree/treeKernel.js';

const guesses = 100;
/** Tries for each number of symbols wiped. */
const triesPerSize = 4;
const mostWiped = 7;

/** Another solution that has all clues of a puzzle but one, if it is found. */
export type WitnessSearch = (puzzle: Puzzle, clue: Cell) => Promise<Uint8Array | undefined>;

export function createWitnessSearch(solution: Solution, random: Random, pace: Pace): WitnessSearch {
  const { shape, symbols } = solution;
  const { symbols: n, cellCount } = shape;
  const wiped = new Uint8Array(n + 1);
  const grid = new Uint8Array(cellCount);

  const tryOnce = async (
    kernel: TreeKernel,
    clues: Ints,
    cell: Cell,
    size: number,
  ): Promise<Uint8Array | undefined> => {
    wiped.fill(0);
    wiped[symbols[cell]] = 1;
    for (const other of random.permutation(n).slice(0, size - 1)) wiped[other + 1] = 1;
    for (let i = 0; i < cellCount; i++)
      grid[i] = wiped[symbols[i]] && (clues[i] === blank || i === cell) ? blank : symbols[i];
    if (kernel.load(grid) !== noItem || kernel.grid[cell] !== blank) return undefined;
    if (!kernel.exclude(cell * n + symbols[cell] - 1)) return undefined;
    return (await pace.search(kernel, guesses)) === 'solution' ? Uint8Array.from(kernel.grid) : undefined;
  };

  return ({ symbols: clues }, cell) =>
    pace.kernels.useWhile('tree', shape, async kernel => {
      for (let size = 2; size <= Math.min(mostWiped, n); size++) {
        for (let tries = 0; tries < triesPerSize; tries++) {
          const other = await tryOnce(kernel, clues, cell, size);
          if (other) return other;
          await pace.breathe();
          if (pace.shortage()) return undefined;
        }
      }
      return undefined;
    });
}
