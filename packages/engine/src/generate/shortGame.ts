/** Games of a level or with a technique that are shorter than what is dug. */
import type { Random } from '../base/random.js';
import type { Solution } from '../board/puzzle.js';
import type { Pace } from '../solve/budget.js';
import { dig } from './dig.js';
import type { Eased } from './ease.js';
import { fitLength } from './fitLength.js';
import { nowhere } from './focus.js';
import { judge } from './judge.js';
import type { Order } from './order.js';
import { createProof } from './proof.js';
import type { CellGroup } from './sample.js';
import { tangle } from './tangle.js';

/** Of a larger board, up to this part is blank in a short game; what is dug has far more blanks. */
const shortPart = 1 / 2;
const smallBoard = 100;

/** Undefined where there is none, and what is dug may have as few blanks. */
export async function makeShort(
  solution: Solution,
  groups: readonly CellGroup[],
  order: Order & { readonly clues: number },
  random: Random,
  pace: Pace,
): Promise<Eased | undefined> {
  const { cellCount } = solution.shape;
  const blanks = cellCount - order.clues;
  const proof = createProof(solution, pace);
  const work = { solution, cells: groups.flat(), focus: nowhere, order, random, proof, pace };
  const tangled = await tangle(work, blanks);
  if (tangled) return fitLength(work, tangled, order.clues);
  if (cellCount <= smallBoard || blanks > shortPart * cellCount) return undefined;
  const dug = await dig(solution, groups, { ...pace.part(), clues: order.clues, singlesOnly: true });
  return judge(dug.puzzle, work);
}
