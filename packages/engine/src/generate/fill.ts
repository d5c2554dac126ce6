/**
 * Random complete grids. Plain random search from an empty board fails in three dimensions, so the default way starts from
 * the shape's instant solution, moves it by a random symmetry, and then *mixes*: it wipes a few symbols off the board and
 * lets a search with random guesses put them back, again and again. That leaves the isomorphism class of the
 * start, which symmetries alone cannot. Small flat boards are filled by random search, and the classic one by a way of its own
 * (`classicGrid.ts`). The other methods are there to be compared with.
 */
import { checkCounts } from '../base/limit.js';
import { createRandom, type Random, type Seed } from '../base/random.js';
import { fail, ok, type Result } from '../base/result.js';
import { firstConflict } from '../board/conflicts.js';
import { type Solution, trustSolution } from '../board/puzzle.js';
import { instantGrid } from '../shape/instantGrid.js';
import type { Shape } from '../shape/shape.js';
import { moveSymbols, randomSymmetry } from '../shape/symmetry.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import { noItem } from '../solve/kernel.js';
import { isClassic } from '../solve/kernelPool.js';
import type { TreeKernel } from '../solve/tree/treeKernel.js';
import { drawClassicGrid } from './classicGrid.js';
import { fillByPattern, placeBlocks, placeDiagonal } from './constructions.js';

/**
 * mixed: the default. laid: a base board shuffled and laid into the shape, never mixed. backtracking: random search from
 * nothing. pattern, diagonal and blocks: three ways to a 2-D grid; blocks nearly always fails, as an experiment.
 */
export const fillMethods = ['mixed', 'laid', 'backtracking', 'pattern', 'diagonal', 'blocks'] as const;
/** A way to make a random grid. */
export type FillMethod = (typeof fillMethods)[number];

/** How a random grid is made. */
export interface FillOptions extends Budget {
  readonly method?: FillMethod;
  /** How often to mix; enough for the shape if not said. */
  readonly mixes?: number;
}

/** A random grid and how it was made. */
export interface Filling {
  readonly solution: Solution;
  /** How often a method that tries again had to try, and how many mixing steps changed the grid. */
  readonly tries: number;
  readonly mixes: number;
  /** Why it was mixed less than it should be. */
  readonly shortage?: Shortage;
}

/** Guesses that one mixing step may take before it is given up. */
const guessesPerMix = 3000;
const guessesPerTry = 20_000;
const maxTries = 20;
const maxBlockTries = 100_000;
const smallBoard = 100;

/** On a small flat board random search never fails, and reaches every grid. */
export const isSmallBoard = ({ extents, cellCount }: Shape): boolean =>
  extents.length === 2 && cellCount <= smallBoard;

/** A random grid of a shape; the same seed gives the same grid. */
export async function fillGrid(
  shape: Shape,
  seed: Seed,
  options: FillOptions = {},
): Promise<Result<Filling>> {
  const random = createRandom(`fill ${shape.name} ${seed}`);
  const pace = new Pace(options);
  checkCounts({ mixes: options.mixes });
  const early = pace.shortage();
  if (early) return cutShort(early);
  switch (options.method ?? 'mixed') {
    case 'mixed':
      return fillMixed(shape, random, pace, options.mixes);
    case 'laid': {
      const start = instantGrid(shape);
      if (!start) return unfit('laid', shape);
      return found(shape, moveSymbols(randomSymmetry(shape, random), start));
    }
    case 'backtracking':
      return fillBySearch(shape, random, pace);
    case 'pattern': {
      const grid = fillByPattern(shape, random);
      return grid ? found(shape, grid) : unfit('pattern', shape);
    }
    case 'diagonal': {
      const clues = placeDiagonal(shape, random);
      return clues ? fillBySearch(shape, random, pace, clues) : unfit('diagonal', shape);
    }
    case 'blocks':
      return fillByBlocks(shape, random, pace);
  }
}

const unfit = (method: FillMethod, shape: Shape): Result<never> =>
  fail('order-unfit', 'method', { method, shape: shape.name });

const found = (shape: Shape, symbols: Uint8Array, tries = 1, mixes = 0): Result<Filling> =>
  ok({ solution: trustSolution(shape, symbols), tries, mixes });

const cutShort = (reason: Shortage): Result<never> => fail('cut-short', 'grid', { reason });

async function fillMixed(
  shape: Shape,
  random: Random,
  pace: Pace,
  wanted?: number,
): Promise<Result<Filling>> {
  if (wanted === undefined && isClassic(shape)) {
    pace.spend(1);
    return found(shape, drawClassicGrid(random));
  }
  const start = wanted === undefined && isSmallBoard(shape) ? undefined : instantGrid(shape);
  if (!start) return fillBySearch(shape, random, pace);
  return mixGrid(shape, moveSymbols(randomSymmetry(shape, random), start), random, pace, wanted);
}

/** Mixes a grid so often, or enough for the shape if not said. */
export async function mixGrid(
  shape: Shape,
  start: Uint8Array,
  random: Random,
  pace: Pace,
  steps = usualMixes(shape),
): Promise<Result<Filling>> {
  let grid = start;
  let mixes = 0;
  const shortage = await pace.kernels.useWhile('tree', shape, async kernel => {
    kernel.random = random.fraction;
    for (let step = 0; step < steps; step++) {
      const mixed = await mixOnce(kernel, grid, random, pace);
      const short = pace.shortage();
      if (short) return short;
      if (mixed) {
        grid = mixed;
        mixes++;
      }
      await pace.breathe();
    }
    return undefined;
  });
  return ok({ solution: trustSolution(shape, grid), tries: 1, mixes, ...(shortage && { shortage }) });
}

/** Large boards are mixed less often, since each guess looks over the whole board; the largest are only moved. */
const usualMixes = ({ cellCount }: Shape): number =>
  cellCount <= 1000 ? 60 : cellCount <= 10_000 ? 20 : cellCount <= 100_000 ? 4 : 0;

/** Wipes a few symbols and puts them back at random; undefined when nothing changed or the search took too long. */
async function mixOnce(
  kernel: TreeKernel,
  grid: Uint8Array,
  random: Random,
  pace: Pace,
): Promise<Uint8Array | undefined> {
  const { symbols: n } = kernel.shape;
  const wiped = new Uint8Array(n + 1);
  const order = random.permutation(n);
  const count = Math.min(n, 2 + random.below(3));
  for (let i = 0; i < count; i++) wiped[order[i] + 1] = 1;
  const clues = grid.map(symbol => (wiped[symbol] ? 0 : symbol));
  if (kernel.load(clues) !== noItem || (await pace.search(kernel, guessesPerMix)) !== 'solution')
    return undefined;
  return kernel.grid.some((symbol, cell) => symbol !== grid[cell]) ? kernel.grid.slice() : undefined;
}

/** Random search from a few clues or from nothing, begun anew when it does not get there. */
async function fillBySearch(
  shape: Shape,
  random: Random,
  pace: Pace,
  clues: Uint8Array = new Uint8Array(shape.cellCount),
): Promise<Result<Filling>> {
  const none = fail('not-found', 'no-grid', { shape: shape.name });
  return pace.kernels.useWhile('tree', shape, async (kernel): Promise<Result<Filling>> => {
    kernel.random = random.fraction;
    for (let tries = 1; tries <= maxTries; tries++) {
      pace.report(tries - 1, 'tries', maxTries);
      if (kernel.load(clues) !== noItem) return none;
      const status = await pace.search(kernel, guessesPerTry);
      if (status === 'solution') return found(shape, kernel.grid.slice(), tries);
      if (status === 'exhausted') return none;
      const reason = pace.shortage();
      if (reason) return cutShort(reason);
    }
    return fail('not-found', 'grid', { shape: shape.name, tries: maxTries });
  });
}

/** Every block at random, and hope: it takes very many tries, and most often all of them are in vain. */
async function fillByBlocks(shape: Shape, random: Random, pace: Pace): Promise<Result<Filling>> {
  const grid = new Uint8Array(shape.cellCount);
  if (!placeBlocks(shape, random, grid)) return unfit('blocks', shape);
  for (let tries = 1; tries <= maxBlockTries; tries++) {
    if (!firstConflict({ shape, symbols: grid })) return found(shape, grid, tries);
    placeBlocks(shape, random, grid);
    pace.spend(1);
    if ((tries & 255) !== 0) continue;
    pace.report(tries, 'tries', maxBlockTries);
    await pace.breathe();
    const reason = pace.shortage();
    if (reason) return cutShort(reason);
  }
  return fail('not-found', 'valid-blocks', { tries: maxBlockTries });
}
