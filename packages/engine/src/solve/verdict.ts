/** What is asked about the solutions of a puzzle, and what is answered. */
import type { Solution } from '../board/puzzle.js';
import type { Cell } from '../shape/shape.js';
import type { Budget, Shortage } from './budget.js';
import type { Contradiction } from './contradiction.js';
import type { Prover } from './prover.js';

export const methods = ['search', 'sat', 'auto'] as const;
export type Method = (typeof methods)[number];

export interface DecideOptions extends Budget {
  /** For `sat`, and for `auto` when search does not get there. */
  readonly prover?: Prover;
  /** Auto if not said otherwise. Without a prover search does what it can. */
  readonly method?: Method;
}

/** What settled it: nothing had to be searched, singles alone, the kernels, or the prover. */
export type SettledBy = 'rule' | 'singles' | 'search' | 'sat';

interface Effort<By = SettledBy> {
  readonly nodes: number;
  readonly milliseconds: number;
  readonly by: By;
}

export type Verdict<By = SettledBy> = Effort<By> &
  (
    | { readonly status: 'none'; readonly contradiction?: Contradiction }
    | { readonly status: 'unique'; readonly solution: Solution }
    | {
        readonly status: 'many';
        readonly solution: Solution;
        readonly other: Solution;
        readonly differ: readonly Cell[];
      }
    | { readonly status: 'unknown'; readonly reason: Shortage; readonly solution?: Solution }
  );

export type FindResult = Effort &
  (
    | { readonly status: 'found'; readonly solution: Solution }
    | { readonly status: 'none'; readonly contradiction?: Contradiction }
    | { readonly status: 'unknown'; readonly reason: Shortage }
  );
