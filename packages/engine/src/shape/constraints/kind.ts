/**
 * A kind of constraint is one file that fills in this interface: which fields a rule states, what they demand in primitives
 * and which symmetries keep it. Its sentence is in `words`, its drawing in `render/constraints`.
 */
import type { ConstraintName } from '../../base/constraintName.js';
import { ok, type Result } from '../../base/result.js';
import type { Primitive } from '../constraint.js';
import type { Cell, Shape } from '../shape.js';

export type Field =
  /** Cells, as positions of the grid: at least so many, and at most. */
  | { readonly type: 'cells'; readonly least: number; readonly most?: number }
  | { readonly type: 'number'; readonly least: number; readonly optional?: true }
  | { readonly type: 'flag'; readonly optional: true }
  /** Symbols, by their numbers. */
  | { readonly type: 'symbols' }
  /** So many cells along each axis. */
  | { readonly type: 'step' }
  | { readonly type: 'steps' };

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F extends Field> = F extends { type: 'cells' }
  ? readonly Cell[]
  : F extends { type: 'number' }
    ? number
    : F extends { type: 'flag' }
      ? boolean
      : F extends { type: 'steps' }
        ? readonly (readonly number[])[]
        : readonly number[];

/** The values of the fields, cells as cells of the shape. */
type Values<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { optional: true } ? never : K]: ValueOf<F[K]>;
} & {
  readonly [K in keyof F as F[K] extends { optional: true } ? K : never]?: ValueOf<F[K]>;
};

export interface Symmetries {
  /** The renamings of the symbols that keep it: all, turning their order round, or none. */
  readonly symbols: 'all' | 'mirrored' | 'none';
  /** The motions of the grid that keep it: those that take what it lists to what its like list, or all turns and mirrorings. */
  readonly motions: 'listed' | 'turns';
}

export interface Kind<F extends Fields = Fields> {
  readonly fields: F;
  readonly keptBy: Symmetries;
  /** What it demands; a refusal names the constraint. */
  expand(values: Values<F>, shape: Shape, constraint: ConstraintName): Result<readonly Primitive[]>;
}

export const defineKind = <const F extends Fields>(kind: Kind<F>): Kind<F> => kind;

export const demand = (primitives: readonly Primitive[]): Result<readonly Primitive[]> => ok(primitives);

/** Each with the next. */
export const neighbours = <T>(items: readonly T[]): [T, T][] =>
  items.slice(1).map((item, i) => [items[i], item]);

/** Every two of them. */
export const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((item, i) => items.slice(i + 1).map((other): [T, T] => [item, other]));

/** What is common to kinds that are drawn as a line through their cells. */
export const line = { cells: { type: 'cells', least: 2 } } as const;
export const pair = { cells: { type: 'cells', least: 2, most: 2 } } as const;
export const listed = (symbols: Symmetries['symbols']): Symmetries => ({ symbols, motions: 'listed' });
export const global = (symbols: Symmetries['symbols']): Symmetries => ({ symbols, motions: 'turns' });
