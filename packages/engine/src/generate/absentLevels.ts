/**
 * Levels that no puzzle of a shape has, or is known to have. Of the smallest shapes all puzzles were gone through (`wholeShapes`). That no
 * killer of `4^3` goes beyond logic is not proved: some thousand were graded on walks towards the hardest, with cages that tell as little as
 * can be, and chains solved them all. Of other constraints nothing is known.
 */
import { type Level, levels, scale } from '../grade/scale.js';
import type { Shape } from '../shape/shape.js';
import { isWholeKiller, type KindWish } from './variants/wishes.js';
import { wholeShapeOf } from './wholeShapes.js';

const vainForKillers: Readonly<Record<string, readonly Level[]>> = {
  '4^3': ['beyond logic'],
};

/** The levels of which a shape, with constraints that are wished for, is known to have no puzzles, or none are known. */
export function absentLevels(shape: Pick<Shape, 'name'>, wishes: readonly KindWish[] = []): readonly Level[] {
  if (wishes.length > 0) return isKillerAlone(wishes) ? (vainForKillers[shape.name] ?? []) : [];
  return provedAbsent(shape);
}

/** The levels of which it is proved that a shape has no puzzles. */
export function provedAbsent(shape: Pick<Shape, 'name'>): readonly Level[] {
  const there = wholeShapeOf(shape)?.hardest.map(name => scale[name].level);
  return there === undefined ? [] : levels.filter(level => !there.includes(level));
}

/** Whether cages are all that is wished for. */
export const isKillerAlone = (wishes: readonly KindWish[]): boolean =>
  wishes.length === 1 && isWholeKiller(wishes[0]);
