/** Some puzzles of an order: a pure function of what it says, so that it may be done anywhere, by anybody, and again. */
import { generatorVersion } from './generate.js';

/** An order for many puzzles, and how it is cut into parts. */
export interface OrderPlan {
  /** As text, with the number of puzzles. */
  readonly order: string;
  readonly number: number;
  readonly seed: string;
  /** Puzzles of one part. */
  readonly batch: number;
  /** Whether every puzzle is to be graded. */
  readonly grade: boolean;
}

/** A part of an order, as it is handed to whoever makes its puzzles. */
export interface OrderPart {
  /** The order as text, with how many puzzles there are in all. */
  readonly order: string;
  readonly seed: string;
  /** The first puzzle, counted from 1, and how many. */
  readonly from: number;
  readonly puzzles: number;
  readonly grade: boolean;
}

/** Rises with the generator, and with what a part or its result says. */
export const orderPartVersion = `1-g${generatorVersion}`;

/** How many parts a plan cuts an order into. */
export const countParts = ({ number, batch }: OrderPlan): number => Math.ceil(number / batch);

/** The part at a place, from 0. */
export function cutOrder({ order, number, seed, batch, grade }: OrderPlan, place: number): OrderPart {
  const from = place * batch + 1;
  return { order, seed, from, puzzles: Math.min(batch, number - from + 1), grade };
}
