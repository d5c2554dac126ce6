import { combinations } from '../combinations.js';
import { relation } from '../constraint.js';
import { defineKind, demand, listed } from './kind.js';

const ofParity = (parity: 0 | 1) =>
  defineKind({
    fields: { cells: { type: 'cells', least: 1 } },
    keptBy: listed('none'),
    expand: ({ cells }, { symbols }) => {
      const fitting = combinations(symbols, 1, `a%2=${parity}`, a => a % 2 === parity);
      return demand(cells.map(cell => relation([cell], fitting)));
    },
  });

export const odd = ofParity(1);
export const even = ofParity(0);
