/**
 * Killers: a finished grid is cut into cages until their sums leave no other solution. A proof that fails shows two solutions, and
 * cages are cut again where they differ, so that every grid seen so far is ruled out; only where no cut does that, a clue is given. So
 * most killers need no clue at all.
 *
 * A level is aimed at from both sides. What is too easy gets larger cages, two joined to one, as long as the solution stays the
 * only one; what is too hard gets smaller ones, and then clues.
 */
import type { Random } from '../../base/random.js';
import { expectOk, fail, ok, type Result } from '../../base/result.js';
import type { Grid } from '../../board/grid.js';
import { type Puzzle, type Solution, trustPuzzle } from '../../board/puzzle.js';
import type { Level } from '../../grade/scale.js';
import { addConstraints } from '../../shape/addConstraints.js';
import type { Cell } from '../../shape/shape.js';
import type { Pace } from '../../solve/budget.js';
import { decide, differingCells } from '../../solve/decide.js';
import { type Eased, ease, gradeFor, trim } from '../ease.js';
import { findShortfall, isGraded, type Order } from '../order.js';
import type { CellGroup } from '../sample.js';
import {
  type Cage,
  type Cutting,
  cagesBeside,
  cutAgain,
  cutBoard,
  listJoints,
  meetsCages,
  mostInCage,
  ownersOf,
  permute,
  replaceCages,
} from './cages.js';
import { createGround, type Ground, positionsOf } from './ground.js';

/** Sizes that the first cages are drawn from. */
const usualSizes = [2, 3, 3, 4] as const;
const sizesOf: Readonly<Record<Level, readonly number[]>> = {
  gentle: [2, 2, 3],
  easy: [2, 2, 3, 3],
  medium: usualSizes,
  hard: [2, 3, 4, 4],
  expert: [3, 3, 4, 5],
  extreme: [3, 4, 4, 5],
  'beyond logic': [3, 4, 5, 5],
};

/** Guesses for one proof: killers that take more are seldom ended by ten times as many. */
const guessesPerProof = 2000;
/** Proofs until other cages are begun with. */
const mostRounds = 300;
/** How many cages, neighbours of each, and cuts of both are tried to rule out a solution. */
const mostCages = 8;
const mostNeighbours = 4;
const mostCuts = 8;
/** Proofs that may be spent on joining cages. */
const mostJoinProofs = 40;
/** Cages of so many cells can be cut without leaving a cell alone, and are not cut into larger ones than this. */
const divisible = 4;
const mostAfterCut = 3;

/** The cages of a killer, and the cells that hold clues. */
interface Draft {
  readonly cutting: Cutting;
  readonly clues: ReadonlySet<Cell>;
}

interface KillerWork {
  readonly solution: Solution;
  readonly ground: Ground;
  readonly order: Order;
  readonly pace: Pace;
}

/** A killer on a grid: just so many clues where they are ordered, the last ones that the groups would take away; else none, if that can be. */
export async function makeKiller(
  solution: Solution,
  groups: readonly CellGroup[],
  order: Order,
  random: Random,
  pace: Pace,
): Promise<Result<Eased>> {
  const ground = createGround(solution, random);
  const work: KillerWork = { solution, ground, order, pace };
  const most = mostInCage(solution.shape);
  const sizes = (order.level ? sizesOf[order.level] : usualSizes).map(size => Math.min(size, most));
  const start = {
    cutting: cutBoard(ground, solution.shape, sizes),
    clues: takeLast(groups, order.clues ?? 0),
  };
  const draft = await makeUnique(work, start);
  if (!draft) {
    const reason = pace.shortage();
    return reason ? fail('cut-short', 'puzzle', { reason }) : fail('not-found', 'cages', {});
  }
  return ok(isGraded(order) ? await aim(work, draft, groups) : { puzzle: puzzleOf(work, draft) });
}

/** The cells of the last groups, at most so many. */
function takeLast(groups: readonly CellGroup[], most: number): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const group of [...groups].reverse())
    if (cells.size + group.length <= most) for (const cell of group) cells.add(cell);
  return cells;
}

function puzzleOf({ solution: { shape, symbols } }: KillerWork, { cutting, clues }: Draft): Puzzle {
  const cages = cutting.map(cage => [...cage].sort((a, b) => a - b)).sort((a, b) => a[0] - b[0]);
  const killer = expectOk(
    addConstraints(
      shape,
      cages.map(cage => ({
        kind: 'killer',
        cells: positionsOf(shape, cage),
        sum: cage.reduce((sum, cell) => sum + symbols[cell], 0),
      })),
    ),
  );
  return trustPuzzle(
    killer,
    Uint8Array.from(symbols, (symbol, cell) => (clues.has(cell) ? symbol : 0)),
  );
}

/** Changes cages until the solution is the only one; undefined where that does not get there. */
async function makeUnique(work: KillerWork, start: Draft): Promise<Draft | undefined> {
  const { solution, pace } = work;
  const others: Grid[] = [];
  let draft: Draft | undefined = start;
  for (let round = 1; draft && round <= mostRounds; round++) {
    const verdict = await decide(puzzleOf(work, draft), pace.part({ nodes: guessesPerProof }));
    if (verdict.status === 'unique') return draft;
    if (pace.shortage()) return undefined;
    pace.report(round, 'tries');
    if (verdict.status === 'many') {
      for (const seen of [verdict.solution, verdict.other])
        if (differingCells(seen, solution).length > 0) others.push(seen);
      draft = ruleOut(work, draft, others);
    } else draft = cutSmaller(work, draft) ?? giveClue(work, draft);
    await pace.breathe();
  }
  return undefined;
}

/** Cuts cages again where the last of some other solutions differs, so that none of them is left. */
function ruleOut(work: KillerWork, draft: Draft, others: readonly Grid[]): Draft | undefined {
  const { ground, solution } = work;
  const { cutting } = draft;
  const other = others[others.length - 1];
  const owners = ownersOf(cutting);
  const differing = differingCells(other, solution);
  const hit = new Set<Cage>();
  for (const cell of differing) {
    const owner = owners.get(cell);
    if (owner) hit.add(owner);
  }
  for (const cage of permute(ground.random, [...hit]).slice(0, mostCages)) {
    const beside = permute(ground.random, cagesBeside(ground, owners, cage)).slice(0, mostNeighbours);
    for (const old of [...(cage.length >= divisible ? [[cage]] : []), ...beside.map(next => [cage, next])]) {
      for (let tries = 0; tries < mostCuts; tries++) {
        const pieces = cutAgain(ground, old.flat(), mostInCage(solution.shape));
        if (!pieces || meetsCages(ground, pieces, other.symbols)) continue;
        const next = replaceCages(cutting, old, pieces);
        if (others.every(grid => !meetsCages(ground, next, grid.symbols))) return { ...draft, cutting: next };
      }
    }
  }
  return giveClue(work, draft, differing);
}

/** A clue more, in one of these cells; undefined where their number is ordered. */
function giveClue(
  { ground: { random }, order, solution }: KillerWork,
  { cutting, clues }: Draft,
  cells: readonly Cell[] = Array.from(solution.symbols, (_, cell) => cell),
): Draft | undefined {
  const open = cells.filter(cell => !clues.has(cell));
  if (order.clues !== undefined || open.length === 0) return undefined;
  return { cutting, clues: new Set(clues).add(open[random.below(open.length)]) };
}

/** Cuts a third of the cages that are large enough, if there are any. */
function cutSmaller(work: KillerWork, { cutting, clues }: Draft): Draft | undefined {
  const cuts = listCuts(work, cutting);
  let next = cutting;
  for (const { cage, pieces } of cuts.slice(0, Math.ceil(cuts.length / 3)))
    next = replaceCages(next, [cage], pieces);
  return next === cutting ? undefined : { cutting: next, clues };
}

interface Cut {
  readonly cage: Cage;
  readonly pieces: readonly Cage[];
}

/** How large cages can be cut, in random order. */
function listCuts({ ground }: KillerWork, cutting: Cutting): Cut[] {
  const cuts: Cut[] = [];
  for (const cage of permute(ground.random, cutting)) {
    if (cage.length < divisible) continue;
    for (let tries = 0; tries < mostCuts; tries++) {
      const pieces = cutAgain(ground, cage, mostAfterCut);
      if (!pieces) continue;
      cuts.push({ cage, pieces });
      break;
    }
  }
  return cuts;
}

/** Makes a killer as hard as ordered, as far as that can be. */
async function aim(work: KillerWork, draft: Draft, groups: readonly CellGroup[]): Promise<Eased> {
  const { order, pace } = work;
  const easeAlong = (drafts: readonly Draft[]): Promise<Eased> =>
    ease(number => puzzleOf(work, drafts[number]), drafts.length - 1, order, pace);
  const puzzle = puzzleOf(work, draft);
  const grade = await gradeFor(puzzle, order, pace);
  if (grade.status === 'graded') {
    const meets = !findShortfall({ ...order, minimal: false }, order.clues ?? 0, true, grade);
    return meets ? { puzzle, grade } : easeAlong((await joinCages(work, draft)).reverse());
  }
  const smaller = cutOneByOne(work, draft);
  const last = smaller[smaller.length - 1];
  const grades = await gradeFor(puzzleOf(work, last), order, pace);
  if (grades.status === 'graded' || order.clues !== undefined) return easeAlong(smaller);
  // Smaller cages alone do not do it: the large ones stay, and clues come back.
  const open = groups
    .flat()
    .reverse()
    .filter(cell => !draft.clues.has(cell));
  const eased = await ease(
    count => puzzleOf(work, { ...draft, clues: new Set([...draft.clues, ...open.slice(0, count)]) }),
    open.length,
    order,
    pace,
  );
  return trim(eased, open, order, pace);
}

/** From a draft to one with cages as small as can be, cut by cut. */
function cutOneByOne(work: KillerWork, draft: Draft): Draft[] {
  const drafts = [draft];
  for (const { cage, pieces } of listCuts(work, draft.cutting)) {
    const { cutting, clues } = drafts[drafts.length - 1];
    drafts.push({ cutting: replaceCages(cutting, [cage], pieces), clues });
  }
  return drafts;
}

/**
 * From a draft to one with cages as large as the proof allows, joint by joint. Joints are tried in batches that grow while they
 * succeed: what is unique with larger cages is so with smaller ones.
 */
async function joinCages(work: KillerWork, draft: Draft): Promise<Draft[]> {
  const { ground, solution, pace } = work;
  const drafts = [draft];
  const joints = listJoints(ground, draft.cutting, mostInCage(solution.shape));
  let batch = Math.max(1, joints.length >> 2);
  for (let at = 0, proofs = 0; at < joints.length && proofs < mostJoinProofs && !pace.shortage(); ) {
    const joined = joinSome(drafts[drafts.length - 1], joints.slice(at, at + batch));
    const hardest = joined[joined.length - 1];
    const verdict = hardest && (await decide(puzzleOf(work, hardest), pace.part({ nodes: guessesPerProof })));
    if (verdict) proofs++;
    if (!verdict || verdict.status === 'unique') {
      drafts.push(...joined);
      at += batch;
      batch *= 2;
    } else if (batch === 1) at++;
    else batch = Math.max(1, batch >> 1);
    pace.report(at, 'tries', joints.length);
    await pace.breathe();
  }
  return drafts;
}

/** Joins cages two by two, where both are still there. */
function joinSome(draft: Draft, joints: readonly (readonly [Cage, Cage])[]): Draft[] {
  const drafts: Draft[] = [];
  let { cutting } = draft;
  for (const [first, second] of joints) {
    if (!cutting.includes(first) || !cutting.includes(second)) continue;
    cutting = replaceCages(cutting, [first, second], [[...first, ...second]]);
    drafts.push({ cutting, clues: draft.clues });
  }
  return drafts;
}
