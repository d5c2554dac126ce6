/** The grade of a puzzle: what its whole way to the solution comes to. */
import type { Puzzle } from '../board/puzzle.js';
import type { LadderOptions } from '../logic/ladder.js';
import type { Budget } from '../solve/budget.js';
import { beginClimb, type Grade, goOn, gradeOf } from './climb.js';

export { effortTerms, type Grade } from './climb.js';

/** Whoever knows that there is one solution only says so by `assumeUnique`; it is not looked into here. */
export async function gradePuzzle(puzzle: Puzzle, options: LadderOptions & Budget = {}): Promise<Grade> {
  const climb = beginClimb(puzzle);
  return gradeOf(climb, await goOn(climb, options));
}
