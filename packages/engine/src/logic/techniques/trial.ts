/**
 * Assume a candidate, and if that cannot be, it goes. The rungs differ in how it is shown: by singles within few rounds; by singles
 * however many; by going on with other techniques, a short trial among them. Of each the cases with the fewest rounds or steps come
 * first, and of these the shortest.
 */
import type { Cell } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { type Branch, countLinks, makeStep, type Step } from '../step.js';
import { nextStep, pausesEvery, type Technique } from '../technique.js';
import { cageCombinations } from './cageCombinations.js';
import type { Case } from './case.js';
import { casesOf } from './cases.js';
import { Consequences } from './consequences.js';
import { fullHouse } from './fullHouse.js';
import { hiddenSingle } from './hiddenSingle.js';
import { lastInConstraint } from './lastInConstraint.js';
import { lineBounds } from './lineBounds.js';
import { lockedCandidates } from './lockedCandidates.js';
import { nakedSingle } from './nakedSingle.js';
import { nakedPair } from './nakedSubset.js';
import { shortestFirst } from './shortestFirst.js';

/** Above this only cells with two candidates are tried, by singles, until one fails. */
const maxCells = 2000;
/** How many consequences may be looked at in huge shapes. */
const maxConsequences = 5_000_000;
/** Above this nobody goes on under an assumption with other techniques. */
export const mostNestedCells = 200;
const cellsBetweenPauses = 4;
/** The rounds of a short trial, and how far a long one goes step by step. */
const shortRounds = [1, 2, 3, 4];
const longRounds = [6, 9, Number.POSITIVE_INFINITY];
/** So many cases are told to find the shortest. */
const mostCompared = 40;

type TrialName = 'short-trial' | 'long-trial' | 'nested-trial';

export const shortTrial: Technique<'short-trial'> = {
  name: 'short-trial',
  *find(position) {
    if (position.shape.cellCount > maxCells) yield* tryPairs(position);
    else yield* tryWithin(position, 'short-trial', shortRounds);
  },
};

export const longTrial: Technique<'long-trial'> = {
  name: 'long-trial',
  *find(position) {
    if (position.shape.cellCount <= maxCells) yield* tryWithin(position, 'long-trial', longRounds);
  },
};

interface Refuted {
  readonly cell: Cell;
  readonly symbol: number;
  readonly followed: Case;
}

/** Tries all candidates with ever more rounds, until some fail: those with the fewest. */
function* tryWithin(
  position: Position,
  technique: TrialName,
  limits: readonly number[],
): Generator<Step | undefined> {
  const { symbols: n } = position.shape;
  const cases = casesOf(position);
  const cells = openCellsByChoice(position);
  const atLast = limits[limits.length - 1];
  for (const rounds of limits) {
    const refuted: Refuted[] = [];
    for (const [i, cell] of cells.entries()) {
      if (i % cellsBetweenPauses === 0) yield undefined;
      for (const symbol of position.candidatesOf(cell)) {
        const followed = cases.follow(cell * n + symbol - 1, rounds, atLast);
        if (followed.failed.length > 0) refuted.push({ cell, symbol, followed });
      }
    }
    if (refuted.length === 0) continue;
    const least = Math.min(...refuted.map(({ followed }) => followed.rounds));
    const shortest = refuted.filter(({ followed }) => followed.rounds === least);
    yield* shortestFirst(
      shortest.map(
        ({ cell, symbol, followed }) =>
          () =>
            makeTrialStep(technique, cell, symbol, cases.consequences.tell(followed)),
      ),
      mostCompared,
    );
    return;
  }
}

function* tryPairs(position: Position): Generator<Step | undefined> {
  const { symbols: n, cellCount } = position.shape;
  const consequences = new Consequences(position);
  let looked = 0;
  for (let cell = 0; cell < cellCount && looked < maxConsequences; cell++) {
    if (cell % pausesEvery === pausesEvery - 1) yield undefined;
    if (!position.isOpen(cell) || position.candidateCounts[cell] !== 2) continue;
    for (const symbol of position.candidatesOf(cell)) {
      const followed = consequences.follow(cell * n + symbol - 1);
      looked += followed.literals.length;
      if (followed.failed.length === 0) continue;
      yield makeTrialStep('short-trial', cell, symbol, consequences.tell(followed));
      return;
    }
  }
}

/** Cells with the fewest candidates first. */
export function openCellsByChoice(position: Position): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < position.shape.cellCount; cell++) if (position.isOpen(cell)) cells.push(cell);
  return cells.sort((a, b) => position.candidateCounts[a] - position.candidateCounts[b]);
}

const makeTrialStep = (technique: TrialName, cell: Cell, symbol: number, branch: Branch): Step =>
  makeStep({
    technique,
    cells: [cell],
    symbols: [symbol],
    branches: [branch],
    eliminations: [{ cell, symbol }],
  });

/** What is used under an assumption; a trial inside it keeps to few rounds. */
const inside: readonly Technique[] = [
  fullHouse,
  hiddenSingle,
  lastInConstraint,
  nakedSingle,
  cageCombinations,
  lineBounds,
  lockedCandidates,
  nakedPair,
  { name: 'short-trial', find: position => tryWithin(position, 'short-trial', [1]) },
];
const mostInside = 100;
/** Cells with more candidates are not tried so. */
const mostCandidates = 3;

/** Cells with the fewest candidates are tried first, and others only if none of them fails. */
export const nestedTrial: Technique<'nested-trial'> = {
  name: 'nested-trial',
  *find(position) {
    if (position.shape.cellCount > mostNestedCells) return;
    const cells = openCellsByChoice(position).filter(
      cell => position.candidateCounts[cell] <= mostCandidates,
    );
    const steps: Step[] = [];
    for (const [i, cell] of cells.entries()) {
      yield undefined;
      if (steps.length > 0 && position.candidateCounts[cell] > position.candidateCounts[cells[i - 1]]) break;
      for (const symbol of position.candidatesOf(cell)) {
        const branch = followSteps(position, cell, symbol);
        if (branch) steps.push(makeTrialStep('nested-trial', cell, symbol, branch));
      }
    }
    yield* steps.sort((a, b) => countLinks(a) - countLinks(b));
  },
};

/** The steps from an assumption to a contradiction, if they lead there. */
function followSteps(position: Position, cell: Cell, symbol: number): Branch | undefined {
  const assumed = position.copy();
  assumed.place(cell, symbol);
  const steps: Step[] = [];
  while (!assumed.breach && steps.length < mostInside) {
    const step = nextStep(assumed, inside);
    if (!step) return undefined;
    assumed.apply(step);
    steps.push(step);
  }
  const { breach } = assumed;
  return breach && { links: [{ cell, symbol, holds: true }], steps, failsAt: breach };
}
