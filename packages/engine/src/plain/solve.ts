/** Answers at once, from search alone: what it does not end within a bound is unknown, and `decide` goes on from there. */
import { checkCount } from '../base/limit.js';
import type { Puzzle } from '../board/puzzle.js';
import { Pace } from '../solve/budget.js';
import { verdictOf } from '../solve/decide.js';
import { Decision } from '../solve/decision.js';
import type { Verdict } from '../solve/verdict.js';

/** Nearly every 9×9 takes fewer than a hundred guesses; a cube 9×9×9 makes so many in a second or two. */
const usualGuesses = 10_000;

/** How much search may do. */
export interface SolveOptions {
  /** How many guesses search may make before the answer is `unknown`: 10,000 if not said. */
  readonly guesses?: number;
}

/**
 * Solves a puzzle at once. The status is `unique`, `many` (with two solutions), `none`, or `unknown` when the guesses do not suffice, for which
 * there is `decide`.
 */
export function solve(puzzle: Puzzle, { guesses = usualGuesses }: SolveOptions = {}): Verdict {
  checkCount('guesses', guesses);
  const pace = new Pace({ nodes: guesses });
  const decision = new Decision(puzzle, 2, pace, { method: 'search' });
  return verdictOf(puzzle, decision, decision.begin() ?? decision.searchAtOnce(), pace);
}

/** Whether there is exactly one solution; undefined when the guesses do not suffice to tell. */
export function isUnique(puzzle: Puzzle, options?: SolveOptions): boolean | undefined {
  const { status } = solve(puzzle, options);
  return status === 'unknown' ? undefined : status === 'unique';
}
