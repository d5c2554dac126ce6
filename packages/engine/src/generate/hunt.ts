/**
 * The hunt for fewer clues. From a puzzle it goes on by small changes that keep the solution unique: two clues out and one
 * in is a gain; one out and one in changes the ground. When nothing moves for a while it starts again from a new grid.
 * Every gain is told at once, so that nothing is lost when it is stopped.
 */
import { checkCounts } from '../base/limit.js';
import { createRandom, type Random, type Seed } from '../base/random.js';
import { ok, type Result } from '../base/result.js';
import { type Puzzle, type Solution, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import type { Shape } from '../shape/shape.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import { dig } from './dig.js';
import { fillGrid } from './fill.js';
import { createProof, type UniquenessProof } from './proof.js';
import { cellsWhere, digLarge, largeBoard } from './repair.js';
import { sampleGroups } from './sample.js';

/** The best that a hunt has found: a puzzle, its solution and its number of clues. */
export interface Find {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
  readonly clues: number;
  readonly seed: string;
}

/** Where a hunt begins, how long it stays with a grid, and when it ends. */
export interface HuntOptions extends Budget {
  /** What is known already: nothing but what is better counts, and the first grid is its own. */
  readonly start?: Find;
  /** Guesses for one question. */
  readonly guesses?: number;
  /** Changes in a row without a gain before a new grid is taken. */
  readonly patience?: number;
  /** Called with every gain, before the hunt goes on. */
  readonly onFind?: (find: Find) => void | Promise<void>;
  /** How many grids to try; without end if not said. */
  readonly starts?: number;
  /** Grids that earlier hunts with this seed have been through: it goes on with the next one, as if it had never stopped. */
  readonly passed?: number;
  /** Called when a grid has been gone through, with how many that makes. */
  readonly onPassed?: (passed: number) => void | Promise<void>;
}

/** What a hunt came to. */
export interface Hunt {
  /** Missing when the budget ended before the first puzzle. */
  readonly best?: Find;
  /** Grids begun. */
  readonly starts: number;
  /** What ended the hunt; missing when all starts were used up. */
  readonly shortage?: Shortage;
}

/** Looks for puzzles of a shape with as few clues as can be found. */
export async function hunt(shape: Shape, seed: Seed, options: HuntOptions = {}): Promise<Result<Hunt>> {
  const pace = new Pace(options);
  const { guesses, patience, passed = 0 } = options;
  checkCounts({ guesses, patience, passed, starts: options.starts });
  const most = options.starts ?? Number.POSITIVE_INFINITY;
  let best = options.start;
  let starts = 0;
  const report = async (find: Find): Promise<void> => {
    if (best && best.clues <= find.clues) return;
    best = find;
    await options.onFind?.(find);
  };
  while (starts < most && !pace.shortage()) {
    pace.report(passed + starts, 'grids', options.starts);
    const grid = passed + ++starts;
    const own = `${seed}/${grid}`;
    const first =
      grid === 1 && options.start ? ok(options.start) : await makeFirst(shape, own, pace, options);
    if (!first.ok) {
      if (first.problem.code === 'cut-short') break;
      return first;
    }
    if (first.value !== options.start) await report(first.value);
    await improve(first.value, createRandom(`hunt ${own}`), pace, options, report);
    if (!pace.shortage()) await options.onPassed?.(grid);
  }
  const shortage = pace.shortage();
  return ok({ starts, ...(best && { best }), ...(shortage && { shortage }) });
}

/** Large boards are dug by repair, down to about this share of clues. */
const scantShare = 0.25;

async function makeFirst(
  shape: Shape,
  seed: string,
  pace: Pace,
  { guesses = 400 }: HuntOptions,
): Promise<Result<Find>> {
  const filled = await fillGrid(shape, seed, pace.part());
  if (!filled.ok) return filled;
  const { solution } = filled.value;
  const random = createRandom(`dig ${seed}`);
  if (shape.cellCount > largeBoard) {
    const { puzzle, clues } = await digLarge(solution, random, {
      ...pace.part(),
      clues: Math.round(shape.cellCount * scantShare),
    });
    return ok({ puzzle, solution, clues, seed });
  }
  const groups = sampleGroups(shape, 'uniform', random);
  if (!groups.ok) return groups;
  const { puzzle, clues } = await dig(solution, groups.value, { ...pace.part(), guesses });
  return ok({ puzzle, solution, clues, seed });
}

/** Changes that keep the number of clues, tried between gains. */
async function improve(
  first: Find,
  random: Random,
  pace: Pace,
  { patience = 400, guesses = 400 }: HuntOptions,
  report: (find: Find) => Promise<void>,
): Promise<void> {
  const { solution, seed } = first;
  const proof = createProof(solution, pace);
  const symbols = Uint8Array.from(first.puzzle.symbols);
  let clues = first.clues;
  for (let quiet = 0; quiet < patience && !pace.shortage(); quiet++) {
    const exchanged = await exchange(symbols, solution, proof, random, guesses);
    // New ground: perhaps a clue can go now that could not before.
    if (exchanged && (await dropOne(symbols, solution, proof, random, guesses, pace))) {
      clues--;
      quiet = 0;
      await report({ puzzle: trustPuzzle(solution.shape, symbols.slice()), solution, clues, seed });
    }
    await pace.breathe();
  }
}

/** One clue out and another in, with the solution still unique; whether that came off. */
async function exchange(
  symbols: Uint8Array,
  solution: Solution,
  proof: UniquenessProof,
  random: Random,
  guesses: number,
): Promise<boolean> {
  const clues = cellsWhere(symbols, symbol => symbol !== blank);
  const blanks = cellsWhere(symbols, symbol => symbol === blank);
  if (clues.length === 0 || blanks.length === 0) return false;
  const out = clues[random.below(clues.length)];
  const into = blanks[random.below(blanks.length)];
  symbols[out] = blank;
  symbols[into] = solution.symbols[into];
  if ((await proof.ask(symbols, [out], guesses)) === 'unique') return true;
  symbols[out] = solution.symbols[out];
  symbols[into] = blank;
  return false;
}

/** Tries the clues in random order until one can go. */
async function dropOne(
  symbols: Uint8Array,
  solution: Solution,
  proof: UniquenessProof,
  random: Random,
  guesses: number,
  pace: Pace,
): Promise<boolean> {
  for (const cell of random.shuffle(cellsWhere(symbols, symbol => symbol !== blank))) {
    symbols[cell] = blank;
    if ((await proof.ask(symbols, [cell], guesses)) === 'unique') return true;
    symbols[cell] = solution.symbols[cell];
    await pace.breathe();
    if (pace.shortage()) return false;
  }
  return false;
}
