/** What the work of one request may use: one account of time and guesses, the worker's kernels and prover, and what it has open. */
import { type Budget, type DecideOptions, type KernelPool, type Method, Pace } from '@hyperdoku/engine';
import { createSatProver } from '@hyperdoku/sat';
import type { OpenPlaces } from './places.js';

/** The most that any request gets. */
export interface Caps {
  readonly milliseconds: number;
  readonly guesses: number;
  /** Cells of a board. */
  readonly cells: number;
  /** Puzzles of one request. */
  readonly puzzles: number;
  /** Puzzles of one job for the farm. */
  readonly jobPuzzles: number;
  /** Levels of nested JSON. */
  readonly depth: number;
}

/** What a request asks for. */
export interface WorkWish {
  readonly milliseconds?: number | undefined;
  readonly guesses?: number | undefined;
}

export class Work {
  readonly caps: Caps;
  readonly places: OpenPlaces;
  private readonly signal: AbortSignal;
  private readonly kernels: KernelPool;
  private account: Pace | undefined;

  constructor(caps: Caps, signal: AbortSignal, kernels: KernelPool, places: OpenPlaces) {
    this.caps = caps;
    this.places = places;
    this.signal = signal;
    this.kernels = kernels;
  }

  /** Opens the account, of as much as was asked for and no more than is allowed. */
  begin({ milliseconds, guesses }: WorkWish): Pace {
    const { caps, signal, kernels } = this;
    this.account = new Pace({
      milliseconds: Math.min(milliseconds ?? caps.milliseconds, caps.milliseconds),
      nodes: Math.min(guesses ?? caps.guesses, caps.guesses),
      signal,
      kernels,
    });
    return this.account;
  }

  /** All that is left of the account. */
  budget(): Budget {
    return (this.account ?? this.begin({})).part();
  }

  /** The same, and how to decide a puzzle. */
  decision(method: Method = 'auto'): DecideOptions {
    return { ...this.budget(), method, prover: createSatProver() };
  }

  /** Whether the clock or the client ended the work, so that the same request might be answered otherwise. */
  get isCut(): boolean {
    const reason = this.account?.shortage();
    return this.signal.aborted || reason === 'time' || reason === 'aborted';
  }
}
