/**
 * What makes a constraint work in a search. A propagator looks at the symbols that its cells may still have and strikes out those
 * that cannot be. It keeps nothing between two calls, so there is nothing to undo; and it can say afterwards which options
 * had to be out for a strike, so that clause learning and explanations use it like any other rule.
 */
import type { Cell } from '../../shape/shape.js';

/** The symbols left in each cell, as bit masks: word `cell << wide`, and the next where there are more than 32. */
export interface Domains {
  readonly words: Int32Array;
  readonly wide: 0 | 1;
  /** Strikes out symbols of one word of a cell, all of them live. False when that shows a contradiction. */
  strike(cell: Cell, half: number, bits: number, by: Propagator): boolean;
}

/** Collects why an option is out: other options that are out. */
export interface Reasons {
  /** These symbols of one word of a cell are out. */
  add(cell: Cell, half: number, bits: number): void;
}

export interface Propagator {
  /** A change in any of these wakes it. */
  readonly cells: readonly Cell[];
  /** Whether it looks at the lowest and highest symbols of its cells alone, and may sleep when another goes. */
  readonly byEnds?: boolean;
  /** The constraint that it works for, by its index. */
  readonly constraint: number;
  /** Strikes out all that it can see; false on contradiction. */
  propagate(domains: Domains): boolean;
  /**
   * Says why symbol index v of the cell cannot be, in the position in which it was struck out: options of other cells that are out
   * and leave no way to meet the constraint with it.
   */
  explain(domains: Domains, cell: Cell, v: number, reasons: Reasons): void;
}

/** The index of the lowest bit of a word that is not 0. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** The symbol indices from `from` up to but not with `to`, as a mask of one word. */
export const maskBetween = (half: number, from: number, to: number): number =>
  maskBelow(to - 32 * half) & ~maskBelow(from - 32 * half);

const maskBelow = (end: number): number => (end >= 32 ? -1 : end <= 0 ? 0 : (1 << end) - 1);
