import { combinations } from '../combinations.js';
import { relation } from '../constraint.js';
import { defineKind, demand, listed } from './kind.js';

/** Only these symbols may stand in the cells. */
export const candidates = defineKind({
  fields: { cells: { type: 'cells', least: 1 }, symbols: { type: 'symbols' } },
  keptBy: listed('none'),
  expand: ({ cells, symbols: chosen }, { symbols }) => {
    const fitting = combinations(symbols, 1, `a:${[...chosen].sort((a, b) => a - b)}`, a =>
      chosen.includes(a),
    );
    return demand(cells.map(cell => relation([cell], fitting)));
  },
});
