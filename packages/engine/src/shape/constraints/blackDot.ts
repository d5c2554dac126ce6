import { combinations } from '../combinations.js';
import { relation } from '../constraint.js';
import { defineKind, demand, listed, pair } from './kind.js';

/** One symbol is twice the other, or as many times it as is told. */
export const blackDot = defineKind({
  fields: { ...pair, ratio: { type: 'number', least: 2, optional: true } },
  keptBy: listed('none'),
  expand: ({ cells, ratio = 2 }, { symbols }) =>
    demand([
      relation(
        cells,
        combinations(symbols, 2, `a:b=${ratio}`, (a, b) => a === ratio * b || b === ratio * a),
      ),
    ]),
});
