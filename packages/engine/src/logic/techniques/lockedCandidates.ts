/**
 * The places of a symbol in a house are few: it stands in one of them, so it goes from every cell that sees them all. Mostly such cells
 * lie in a second house that holds all the places, a box across a line; in more dimensions, and where constraints tell cells
 * apart, a cell may see one place by one house and the next by another.
 */
import { housesWithAll } from '../sight.js';
import { makeStep } from '../step.js';
import { pausesEvery, type Technique } from '../technique.js';
import { vainByHouse } from '../vainLooks.js';
import { excludedFrom } from './wings.js';

const vain = vainByHouse();

export const lockedCandidates: Technique<'locked-candidates'> = {
  name: 'locked-candidates',
  *find(position) {
    const { shape } = position;
    const { symbols: n, houseCount } = shape;
    for (let house = 0; house < houseCount; house++) {
      if (house % pausesEvery === pausesEvery - 1) yield undefined;
      if (position.openCounts[house] < 2 || vain.has(position, house)) continue;
      let isVain = true;
      for (let symbol = 1; symbol <= n; symbol++) {
        const count = position.countPlaces(house, symbol);
        if (count < 2 || count === n) continue;
        const cells = position.placesOf(house, symbol);
        const eliminations = excludedFrom(position, cells, symbol);
        if (eliminations.length === 0) continue;
        const covers = housesWithAll(shape, cells).filter(
          cover => cover !== house && position.countPlaces(cover, symbol) > count,
        );
        isVain = false;
        yield makeStep({
          technique: 'locked-candidates',
          houses: [house],
          covers,
          cells,
          symbols: [symbol],
          eliminations,
        });
      }
      if (isVain) vain.add(position, house);
    }
  },
};
