/**
 * An order of cells that goes through the board as a wave, block after block, from one corner to the opposite one. Who takes
 * clues away in it clears a part of the board that grows, while everything before the wave stands: a clue that is needed
 * shows early, by a second solution inside that part, and only the last questions are about the whole board.
 */
import { quotient } from '../base/ints.js';
import type { Random } from '../base/random.js';
import { coordinatesOf } from '../shape/coordinates.js';
import type { Cell, Shape } from '../shape/shape.js';
import { cutIntoStrata } from './strata.js';

/** Where a shape has no blocks of its own, they are so wide. */
const usualWidth = 2;

/** Bands of blocks stand in any order along each axis, and blocks of one front too; so every wave is another. */
export function orderByWave(shape: Shape, cells: readonly Cell[], random: Random): Cell[] {
  const strata = cutIntoStrata(shape);
  const block = strata.ok ? strata.value.block : shape.extents.map(() => usualWidth);
  const ranks = shape.extents.map((extent, axis) => random.permutation(Math.ceil(extent / block[axis])));
  const axes = random.permutation(shape.extents.length);
  const widest = Math.max(...shape.extents);
  const placeOf = (cell: Cell): number => {
    const bands = coordinatesOf(shape, cell).map((at, axis) => ranks[axis][quotient(at, block[axis])]);
    const front = bands.reduce((sum, band) => sum + band, 0);
    return axes.reduce((place, axis) => place * widest + bands[axis], front);
  };
  const places = new Map(cells.map(cell => [cell, placeOf(cell)]));
  // Sorting is stable, so cells of one block keep the order of chance.
  return random.shuffle([...cells]).sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
