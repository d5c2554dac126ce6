import { combinations } from '../combinations.js';
import { different, relation } from '../constraint.js';
import { defineKind, demand, line, listed, pairsOf } from './kind.js';

/** Symbols that follow each other, in any order: all different, and no two of them further apart than the line is long. */
export const renban = defineKind({
  fields: line,
  keptBy: listed('mirrored'),
  expand: ({ cells }, { symbols }) => {
    const most = cells.length - 1;
    const near = combinations(symbols, 2, `0<|a-b|<=${most}`, (a, b) => a !== b && Math.abs(a - b) <= most);
    return demand([different(cells), ...pairsOf(cells).map(two => relation(two, near))]);
  },
});
