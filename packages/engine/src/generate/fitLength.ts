/**
 * A puzzle with just so many clues that keeps its level. Where clues are missing, what is filled first on the way to the solution is given
 * first, so that the game is shorter and still comes to what makes it hard. Where there are too many, they go as long as the puzzle becomes
 * no harder.
 */
import { countFilled } from '../board/grid.js';
import { type Puzzle, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { ladderUpTo } from '../logic/ladder.js';
import { Position } from '../logic/position.js';
import { nextStep } from '../logic/technique.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import type { Cell } from '../shape/shape.js';
import type { Eased } from './ease.js';
import { type AimWork, judge } from './judge.js';
import { highestRung } from './order.js';

export async function fitLength(work: AimWork, aimed: Eased, clues: number): Promise<Eased> {
  if (aimed.grade?.status !== 'graded') return aimed;
  const has = countFilled(aimed.puzzle);
  return has <= clues ? shorten(work, aimed, clues) : lengthen(work, aimed, clues);
}

/** Gives clues in batches that grow while the puzzle stays what was ordered and shrink when it does not. */
async function shorten(work: AimWork, aimed: Eased, clues: number): Promise<Eased> {
  const { solution, pace } = work;
  const start = await judge(aimed.puzzle, work);
  if (start.fit !== 'met') return aimed;
  let best = start;
  const order = solvingOrder(aimed.puzzle, work);
  let missing = clues - countFilled(aimed.puzzle);
  for (let at = 0, batch = missing; at < order.length && missing > 0 && !pace.shortage(); ) {
    const taken = order.slice(at, at + Math.min(batch, missing));
    const symbols = Uint8Array.from(best.puzzle.symbols);
    for (const cell of taken) symbols[cell] = solution.symbols[cell];
    const next = await judge(trustPuzzle(solution.shape, symbols), work);
    if (next.fit === 'met') {
      best = next;
      missing -= taken.length;
      at += taken.length;
      batch *= 2;
    } else {
      if (taken.length === 1) at++;
      batch = Math.max(1, taken.length >> 1);
    }
    pace.report(clues - missing, 'clues', clues);
    await pace.breathe();
  }
  return best;
}

/** The blanks in the order in which they are filled by the techniques allowed. */
function solvingOrder(puzzle: Puzzle, { order }: AimWork): Cell[] {
  const ladder = ladderUpTo({
    upTo: techniqueNames[highestRung(order)],
    assumeUnique: true,
    ...(order.using && { using: order.using }),
  });
  const position = Position.of(puzzle);
  const open = new Set<Cell>();
  for (let cell = 0; cell < puzzle.shape.cellCount; cell++) if (position.isOpen(cell)) open.add(cell);
  const filled: Cell[] = [];
  for (let step = nextStep(position, ladder); step; step = nextStep(position, ladder)) {
    position.apply(step);
    for (const { cell } of step.placements) if (open.delete(cell)) filled.push(cell);
  }
  return [...filled, ...open];
}

/** Guesses for the proof that a clue can go. */
const guesses = 400;

async function lengthen(work: AimWork, aimed: Eased, clues: number): Promise<Eased> {
  const { solution, cells, random, proof, pace } = work;
  let best = aimed;
  let left = countFilled(aimed.puzzle);
  for (const cell of random.shuffle(cells.filter(each => aimed.puzzle.symbols[each] !== blank))) {
    if (left <= clues || pace.shortage()) break;
    const symbols = Uint8Array.from(best.puzzle.symbols);
    symbols[cell] = blank;
    if ((await proof.ask(symbols, [cell], guesses)) !== 'unique') continue;
    const next = await judge(trustPuzzle(solution.shape, symbols), work);
    if (next.fit === 'hard') continue;
    best = next;
    left--;
    pace.report(left, 'clues');
    await pace.breathe();
  }
  return best;
}
