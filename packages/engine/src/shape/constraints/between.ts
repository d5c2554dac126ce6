import { combinations } from '../combinations.js';
import { relation } from '../constraint.js';
import { defineKind, demand, listed } from './kind.js';

/** What lies on the line lies strictly between its two ends. */
export const between = defineKind({
  fields: { cells: { type: 'cells', least: 3 } },
  keptBy: listed('mirrored'),
  expand: ({ cells }, { symbols }) => {
    const inside = combinations(symbols, 3, 'a<b<c|a>b>c', (a, b, c) => (a < b && b < c) || (c < b && b < a));
    const [first, last] = [cells[0], cells[cells.length - 1]];
    return demand(cells.slice(1, -1).map(cell => relation([first, cell, last], inside)));
  },
});
