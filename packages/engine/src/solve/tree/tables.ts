import type { Shape } from '../../shape/shape.js';

/** What the tree kernel needs beyond the shape itself; shared by all kernels on it, and gone with the last of them. */
export interface KernelTables {
  /** 0 when an item fits one 32-bit word (N <= 32), 1 when it takes two: item i is words i << wide .. */
  readonly wide: 0 | 1;
  /** Items: cells first, then house * N + symbolIndex. */
  readonly itemCount: number;
  /** All items with all their options. */
  readonly freshWords: Int32Array;
  /**
   * Parallel to cellHouses, the seat of the cell in that house: (word << 5) | bit, where `word` holds the cell's bit
   * for symbol index 0; the word of symbol index v lies v << wide further on.
   */
  readonly seats: Int32Array;
}

const cache = new WeakMap<Shape, WeakRef<KernelTables>>();

export function getTables(shape: Shape): KernelTables {
  const known = cache.get(shape)?.deref();
  if (known) return known;
  const tables = buildTables(shape);
  cache.set(shape, new WeakRef(tables));
  return tables;
}

function buildTables(shape: Shape): KernelTables {
  const { symbols, cellCount, houseCount, houses, cellHouseStart } = shape;
  const wide = symbols > 32 ? 1 : 0;
  const itemCount = cellCount + houseCount * symbols;
  const freshWords = new Int32Array(itemCount << wide).fill(-1);
  const spare = symbols & 31;
  if (spare !== 0) for (let w = wide; w < freshWords.length; w += 1 + wide) freshWords[w] = (1 << spare) - 1;
  const seats = new Int32Array(houses.length);
  const next = cellHouseStart.slice(0, cellCount);
  for (let house = 0; house < houseCount; house++) {
    const word = (cellCount + house * symbols) << wide;
    for (let i = 0; i < symbols; i++)
      seats[next[houses[house * symbols + i]]++] = ((word + (i >> 5)) << 5) | (i & 31);
  }
  return { wide, itemCount, freshWords, seats };
}
