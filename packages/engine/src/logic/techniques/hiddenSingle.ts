/** A symbol with one place left in a house goes there. */
import { makeStep } from '../step.js';
import type { Technique } from '../technique.js';

export const hiddenSingle: Technique<'hidden-single'> = {
  name: 'hidden-single',
  *find(position) {
    const { symbols: n } = position.shape;
    for (const item of position.hiddenSingles) {
      const house = Math.floor(item / n);
      const symbol = (item % n) + 1;
      const [cell] = position.placesOf(house, symbol);
      if (cell === undefined || !position.isOpen(cell)) continue;
      yield makeStep({
        technique: 'hidden-single',
        houses: [house],
        cells: [cell],
        symbols: [symbol],
        placements: [{ cell, symbol }],
      });
    }
  },
};
