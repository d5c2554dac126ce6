/**
 * Killers: a finished grid is cut into cages until their sums leave no other solution. A proof that fails shows two solutions, and
 * cages are cut again where they differ, so that every grid seen so far is ruled out; only where no cut does that, a clue is given. So
 * most killers need no clue at all.
 *
 * A level is aimed at from both sides. What is too hard gets smaller cages or, where they are not enough, clues; what is too easy then
 * gets larger ones, two joined to one, or fewer.
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
import { type Eased, ease, gradeFor, gradesOf, trim } from '../ease.js';
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
  const smaller = cutOneByOne(work, draft);
  const easeAlong = (last: number) => ease(number => puzzleOf(work, smaller[number]), last, order, pace);
  const atMost = await easeAlong(0);
  if (atMost.grade?.status === 'graded') return harden(work, draft, atMost);
  const last = smaller.length - 1;
  const atLeast = await gradeFor(puzzleOf(work, smaller[last]), order, pace);
  if (atLeast.status === 'graded' || order.clues !== undefined) {
    const eased = await easeAlong(last);
    return harden(work, smaller[eased.number], eased);
  }
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

/** Makes a killer harder while it is easier than ordered: cages are joined two by two, and where that is not enough, left out. */
async function harden(work: KillerWork, draft: Draft, eased: Eased): Promise<Eased> {
  const { ground, solution } = work;
  const joints = listJoints(ground, draft.cutting, mostInCage(solution.shape));
  const joined = await changeWhileEasy(work, { draft, eased }, joints.map(joinCages));
  const cages = permute(ground.random, joined.draft.cutting);
  return (await changeWhileEasy(work, joined, cages.map(leaveOut))).eased;
}

/** The same draft where it cannot be changed so. */
type Change = (draft: Draft) => Draft;

const joinCages =
  ([first, second]: readonly [Cage, Cage]): Change =>
  draft =>
    draft.cutting.includes(first) && draft.cutting.includes(second)
      ? { ...draft, cutting: replaceCages(draft.cutting, [first, second], [[...first, ...second]]) }
      : draft;

const leaveOut =
  (cage: Cage): Change =>
  draft => ({ ...draft, cutting: replaceCages(draft.cutting, [cage], []) });

interface Graded {
  readonly draft: Draft;
  readonly eased: Eased;
}

/**
 * Makes changes as long as the killer does not become harder than ordered, and until it is as hard: in batches that grow while that
 * succeeds. Whoever gets there by the techniques allowed has shown that there is no other solution.
 */
async function changeWhileEasy(work: KillerWork, start: Graded, changes: readonly Change[]): Promise<Graded> {
  const { solution, order, pace } = work;
  const isEasy = ({ eased: { grade } }: Graded): boolean =>
    grade?.status === 'graded' && findShortfall(aimOf(order), 0, true, grade) !== undefined;
  const mostGrades = gradesOf(solution.shape);
  let best = start;
  let batch = Math.max(1, changes.length >> 2);
  for (let at = 0, grades = 0; at < changes.length && grades < mostGrades && isEasy(best); ) {
    if (pace.shortage()) break;
    const draft = changes.slice(at, at + batch).reduce((changed, change) => change(changed), best.draft);
    if (draft === best.draft) {
      at += batch;
      continue;
    }
    const puzzle = puzzleOf(work, draft);
    const grade = await gradeFor(puzzle, order, pace);
    grades++;
    if (grade.status === 'graded') {
      best = { draft, eased: { puzzle, grade } };
      at += batch;
      batch *= 2;
    } else if (batch === 1) at++;
    else batch >>= 1;
    pace.report(at, 'tries', changes.length);
    await pace.breathe();
  }
  const shortage = pace.shortage();
  return shortage ? { ...best, eased: { ...best.eased, shortage } } : best;
}

/** What an order says of the way to the solution, and nothing else. */
const aimOf = ({ level, technique, logicOnly }: Order): Order => ({
  ...(level && { level }),
  ...(technique && { technique }),
  ...(logicOnly && { logicOnly }),
});
