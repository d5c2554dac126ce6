import { combinations } from '../combinations.js';
import { relation } from '../constraint.js';
import { defineKind, demand, line, listed, neighbours } from './kind.js';

/** Symbols rise from the bulb on; on a slow thermometer they may also stay the same. */
export const thermo = defineKind({
  fields: { ...line, slow: { type: 'flag', optional: true } },
  keptBy: listed('none'),
  expand: ({ cells, slow }, { symbols }) => {
    const rising = slow
      ? combinations(symbols, 2, 'a<=b', (a, b) => a <= b)
      : combinations(symbols, 2, 'a<b', (a, b) => a < b);
    return demand(neighbours(cells).map(two => relation(two, rising)));
  },
});
