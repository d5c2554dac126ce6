/**
 * Fills a grid whose symbols are sums: each axis adds a term for its coordinate, in some group whose elements are
 * the numbers 0 … symbols - 1. Symbols in the grid count from 1.
 */
import type { Outline } from './shape.js';

export function fillByTerms(
  { symbols, extents, cellCount }: Outline,
  terms: readonly (readonly number[])[],
  add: (p: number, q: number) => number,
): Uint8Array {
  const sums = Array.from({ length: symbols }, (_, p) =>
    Uint8Array.from({ length: symbols }, (_, q) => add(p, q)),
  );
  const grid = new Uint8Array(cellCount);
  let filled = 1;
  for (const [axis, extent] of extents.entries()) {
    // From the last layer down, so that the first one is read before it is overwritten.
    for (let x = extent - 1; x >= 0; x--) {
      const sumsWith = sums[terms[axis][x]];
      for (let i = 0; i < filled; i++) grid[x * filled + i] = sumsWith[grid[i]];
    }
    filled *= extent;
  }
  for (let cell = 0; cell < cellCount; cell++) grid[cell]++;
  return grid;
}
