/**
 * Strata for Latin hypercube sampling: the grid is cut into blocks, so that every part of it loses its clues at the same pace.
 * Slices have blocks as wide as their boxes along every axis, 3×3×3 in `9^3`; shapes with boxes of one kind have these. Where
 * there are lines only, a block is ⌊√N⌋ cells wide but at least two (in blocks of one cell, any order is as good as another),
 * and the last one of an axis is narrower where that does not divide N. Where houses are planes, a pass that keeps its cells apart has one cell in every layer of every axis, which is Latin hypercube
 * sampling in the word's first sense; so the strata are the layers across the first axis.
 */
import { product, quotient } from '../base/ints.js';
import { fail, ok, type Result } from '../base/result.js';
import { coordinatesOf } from '../shape/coordinates.js';
import type { Shape } from '../shape/shape.js';
import { ruleOf } from '../shape/shapes.js';
import type { Spec } from '../shape/spec.js';

export interface Strata {
  /** Cells of a stratum along each axis. */
  readonly block: readonly number[];
  readonly count: number;
  /** Cells of a whole stratum. */
  readonly size: number;
  /** For each cell its stratum. */
  readonly ofCell: Int32Array;
}

const equalSides = (symbols: number, axes: number): number[] =>
  Array.from({ length: axes }, () => Math.max(2, Math.floor(Math.sqrt(symbols))));

function blockOf({ spec, symbols, extents }: Shape): readonly number[] | undefined {
  const rule = ruleOf(spec);
  switch (rule.kind) {
    case 'slices':
    case 'lines':
      return equalSides(symbols, extents.length);
    case 'boxes':
      return rule.box;
    case 'planes':
      return extents.map((side, axis) => (axis === 0 ? 1 : side));
    default:
      return undefined;
  }
}

/** Whether shapes of this kind are a straight grid that can be cut into strata. */
export const hasStrata = (spec: Spec): boolean =>
  ['slices', 'lines', 'boxes', 'planes'].includes(ruleOf(spec).kind);

export function cutIntoStrata(shape: Shape): Result<Strata> {
  const block = blockOf(shape);
  if (!block) return fail('order-unfit', 'strata', { sampler: 'lhs', family: shape.spec.family });
  const along = shape.extents.map((extent, axis) => Math.ceil(extent / block[axis]));
  const ofCell = Int32Array.from({ length: shape.cellCount }, (_, cell) =>
    coordinatesOf(shape, cell).reduceRight(
      (sum, at, axis) => sum * along[axis] + quotient(at, block[axis]),
      0,
    ),
  );
  return ok({ block, count: product(along), size: product(block), ofCell });
}
