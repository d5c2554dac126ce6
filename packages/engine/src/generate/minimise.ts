/**
 * From a puzzle to one in which every clue is needed. Near the end questions grow hard, as hard as the puzzle itself is; how hard depends
 * on the way there. So clues go in an order that keeps most questions small, several ways are tried with little effort for each
 * question, and what the best of them leaves open is asked again with more. The answer says whether every clue was shown to be needed.
 */
import { checkCounts } from '../base/limit.js';
import { createRandom, type Random, type Seed } from '../base/random.js';
import { emptyPuzzle, type Puzzle, type Solution } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import { type Budget, Pace } from '../solve/budget.js';
import type { Prover } from '../solve/prover.js';
import { ClueTally } from './clueTally.js';
import { askAfresh, type DeletionWork, deleteInOrder, puzzleOf, seekWitnesses } from './deletion.js';
import { type Dug, dig } from './dig.js';
import { listSwaps } from './unavoidable.js';
import { orderByWave } from './wave.js';
import { createWitnessSearch } from './witness.js';

/** How hard to try for a minimal puzzle, and when to stop. */
export interface MinimiseOptions extends Budget {
  readonly prover?: Prover;
  /** Guesses for each question, twice as many in every further round. */
  readonly effort?: number;
  /** Stop when there are so few. */
  readonly clues?: number;
  /** How often further ways are tried, and what the best leaves open is insisted on. */
  readonly rounds?: number;
  /** What leaves more open than this after the first ways is not insisted on. */
  readonly mostInsisted?: number;
}

/** Guesses of the prover for a question of the first round. */
const usualEffort = 1000;
const usualRounds = 5;
/** Ways tried in the first round; in every further round it is one. */
const firstWays = 4;
/** A question put afresh takes so many times the effort, and so many times more in every round. */
const insistence = 5;

/** The clues of a puzzle whose solution is known, made fewer. */
export async function minimise(
  puzzle: Puzzle,
  solution: Solution,
  seed: Seed,
  options: MinimiseOptions = {},
): Promise<Dug> {
  checkCounts({ effort: options.effort, clues: options.clues, rounds: options.rounds });
  const random = createRandom(`minimise ${seed}`);
  const cells = cluesOf(puzzle);
  random.shuffle(cells);
  if (!options.prover) return digFrom(puzzle, solution, cells, options);
  const pace = new Pace(options);
  const session = await options.prover.openClues(solution, emptyPuzzle(puzzle.shape));
  try {
    const { prover } = options;
    const witness = createWitnessSearch(solution, createRandom(`witness ${seed}`), pace);
    const sets = listSwaps(solution);
    const work = { prover, session, solution, sets, witness, target: options.clues ?? 0, pace };
    return await reduce(work, cells, random, options);
  } finally {
    session.close();
  }
}

const cluesOf = ({ symbols }: Puzzle): Cell[] => {
  const cells: Cell[] = [];
  for (let cell = 0; cell < symbols.length; cell++) if (symbols[cell] !== blank) cells.push(cell);
  return cells;
};

/** Without a prover: the clues of the puzzle are dug in the given order. */
async function digFrom(
  puzzle: Puzzle,
  solution: Solution,
  cells: readonly Cell[],
  options: MinimiseOptions,
): Promise<Dug> {
  const groups = cells.map(cell => [cell]);
  const dug = await dig(solution, groups, {
    ...options,
    start: puzzle,
    guesses: options.effort ?? 20_000,
    ...(options.clues !== undefined && { clues: options.clues }),
  });
  const isEnd = options.clues === undefined || dug.clues > options.clues;
  return { ...dug, minimal: dug.open === 0 && dug.shortage === undefined && isEnd };
}

/** Goes down by many ways: how hard the last questions are is a matter of luck, and the way that leaves fewest open is insisted on. */
async function reduce(
  work: DeletionWork,
  start: readonly Cell[],
  random: Random,
  options: MinimiseOptions,
): Promise<Dug> {
  const { solution, target, pace } = work;
  const isSought = options.clues !== undefined;
  let best: ClueTally | undefined;
  let effort = options.effort ?? usualEffort;
  const isDone = (tally: ClueTally): boolean => tally.clues.size <= target || tally.listOpen().length === 0;
  const isBetter = (tally: ClueTally): boolean =>
    !best ||
    (isSought ? tally.clues.size < best.clues.size : tally.listOpen().length < best.listOpen().length);
  let freshEffort = effort;
  for (let round = 0; round < (options.rounds ?? usualRounds) && !pace.shortage(); round++, effort *= 2) {
    for (let way = round === 0 ? 0 : firstWays - 1; way < firstWays && !pace.shortage(); way++) {
      const order = isSought ? random.shuffle([...start]) : orderByWave(solution.shape, start, random);
      const mostOpen = best && !isSought ? best.listOpen().length : Number.POSITIVE_INFINITY;
      const tally = await deleteInOrder(work, order, effort, mostOpen);
      if (!isSought) await seekWitnesses(work, tally);
      if (isBetter(tally)) best = tally;
      if (isDone(tally)) break;
    }
    if (!best || isDone(best) || best.listOpen().length > (options.mostInsisted ?? Number.POSITIVE_INFINITY))
      break;
    freshEffort *= insistence;
    await askAfresh(work, best, freshEffort);
    if (isDone(best)) break;
  }
  best ??= new ClueTally(solution.shape.cellCount, start, []);
  const shortage = pace.shortage();
  const open = best.listOpen().length;
  return {
    puzzle: puzzleOf(solution, best),
    clues: best.clues.size,
    minimal: open === 0,
    open,
    needed: best.clues.size - open,
    ...(shortage && { shortage }),
  };
}
