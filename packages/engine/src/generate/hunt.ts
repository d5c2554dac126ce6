/**
 * The hunt for fewer clues. From a puzzle it goes on by small changes that keep the solution unique: two clues out and one
 * in is a gain; one out and one in changes the ground. When nothing moves for a while it starts again from a new grid.
 * Every gain is told at once, so that nothing is lost when it is stopped.
 */
import { createRandom, type Random, type Seed } from '../base/random.js';
import { type Puzzle, type Solution, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import type { Shape } from '../shape/shape.js';
import { type Budget, Pace } from '../solve/budget.js';
import { dig } from './dig.js';
import { fillGrid } from './fill.js';
import { createProof, type UniquenessProof } from './proof.js';
import { cellsWhere, digLarge, largeBoard } from './repair.js';
import { sampleGroups } from './sample.js';

export interface Find {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
  readonly clues: number;
  readonly seed: string;
}

export interface HuntOptions extends Budget {
  /** Where to go on from. */
  readonly start?: Find;
  /** Guesses for one question. */
  readonly guesses?: number;
  /** Changes in a row without a gain before a new grid is taken. */
  readonly patience?: number;
  /** Told of every gain, before the hunt goes on. */
  readonly onFind?: (find: Find) => void | Promise<void>;
  /** Told of every new start. */
  readonly onStart?: (start: number) => void;
  /** How many grids to try; without end if not said. */
  readonly starts?: number;
}

/** The best that was found; undefined when the budget ended before the first puzzle. */
export async function hunt(shape: Shape, seed: Seed, options: HuntOptions = {}): Promise<Find | undefined> {
  const pace = new Pace(options);
  let best = options.start;
  for (let start = 1; start <= (options.starts ?? Number.POSITIVE_INFINITY) && !pace.shortage(); start++) {
    options.onStart?.(start);
    const own = `${seed}/${start}`;
    const first = start === 1 && options.start ? options.start : await makeFirst(shape, own, pace, options);
    if (!first) break;
    const report = async (find: Find): Promise<void> => {
      if (best && best.clues <= find.clues) return;
      best = find;
      await options.onFind?.(find);
    };
    await report(first);
    await improve(first, createRandom(`hunt ${own}`), pace, options, report);
  }
  return best;
}

/** Large boards are dug by repair, down to about this share of clues. */
const scantShare = 0.25;

async function makeFirst(
  shape: Shape,
  seed: string,
  pace: Pace,
  { guesses = 400 }: HuntOptions,
): Promise<Find | undefined> {
  const budget = pace.left();
  const filled = await fillGrid(shape, seed, budget);
  if (!filled.ok) return undefined;
  const { solution } = filled.value;
  const random = createRandom(`dig ${seed}`);
  if (shape.cellCount > largeBoard) {
    const { puzzle, clues } = await digLarge(solution, random, {
      ...budget,
      clues: Math.round(shape.cellCount * scantShare),
    });
    return { puzzle, solution, clues, seed };
  }
  const groups = sampleGroups(shape, 'uniform', random);
  if (!groups.ok) return undefined;
  const { puzzle, clues } = await dig(solution, groups.value, { ...budget, guesses });
  return { puzzle, solution, clues, seed };
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
  const proof = createProof(solution);
  const symbols = Uint8Array.from(first.puzzle.symbols);
  let clues = first.clues;
  for (let quiet = 0; quiet < patience && !pace.shortage(); quiet++) {
    const taken = exchange(symbols, solution, proof, random, guesses);
    if (taken > 0) {
      // New ground: perhaps a clue can go now that could not before.
      const dropped = dropOne(symbols, solution, proof, random, guesses);
      if (dropped) {
        clues--;
        quiet = 0;
        await report({
          puzzle: trustPuzzle(solution.shape, symbols.slice()),
          solution,
          clues,
          seed,
        });
      }
    }
    await pace.breathe();
  }
}

/** One clue out and another in, with the solution still unique; 0 when the try failed. */
function exchange(
  symbols: Uint8Array,
  solution: Solution,
  proof: UniquenessProof,
  random: Random,
  guesses: number,
): number {
  const clues = cellsWhere(symbols, symbol => symbol !== blank);
  const blanks = cellsWhere(symbols, symbol => symbol === blank);
  if (clues.length === 0 || blanks.length === 0) return 0;
  const out = clues[random.below(clues.length)];
  const into = blanks[random.below(blanks.length)];
  symbols[out] = blank;
  symbols[into] = solution.symbols[into];
  if (proof.ask(symbols, [out], guesses) === 'unique') return 1;
  symbols[out] = solution.symbols[out];
  symbols[into] = blank;
  return 0;
}

/** Tries the clues in random order until one can go. */
function dropOne(
  symbols: Uint8Array,
  solution: Solution,
  proof: UniquenessProof,
  random: Random,
  guesses: number,
): boolean {
  for (const cell of random.shuffle(cellsWhere(symbols, symbol => symbol !== blank))) {
    symbols[cell] = blank;
    if (proof.ask(symbols, [cell], guesses) === 'unique') return true;
    symbols[cell] = solution.symbols[cell];
  }
  return false;
}
