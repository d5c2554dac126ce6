/**
 * Rows over columns: cells over their candidates, or symbols over their places in a house. A tight set is a number of rows
 * that have just as many columns together. Naked and hidden subsets are this one search, seen from its two sides.
 */

import { countBits } from '../../base/ints.js';

/** The tight sets of a given size, each as the indices of its rows, rising. Columns are below 64. */
export function findTightSets(rows: readonly (readonly number[])[], size: number): number[][] {
  if (rows.length < size) return [];
  const low = rows.map(columns => columns.reduce((bits, i) => (i < 32 ? bits | (1 << i) : bits), 0));
  const high = rows.map(columns => columns.reduce((bits, i) => (i < 32 ? bits : bits | (1 << (i - 32))), 0));
  const found: number[][] = [];
  const chosen: number[] = [];
  const extend = (from: number, lowUnion: number, highUnion: number): void => {
    if (chosen.length === size) {
      if (countBits(lowUnion) + countBits(highUnion) === size) found.push(chosen.slice());
      return;
    }
    for (let row = from; row <= rows.length - size + chosen.length; row++) {
      const lowNext = lowUnion | low[row];
      const highNext = highUnion | high[row];
      if (countBits(lowNext) + countBits(highNext) > size) continue;
      chosen.push(row);
      extend(row + 1, lowNext, highNext);
      chosen.pop();
    }
  };
  extend(0, 0, 0);
  return found;
}
