/**
 * Brings a puzzle of a solution to the level or the technique that is ordered, from both sides. Clues come back along one path until the
 * puzzle is easier than ordered; the last one before that is just past the border, and often what is wanted. Where it is too hard, the
 * way leads along the border: clues go one by one as long as the puzzle stays too easy, until one of them makes it right, and where none
 * does, a few come back and others go.
 */
import { type Puzzle, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { gradePuzzle } from '../grade/grade.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import { isBeyondLogic, lookBeyondLogic } from './beyondLogic.js';
import { digDeep, isDugDeep } from './digDeep.js';
import { type Eased, ease, gradesOf, trim } from './ease.js';
import { harden } from './harden.js';
import { type AimWork, giveBack, type Judged, judge } from './judge.js';
import { lowestRung } from './order.js';
import { isSought, seek } from './seek.js';

export async function aim(work: AimWork, dug: Puzzle): Promise<Eased> {
  const { solution, cells, order, pace } = work;
  const blanks = cells.filter(cell => dug.symbols[cell] === blank).reverse();
  const withBack = (count: number): Puzzle => {
    const symbols = Uint8Array.from(dug.symbols);
    for (const cell of blanks.slice(0, count)) symbols[cell] = solution.symbols[cell];
    return trustPuzzle(solution.shape, symbols);
  };
  if (work.focus.rate || isSought(solution.shape, order)) return seek(work, dug);
  if (isBeyondLogic(solution.shape, order)) return lookBeyondLogic(work, dug);
  if (isDugDeep(solution.shape, order)) return digDeep(work, dug);
  const lowest = lowestRung(order);
  if (lowest === 0) {
    const eased = await ease(withBack, blanks.length, order, pace);
    // What the techniques do not use of the constraints, or may not use at all, has brought more clues back than are needed.
    return order.with || order.using ? trim(eased, cells, order, pace) : eased;
  }
  const border = await findBorder(withBack, blanks.length, lowest, work);
  const past = await judge(withBack(Math.max(0, border - 1)), work);
  const found =
    past.fit === 'easy'
      ? await harden(work, past)
      : past.fit === 'hard'
        ? await followBorder(work, await judge(withBack(border), work))
        : past;
  const shortage = pace.shortage();
  return shortage ? { ...found, shortage } : found;
}

/** Of puzzles that become easier one by one, the first that is easier than ordered. */
async function findBorder(
  puzzleAt: (number: number) => Puzzle,
  last: number,
  lowest: number,
  { pace }: AimWork,
): Promise<number> {
  const options = { upTo: techniqueNames[lowest - 1], assumeUnique: true };
  const isEasy = async (number: number): Promise<boolean> =>
    (await gradePuzzle(puzzleAt(number), { ...options, ...pace.part() })).status === 'graded';
  if (await isEasy(0)) return 0;
  let hard = 0;
  let easy = last;
  while (easy - hard > 1 && !pace.shortage()) {
    const middle = (hard + easy) >> 1;
    if (await isEasy(middle)) easy = middle;
    else hard = middle;
  }
  return easy;
}

/** Guesses for the proof that a clue can go. */
const guesses = 400;
/** How many clues come back when no other can go. */
const mostBack = 4;

/** From a puzzle that is too easy: takes clues away until it is right. */
async function followBorder(work: AimWork, start: Judged): Promise<Judged> {
  const { solution, cells, random, proof, pace } = work;
  let best = start;
  let current = start;
  let grades = gradesOf(solution.shape);
  while (best.fit !== 'met' && grades > 0 && !pace.shortage()) {
    const clues = random.shuffle(cells.filter(cell => current.puzzle.symbols[cell] !== blank));
    for (const cell of clues) {
      const symbols = Uint8Array.from(current.puzzle.symbols);
      symbols[cell] = blank;
      if ((await proof.ask(symbols, [cell], guesses)) !== 'unique') continue;
      const judged = await judge(trustPuzzle(solution.shape, symbols), work);
      grades--;
      await pace.breathe();
      if (judged.fit === 'met') return judged;
      if (judged.fit === 'easy') current = judged;
      if (grades === 0 || pace.shortage()) break;
    }
    best = current;
    current = { ...current, puzzle: giveBack(work, current.puzzle, 1 + random.below(mostBack)) };
  }
  return best;
}
