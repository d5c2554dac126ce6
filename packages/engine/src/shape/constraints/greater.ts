import { combinations } from '../combinations.js';
import { relation } from '../constraint.js';
import { defineKind, demand, line, listed } from './kind.js';

/** The first cell has a greater symbol than each of the others. */
export const greater = defineKind({
  fields: line,
  keptBy: listed('none'),
  expand: ({ cells }, { symbols }) => {
    const above = combinations(symbols, 2, 'a>b', (a, b) => a > b);
    const [first, ...others] = cells;
    return demand(others.map(other => relation([first, other], above)));
  },
});
