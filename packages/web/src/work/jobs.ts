/** What the workers can be asked, and what they answer: the one contract between `inside` and `outside`. */
import type { Grade, Order, Progress, Question, Shortfall, Step, TraceStep } from '@hyperdoku/engine';

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

export type Hint =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'stuck' | 'solved' }
  | { readonly kind: 'problem'; readonly message: string };

/** What a search does, one thing at a time. */
export type SearchStep = Exclude<TraceStep, { kind: 'solution' }>;

/** Some steps of a longer way, and whether it goes on. */
export interface Stretch<T> {
  readonly steps: readonly T[];
  readonly done: boolean;
}

/** Failures that are expected come back as a sentence. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

export interface Jobs {
  make(spec: string, seed: string, order: Order, report: Report): Promise<Answer<Made>>;
  prove(puzzle: string, milliseconds: number): Promise<Answer<Proof>>;
  grade(puzzle: string, milliseconds: number): Promise<Answer<Grade>>;
  hint(question: Question): Promise<Answer<Hint>>;
  /** Begins a path by logic; `walk` then gives it piece by piece. */
  openPath(question: Question): Promise<Answer<true>>;
  walkPath(count: number): Promise<Stretch<Step>>;
  /** Begins a search; `walk` then gives its steps piece by piece. */
  openTrace(puzzle: string): Promise<Answer<true>>;
  walkTrace(count: number): Promise<Stretch<SearchStep>>;
}
