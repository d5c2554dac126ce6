/** What can be ordered, and how far a puzzle falls short of it. */
import type { Grade } from '../grade/grade.js';
import { type Level, levels, scale } from '../grade/scale.js';
import { type TechniqueName, techniqueNames } from '../logic/techniqueNames.js';
import type { KindName } from '../shape/constraint.js';
import type { FillMethod } from './fill.js';
import type { Sampler } from './sample.js';
import type { KindWish } from './variants/wishes.js';

/** What is wanted; all of it, where several things are named. */
export interface Order {
  /** Just so many clues. */
  readonly clues?: number;
  /** Every clue needed. */
  readonly minimal?: boolean;
  /** All blanks lie in this part of the board, as `parseRegion` reads it. */
  readonly region?: string;
  /** Of this level, no easier and no harder. */
  readonly level?: Level;
  /** Of a level from the other one up to this. */
  readonly upToLevel?: Level;
  /** Needs this technique and nothing harder. */
  readonly technique?: TechniqueName;
  /** Solvable with these techniques alone, in the order of the ladder. */
  readonly using?: readonly TechniqueName[];
  /** Solvable without trial. */
  readonly logicOnly?: boolean;
  /** Also has constraints of these kinds. */
  readonly with?: readonly KindWish[];
  /** By which pattern clues are taken away. */
  readonly sampler?: Sampler;
  /** How the complete grid is made. */
  readonly method?: FillMethod;
  /** Moved and renamed as a whole in the end, by the symmetry of this seed. */
  readonly moved?: string;
}

/** What a puzzle has instead of what was wanted. */
export type Shortfall =
  | { readonly kind: 'clues'; readonly got: number; readonly wanted: number }
  /** Of a kind of constraint there was no room for more. */
  | { readonly kind: 'constraints'; readonly of: KindName; readonly got: number; readonly wanted: number }
  /** Of so many clues these are open: not known to be needed. */
  | { readonly kind: 'minimal'; readonly open: number; readonly clues: number }
  /** The budget ended, or no technique allowed leads to the solution. */
  | { readonly kind: 'ungraded' }
  | { readonly kind: 'level'; readonly got: Level; readonly wanted: Level; readonly upTo?: Level }
  /** It needs no technique at all when `got` is missing. */
  | { readonly kind: 'technique'; readonly got?: TechniqueName; readonly wanted: TechniqueName };

/** Whether the way to the solution matters. */
export const isGraded = ({ level, technique, logicOnly, using }: Order): boolean =>
  level !== undefined || technique !== undefined || logicOnly === true || using !== undefined;

/** The levels that will do, from the easiest to the hardest; undefined where any will. */
export function levelsOf({ level, upToLevel = level }: Order): readonly Level[] | undefined {
  if (level === undefined || upToLevel === undefined) return undefined;
  return levels.slice(levels.indexOf(level), levels.indexOf(upToLevel) + 1);
}

/** What the puzzle at this place, from 0, of so many is to be: where a range of levels is wanted, they rise from the first to the last. */
export function orderAt(order: Order, index: number, number: number): Order {
  const wanted = levelsOf(order);
  if (!wanted || wanted.length < 2 || number < 2) return order;
  const { upToLevel: _, ...single } = order;
  return { ...single, level: wanted[Math.floor((index * wanted.length) / number)] };
}

/** The rung that a puzzle may not pass. */
export function highestRung({ level, upToLevel = level, technique, logicOnly, using }: Order): number {
  const last = techniqueNames.length - 1;
  const limits = [
    technique === undefined ? last : techniqueNames.indexOf(technique),
    upToLevel === undefined
      ? last
      : techniqueNames.findLastIndex(name => levels.indexOf(scale[name].level) <= levels.indexOf(upToLevel)),
    using === undefined ? last : techniqueNames.findLastIndex(name => using.includes(name)),
    logicOnly ? firstTrial - 1 : last,
  ];
  return Math.min(...limits);
}

/** Where solving by logic ends. */
export const firstTrial = techniqueNames.findIndex(name => scale[name].level === 'beyond logic');

/** The rung that a puzzle has to reach. */
export function lowestRung({ level, technique }: Order): number {
  if (technique !== undefined) return techniqueNames.indexOf(technique);
  return level === undefined ? 0 : techniqueNames.findIndex(name => scale[name].level === level);
}

/** What is missing from an order, the gravest first. */
export function findShortfall(
  order: Order,
  clues: number,
  open: number,
  grade: Grade | undefined,
): Shortfall | undefined {
  if (order.clues !== undefined && clues !== order.clues)
    return { kind: 'clues', got: clues, wanted: order.clues };
  if (order.minimal && open > 0) return { kind: 'minimal', open, clues };
  return grade && findEase(order, grade);
}

/** What is missing from the way to the solution. */
export function findEase(order: Order, grade: Grade): Shortfall | undefined {
  if (grade.status !== 'graded') return { kind: 'ungraded' };
  const { level, upToLevel, technique } = order;
  const within = levelsOf(order);
  if (level !== undefined && within && !within.includes(grade.level))
    return { kind: 'level', got: grade.level, wanted: level, ...(upToLevel && { upTo: upToLevel }) };
  if (technique !== undefined && grade.hardest !== technique)
    return { kind: 'technique', wanted: technique, ...(grade.hardest && { got: grade.hardest }) };
  return undefined;
}
