/** How hard a puzzle is, whatever is known of it. */
import { countFilled } from '../board/grid.js';
import type { Puzzle } from '../board/puzzle.js';
import { type Grade, gradePuzzle } from '../grade/grade.js';
import { ladderFor, lookForSolutions } from '../logic/look.js';
import { type Budget, Pace } from '../solve/budget.js';

/**
 * The level of a puzzle, the effort it asks and the techniques it needs. It is looked first whether there is one solution only, which
 * some techniques rest on. Without one there is no grade, and with several the steps stop short: status `none` and `stuck`.
 */
export async function grade(puzzle: Puzzle, budget: Budget = {}): Promise<Grade> {
  const pace = new Pace(budget);
  const found = await lookForSolutions(puzzle, pace);
  if (found === 'none') return { status: found, open: puzzle.shape.cellCount - countFilled(puzzle) };
  return gradePuzzle(puzzle, { ...pace.part(), ...ladderFor({}, found) });
}
