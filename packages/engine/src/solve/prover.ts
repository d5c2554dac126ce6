/**
 * Another way to decide a puzzle than search, brought in from outside the engine because it is heavy: a SAT solver. The
 * engine hands over what its own propagation has left.
 */
import type { Puzzle, Solution } from '../board/puzzle.js';
import type { Cell, Shape } from '../shape/shape.js';
import type { Budget, Shortage } from './budget.js';

/** What propagation has left of a puzzle. */
export interface OpenPosition {
  readonly shape: Shape;
  /** The options that are not excluded, in rising order: cell · symbols + symbol - 1. Decided cells have one. */
  readonly live: Int32Array;
}

/** Grids as symbols from 1. */
export type ProverAnswer =
  | { readonly status: 'none' }
  | { readonly status: 'found'; readonly grid: Uint8Array }
  | { readonly status: 'unknown'; readonly reason: Shortage };

/** A question that goes on: after each solution found the next answer is about the others. */
export interface ProverSearch {
  next(budget: Budget): Promise<ProverAnswer>;
  close(): void;
}

/** What a prover says to the question whether some clues are enough. */
export type ClueAnswer =
  /** The clues leave only the known solution, and these of them would do. */
  | { readonly status: 'unique'; readonly core: readonly Cell[] }
  | { readonly status: 'many'; readonly other: Solution }
  | { readonly status: 'unknown'; readonly reason: Shortage };

/** Many questions about which clues of one solution make it the only one. */
export interface ClueSession {
  ask(cells: Iterable<Cell>, budget: Budget): Promise<ClueAnswer>;
  close(): void;
}

/** A solver of hard questions that can be passed to `decide` and others, such as the one of `@hyperdoku/sat`. */
export interface Prover {
  readonly name: string;
  search(position: OpenPosition): Promise<ProverSearch>;
  /** The clues in `kept` hold in every question. */
  openClues(solution: Solution, kept: Puzzle): Promise<ClueSession>;
}
