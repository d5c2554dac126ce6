/** What is asked about the solutions of a puzzle, and what is answered. */
import type { Solution } from '../board/puzzle.js';
import type { Cell } from '../shape/shape.js';
import type { Budget, Shortage } from './budget.js';
import type { Contradiction } from './contradiction.js';
import type { Prover } from './prover.js';

/** The ways to decide a puzzle. */
export const methods = ['search', 'sat', 'auto'] as const;
/** A way to decide a puzzle. */
export type Method = (typeof methods)[number];

/** What a decision may spend, and what helps it. */
export interface DecideOptions extends Budget {
  /** For `sat`, and for `auto` when search does not get there. */
  readonly prover?: Prover;
  /** Auto if not said otherwise. Without a prover search does what it can. */
  readonly method?: Method;
}

/** What settled it: nothing had to be searched, singles alone, the kernels, or the prover. */
export type SettledBy = 'rule' | 'singles' | 'search' | 'sat';

interface Effort<By = SettledBy> {
  /** How many guesses it took. */
  readonly nodes: number;
  readonly milliseconds: number;
  /** What settled it. */
  readonly by: By;
}

/** Whether a puzzle has one solution, many or none, or that it is unknown and why. */
export type Verdict<By = SettledBy> = Effort<By> &
  (
    | {
        readonly status: 'none';
        /** Why, where it shows at once. */
        readonly contradiction?: Contradiction;
      }
    | { readonly status: 'unique'; readonly solution: Solution }
    | {
        readonly status: 'many';
        readonly solution: Solution;
        /** Another solution. */
        readonly other: Solution;
        /** The cells in which the two differ. */
        readonly differ: readonly Cell[];
      }
    | {
        readonly status: 'unknown';
        /** What ran out. */
        readonly reason: Shortage;
        /** One that was found on the way; whether it is the only one is not known. */
        readonly solution?: Solution;
      }
  );

/** A solution, or that there is none, or that it is unknown and why. */
export type FindResult = Effort &
  (
    | { readonly status: 'found'; readonly solution: Solution }
    | { readonly status: 'none'; readonly contradiction?: Contradiction }
    | { readonly status: 'unknown'; readonly reason: Shortage }
  );
