import { combinations } from '../combinations.js';
import { relation } from '../constraint.js';
import { defineKind, demand, line, listed, neighbours } from './kind.js';

/** Neighbours on the line differ by half the number of symbols at least, or by as much as is told. */
export const whisper = defineKind({
  fields: { ...line, difference: { type: 'number', least: 1, optional: true } },
  keptBy: listed('mirrored'),
  expand: ({ cells, difference }, { symbols }) => {
    const least = difference ?? Math.ceil(symbols / 2);
    const far = combinations(symbols, 2, `|a-b|>=${least}`, (a, b) => Math.abs(a - b) >= least);
    return demand(neighbours(cells).map(two => relation(two, far)));
  },
});
