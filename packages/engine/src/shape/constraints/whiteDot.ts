import { combinations } from '../combinations.js';
import { relation } from '../constraint.js';
import { defineKind, demand, listed, pair } from './kind.js';

/** Two symbols differ by 1, or by as much as is told. */
export const whiteDot = defineKind({
  fields: { ...pair, difference: { type: 'number', least: 1, optional: true } },
  keptBy: listed('mirrored'),
  expand: ({ cells, difference = 1 }, { symbols }) =>
    demand([
      relation(
        cells,
        combinations(symbols, 2, `|a-b|=${difference}`, (a, b) => Math.abs(a - b) === difference),
      ),
    ]),
});
