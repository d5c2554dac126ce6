/** A part of the board that is kept for a pattern, and how much of the pattern is there. */
import type { Random } from '../base/random.js';
import type { Solution } from '../board/puzzle.js';
import type { Position } from '../logic/position.js';
import type { Cell } from '../shape/shape.js';

export interface Focus {
  /** Cells that are to stay blank, and such as are to stay clues. */
  readonly blanks: ReadonlySet<Cell>;
  readonly clues: ReadonlySet<Cell>;
  /** Where a pattern was prepared: how much of it is there when all that is easier has been used. */
  readonly rate?: (position: Position) => number;
}

/** Undefined where the grid has no place for the pattern. */
export type Prepare = (solution: Solution, random: Random) => Required<Focus> | undefined;

export const countOpen =
  (cells: Iterable<Cell>) =>
  (position: Position): number =>
    [...cells].filter(cell => position.isOpen(cell)).length;
