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

function blockOf(spec: Spec): readonly number[] | undefined {
  switch (spec.family) {
    case 'slice':
    case 'latin':
      return equalSides(spec.symbols, spec.axes);
    case 'box': {
      const { dims } = spec;
      const isLine = dims.filter(length => length > 1).length < 2;
      return isLine ? equalSides(product(dims), dims.length) : dims;
    }
    case 'plane':
      return Array.from({ length: spec.axes }, (_, axis) => (axis === 0 ? 1 : spec.side));
    default:
      return undefined;
  }
}

/** Whether shapes of this kind are a straight grid that can be cut into strata. */
export const hasStrata = (spec: Spec): boolean => blockOf(spec) !== undefined;

export function cutIntoStrata(shape: Shape): Result<Strata> {
  const block = blockOf(shape.spec);
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
