/**
 * Makes a puzzle to order: a random grid, clues dug out of it, and, where a level or a technique is wanted, clues given back
 * until the puzzle is no harder than that. An order that cannot be met ends with the best that was found and says so. The
 * same shape, seed and order give the same puzzle everywhere; work that was cut short by its budget says that too.
 */
import { checkCounts } from '../base/limit.js';
import { createRandom, type Random, type Seed } from '../base/random.js';
import { fail, ok, type Result } from '../base/result.js';
import { countFilled } from '../board/grid.js';
import { type Puzzle, type Solution, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { type Grade, gradePuzzle } from '../grade/grade.js';
import { type Level, levels, scale } from '../grade/scale.js';
import { type TechniqueName, techniqueNames } from '../logic/techniqueNames.js';
import type { Cell, Shape } from '../shape/shape.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import type { Prover } from '../solve/prover.js';
import { type Dug, dig } from './dig.js';
import { type FillMethod, fillGrid } from './fill.js';
import { minimise } from './minimise.js';
import { createProof } from './proof.js';
import { digLarge, largeBoard } from './repair.js';
import { type Sampler, sampleGroups } from './sample.js';

/** Rises whenever any order gives another puzzle than before: names of puzzles say which generator they mean. */
export const generatorVersion = 2;

/** What is wanted; all of it, where several things are named. */
export interface Order {
  /** Just so many clues. */
  readonly clues?: number;
  /** Every clue needed. */
  readonly minimal?: boolean;
  /** Of this level, no easier and no harder. */
  readonly level?: Level;
  /** Needs this technique and nothing harder. */
  readonly technique?: TechniqueName;
  /** Solvable without trial. */
  readonly logicOnly?: boolean;
  readonly sampler?: Sampler;
  readonly method?: FillMethod;
}

export interface GenerateOptions extends Budget {
  readonly prover?: Prover;
  /** How many grids to try before the best is taken. */
  readonly attempts?: number;
}

export interface Generated {
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
  /** Why the puzzle is not quite what was wanted; undefined when it is. */
  readonly shortfall?: Shortfall;
  /** What the work ran out of. Such a puzzle need not come again from the same seed. */
  readonly shortage?: Shortage;
}

/** What a puzzle has instead of what was wanted. */
export type Shortfall =
  | { readonly kind: 'clues'; readonly got: number; readonly wanted: number }
  /** Not every clue is known to be needed. */
  | { readonly kind: 'minimal' }
  /** The budget ended, or no technique allowed leads to the solution. */
  | { readonly kind: 'ungraded' }
  | { readonly kind: 'level'; readonly got: Level; readonly wanted: Level }
  /** It needs no technique at all when `got` is missing. */
  | { readonly kind: 'technique'; readonly got?: TechniqueName; readonly wanted: TechniqueName };

const usualAttempts = 50;

export async function generatePuzzle(
  shape: Shape,
  seed: Seed,
  order: Order = {},
  options: GenerateOptions = {},
): Promise<Result<Generated>> {
  if (
    order.clues !== undefined &&
    !(Number.isInteger(order.clues) && order.clues >= 0 && order.clues <= shape.cellCount)
  ) {
    const { name, cellCount } = shape;
    return fail('order-unfit', 'too-many-clues', { shape: name, cells: cellCount, clues: order.clues });
  }
  const pace = new Pace(options);
  checkCounts({ attempts: options.attempts });
  const most = options.attempts ?? usualAttempts;
  let best: Generated | undefined;
  let attempt = 1;
  for (; attempt <= most; attempt++) {
    if (attempt > 1) pace.report(attempt - 1, 'grids', most);
    const own = attempt === 1 ? `${seed}` : `${seed}/${attempt}`;
    const made = await attemptPuzzle(shape, own, order, options, pace);
    if (!made.ok) return best ? ok(withShortage(best, pace)) : made;
    const candidate = { ...made.value, attempts: attempt };
    if (!candidate.shortfall) return ok(candidate);
    if (!best || isCloser(candidate, best, order)) best = candidate;
    await pace.breathe();
    if (pace.shortage()) break;
  }
  return best
    ? ok(withShortage({ ...best, attempts: Math.min(attempt, most) }, pace))
    : fail('not-found', 'attempt', {});
}

/** What was made, and what ran out while something better was looked for. */
function withShortage(made: Generated, pace: Pace): Generated {
  const shortage = pace.shortage();
  return shortage ? { ...made, shortage } : made;
}

async function attemptPuzzle(
  shape: Shape,
  seed: string,
  order: Order,
  options: GenerateOptions,
  pace: Pace,
): Promise<Result<Omit<Generated, 'attempts'>>> {
  const filled = await fillGrid(shape, seed, {
    ...pace.part(),
    ...(order.method && { method: order.method }),
  });
  if (!filled.ok) return filled;
  const { solution } = filled.value;
  const random = createRandom(`dig ${seed}`);
  if (shape.cellCount > largeBoard) return digAtLarge(solution, random, order, pace);
  const groups = sampleGroups(shape, order.sampler ?? 'uniform', random);
  if (!groups.ok) return groups;
  const graded = order.level !== undefined || order.technique !== undefined || order.logicOnly === true;
  const plain = order.clues === undefined && !order.minimal && !graded;
  let dug: Dug = await dig(solution, groups.value, {
    ...pace.part(),
    ...(order.clues !== undefined && { clues: order.clues }),
    singlesOnly: plain,
  });
  let proof: Generated['proof'] = 'search';
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
    proof = 'sat';
  }
  const eased: Eased = graded
    ? await ease(dug, solution, groups.value.flat(), order, pace)
    : { puzzle: dug.puzzle };
  const { puzzle } = eased;
  const clues = countFilled(puzzle);
  if (createProof(solution, pace).bySingles(Uint8Array.from(puzzle.symbols))) proof = 'singles';
  const minimal = dug.minimal && clues === dug.clues;
  const shortfall = findShortfall(order, clues, minimal, eased.grade);
  const shortage = filled.value.shortage ?? dug.shortage ?? eased.shortage;
  return ok({
    puzzle,
    solution,
    clues,
    proof,
    minimal,
    ...(eased.grade && { grade: eased.grade }),
    ...(shortfall && { shortfall }),
    ...(shortage && { shortage }),
  });
}

/** Large boards are dug by repair; of an order only the number of clues can be met there, and that nearly. */
async function digAtLarge(
  solution: Solution,
  random: Random,
  order: Order,
  pace: Pace,
): Promise<Result<Omit<Generated, 'attempts'>>> {
  const { minimal, level, technique, sampler } = order;
  if (minimal || level || technique || sampler) {
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

/** The rung that a puzzle may not pass. */
function highestRung({ level, technique, logicOnly }: Order): number {
  const limits = [
    technique === undefined ? techniqueNames.length - 1 : techniqueNames.indexOf(technique),
    level === undefined
      ? techniqueNames.length - 1
      : techniqueNames.findLastIndex(name => levels.indexOf(scale[name].level) <= levels.indexOf(level)),
    logicOnly ? techniqueNames.indexOf('short-trial') - 1 : techniqueNames.length - 1,
  ];
  return Math.min(...limits);
}

interface Eased {
  readonly puzzle: Puzzle;
  readonly grade?: Grade;
  readonly shortage?: Shortage;
}

/** Gives back as few clues as make the puzzle no harder than ordered, the last ones taken first. */
async function ease(
  dug: Dug,
  solution: Solution,
  order: readonly Cell[],
  wanted: Order,
  pace: Pace,
): Promise<Eased> {
  const upTo = techniqueNames[highestRung(wanted)];
  const blanks = order.filter(cell => dug.puzzle.symbols[cell] === blank).reverse();
  const withBack = (count: number): Puzzle => {
    const symbols = Uint8Array.from(dug.puzzle.symbols);
    for (const cell of blanks.slice(0, count)) symbols[cell] = solution.symbols[cell];
    return trustPuzzle(solution.shape, symbols);
  };
  const attempt = async (count: number): Promise<Eased> => {
    const puzzle = withBack(count);
    return { puzzle, grade: await gradePuzzle(puzzle, { upTo, assumeUnique: true, ...pace.part() }) };
  };
  let best = await attempt(0);
  // Below `tooFew` the puzzle is too hard, at `enough` it is not; with all clues back there is nothing left to do.
  let tooFew = 0;
  let enough = best.grade?.status === 'graded' ? 0 : blanks.length;
  while (enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1;
    const eased = await attempt(middle);
    if (eased.grade?.status === 'unknown') break;
    if (eased.grade?.status === 'graded') {
      best = eased;
      enough = middle;
    } else tooFew = middle;
  }
  const shortage = pace.shortage();
  return shortage ? { ...best, shortage } : best;
}

function findShortfall(
  order: Order,
  clues: number,
  minimal: boolean,
  grade: Grade | undefined,
): Shortfall | undefined {
  if (order.clues !== undefined && clues !== order.clues)
    return { kind: 'clues', got: clues, wanted: order.clues };
  if (order.minimal && !minimal) return { kind: 'minimal' };
  if (!grade) return undefined;
  if (grade.status !== 'graded') return { kind: 'ungraded' };
  if (order.level !== undefined && grade.level !== order.level)
    return { kind: 'level', got: grade.level, wanted: order.level };
  if (order.technique !== undefined && grade.hardest !== order.technique)
    return {
      kind: 'technique',
      wanted: order.technique,
      ...(grade.hardest && { got: grade.hardest }),
    };
  return undefined;
}

/** Whether one shortfall is smaller than another. */
function isCloser(a: Generated, b: Generated, order: Order): boolean {
  if (order.clues !== undefined) return Math.abs(a.clues - order.clues) < Math.abs(b.clues - order.clues);
  const rungOf = ({ grade }: Generated) =>
    grade?.status === 'graded' && grade.hardest ? techniqueNames.indexOf(grade.hardest) : -1;
  return rungOf(a) > rungOf(b);
}
