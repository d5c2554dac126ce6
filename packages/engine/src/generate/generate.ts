/**
 * Makes a puzzle to order: a random grid, clues dug out of it, and, where a level or a technique is wanted, clues given back
 * until the puzzle is no harder than that. An order that cannot be met ends with the best that was found and says so. The
 * same shape, seed and order give the same puzzle everywhere; work that was cut short by its budget says that too.
 */
import { checkCounts } from '../base/limit.js';
import type { Problem } from '../base/problem.js';
import { createRandom, type Random, type Seed } from '../base/random.js';
import { expectOk, fail, ok, type Result } from '../base/result.js';
import { countFilled } from '../board/grid.js';
import { type Puzzle, type Solution, solutionOn } from '../board/puzzle.js';
import type { Grade } from '../grade/grade.js';
import { scale } from '../grade/scale.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import type { Cell, Shape } from '../shape/shape.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import { isClassic } from '../solve/kernelPool.js';
import type { Prover } from '../solve/prover.js';
import { aim } from './aim.js';
import { checkOrder } from './checkOrder.js';
import { dig } from './dig.js';
import type { Eased } from './ease.js';
import type { FillOptions } from './fill.js';
import { fitLength } from './fitLength.js';
import { chooseFocus, focusFirst } from './focus.js';
import { gentleEffort, hasGentlerGrids, mixingFor } from './gentlerGrid.js';
import { minimise } from './minimise.js';
import { findShortfall, highestRung, isGraded, lowestRung, type Order, type Shortfall } from './order.js';
import { patienceFor } from './patience.js';
import { createProof } from './proof.js';
import { makeRare } from './rarePuzzle.js';
import { gatherCells, parseRegion } from './region.js';
import { renewPuzzle } from './renewPuzzle.js';
import { digLarge, isDugAtLarge } from './repair.js';
import { type CellGroup, sampleGroups } from './sample.js';
import { makeShort } from './shortGame.js';
import { areRulesDrawn, fillVariant, type Variant } from './variants/fillVariant.js';
import { makeKiller } from './variants/killer.js';
import { isWholeKiller } from './variants/wishes.js';

/** Rises whenever any order gives another puzzle than before: names of puzzles say which generator they mean. */
export const generatorVersion = 8;

/** How much may be tried to meet an order, and with what help. */
export interface GenerateOptions extends Budget {
  /** Proves what search cannot, as `createSatProver()` of `@hyperdoku/sat` does. */
  readonly prover?: Prover;
  /** How many grids to try before the best is taken; if not said, as many as a time limit allows, or a fixed number. */
  readonly attempts?: number;
  /** The grid that the puzzle is to be made of; attempts then differ in their clues alone. */
  readonly solution?: Solution;
}

/** A puzzle that is what was ordered, or only near to it, and why. */
export type Generated = MadePuzzle &
  (
    | { readonly status: 'met'; readonly shortfall?: undefined }
    | {
        readonly status: 'near';
        /** What is missing from the order. */
        readonly shortfall: Shortfall;
      }
  );

interface MadePuzzle {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
  /** How many clues the puzzle has. */
  readonly clues: number;
  /** Known where the order made it necessary. */
  readonly grade?: Grade;
  /** How uniqueness was proved. */
  readonly proof: 'singles' | 'search' | 'sat';
  /** Whether every clue is known to be needed. */
  readonly minimal: boolean;
  /** How many grids were tried. */
  readonly attempts: number;
  /** What the work ran out of. Such a puzzle need not come again from the same seed. */
  readonly shortage?: Shortage;
}

/** One of several attempts. */
type Attempt = Omit<MadePuzzle, 'attempts'> & { readonly shortfall?: Shortfall };

/**
 * Grids tried when neither a number nor a time is said; names of puzzles mean what comes of so many. Where a grid costs little, what is
 * rare gets more of them.
 */
const usualAttempts = ({ cellCount }: Shape, order: Order): number =>
  isGraded(order) && cellCount <= smallBoard ? 300 : 50;

/**
 * Whether the name of a puzzle gives it again: nothing cut the work short, and no more grids were tried than a name stands for; no fewer
 * either where the order was not met, since another grid may come nearer.
 */
export const isRepeatable = (
  { status, shortage, attempts }: Generated,
  shape: Shape,
  order: Order,
): boolean => {
  const usual = usualAttempts(shape, order);
  return shortage === undefined && (status === 'met' ? attempts <= usual : attempts === usual);
};

/** Makes a puzzle of a shape to order; the same seed gives the same puzzle. */
export async function generatePuzzle(
  shape: Shape,
  seed: Seed,
  order: Order = {},
  options: GenerateOptions = {},
): Promise<Result<Generated>> {
  const made = await makePuzzle(shape, seed, order, options);
  if (!made.ok || order.moved === undefined) return made;
  return ok({ ...made.value, ...renewPuzzle(made.value, order.moved) });
}

async function makePuzzle(
  shape: Shape,
  seed: Seed,
  order: Order,
  options: GenerateOptions,
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
    options.attempts ??
    (options.milliseconds === undefined ? usualAttempts(shape, order) : Number.POSITIVE_INFINITY);
  let best: Attempt | undefined;
  let refusal: Result<never> = fail('not-found', 'attempt', {});
  let attempt = 1;
  for (; attempt <= most; attempt++) {
    if (attempt > 1) pace.report(attempt - 1, 'grids', Number.isFinite(most) ? most : undefined);
    const own = attempt === 1 ? `${seed}` : `${seed}/${attempt}`;
    const made = await attemptPuzzle(shape, own, order, options, pace, attempt);
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

const methodOf = ({ method }: Order): Pick<FillOptions, 'method'> => (method === undefined ? {} : { method });

async function attemptPuzzle(
  shape: Shape,
  seed: string,
  order: Order,
  options: GenerateOptions,
  pace: Pace,
  attempt: number,
): Promise<Result<Attempt>> {
  const rare = options.solution ? undefined : await makeRare(shape, seed, order, pace);
  if (rare) return ok(await finish(rare, rare, order, pace));
  const wishes = order.with ?? [];
  const filled = await fillVariant(
    shape,
    seed,
    wishes,
    hasGentlerGrids(shape, order, options.solution !== undefined) ? mixingFor(attempt) : methodOf(order),
    pace,
    options.solution,
  );
  if (!filled.ok) return filled;
  const { solution } = filled.value;
  const random = createRandom(`dig ${seed}`);
  if (isDugAtLarge(shape, order)) return digAtLarge(solution, random, order, pace);
  // The cells of a variant are those of its shape, which knows more of them than a rule does.
  const groups = sampleGroups(shape, order.sampler ?? 'uniform', random);
  if (!groups.ok) return groups;
  const inside = keepRegion(groups.value, shape, order, random);
  const thinned = wishes.some(isWholeKiller)
    ? await cage(solution, inside, seed, order, random, pace)
    : ok(await thin(solution, inside, seed, order, options, random, pace, attempt));
  return thinned.ok ? ok(await finish(filled.value, thinned.value, order, pace)) : thinned;
}

/** A short game keeps its level only where its blanks lie close together; so every second grid has them in a part of so many times their number. */
const roomsForShort = [1, 1.25, 1.5, 2] as const;

/** Only what lies in the region that is to hold all blanks. */
function keepRegion(
  groups: readonly CellGroup[],
  shape: Shape,
  { region, clues, level, technique }: Order,
  random: Random,
): readonly CellGroup[] {
  const inside = (cells: ReadonlySet<Cell>) => groups.filter(group => group.every(cell => cells.has(cell)));
  if (region !== undefined) return inside(new Set(expectOk(parseRegion(shape, region))));
  if (clues === undefined || (level ?? technique) === undefined || shape.cellCount > smallBoard)
    return groups;
  if (random.below(2) === 0) return groups;
  const blanks = shape.cellCount - clues;
  const room = roomsForShort[random.below(roomsForShort.length)];
  return inside(gatherCells(shape, Math.ceil(blanks * room), random));
}

/** A puzzle with as few clues as the order allows, and what is known of it. */
interface Thinned extends Eased {
  readonly minimal: boolean;
  /** Clues that are known to be needed; none if not said. */
  readonly needed?: number;
  readonly bySat?: boolean;
}

/** Takes clues out of a grid. */
async function thin(
  solution: Solution,
  groups: readonly CellGroup[],
  seed: string,
  order: Order,
  options: GenerateOptions,
  random: Random,
  pace: Pace,
  attempt: number,
): Promise<Thinned> {
  if (isGraded(order)) return thinToGrade(solution, groups, order, random, pace);
  const plain = order.clues === undefined && !order.minimal;
  const target = order.clues !== undefined && { clues: order.clues };
  // Where questions are hard, a minimal puzzle is reached from the whole grid sooner than from one that is nearly minimal.
  const isFree = order.minimal === true && order.sampler === undefined && options.prover !== undefined;
  const isGiven = options.solution !== undefined;
  const dug = await dig(solution, groups, {
    ...pace.part(),
    ...target,
    // What a short search does not answer, a prover that sees all clues at once answers sooner than learning does.
    ...(target && options.prover && { guesses: 0 }),
    singlesOnly: plain,
    // A grid of which every clue is tested anyway needs no other test before, where that one costs next to nothing.
    singlesFirst: !(order.minimal && isClassic(solution.shape)),
    ...(isFree && { mostOpen: 1 }),
  });
  const isDone =
    dug.open === 0 || (!order.minimal && (order.clues === undefined || dug.clues <= order.clues));
  if (isDone || !options.prover) return dug;
  const less = await minimise(isFree ? solution : dug.puzzle, solution, seed, {
    ...pace.part(order.minimal || isGiven ? {} : patienceFor(attempt, solution.shape.cellCount)),
    prover: options.prover,
    ...target,
    ...(isFree && hasGentlerGrids(solution.shape, order, isGiven) && gentleEffort),
  });
  // Patience with this grid may have ended; the work is cut short only if its own budget has.
  const { shortage: _, ...rest } = less;
  const shortage = pace.shortage();
  return { ...rest, bySat: true, ...(shortage && { shortage }) };
}

/** Boards up to this size are dug by proofs alone, which cost next to nothing there. */
const smallBoard = 100;

/** Takes clues out of a grid until the way to the solution is what was ordered. */
async function thinToGrade(
  solution: Solution,
  groups: readonly CellGroup[],
  order: Order,
  random: Random,
  pace: Pace,
): Promise<Thinned> {
  if (order.clues !== undefined && lowestRung(order) > 0) {
    const short = await makeShort(solution, groups, { ...order, clues: order.clues }, random, pace);
    if (short) return { ...short, minimal: false };
  }
  const isEasy = ['gentle', 'easy'].includes(scale[techniqueNames[highestRung(order)]].level);
  const focus = chooseFocus(solution, order, random);
  const focused = focusFirst(groups, focus);
  const dug = await dig(solution, focused, {
    ...pace.part(),
    singlesOnly: isEasy,
    singlesFirst: isEasy || solution.shape.cellCount > smallBoard,
    guesses: 0,
  });
  const cells = focused.flat();
  const work = { solution, cells, focus, order, random, proof: createProof(solution, pace), pace };
  const aimed = await aim(work, dug.puzzle);
  const fitted = order.clues === undefined ? aimed : await fitLength(work, aimed, order.clues);
  return { ...fitted, minimal: dug.minimal && fitted.puzzle === dug.puzzle };
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
  return ok(await minimise(puzzle, solutionOn(solution, puzzle.shape), seed, pace.part()));
}

async function finish(
  { solution, missing, shortage: early }: Variant,
  { puzzle, grade, minimal, needed = 0, bySat, shortage: late }: Thinned,
  order: Order,
  pace: Pace,
): Promise<Attempt> {
  const clues = countFilled(puzzle);
  const own = solutionOn(solution, puzzle.shape);
  const isSingles = createProof(own, pace).bySingles(puzzle.symbols);
  const shortfall: Shortfall | undefined = missing
    ? { kind: 'constraints', ...missing }
    : findShortfall(order, clues, minimal ? 0 : clues - needed, grade);
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
  const { puzzle, clues, shortage } = await digLarge(solution, random, {
    ...pace.part(),
    ...(order.clues !== undefined && { clues: order.clues }),
  });
  const shortfall = findShortfall(order, clues, clues, undefined);
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
  if (a.shortfall?.kind === 'minimal' && b.shortfall?.kind === 'minimal')
    return a.shortfall.open < b.shortfall.open;
  if (order.clues !== undefined) return Math.abs(a.clues - order.clues) < Math.abs(b.clues - order.clues);
  const rungOf = ({ grade }: Attempt) =>
    grade?.status === 'graded' && grade.hardest ? techniqueNames.indexOf(grade.hardest) : -1;
  return rungOf(a) > rungOf(b);
}
