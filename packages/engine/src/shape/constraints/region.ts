import { different } from '../constraint.js';
import { defineKind, demand, listed } from './kind.js';

export const region = defineKind({
  fields: { cells: { type: 'cells', least: 2 } },
  keptBy: listed('all'),
  expand: ({ cells }) => demand([different(cells)]),
});
