/** Makes a puzzle easier, by as little as is needed, or harder, by as much as is allowed. */
import { type Puzzle, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { type Grade, gradePuzzle } from '../grade/grade.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import type { Cell, Shape } from '../shape/shape.js';
import type { Pace, Shortage } from '../solve/budget.js';
import { highestRung, type Order } from './order.js';

export interface Eased {
  readonly puzzle: Puzzle;
  readonly grade?: Grade;
  readonly shortage?: Shortage;
}

/** Which one of several puzzles it is. */
interface EasedAt extends Eased {
  readonly number: number;
}

/** How hard a puzzle is, as far as the order cares: what is harder than ordered is stuck. */
const gradeFor = (puzzle: Puzzle, wanted: Order, pace: Pace): Promise<Grade> =>
  gradePuzzle(puzzle, { upTo: techniqueNames[highestRung(wanted)], assumeUnique: true, ...pace.part() });

/**
 * Of puzzles that become easier one by one, from number 0 to number `last`, the first that is no harder than ordered. The last one
 * is taken to be so; the first of all is given where the others could not be graded.
 */
export async function ease(
  puzzleAt: (number: number) => Puzzle,
  last: number,
  wanted: Order,
  pace: Pace,
): Promise<EasedAt> {
  const attempt = async (number: number): Promise<EasedAt> => {
    const puzzle = puzzleAt(number);
    return { number, puzzle, grade: await gradeFor(puzzle, wanted, pace) };
  };
  let best = await attempt(0);
  // At `tooHard` the puzzle is too hard, at `fine` it is not.
  let tooHard = 0;
  let fine = best.grade?.status === 'graded' ? 0 : last;
  while (fine - tooHard > 1) {
    const middle = (tooHard + fine) >> 1;
    const eased = await attempt(middle);
    if (eased.grade?.status === 'unknown') break;
    if (eased.grade?.status === 'graded') {
      best = eased;
      fine = middle;
    } else tooHard = middle;
  }
  const shortage = pace.shortage();
  return shortage ? { ...best, shortage } : best;
}

/** How often a grade may be asked for while a puzzle is made harder: on large boards each takes long. */
const gradesOf = ({ cellCount }: Shape): number => (cellCount <= 200 ? 60 : 20);

/**
 * Takes clues in these cells away as long as the puzzle is no harder than ordered: in batches that grow while that succeeds and shrink
 * when it does not. Whoever gets there by the techniques allowed has shown that there is no other solution.
 */
export async function trim(eased: Eased, cells: readonly Cell[], wanted: Order, pace: Pace): Promise<Eased> {
  if (eased.grade?.status !== 'graded') return eased;
  let best = eased;
  const mostGrades = gradesOf(eased.puzzle.shape);
  const clues = cells.filter(cell => eased.puzzle.symbols[cell] !== blank);
  let batch = Math.max(1, clues.length >> 2);
  for (let at = 0, grades = 0; at < clues.length && grades < mostGrades && !pace.shortage(); grades++) {
    const symbols = Uint8Array.from(best.puzzle.symbols);
    for (const cell of clues.slice(at, at + batch)) symbols[cell] = blank;
    const puzzle = trustPuzzle(best.puzzle.shape, symbols);
    const grade = await gradeFor(puzzle, wanted, pace);
    if (grade.status === 'graded') {
      best = { puzzle, grade };
      at += batch;
      batch *= 2;
    } else if (batch === 1) at++;
    else batch >>= 1;
    pace.report(at, 'clues', clues.length);
  }
  const shortage = eased.shortage ?? pace.shortage();
  return shortage ? { ...best, shortage } : best;
}
