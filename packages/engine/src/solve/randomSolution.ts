import { createRandom, type Seed } from '../base/random.js';
import { countFilled } from '../board/grid.js';
import { type Puzzle, trustSolution } from '../board/puzzle.js';
import { instantGrid } from '../shape/instantGrid.js';
import { moveSymbols, randomSymmetry } from '../shape/symmetry.js';
import { Pace } from './budget.js';
import { findSolution } from './decide.js';
import { noItem } from './kernel.js';
import type { DecideOptions, FindResult } from './verdict.js';

/** Random search gives up after so many guesses and begins again with other ones. */
const guessesPerTry = 2000;
const maxTries = 20;

/**
 * A solution chosen by the seed. Not every solution is equally likely: without clues it is the instant solution moved by
 * a random symmetry, otherwise the first one that a search with random guesses meets; where random search meets none, it is
 * the one that `findSolution` finds, whatever the seed.
 */
export async function findRandomSolution(
  puzzle: Puzzle,
  seed: Seed,
  options: DecideOptions = {},
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
  const symbols = await pace.kernels.useWhile('tree', shape, async kernel => {
    kernel.random = random.fraction;
    for (let tries = 0; tries < maxTries && !pace.shortage(); tries++) {
      if (kernel.load(puzzle.symbols) !== noItem) return undefined;
      const status = await pace.search(kernel, guessesPerTry);
      if (status === 'solution') return kernel.grid.slice();
      if (status === 'exhausted') return undefined;
    }
    return undefined;
  });
  if (symbols) return found(symbols);
  const result = await findSolution(puzzle, { ...options, ...pace.part() });
  return { ...result, nodes: pace.nodes, milliseconds: pace.milliseconds };
}
