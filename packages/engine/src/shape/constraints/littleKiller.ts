import { total } from '../constraint.js';
import { defineKind, demand, listed } from './kind.js';

/** The sum of a diagonal, or of any other cells; symbols may repeat. */
export const littleKiller = defineKind({
  fields: { cells: { type: 'cells', least: 1 }, sum: { type: 'number', least: 1 } },
  keptBy: listed('none'),
  expand: ({ cells, sum }) => demand([total(cells, sum)]),
});
