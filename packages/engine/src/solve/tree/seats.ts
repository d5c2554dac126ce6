import type { Shape } from '../../shape/shape.js';

/**
 * Parallel to cellHouses, the seat of the cell in that house: (word << 5) | bit, where `word` of the masks holds the cell's bit
 * for symbol index 0; the word of symbol index v lies v << wide further on. Shared by all kernels on a shape, and gone with
 * the last of them.
 */
export function getSeats(shape: Shape): Int32Array {
  const known = cache.get(shape)?.deref();
  if (known) return known;
  const seats = listSeats(shape);
  cache.set(shape, new WeakRef(seats));
  return seats;
}

const cache = new WeakMap<Shape, WeakRef<Int32Array>>();

function listSeats({ symbols, cellCount, houseCount, houses, cellHouseStart }: Shape): Int32Array {
  const wide = symbols > 32 ? 1 : 0;
  const seats = new Int32Array(houses.length);
  const next = cellHouseStart.slice(0, cellCount);
  for (let house = 0; house < houseCount; house++) {
    const word = (cellCount + house * symbols) << wide;
    for (let i = 0; i < symbols; i++)
      seats[next[houses[house * symbols + i]]++] = ((word + (i >> 5)) << 5) | (i & 31);
  }
  return seats;
}
