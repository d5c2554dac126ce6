/**
 * Cages that leave one solution. A proof that fails shows two, and cages are cut again where they differ, so that every grid seen so far is
 * ruled out; only where no cut does that, a clue is given.
 */
import type { Grid } from '../../board/grid.js';
import type { Cell } from '../../shape/shape.js';
import { decide, differingCells } from '../../solve/decide.js';
import {
  type Cage,
  cagesBeside,
  cutAgain,
  growCage,
  meetsCages,
  mostInCage,
  ownersOf,
  permute,
  replaceCages,
} from './cages.js';
import {
  type Draft,
  divisible,
  guessesPerProof,
  type KillerWork,
  listCuts,
  mostCuts,
  puzzleOf,
} from './draft.js';

/** How many cages, neighbours of each, and cuts of both are tried to rule out a solution. */
const mostCages = 8;
const mostNeighbours = 4;

/** Changes cages until the solution is the only one; undefined where that does not get there. */
export async function makeUnique(
  work: KillerWork,
  start: Draft,
  mostRounds: number,
): Promise<Draft | undefined> {
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
  return cageAnew(work, draft, differing, others) ?? giveClue(work, draft, differing);
}

/** A new cage of cells in none, some of which differ, so that no other solution is left. */
function cageAnew(
  { ground, solution: { shape } }: KillerWork,
  draft: Draft,
  differing: readonly Cell[],
  others: readonly Grid[],
): Draft | undefined {
  const owners = ownersOf(draft.cutting);
  const free = permute(
    ground.random,
    differing.filter(cell => !owners.has(cell)),
  );
  for (const cell of free.slice(0, mostCages)) {
    for (let tries = 0; tries < mostCuts; tries++) {
      const size = 2 + ground.random.below(mostInCage(shape) - 1);
      const cage = growCage(ground, cell, next => !owners.has(next), size);
      const cutting = [...draft.cutting, cage];
      if (cage.length > 1 && others.every(grid => !meetsCages(ground, cutting, grid.symbols)))
        return { ...draft, cutting };
    }
  }
  return undefined;
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
