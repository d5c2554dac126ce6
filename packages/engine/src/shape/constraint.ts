/**
 * What a rule may demand beside its houses, as data. There are three primitives, on any shape; everything else (cages,
 * thermometers, knight's moves …) is a named kind that expands to them (`constraints/`). Solvers, encoders and checks know the
 * primitives alone. A symbol counts as its number, from 1.
 */
import type { Cell, House } from './cell.js';
import type { Combinations } from './combinations.js';

/** No symbol stands twice in these cells. They are fewer than the symbols: as many make a house. */
export interface Different {
  readonly type: 'different';
  readonly cells: readonly Cell[];
}

/** The sum of the symbols, each times the weight of its cell, is no less than `least` and no more than `most`. */
export interface Sum {
  readonly type: 'sum';
  readonly cells: readonly Cell[];
  readonly weights: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** The symbols of one, two or three cells, in this order, are one of the combinations allowed. */
export interface Relation {
  readonly type: 'relation';
  readonly cells: readonly Cell[];
  readonly allowed: Combinations;
}

/** What constraints are made of: cells that differ, a sum, or a relation. */
export type Primitive = Different | Sum | Relation;

/** All kinds of constraints. */
export const kindNames = [
  'region',
  'diagonal',
  'windoku',
  'disjoint-groups',
  'anti-knight',
  'anti-king',
  'offsets',
  'non-consecutive',
  'killer',
  'little-killer',
  'arrow',
  'thermo',
  'greater',
  'white-dot',
  'black-dot',
  'xv',
  'whisper',
  'palindrome',
  'renban',
  'between',
  'clone',
  'odd',
  'even',
  'candidates',
] as const;
/** The name of a kind of constraint. */
export type KindName = (typeof kindNames)[number];

/** A constraint as a rule states it: its kind, and the values of the fields of that kind. Cells are positions of the grid. */
export interface ConstraintSpec {
  readonly kind: KindName;
  readonly name?: string;
  readonly [field: string]: unknown;
}

/** A constraint on the cells of a shape. */
export interface Constraint {
  readonly spec: ConstraintSpec;
  /** The cells it names, in the order of the rule; none where it holds on the whole board. */
  readonly cells: readonly Cell[];
  readonly primitives: readonly Primitive[];
  /** The houses that it adds to the shape. */
  readonly houses: readonly House[];
}

export const different = (cells: readonly Cell[]): Different => ({ type: 'different', cells });

export const relation = (cells: readonly Cell[], allowed: Combinations): Relation => ({
  type: 'relation',
  cells,
  allowed,
});

export const weighted = (cells: readonly Cell[], weights: readonly number[], sum: number): Sum => ({
  type: 'sum',
  cells,
  weights,
  least: sum,
  most: sum,
});

/** The symbols of the cells add up to this. */
export const total = (cells: readonly Cell[], sum: number): Sum =>
  weighted(
    cells,
    cells.map(() => 1),
    sum,
  );

/** Whether it says just what the symbols add up to. */
export const isTotal = ({ weights, least, most }: Sum): boolean =>
  least === most && weights.every(weight => weight === 1);

/** Whether symbols are added up anywhere: searching such a rule is other work than searching houses. */
export const haveSums = (constraints: readonly Constraint[]): boolean =>
  constraints.some(({ primitives }) => primitives.some(({ type }) => type === 'sum'));
