/**
 * Which levels a shape has at which length. A game is as long as it has blanks: a short one is over at a sitting, a long one has all blanks
 * that the digging leaves. What makes a puzzle hard needs room, so the harder levels begin at a number of blanks that depends on
 * the shape. Below it orders are refused, and nobody need offer them.
 */
import { type Level, levels } from '../grade/scale.js';
import { orientationOf, type Shape } from '../shape/shape.js';
import { absentLevels } from './absentLevels.js';
import { largeBoard } from './repair.js';
import { vainBlanks } from './vainBlanks.js';
import type { KindWish } from './variants/wishes.js';
import { fewestStuckOf, wholeShapeOf } from './wholeShapes.js';

/** The lengths that puzzles come in, by their blanks. */
export const lengths = ['short', 'medium', 'long'] as const;
/** About how long a puzzle takes: short, medium or long. */
export type Length = (typeof lengths)[number];

/** The part of the cells that is blank; on small boards more, so that there is something to do. */
const shares = { short: { small: 0.3, other: 100 / 729 }, medium: { small: 0.5, other: 250 / 729 } } as const;
const smallBoard = 100;

/** How many blanks a game of this length has; undefined for a long one, which has as many as there can be. */
export function blanksOf({ cellCount }: Pick<Shape, 'cellCount'>, length: Length): number | undefined {
  if (length === 'long') return undefined;
  return Math.round(cellCount * shares[length][cellCount <= smallBoard ? 'small' : 'other']);
}

/**
 * From how many blanks on puzzles of the level may be had on the shape: with fewer there can be none, or they were looked for in vain.
 * Undefined where no such puzzle is known at all, or the board is too large for levels to be ordered.
 */
export function fewestBlanksOf(shape: Shape, level: Level): number | undefined {
  if (shape.cellCount > largeBoard || absentLevels(shape).includes(level)) return undefined;
  return Math.max(leastBlanksOf(shape, level), (vainBlanks[shape.name]?.[level] ?? -1) + 1);
}

/** With fewer blanks there can be no puzzle of the level, with constraints or without. */
export function leastBlanksOf(shape: Shape, level: Level, wishes?: readonly KindWish[]): number {
  if (level === levels[0]) return 0;
  if (wishes) return leastByLines(shape);
  return wholeShapeOf(shape)?.fewestBlanks[level] ?? fewestStuckOf(shape) ?? leastByLines(shape);
}

/** The lengths at which the shape has puzzles of the level, rising. */
export function lengthsOf(shape: Shape, level: Level): readonly Length[] {
  const least = fewestBlanksOf(shape, level);
  if (least === undefined) return [];
  return lengths.filter(length => (blanksOf(shape, length) ?? shape.cellCount) >= least);
}

/** The levels that the shape has at this length, from the easiest to the hardest. */
export const levelsAt = (shape: Shape, length: Length): readonly Level[] =>
  levels.filter(level => lengthsOf(shape, level).includes(length));

/**
 * What is harder than gentle comes, on its way, to a board where no house has a single blank: every line through a blank has another one.
 * Where there are lines along all axes, the blanks then have at least as many cells as a cube with sides of two.
 */
function leastByLines(shape: Shape): number {
  const axes = new Set<number>();
  for (let house = 0; house < shape.houseCount; house++) {
    const { kind, axes: along } = orientationOf(shape, house);
    if (kind === 'line' && along.length === 1) axes.add(along[0]);
  }
  return 2 ** axes.size;
}
