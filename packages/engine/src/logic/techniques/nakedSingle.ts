/** A cell with one candidate left takes it. */
import { makeStep } from '../step.js';
import type { Technique } from '../technique.js';

export const nakedSingle: Technique<'naked-single'> = {
  name: 'naked-single',
  *find(position) {
    for (const cell of position.nakedSingles) {
      const [symbol] = position.candidatesOf(cell);
      if (symbol === undefined) continue;
      yield makeStep({
        technique: 'naked-single',
        cells: [cell],
        symbols: [symbol],
        placements: [{ cell, symbol }],
      });
    }
  },
};
