import { fail } from '../../base/result.js';
import { combinations } from '../combinations.js';
import { relation } from '../constraint.js';
import { defineKind, demand, listed } from './kind.js';

/** The other cells repeat these, one by one. */
export const clone = defineKind({
  fields: { cells: { type: 'cells', least: 1 }, others: { type: 'cells', least: 1 } },
  keptBy: listed('all'),
  expand: ({ cells, others }, { symbols }, constraint) => {
    if (cells.length !== others.length)
      return fail('custom-rule', 'constraint-clone', {
        constraint,
        cells: cells.length,
        others: others.length,
      });
    const same = combinations(symbols, 2, 'a=b', (a, b) => a === b);
    return demand(cells.map((cell, i) => relation([cell, others[i]], same)));
  },
});
