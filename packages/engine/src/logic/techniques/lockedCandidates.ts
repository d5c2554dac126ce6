/**
 * All places of a symbol in one house lie in another house too: it stands in their common part, so it goes from the rest of
 * the other. A line in a box, a box in a line, and in more dimensions boxes across orientations, are the same thing.
 */
import { housesOf } from '../../shape/shape.js';
import { makeStep } from '../step.js';
import { pausesEvery, type Technique } from '../technique.js';

export const lockedCandidates: Technique<'locked-candidates'> = {
  name: 'locked-candidates',
  *find(position) {
    const { shape } = position;
    const { symbols: n, houseCount } = shape;
    for (let house = 0; house < houseCount; house++) {
      if (house % pausesEvery === pausesEvery - 1) yield undefined;
      if (position.openCounts[house] < 2) continue;
      for (let symbol = 1; symbol <= n; symbol++) {
        const count = position.countPlaces(house, symbol);
        if (count < 2 || count === n) continue;
        const places = position.placesOf(house, symbol);
        for (const cover of housesOf(shape, places[0])) {
          if (cover === house || position.countPlaces(cover, symbol) === count) continue;
          if (!places.every(cell => housesOf(shape, cell).includes(cover))) continue;
          const eliminations = position
            .placesOf(cover, symbol)
            .filter(cell => !places.includes(cell))
            .map(cell => ({ cell, symbol }));
          if (eliminations.length === 0) continue;
          yield makeStep({
            technique: 'locked-candidates',
            houses: [house],
            covers: [cover],
            cells: places,
            symbols: [symbol],
            eliminations,
          });
        }
      }
    }
  },
};
