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
  /** Of this level, no easier and no harder. */
  readonly level?: Level;
  /** Needs this technique and nothing harder. */
  readonly technique?: TechniqueName;
  /** Solvable without trial. */
  readonly logicOnly?: boolean;
  /** Also has constraints of these kinds. */
  readonly with?: readonly KindWish[];
  readonly sampler?: Sampler;
  readonly method?: FillMethod;
}

/** What a puzzle has instead of what was wanted. */
export type Shortfall =
  | { readonly kind: 'clues'; readonly got: number; readonly wanted: number }
  /** Of a kind of constraint there was no room for more. */
  | { readonly kind: 'constraints'; readonly of: KindName; readonly got: number; readonly wanted: number }
  /** Not every clue is known to be needed. */
  | { readonly kind: 'minimal' }
  /** The budget ended, or no technique allowed leads to the solution. */
  | { readonly kind: 'ungraded' }
  | { readonly kind: 'level'; readonly got: Level; readonly wanted: Level }
  /** It needs no technique at all when `got` is missing. */
  | { readonly kind: 'technique'; readonly got?: TechniqueName; readonly wanted: TechniqueName };

/** Whether the way to the solution matters. */
export const isGraded = ({ level, technique, logicOnly }: Order): boolean =>
  level !== undefined || technique !== undefined || logicOnly === true;

/** The rung that a puzzle may not pass. */
export function highestRung({ level, technique, logicOnly }: Order): number {
  const limits = [
    technique === undefined ? techniqueNames.length - 1 : techniqueNames.indexOf(technique),
    level === undefined
      ? techniqueNames.length - 1
      : techniqueNames.findLastIndex(name => levels.indexOf(scale[name].level) <= levels.indexOf(level)),
    logicOnly ? techniqueNames.indexOf('short-trial') - 1 : techniqueNames.length - 1,
  ];
  return Math.min(...limits);
}

/** What is missing from an order, the gravest first. */
export function findShortfall(
  order: Order,
  clues: number,
  minimal: boolean,
  grade: Grade | undefined,
): Shortfall | undefined {
  if (order.clues !== undefined && clues !== order.clues)
    return { kind: 'clues', got: clues, wanted: order.clues };
  if (order.minimal && !minimal) return { kind: 'minimal' };
  if (!grade) return undefined;
  if (grade.status !== 'graded') return { kind: 'ungraded' };
  if (order.level !== undefined && grade.level !== order.level)
    return { kind: 'level', got: grade.level, wanted: order.level };
  if (order.technique !== undefined && grade.hardest !== order.technique)
    return {
      kind: 'technique',
      wanted: order.technique,
      ...(grade.hardest && { got: grade.hardest }),
    };
  return undefined;
}
