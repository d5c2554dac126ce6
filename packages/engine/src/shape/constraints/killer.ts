import { different, total } from '../constraint.js';
import { defineKind, demand, listed } from './kind.js';

/** A cage: no symbol twice, and the sum where it is told. */
export const killer = defineKind({
  fields: { cells: { type: 'cells', least: 1 }, sum: { type: 'number', least: 1, optional: true } },
  keptBy: listed('none'),
  expand: ({ cells, sum }) =>
    demand([
      ...(cells.length > 1 ? [different(cells)] : []),
      ...(sum === undefined ? [] : [total(cells, sum)]),
    ]),
});
