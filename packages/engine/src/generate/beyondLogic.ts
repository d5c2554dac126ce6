/**
 * Looks for puzzles of a solution that are beyond logic. They are rare, and a grade that tells them takes long; so the way goes by how well a
 * puzzle resists short cases. Several clues come back, others go, and what resists no less is kept, until something withstands as many
 * rounds as forcing chains follow. Only that is graded. Where it turns out to be easier, or nothing better has come for long, the
 * walk begins anew.
 */
import { type Puzzle, trustPuzzle } from '../board/puzzle.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import type { Shape } from '../shape/shape.js';
import { change } from './harden.js';
import { type AimWork, type Judged, judge } from './judge.js';
import { firstTrial, lowestRung, type Order } from './order.js';
import { Resistance } from './resistance.js';
import { mayHaveTridagons } from './tridagon.js';

/** Larger boards would need more memory for what follows from all cases than it is worth. */
const mostCells = 100;
const mostSymbols = 30;

/** Whether this is the way to meet the order. */
export const isBeyondLogic = ({ cellCount, symbols, constraints }: Shape, order: Order): boolean =>
  lowestRung(order) >= firstTrial &&
  cellCount <= mostCells &&
  symbols <= mostSymbols &&
  constraints.length === 0;

/** The rounds that cases are followed for, and what each candidate left then is worth. */
const rounds = [2, 3, 4];
const worths = [1, 2, 4];
/** Walks in one solution, and changes without a gain before one ends. */
const walks = 4;
const patience = 150;
const [leastBack, mostBack] = [3, 8];

export async function lookBeyondLogic(work: AimWork, dug: Puzzle): Promise<Judged> {
  const { solution, order, pace } = work;
  // A walk ends long before cases within cases are needed; other grids have a pattern for that.
  if (lowestRung(order) > techniqueNames.indexOf('long-trial') && mayHaveTridagons(solution.shape))
    return judge(dug, work);
  const full = trustPuzzle(solution.shape, Uint8Array.from(solution.symbols));
  let start = dug;
  for (let walk = 0; walk < walks && !pace.shortage(); walk++) {
    const puzzle = await raiseResistance(work, start);
    const judged = puzzle && (await judge(puzzle, work));
    if (judged?.fit === 'met') return judged;
    start = await change(work, full, 0);
  }
  return judge(start, work);
}

/** Changes a puzzle until it withstands all rounds; undefined where nothing better comes for long. */
async function raiseResistance(work: AimWork, start: Puzzle): Promise<Puzzle | undefined> {
  const { solution, random, pace } = work;
  const resistance = new Resistance(solution.shape);
  /** What is left after later rounds counts as what is left after the last one that was looked at, and is never more than that. */
  const weigh = (left: readonly number[]): number =>
    worths.reduce((sum, worth, i) => sum + worth * left[Math.min(i, left.length - 1)], 0);
  /** How many candidates must be left after the next rounds, if the whole is to be worth so much. */
  const leastAfter = (before: readonly number[], worth: number): number => {
    const known = before.reduce((sum, left, i) => sum + worths[i] * left, 0);
    return (worth - known) / worths.slice(before.length).reduce((sum, each) => sum + each, 0);
  };
  let puzzle = start;
  let left = resistance.measure(start.symbols, rounds);
  for (let vain = 0; vain < patience && !pace.shortage(); vain++) {
    if (left[rounds.length - 1] > 0) return puzzle;
    const least = weigh(left);
    const next = await change(work, puzzle, leastBack + random.below(mostBack - leastBack + 1));
    const leftNext = resistance.measure(next.symbols, rounds, before => leastAfter(before, least));
    pace.spend(1);
    await pace.breathe();
    const gain = weigh(leftNext) - least;
    if (gain < 0) continue;
    if (gain > 0) vain = 0;
    puzzle = next;
    left = leftNext;
  }
  return undefined;
}
