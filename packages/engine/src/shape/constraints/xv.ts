import { combinations } from '../combinations.js';
import { relation } from '../constraint.js';
import { defineKind, demand, listed, pair } from './kind.js';

/** Two neighbours add up to 5 (V), to 10 (X), or to any other number. */
export const xv = defineKind({
  fields: { ...pair, sum: { type: 'number', least: 2 } },
  keptBy: listed('none'),
  expand: ({ cells, sum }, { symbols }) =>
    demand([
      relation(
        cells,
        combinations(symbols, 2, `a+b=${sum}`, (a, b) => a + b === sum),
      ),
    ]),
});
