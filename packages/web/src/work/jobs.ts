/** What the workers can be asked, and what they answer: the one contract between `inside` and `outside`. */
import type { Grade, Order, Progress, Question, Result, Shortfall, Step, TraceStep } from '@hyperdoku/engine';

export type Report = (progress: Progress) => void;

interface Made {
  readonly puzzle: string;
  readonly solution: Uint8Array;
  readonly clues: number;
  readonly grade?: Grade;
  readonly shortfall?: Shortfall;
}

export type Proof =
  | { readonly status: 'unique'; readonly solution: Uint8Array }
  | { readonly status: 'many'; readonly differing: readonly number[] }
  | { readonly status: 'none' | 'unknown' };

export type Hint = { readonly kind: 'step'; readonly step: Step } | { readonly kind: 'stuck' | 'solved' };

/** What a search does, one thing at a time. */
export type SearchStep = Exclude<TraceStep, { kind: 'solution' }>;

/** Some steps of a longer way, and whether it goes on. */
export interface Stretch<T> {
  readonly steps: readonly T[];
  readonly done: boolean;
}

export interface Jobs {
  make(spec: string, seed: string, order: Order, report: Report): Promise<Result<Made>>;
  prove(puzzle: string, milliseconds: number): Promise<Result<Proof>>;
  /** For puzzles that are known to have one solution. */
  grade(puzzle: string, milliseconds: number): Promise<Result<Grade>>;
  hint(question: Question): Promise<Result<Hint>>;
  /** Begins a path by logic; `walk` then gives it piece by piece. */
  openPath(question: Question): Promise<Result<true>>;
  walkPath(count: number): Promise<Stretch<Step>>;
  /** Begins a search; `walk` then gives its steps piece by piece. */
  openTrace(puzzle: string): Promise<Result<true>>;
  walkTrace(count: number): Promise<Stretch<SearchStep>>;
}
