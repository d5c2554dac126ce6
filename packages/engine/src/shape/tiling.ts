/**
 * Slice, box, latin and plane are one idea with different numbers: the grid is cut into equal blocks, each a
 * house, in one or more ways. A tiling is one such cut, given by the block's length along each axis. A line is
 * a block as long as the grid along its own axis and 1 elsewhere; a 3×3 box of the slice of x and y is
 * [3, 3, 1]; a plane is the whole grid but 1 along its normal. So these families only list their tilings.
 */
import { stridesOf } from '../base/ints.js';
import type { HouseKind, HouseList, Outline } from './shape.js';

export interface Tiling {
  readonly kind: HouseKind;
  /** Cells along each axis; their product is the number of symbols. */
  readonly block: readonly number[];
}

/** The houses along every axis of a grid. */
export const lineTilings = (extents: readonly number[]): Tiling[] =>
  extents.map((extent, axis) => ({ kind: 'line', block: extents.map((_, i) => (i === axis ? extent : 1)) }));

/** The positions of a block of this size whose first corner is position 0, in rising order. */
function blockOffsets(block: readonly number[], strides: readonly number[]): number[] {
  let offsets = [0];
  for (let axis = block.length - 1; axis >= 0; axis--) {
    const base = offsets;
    if (block[axis] === 1) continue;
    offsets = base.flatMap(offset =>
      Array.from({ length: block[axis] }, (_, k) => offset + k * strides[axis]),
    );
  }
  return offsets;
}

/** Every position whose coordinates are multiples of the block's lengths, in rising order. */
function* blockCorners(extents: readonly number[], block: readonly number[]): Generator<number> {
  const strides = stridesOf(extents);
  const at = extents.map(() => 0);
  let position = 0;
  for (;;) {
    yield position;
    let axis = 0;
    while (axis < extents.length) {
      at[axis] += block[axis];
      position += block[axis] * strides[axis];
      if (at[axis] < extents[axis]) break;
      position -= at[axis] * strides[axis];
      at[axis] = 0;
      axis++;
    }
    if (axis === extents.length) return;
  }
}

export function listTiledHouses(outline: Outline, tilings: readonly Tiling[]): HouseList {
  const { extents, symbols, cellCount } = outline;
  const housesPerTiling = cellCount / symbols;
  const houses = new Int32Array(tilings.length * cellCount);
  const houseOrientation = new Uint8Array(tilings.length * housesPerTiling);
  const strides = stridesOf(extents);
  let at = 0;
  for (const [index, { block }] of tilings.entries()) {
    houseOrientation.fill(index, index * housesPerTiling, (index + 1) * housesPerTiling);
    const offsets = blockOffsets(block, strides);
    for (const corner of blockCorners(extents, block)) {
      for (let k = 0; k < symbols; k++) houses[at++] = corner + offsets[k];
    }
  }
  const orientations = tilings.map(({ kind, block }) => ({
    kind,
    axes: block.flatMap((length, axis) => (length > 1 ? [axis] : [])),
  }));
  return { orientations, houses, houseOrientation };
}
