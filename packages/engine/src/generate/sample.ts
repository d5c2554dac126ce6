/**
 * In which order clues are tried for removal. Cells that go together are one group: the orbits of a symmetric pattern.
 */

import { stridesOf } from '../base/ints.js';
import type { Random } from '../base/random.js';
import { fail, ok, type Result } from '../base/result.js';
import { coordinatesOf } from '../shape/coordinates.js';
import type { Cell, Shape } from '../shape/shape.js';
import { dealPasses } from './passes.js';

/**
 * uniform: any order. lhs: Latin hypercube sampling, pass after pass over the blocks of the grid. point, mirror, rotation:
 * patterns with that symmetry.
 */
export const samplers = ['uniform', 'lhs', 'point', 'mirror', 'rotation'] as const;
/** A way to choose the order in which cells lose their clues. */
export type Sampler = (typeof samplers)[number];

/** Cells that lose their clues together. */
export type CellGroup = readonly Cell[];

/** All cells of a shape, in groups and in the order in which a sampler takes them. */
export function sampleGroups(shape: Shape, sampler: Sampler, random: Random): Result<CellGroup[]> {
  if (sampler === 'lhs') {
    const passes = dealPasses(shape, random);
    return passes.ok ? ok(passes.value.flat().map(cell => [cell])) : passes;
  }
  const order = random.permutation(shape.cellCount);
  if (sampler === 'uniform') return ok(Array.from(order, cell => [cell]));
  const move = motionOf(shape, sampler);
  if (!move) return fail('order-unfit', 'symmetry', { sampler, shape: shape.name });
  return ok(listOrbits(order, move));
}

/** The image of each cell under the motion that the pattern keeps; undefined where the grid does not allow it. */
function motionOf(
  shape: Shape,
  sampler: 'point' | 'mirror' | 'rotation',
): ((cell: Cell) => Cell) | undefined {
  const { extents, positions } = shape;
  if (positions) return undefined;
  const strides = stridesOf(extents);
  const at = (coordinates: readonly number[]) =>
    coordinates.reduce((sum, value, axis) => sum + value * strides[axis], 0);
  const opposite = (value: number, axis: number) => extents[axis] - 1 - value;
  if (sampler === 'point') return cell => at(coordinatesOf(shape, cell).map(opposite));
  if (sampler === 'mirror') {
    return cell =>
      at(coordinatesOf(shape, cell).map((value, axis) => (axis === 0 ? opposite(value, axis) : value)));
  }
  if (extents.length < 2 || extents[0] !== extents[1]) return undefined;
  return cell => {
    const [x, y, ...rest] = coordinatesOf(shape, cell);
    return at([y, opposite(x, 0), ...rest]);
  };
}

function listOrbits(order: Int32Array, move: (cell: Cell) => Cell): CellGroup[] {
  const seen = new Uint8Array(order.length);
  const orbits: CellGroup[] = [];
  for (const start of order) {
    if (seen[start]) continue;
    const orbit: Cell[] = [];
    for (let cell = start; !seen[cell]; cell = move(cell)) {
      seen[cell] = 1;
      orbit.push(cell);
    }
    orbits.push(orbit);
  }
  return orbits;
}
