/** A solver that can be timed on a set of puzzles. Every puzzle of every set has one solution; the work is to prove it. */
import type { Puzzle } from '@hyperdoku/engine';
import type { Runner } from '../lap.js';

export interface Contender {
  readonly kind: 'ours' | 'npm' | 'native';
  /** A solver that stops at the first solution is shown, but no target depends on it. */
  readonly proves: 'uniqueness' | 'one solution';
  /** Reads the puzzles into its own form, which is not timed; undefined where it is not installed. */
  enter(puzzles: readonly Puzzle[]): Promise<Runner | undefined>;
}
