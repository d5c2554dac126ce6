/**
 * A puzzle that is there already, made new: its cells moved and its symbols renamed by a random symmetry of its rule. Nothing that is
 * known of it changes with that: not how many solutions it has, nor its grade, nor which clues are needed.
 */
import { createRandom } from '../base/random.js';
import { movePuzzle, type Puzzle, type Solution } from '../board/puzzle.js';
import { randomSymmetry } from '../shape/symmetry.js';

/** A puzzle with its only solution. */
export interface SolvedPuzzle {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
}

/** The same seed moves every puzzle of a rule alike. */
export function renewPuzzle({ puzzle, solution }: SolvedPuzzle, seed: string): SolvedPuzzle {
  const symmetry = randomSymmetry(puzzle.shape, createRandom(`move ${seed}`));
  return { puzzle: movePuzzle(puzzle, symmetry), solution: movePuzzle(solution, symmetry) };
}
