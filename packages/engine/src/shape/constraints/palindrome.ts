import { combinations } from '../combinations.js';
import { relation } from '../constraint.js';
import { defineKind, demand, line, listed } from './kind.js';

/** The line reads the same from both ends. */
export const palindrome = defineKind({
  fields: line,
  keptBy: listed('all'),
  expand: ({ cells }, { symbols }) => {
    const same = combinations(symbols, 2, 'a=b', (a, b) => a === b);
    const half = cells.slice(0, cells.length >> 1);
    return demand(half.map((cell, i) => relation([cell, cells[cells.length - 1 - i]], same)));
  },
});
