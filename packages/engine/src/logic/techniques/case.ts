/** A case: what follows if a candidate holds. */
import type { Item } from '../../solve/kernel.js';
import type { Propagator } from '../../solve/propagators/propagator.js';
import type { Candidate } from '../step.js';

/** A candidate's option number · 2, and 1 more if it holds. */
export type Literal = number;

/** Why a constraint struck something out: who it was, and what had to be out for that. */
export interface Cause {
  readonly by: Propagator;
  readonly literals: readonly Literal[];
}

/** What follows from one assumption, in order. */
export interface Case {
  readonly literals: readonly Literal[];
  /** For what has gone: the option that excludes it; what holds has none. */
  readonly reasons: readonly number[];
  /** For what a constraint struck out, in place of a reason. Only where it was asked for. */
  readonly causes: readonly (Cause | undefined)[];
  /** By round: how many of them there were after it. */
  readonly ends: readonly number[];
  /** After which round two symbols were to be placed in one cell; infinite if that never was. */
  readonly clashesAfter: number;
  /** After how many rounds it ended. */
  readonly rounds: number;
  /** The items that are left with nothing. */
  readonly failed: readonly Item[];
}

export const literalOf = (option: number, holds: boolean): Literal => option * 2 + (holds ? 1 : 0);

export const candidateOf = (literal: Literal, n: number): Candidate => ({
  cell: Math.floor((literal >> 1) / n),
  symbol: ((literal >> 1) % n) + 1,
});
