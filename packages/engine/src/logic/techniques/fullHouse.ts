/** A house with one cell left takes its last symbol. */
import { cellsOf } from '../../shape/shape.js';
import { makeStep } from '../step.js';
import type { Technique } from '../technique.js';

export const fullHouse: Technique<'full-house'> = {
  name: 'full-house',
  *find(position) {
    for (const house of position.fullHouses) {
      const cell = [...cellsOf(position.shape, house)].find(other => position.isOpen(other));
      if (cell === undefined) continue;
      const [symbol] = position.candidatesOf(cell);
      if (symbol === undefined) continue;
      yield makeStep({
        technique: 'full-house',
        houses: [house],
        cells: [cell],
        symbols: [symbol],
        placements: [{ cell, symbol }],
      });
    }
  },
};
