/** All solutions one after the other, or one at random. */

import { permutations } from '../base/ints.js';
import { createRandom, type Seed } from '../base/random.js';
import { countFilled } from '../board/grid.js';
import { type Puzzle, type Solution, trustSolution } from '../board/puzzle.js';
import { instantGrid } from '../shape/shapes.js';
import { moveSymbols, randomSymmetry } from '../shape/symmetry.js';
import { type Budget, Pace, type Shortage } from './budget.js';
import { type FindResult, findSolution } from './decide.js';
import { noItem } from './kernel.js';
import { TreeKernel } from './tree/treeKernel.js';

export interface EnumerateOptions extends Budget {
  readonly limit?: number;
}

export interface Enumeration {
  /** All were told, the limit was reached, or the budget ended. */
  readonly status: 'all' | 'limit' | 'unknown';
  readonly count: number;
  readonly reason?: Shortage;
}

/** Tells every solution; waits for the listener before it goes on. */
export async function enumerateSolutions(
  puzzle: Puzzle,
  onSolution: (solution: Solution) => void | Promise<void>,
  options: EnumerateOptions = {},
): Promise<Enumeration> {
  const { shape } = puzzle;
  const { limit = Number.POSITIVE_INFINITY } = options;
  const pace = new Pace(options);
  let count = 0;
  // An empty board may be too large to search, but a few of its solutions are at hand.
  const instant =
    countFilled(puzzle) === 0 && shape.symbols >= 7 && limit <= maxRelabellings
      ? instantGrid(shape)
      : undefined;
  for (const symbols of instant ? relabellings(instant, shape.symbols) : []) {
    if (count >= limit) return { status: 'limit', count };
    count++;
    await onSolution(trustSolution(shape, symbols));
  }
  const kernel = new TreeKernel(shape);
  if (kernel.load(puzzle.symbols) !== noItem) return { status: 'all', count };
  for (;;) {
    if (count >= limit) return { status: 'limit', count };
    const status = await pace.search(kernel);
    if (status === 'exhausted') return { status: 'all', count };
    if (status === 'solution') {
      count++;
      await onSolution(trustSolution(shape, kernel.grid.slice()));
      await pace.breathe();
    }
    const reason = pace.shortage();
    if (reason) return { status: 'unknown', count, reason };
  }
}

/** With seven symbols or more there are at least so many ways to rename them. */
const maxRelabellings = 5040;

/** The grid with its symbols renamed in every way, one after the other. */
function* relabellings(grid: Uint8Array, symbols: number): Generator<Uint8Array> {
  for (const order of permutations(Array.from({ length: symbols }, (_, i) => i + 1))) {
    yield grid.map(symbol => order[symbol - 1]);
  }
}

/** Random search gives up after so many guesses and begins again with other ones. */
const guessesPerTry = 2000;
const maxTries = 20;

/**
 * A solution chosen by the seed. Not every solution is equally likely: without clues it is the instant solution moved by
 * a random symmetry, otherwise the first one that a search with random guesses meets.
 */
export async function findRandomSolution(
  puzzle: Puzzle,
  seed: Seed,
  options: Budget = {},
): Promise<FindResult> {
  const { shape } = puzzle;
  const random = createRandom(seed);
  const pace = new Pace(options);
  const found = (symbols: Uint8Array): FindResult => {
    const { nodes, milliseconds } = pace;
    const by = nodes === 0 ? 'rule' : 'search';
    return { status: 'found', solution: trustSolution(shape, symbols), nodes, milliseconds, by };
  };
  const instant = countFilled(puzzle) === 0 ? instantGrid(shape) : undefined;
  if (instant) return found(moveSymbols(randomSymmetry(shape, random), instant));
  const kernel = new TreeKernel(shape);
  kernel.random = random.fraction;
  for (let tries = 0; tries < maxTries && !pace.shortage(); tries++) {
    if (kernel.load(puzzle.symbols) !== noItem) break;
    const status = await pace.search(kernel, guessesPerTry);
    if (status === 'solution') return found(kernel.grid.slice());
    if (status === 'exhausted') break;
  }
  return findSolution(puzzle, pace.left());
}
