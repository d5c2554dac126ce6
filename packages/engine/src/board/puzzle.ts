/**
 * A puzzle is a shape with clues that do not contradict each other, a solution is a full grid that obeys the rule.
 * Both are types of their own, and the functions here are the only doors to them.
 */
import type { Ints } from '../base/ints.js';
import { fail, ok, type Result } from '../base/result.js';
import { makeCellName } from '../shape/names.js';
import type { Shape } from '../shape/shape.js';
import { moveSymbols, type Symmetry } from '../shape/symmetry.js';
import { firstConflict, refuseConflict } from './conflicts.js';
import { emptyGrid, type Grid } from './grid.js';
import { blank } from './symbols.js';

declare const checked: unique symbol;

/** A filling whose symbols, as far as they go, obey the rule. */
export interface Puzzle extends Grid {
  readonly [checked]: 'puzzle' | 'solution';
}

/** A puzzle with nothing left to fill in. */
export interface Solution extends Puzzle {
  readonly [checked]: 'solution';
}

/** Takes a filling for the clues of a puzzle; refuses conflicting ones and names their cells and house. */
export function asPuzzle(grid: Grid): Result<Puzzle> {
  const conflict = firstConflict(grid);
  return conflict ? refuseConflict(grid, conflict) : ok(grid as Puzzle);
}

/** Takes a filling for a solution; refuses blanks and conflicts. */
export function asSolution(grid: Grid): Result<Solution> {
  const empty = grid.symbols.indexOf(blank);
  if (empty >= 0)
    return fail('cell-count', 'blank', { cell: makeCellName(grid.shape, empty) }, { cells: [empty] });
  const puzzle = asPuzzle(grid);
  return puzzle.ok ? ok(puzzle.value as Solution) : puzzle;
}

/** The door for those who know already, because they made these symbols from a solution or found them by the rule. */
export const trustPuzzle = (shape: Shape, symbols: Ints): Puzzle => ({ shape, symbols }) as Grid as Puzzle;
export const trustSolution = (shape: Shape, symbols: Ints): Solution =>
  ({ shape, symbols }) as Grid as Solution;

/** The solution under another rule of the same cells, which it is known to meet. */
export const solutionOn = (solution: Solution, shape: Shape): Solution =>
  solution.shape === shape ? solution : trustSolution(shape, Uint8Array.from(solution.symbols));

/** The puzzle without clues. */
export const emptyPuzzle = (shape: Shape): Puzzle => emptyGrid(shape) as Puzzle;

/** The puzzle after a symmetry of its shape, which keeps it a puzzle. */
export function movePuzzle<P extends Puzzle>(puzzle: P, symmetry: Symmetry): P {
  const symbols: Ints = moveSymbols(symmetry, puzzle.symbols);
  return { ...puzzle, symbols };
}
