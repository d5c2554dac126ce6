/**
 * Slice, box, latin and plane are one idea with different numbers: the grid is cut into equal blocks, each a
 * house, in one or more ways. A tiling is one such cut, given by the block's length along each axis. A line is
 * a block as long as the grid along its own axis and 1 elsewhere; a 3×3 box of the slice of x and y is
 * [3, 3, 1]; a plane is the whole grid but 1 along its normal. So these families only list their tilings.
 */
import { product, stridesOf } from '../base/ints.js';
import type { HouseKind, HouseList, Outline } from './shape.js';

export interface Tiling {
  readonly kind: HouseKind;
  /** Cells along each axis; their product is the number of symbols. */
  readonly block: readonly number[];
}

/** The houses along every axis of a grid. */
export const lineTilings = (extents: readonly number[]): Tiling[] =>
  extents.map((extent, axis) => ({ kind: 'line', block: extents.map((_, i) => (i === axis ? extent : 1)) }));

/** The positions that so many steps along each axis lead to, axis 0 fastest. */
function lattice(counts: readonly number[], steps: readonly number[]): Int32Array {
  const positions = new Int32Array(product(counts));
  let filled = 1;
  for (const [axis, count] of counts.entries()) {
    for (let k = 1; k < count; k++)
      for (let i = 0; i < filled; i++) positions[k * filled + i] = positions[i] + k * steps[axis];
    filled *= count;
  }
  return positions;
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
    const offsets = lattice(block, strides);
    const corners = lattice(
      extents.map((extent, axis) => extent / block[axis]),
      strides.map((stride, axis) => stride * block[axis]),
    );
    for (let i = 0; i < corners.length; i++, at += symbols) writeBlock(houses, at, corners[i], offsets);
  }
  const orientations = tilings.map(({ kind, block }) => ({
    kind,
    axes: block.flatMap((length, axis) => (length > 1 ? [axis] : [])),
  }));
  return { orientations, houses, houseOrientation };
}

/** By itself, since a short function is compiled long before the loop around it. */
function writeBlock(houses: Int32Array, at: number, corner: number, offsets: Int32Array): void {
  for (let k = 0; k < offsets.length; k++) houses[at + k] = corner + offsets[k];
}
