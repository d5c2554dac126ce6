/**
 * Killers: a finished grid is cut into cages until their sums leave no other solution, and then aimed at a level. Most killers need no clue
 * at all.
 */
import type { Random } from '../../base/random.js';
import { fail, ok, type Result } from '../../base/result.js';
import type { Solution } from '../../board/puzzle.js';
import type { Level } from '../../grade/scale.js';
import type { Cell } from '../../shape/shape.js';
import type { Pace } from '../../solve/budget.js';
import type { Eased } from '../ease.js';
import { isGraded, type Order } from '../order.js';
import type { CellGroup } from '../sample.js';
import { aimCages } from './aimCages.js';
import { cutBoard, mostInCage } from './cages.js';
import { chooseCrux, type KillerWork, puzzleOf } from './draft.js';
import { createGround, partGround } from './ground.js';
import { needsProof } from './tried.js';
import { makeUnique } from './unique.js';
import { walkVagueCages, wantsVagueCages } from './vagueCages.js';

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

/** Proofs until other cages are begun with. */
const mostRounds = 300;

/** A killer on a grid: just so many clues where they are ordered, the last ones that the groups would take away; else none, if that can be. */
export async function makeKiller(
  solution: Solution,
  groups: readonly CellGroup[],
  order: Order,
  random: Random,
  pace: Pace,
): Promise<Result<Eased>> {
  const whole = createGround(solution, random);
  const crux = chooseCrux(whole, needsProof(order));
  const ground = partGround(whole, crux);
  const work: KillerWork = { solution, ground, order, crux, pace };
  const vague = wantsVagueCages(solution.shape, order) && (await walkVagueCages(work));
  if (vague) return ok(vague);
  const most = mostInCage(solution.shape);
  const fit = (sizes: readonly number[]): number[] => sizes.map(size => Math.min(size, most));
  const inside = fit(order.level ? sizesOf[order.level] : usualSizes);
  const outside = fit(order.level ? sizesOf.easy : usualSizes);
  const start = {
    cutting: cutBoard(ground, solution.shape, cell => (crux.has(cell) ? inside : outside)),
    clues: takeLast(groups, order.clues ?? 0),
  };
  const draft = await makeUnique(work, start, mostRounds);
  if (!draft) {
    const reason = pace.shortage();
    return reason ? fail('cut-short', 'puzzle', { reason }) : fail('not-found', 'cages', {});
  }
  return ok(isGraded(order) ? await aimCages(work, draft, groups) : { puzzle: puzzleOf(work, draft) });
}

/** The cells of the last groups, at most so many. */
function takeLast(groups: readonly CellGroup[], most: number): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const group of [...groups].reverse())
    if (cells.size + group.length <= most) for (const cell of group) cells.add(cell);
  return cells;
}
