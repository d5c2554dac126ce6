/**
 * In which order clues are tried for removal. Cells that go together are one group: the orbits of a symmetric pattern.
 */

import { stridesOf } from '../base/ints.js';
import type { Random } from '../base/random.js';
import { fail, ok, type Result } from '../base/result.js';
import { coordinatesOf } from '../shape/coordinates.js';
import { type Cell, housesOf, orientationOf, type Shape } from '../shape/shape.js';

/** uniform: any order. lhs: evenly spread, pass by pass. point, mirror, rotation: patterns with that symmetry. */
export const samplers = ['uniform', 'lhs', 'point', 'mirror', 'rotation'] as const;
export type Sampler = (typeof samplers)[number];

export type CellGroup = readonly Cell[];

export function sampleGroups(shape: Shape, sampler: Sampler, random: Random): Result<CellGroup[]> {
  const order = random.permutation(shape.cellCount);
  if (sampler === 'uniform') return ok(Array.from(order, cell => [cell]));
  if (sampler === 'lhs') return ok(spreadEvenly(shape, order).map(cell => [cell]));
  const move = motionOf(shape, sampler);
  if (!move) return fail('order-unfit', 'symmetry', { sampler, shape: shape.name });
  return ok(listOrbits(order, move));
}

/**
 * Latin hypercube sampling: a pass picks cells of which no two lie on a line (or in a house, where there are no lines), at
 * most as many as there are symbols; passes follow each other until all cells are picked.
 */
function spreadEvenly(shape: Shape, order: Int32Array): Cell[] {
  const spread: Cell[] = [];
  let left = Array.from(order);
  const hasLines = shape.orientations.some(({ kind }) => kind === 'line');
  while (left.length > 0) {
    const taken = new Set<number>();
    const later: Cell[] = [];
    let picks = 0;
    for (const cell of left) {
      const lines = [...housesOf(shape, cell)].filter(
        house => !hasLines || orientationOf(shape, house).kind === 'line',
      );
      if (picks === shape.symbols || lines.some(house => taken.has(house))) later.push(cell);
      else {
        for (const house of lines) taken.add(house);
        spread.push(cell);
        picks++;
      }
    }
    left = later;
  }
  return spread;
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
