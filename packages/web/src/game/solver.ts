/**
 * Who works out what a game wants to know. The app has workers for it, an element does without; what a solver cannot do is
 * left out, and the game does not offer it. A promise whose signal is aborted may fail, or be kept: nobody looks any more.
 */
import type { Grade, Puzzle, Question, Result, Step } from '@hyperdoku/engine';
import type { Hint, Proof, SearchStep, Stretch } from '../work/jobs.js';

/** Gives the next so many steps of a longer way. */
export type Walk<T> = (count: number) => Promise<Stretch<T>>;

export interface Solver {
  /** How many solutions a puzzle has, as far as that is found out in this time. */
  prove(puzzle: Puzzle, milliseconds: number, signal: AbortSignal): Promise<Result<Proof>>;
  /** For puzzles that are known to have one solution. */
  grade?(puzzle: Puzzle, milliseconds: number, signal: AbortSignal): Promise<Result<Grade>>;
  /** The next step by logic. */
  hint?(question: Question, signal: AbortSignal): Promise<Result<Hint>>;
  /** All steps by logic from here. */
  walkPath?(question: Question, signal: AbortSignal): Walk<Step>;
  /** What a search tries from the clues on. */
  walkSearch?(puzzle: Puzzle, signal: AbortSignal): Walk<SearchStep>;
  /** Lets go of what it holds; it is not asked again. */
  end?(): void;
}
