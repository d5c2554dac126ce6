/**
 * Looks for a puzzle that needs a technique for which the ground is prepared. What matters is where a solver stands when all that is easier
 * has been used: the more of the pattern is there, the better; best if the technique strikes something out. From then on clues are given
 * where cells stay open in the end, as long as the technique is still needed.
 */
import { type Puzzle, trustPuzzle } from '../board/puzzle.js';
import { beginClimb, goOn } from '../grade/climb.js';
import { scale } from '../grade/scale.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import type { Cell, Shape } from '../shape/shape.js';
import { change } from './harden.js';
import { type AimWork, type Judged, judge } from './judge.js';
import { lowestRung, type Order } from './order.js';

const changes = 120;
const [leastBack, mostBack] = [2, 6];

/** What a puzzle is worth on the way: nothing if it is too easy; most if the technique is used and leaves nothing open. */
interface Looked {
  readonly puzzle: Puzzle;
  readonly worth: number;
  /** What stays open although the technique was used. */
  readonly open: readonly Cell[];
}

/** Larger boards take too long to change so often. */
const mostCells = 100;

/** Whether to look for a technique of the upper half of the ladder in this way although no ground is prepared for it. */
export const isSought = ({ cellCount }: Shape, { technique, region, using, clues }: Order): boolean =>
  technique !== undefined &&
  cellCount <= mostCells &&
  [region, using, clues].every(each => each === undefined) &&
  ['expert', 'extreme'].includes(scale[technique].level);

export async function seek(work: AimWork, dug: Puzzle): Promise<Judged> {
  const { random, pace } = work;
  let best = await look(work, dug);
  for (let i = 0; i < changes && best.worth < met && !pace.shortage(); i++) {
    const isHelped = best.open.length > 0 && random.below(4) > 0;
    const back = leastBack + random.below(mostBack - leastBack + 1);
    const puzzle = isHelped ? give(work, best) : await change(work, best.puzzle, back);
    const next = await look(work, puzzle);
    await pace.breathe();
    if (next.worth >= best.worth) best = next;
  }
  return judge(best.puzzle, work);
}

/** So much more than any board has cells that what comes near to it is more than any pattern is rated. */
const met = 1_000_000;

async function look({ order, focus, pace }: AimWork, puzzle: Puzzle): Promise<Looked> {
  const rung = lowestRung(order);
  const technique = techniqueNames[rung];
  const climb = beginClimb(puzzle);
  const { position } = climb;
  await goOn(climb, { upTo: techniqueNames[rung - 1], assumeUnique: true, ...pace.part() });
  if (position.isSolved) return { puzzle, worth: -1, open: [] };
  const rating = focus.rate?.(position) ?? 0;
  await goOn(climb, { upTo: technique, assumeUnique: true, ...pace.part() });
  if (!climb.used.includes(technique)) return { puzzle, worth: rating, open: [] };
  const open: Cell[] = [];
  for (let cell = 0; cell < puzzle.shape.cellCount; cell++) if (position.isOpen(cell)) open.push(cell);
  return { puzzle, worth: position.isSolved ? met : met - open.length, open };
}

/** One of the cells that stay open becomes a clue. */
function give({ solution, focus, random }: AimWork, { puzzle, open }: Looked): Puzzle {
  const cells = open.filter(cell => !focus.blanks.has(cell));
  if (cells.length === 0) return puzzle;
  const cell = cells[random.below(cells.length)];
  const symbols = Uint8Array.from(puzzle.symbols);
  symbols[cell] = solution.symbols[cell];
  return trustPuzzle(solution.shape, symbols);
}
