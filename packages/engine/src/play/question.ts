/** What a worker must know to give a hint: small, and of a kind that can be sent to it. */
import { fail, ok, type Result } from '../base/result.js';
import { createGrid } from '../board/grid.js';
import { asPuzzle, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { Position } from '../logic/position.js';
import { parseShape } from '../shape/shapes.js';

/** A game as it is sent to a worker that is asked for help. */
export interface Question {
  readonly spec: string;
  /** Clues and entries. */
  readonly symbols: Uint8Array;
  /** The cells that hold entries. */
  readonly entered: Int32Array;
  /** What is struck out in blank cells, as option numbers: cell · symbols + symbol - 1. */
  readonly struck: Int32Array;
  /** Whether the clues are known to leave one solution only, so that a step may rest on it. */
  readonly unique: boolean;
}

/** The position that is asked about. Conflicting symbols are refused; one without a solution may show it by its breach. */
export function positionFrom({ spec, symbols, entered, struck }: Question): Result<Position> {
  const shape = parseShape(spec);
  const grid = shape.ok ? createGrid(shape.value, symbols) : shape;
  const puzzle = grid.ok ? asPuzzle(grid.value) : grid;
  if (!puzzle.ok) return puzzle;
  const { symbols: n, cellCount } = puzzle.value.shape;
  const clues = symbols.slice();
  for (const cell of entered) clues[cell] = blank;
  const position = Position.of(trustPuzzle(puzzle.value.shape, clues), { entries: puzzle.value });
  for (const option of struck) {
    if (option < 0 || option >= cellCount * n)
      return fail('symbol-range', 'option', { option, options: cellCount * n, shape: spec });
    position.eliminate(Math.floor(option / n), (option % n) + 1);
  }
  return ok(position);
}
