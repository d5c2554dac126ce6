/**
 * Looks beyond logic on boards too large for a walk by resistance: takes away as many clues as a long search can still answer for. Hardly
 * any puzzle with so few is solved by logic, and the less logic finds, the sooner a grade says so. Along the border of logic, where it
 * finds a little again and again, grades take longest.
 */
import type { Puzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import type { Shape } from '../shape/shape.js';
import { dig } from './dig.js';
import { type AimWork, giveBack, type Judged, judge } from './judge.js';
import { firstTrial, highestRung, lowestRung, type Order } from './order.js';

/** Above this a single proof would take seconds. */
const mostCells = 1000;

/** Whether this is the way to meet the order: nothing that a search can end is too hard for it. */
export const isDugDeep = ({ cellCount }: Shape, order: Order): boolean =>
  lowestRung(order) >= firstTrial &&
  highestRung(order) === techniqueNames.length - 1 &&
  cellCount <= mostCells;

/** Guesses for the proof that a clue can go, first for all that is cheap; and how many questions may stay open until that is enough. */
const stages = [{ guesses: 400 }, { guesses: 5000, mostOpen: 15 }];
/** How many clues come back where the search of a grade does not end. */
const backs = [1, 2, 4];

export async function digDeep(work: AimWork, dug: Puzzle): Promise<Judged> {
  const { solution, cells, random, pace } = work;
  let puzzle = dug;
  for (const stage of stages) {
    const clues = random.shuffle(cells.filter(cell => puzzle.symbols[cell] !== blank));
    const options = { ...pace.part(), ...stage, start: puzzle, singlesFirst: false };
    const deeper = await dig(
      solution,
      clues.map(cell => [cell]),
      options,
    );
    puzzle = deeper.puzzle;
  }
  let judged = await judge(puzzle, work);
  for (const back of backs) {
    if (judged.fit !== 'hard' || pace.shortage()) break;
    judged = await judge(giveBack(work, puzzle, back), work);
  }
  const shortage = pace.shortage();
  return shortage ? { ...judged, shortage } : judged;
}
