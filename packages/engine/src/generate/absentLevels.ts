/**
 * Levels that no puzzle of a shape has, or is known to have. Of the smallest shapes all puzzles were gone through (`wholeShapes`). That of
 * others no puzzle goes beyond logic is not proved: of each more than a thousand grids were tried in vain, for two minutes and more, where
 * other shapes have one within seconds. Nor is it proved of killers of `4^3`: some thousand were graded on walks towards the hardest, with
 * cages that tell as little as can be, and chains solved them all. Of other constraints nothing is known.
 */
import { type Level, levels, scale } from '../grade/scale.js';
import type { Shape } from '../shape/shape.js';
import { isWholeKiller, type KindWish } from './variants/wishes.js';
import { wholeShapeOf } from './wholeShapes.js';

const vainLevels: Readonly<Record<string, readonly Level[]>> = {
  'latin:4^3': ['beyond logic'],
  '2x2x1': ['beyond logic'],
  '2x2x1x1': ['beyond logic'],
};

const vainForKillers: Readonly<Record<string, readonly Level[]>> = {
  '4^3': ['beyond logic'],
};

/** The levels of which a shape, with constraints that are wished for, is known to have no puzzles, or none are known. */
export function absentLevels(shape: Pick<Shape, 'name'>, wishes: readonly KindWish[] = []): readonly Level[] {
  if (wishes.length > 0) return isKillerAlone(wishes) ? (vainForKillers[shape.name] ?? []) : [];
  return [...provedAbsent(shape), ...(vainLevels[shape.name] ?? [])];
}

/** The levels of which it is proved that a shape has no puzzles. */
export function provedAbsent(shape: Pick<Shape, 'name'>): readonly Level[] {
  const there = wholeShapeOf(shape)?.hardest.map(name => scale[name].level);
  return there === undefined ? [] : levels.filter(level => !there.includes(level));
}

/** Whether cages are all that is wished for. */
export const isKillerAlone = (wishes: readonly KindWish[]): boolean =>
  wishes.length === 1 && isWholeKiller(wishes[0]);
