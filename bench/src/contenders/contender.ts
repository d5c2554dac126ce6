/** A solver that can be timed on a set of puzzles: the work is to prove that each has one solution, or that it has more. */
import type { Puzzle } from '@hyperdoku/engine';
import type { Checkouts } from '../checkouts.js';
import type { Expected, Runner } from '../lap.js';

interface Task {
  readonly puzzles: readonly Puzzle[];
  /** The answer to each of them. */
  readonly expected: Expected;
  readonly checkouts: Checkouts;
}

export interface Contender {
  readonly kind: 'ours' | 'npm' | 'native';
  /** A solver that stops at the first solution is shown, but no target depends on it. */
  readonly proves: 'uniqueness' | 'one solution';
  /** Reads the puzzles into its own form, which is not timed; undefined where it is not installed. */
  enter(task: Task): Promise<Runner | undefined>;
}

/** A puzzle as most programs read it. */
export const makeLine = ({ symbols }: Puzzle): string =>
  Array.from(symbols, symbol => symbol || '.').join('');
