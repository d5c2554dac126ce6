/**
 * Makes a puzzle to order: a random grid, clues dug out of it, and, where a level or a technique is wanted, clues given back
 * until the puzzle is no harder than that. An order that cannot be met ends with the best that was found and says so. The
 * same shape, seed and order give the same puzzle everywhere; work that was cut short by its budget says that too.
 */
import { checkCounts } from '../base/limit.js';
import type { Problem } from '../base/problem.js';
import { createRandom, type Random, type Seed } from '../base/random.js';
import { fail, ok, type Result } from '../base/result.js';
import { countFilled } from '../board/grid.js';
import { type Puzzle, type Solution, trustPuzzle, trustSolution } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import type { Grade } from '../grade/grade.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import type { Cell, Shape } from '../shape/shape.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import type { Prover } from '../solve/prover.js';
import { checkOrder } from './checkOrder.js';
import { type Dug, dig } from './dig.js';
import { type Eased, ease, trim } from './ease.js';
import { minimise } from './minimise.js';
import { findShortfall, isGraded, type Order, type Shortfall } from './order.js';
import { createProof } from './proof.js';
import { digLarge, largeBoard } from './repair.js';
import { type CellGroup, sampleGroups } from './sample.js';
import { areRulesDrawn, fillVariant, isWholeKiller, type Variant } from './variants/fillVariant.js';
import { makeKiller } from './variants/killer.js';

/** Rises whenever any order gives another puzzle than before: names of puzzles say which generator they mean. */
export const generatorVersion = 3;

export interface GenerateOptions extends Budget {
  readonly prover?: Prover;
  /** How many grids to try before the best is taken; if not said, as many as a time limit allows, or `usualAttempts`. */
  readonly attempts?: number;
  /** The grid that the puzzle is to be made of; attempts then differ in their clues alone. */
  readonly solution?: Solution;
}

/** A puzzle that is what was ordered, or only near to it, and why. */
export type Generated = MadePuzzle &
  (
    | { readonly status: 'met'; readonly shortfall?: undefined }
    | { readonly status: 'near'; readonly shortfall: Shortfall }
  );

interface MadePuzzle {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
  readonly clues: number;
  /** Known where the order made it necessary. */
  readonly grade?: Grade;
  /** How uniqueness was proved. */
  readonly proof: 'singles' | 'search' | 'sat';
  /** Whether every clue is known to be needed. */
  readonly minimal: boolean;
  readonly attempts: number;
  /** What the work ran out of. Such a puzzle need not come again from the same seed. */
  readonly shortage?: Shortage;
}

/** One of several attempts. */
type Attempt = Omit<MadePuzzle, 'attempts'> & { readonly shortfall?: Shortfall };

/** Grids tried when neither a number nor a time is said; names of puzzles mean what comes of so many. */
export const usualAttempts = 50;

/** Whether the name of a puzzle gives it again: nothing cut the work short, and no more grids were tried than a name stands for. */
export const isRepeatable = ({ shortage, attempts }: Generated): boolean =>
  shortage === undefined && attempts <= usualAttempts;

export async function generatePuzzle(
  shape: Shape,
  seed: Seed,
  order: Order = {},
  options: GenerateOptions = {},
): Promise<Result<Generated>> {
  const unfit = checkOrder(shape, order);
  if (unfit) return unfit;
  if (options.solution && options.solution.shape.name !== shape.name) {
    const [given, wanted] = [options.solution.shape.name, shape.name];
    return fail('order-unfit', 'solution-shape', { given, wanted });
  }
  const pace = new Pace(options);
  checkCounts({ attempts: options.attempts });
  const most =
    options.attempts ?? (options.milliseconds === undefined ? usualAttempts : Number.POSITIVE_INFINITY);
  let best: Attempt | undefined;
  let refusal: Result<never> = fail('not-found', 'attempt', {});
  let attempt = 1;
  for (; attempt <= most; attempt++) {
    if (attempt > 1) pace.report(attempt - 1, 'grids', Number.isFinite(most) ? most : undefined);
    const own = attempt === 1 ? `${seed}` : `${seed}/${attempt}`;
    const made = await attemptPuzzle(shape, own, order, options, pace);
    if (!made.ok) {
      if (!best && !mayDoBetter(made.problem, order)) return made;
      if (best) break;
      refusal = made;
      continue;
    }
    const { shortfall: missing, ...whole } = made.value;
    if (!missing) return ok({ ...whole, status: 'met', attempts: attempt });
    if (!best || isCloser(made.value, best, order)) best = made.value;
    await pace.breathe();
    if (pace.shortage()) break;
  }
  if (!best?.shortfall) return refusal;
  const shortage = pace.shortage();
  const { shortfall } = best;
  return ok({
    ...best,
    status: 'near',
    shortfall,
    attempts: Math.min(attempt, most),
    ...(shortage && { shortage }),
  });
}

/** Whether another seed may have a puzzle where this one had none: other cages, or other rules for the board. */
const mayDoBetter = ({ code, detail }: Problem, { with: wishes = [] }: Order): boolean =>
  code === 'not-found' && (detail === 'cages' || (detail === 'no-variant' && areRulesDrawn(wishes)));

async function attemptPuzzle(
  shape: Shape,
  seed: string,
  order: Order,
  options: GenerateOptions,
  pace: Pace,
): Promise<Result<Attempt>> {
  const wishes = order.with ?? [];
  const filled = await fillVariant(shape, seed, wishes, order.method, pace, options.solution);
  if (!filled.ok) return filled;
  const { solution } = filled.value;
  const random = createRandom(`dig ${seed}`);
  if (shape.cellCount > largeBoard) return digAtLarge(solution, random, order, pace);
  // The cells of a variant are those of its shape, which knows more of them than a rule does.
  const groups = sampleGroups(shape, order.sampler ?? 'uniform', random);
  if (!groups.ok) return groups;
  const thinned = wishes.some(isWholeKiller)
    ? await cage(solution, groups.value, seed, order, random, pace)
    : ok(await thin(solution, groups.value, seed, order, options, pace));
  return thinned.ok ? ok(await finish(filled.value, thinned.value, order, pace)) : thinned;
}

/** A puzzle with as few clues as the order allows, and what is known of it. */
interface Thinned extends Eased {
  readonly minimal: boolean;
  readonly bySat?: boolean;
}

/** Takes clues out of a grid. */
async function thin(
  solution: Solution,
  groups: readonly CellGroup[],
  seed: string,
  order: Order,
  options: GenerateOptions,
  pace: Pace,
): Promise<Thinned> {
  const graded = isGraded(order);
  const plain = order.clues === undefined && !order.minimal && !graded;
  let dug: Dug = await dig(solution, groups, {
    ...pace.part(),
    ...(order.clues !== undefined && { clues: order.clues }),
    singlesOnly: plain,
  });
  let bySat = false;
  if (
    options.prover &&
    dug.open > 0 &&
    (order.minimal || (order.clues !== undefined && dug.clues > order.clues))
  ) {
    dug = await minimise(dug.puzzle, solution, seed, {
      ...pace.part(),
      prover: options.prover,
      ...(order.clues !== undefined && { clues: order.clues }),
    });
    bySat = true;
  }
  const eased: Eased = graded
    ? await giveBack(dug, solution, groups.flat(), order, pace)
    : { puzzle: dug.puzzle };
  const shortage = dug.shortage ?? eased.shortage;
  return {
    ...eased,
    minimal: dug.minimal && countFilled(eased.puzzle) === dug.clues,
    bySat,
    ...(shortage && { shortage }),
  };
}

/** Gives back as few clues as make the puzzle no harder than ordered, the last ones taken first. */
async function giveBack(
  dug: Dug,
  solution: Solution,
  order: readonly Cell[],
  wanted: Order,
  pace: Pace,
): Promise<Eased> {
  const blanks = order.filter(cell => dug.puzzle.symbols[cell] === blank).reverse();
  const withBack = (count: number): Puzzle => {
    const symbols = Uint8Array.from(dug.puzzle.symbols);
    for (const cell of blanks.slice(0, count)) symbols[cell] = solution.symbols[cell];
    return trustPuzzle(solution.shape, symbols);
  };
  const eased = await ease(withBack, blanks.length, wanted, pace);
  // What the techniques do not use of the constraints has brought more clues back than are needed.
  return wanted.with ? trim(eased, blanks, wanted, pace) : eased;
}

/** Cuts the whole board into cages; clues that had to be given go again where that can be. */
async function cage(
  solution: Solution,
  groups: readonly CellGroup[],
  seed: string,
  order: Order,
  random: Random,
  pace: Pace,
): Promise<Result<Thinned>> {
  const made = await makeKiller(solution, groups, order, random, pace);
  if (!made.ok) return made;
  const { puzzle, grade } = made.value;
  if (grade || order.clues !== undefined || countFilled(puzzle) === 0)
    return ok({ ...made.value, minimal: countFilled(puzzle) === 0 });
  return ok(await minimise(puzzle, onShape(solution, puzzle.shape), seed, pace.part()));
}

/** The same grid under a rule with more constraints. */
const onShape = ({ symbols }: Solution, shape: Shape): Solution =>
  trustSolution(shape, Uint8Array.from(symbols));

async function finish(
  { solution, missing, shortage: early }: Variant,
  { puzzle, grade, minimal, bySat, shortage: late }: Thinned,
  order: Order,
  pace: Pace,
): Promise<Attempt> {
  const clues = countFilled(puzzle);
  const own = onShape(solution, puzzle.shape);
  const isSingles = createProof(own, pace).bySingles(Uint8Array.from(puzzle.symbols));
  const shortfall: Shortfall | undefined = missing
    ? { kind: 'constraints', ...missing }
    : findShortfall(order, clues, minimal, grade);
  const shortage = early ?? late;
  return {
    puzzle,
    solution: own,
    clues,
    proof: isSingles ? 'singles' : bySat ? 'sat' : 'search',
    minimal,
    ...(grade && { grade }),
    ...(shortfall && { shortfall }),
    ...(shortage && { shortage }),
  };
}

/** Large boards are dug by repair; of an order only the number of clues can be met there, and that nearly. */
async function digAtLarge(
  solution: Solution,
  random: Random,
  order: Order,
  pace: Pace,
): Promise<Result<Attempt>> {
  if (order.minimal || order.sampler || order.region !== undefined || isGraded(order)) {
    return fail('order-unfit', 'large-board', { limit: largeBoard });
  }
  const { puzzle, clues, shortage } = await digLarge(solution, random, {
    ...pace.part(),
    ...(order.clues !== undefined && { clues: order.clues }),
  });
  const shortfall = findShortfall(order, clues, false, undefined);
  return ok({
    puzzle,
    solution,
    clues,
    proof: 'singles',
    minimal: false,
    ...(shortfall && { shortfall }),
    ...(shortage && { shortage }),
  });
}

/** Whether one shortfall is smaller than another. */
function isCloser(a: Attempt, b: Attempt, order: Order): boolean {
  const laid = ({ puzzle }: Attempt): number => puzzle.shape.constraints.length;
  if (order.with && laid(a) !== laid(b) && [a, b].some(({ shortfall }) => shortfall?.kind === 'constraints'))
    return laid(a) > laid(b);
  if (order.clues !== undefined) return Math.abs(a.clues - order.clues) < Math.abs(b.clues - order.clues);
  const rungOf = ({ grade }: Attempt) =>
    grade?.status === 'graded' && grade.hardest ? techniqueNames.indexOf(grade.hardest) : -1;
  return rungOf(a) > rungOf(b);
}
