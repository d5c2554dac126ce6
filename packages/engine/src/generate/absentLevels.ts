/**
 * Levels that no puzzle of a shape is known to have. The shapes are small, and some hundred grids of each were searched from the easy and
 * from the hard side; `npm run levels` looks again where this says nothing. That no killer of `4^3` goes beyond logic was not proved
 * either: some thousand were graded on walks towards the hardest, with cages that tell as little as can be, and chains solved them all.
 * Of other constraints nothing is known.
 */
import { type Level, levels } from '../grade/scale.js';
import type { Shape } from '../shape/shape.js';
import { isWholeKiller, type KindWish } from './variants/wishes.js';

const present: Readonly<Record<string, readonly Level[]>> = {
  '2x2': ['gentle'],
  '4^3': ['gentle', 'easy'],
};

const absentFromKillers: Readonly<Record<string, readonly Level[]>> = {
  '4^3': ['beyond logic'],
};

/** The levels of which a shape, with constraints that are wished for, is known to have no puzzles. */
export function absentLevels(
  { name }: Pick<Shape, 'name'>,
  wishes: readonly KindWish[] = [],
): readonly Level[] {
  if (wishes.length > 0) return isKillerAlone(wishes) ? (absentFromKillers[name] ?? []) : [];
  const there = present[name];
  return there === undefined ? [] : levels.filter(level => !there.includes(level));
}

/** Whether cages are all that is wished for. */
export const isKillerAlone = (wishes: readonly KindWish[]): boolean =>
  wishes.length === 1 && isWholeKiller(wishes[0]);
