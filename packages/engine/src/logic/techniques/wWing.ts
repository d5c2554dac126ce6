/**
 * Two cells with the same two candidates x and y, which do not see each other, and a house with two places of x, one seen by
 * each. If both cells held x, the house would have no place left; so one of them takes y, which goes from every cell that
 * sees both. The two cells come first in the step's cells, then the two places; x comes first in its symbols.
 */
import type { Symbol } from '../../board/symbols.js';
import type { Cell, House } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { areInTwoHouses, housesWithAll, sees } from '../sight.js';
import { makeStep } from '../step.js';
import { pausesEvery, type Technique } from '../technique.js';
import { excludedFrom, otherOf, pairPeers } from './wings.js';

export const wWing: Technique<'w-wing'> = {
  name: 'w-wing',
  *find(position) {
    const { shape } = position;
    let looked = 0;
    for (const { house, places, symbol: x } of findStrongPairs(position)) {
      if (++looked % pausesEvery === 0) yield undefined;
      const [p, q] = places;
      const nearQ = pairPeers(position, q, x).filter(cell => cell !== p);
      if (nearQ.length === 0) continue;
      for (const a of pairPeers(position, p, x)) {
        if (a === q) continue;
        const y = otherOf(position, a, x);
        for (const b of nearQ) {
          if (b === a || !position.has(b, y) || sees(shape, a, b)) continue;
          const eliminations = excludedFrom(position, [a, b], y);
          if (eliminations.length === 0) continue;
          yield makeStep({
            technique: 'w-wing',
            houses: [house],
            cells: [a, b, p, q],
            symbols: [x, y],
            eliminations,
          });
        }
      }
    }
  },
};

interface StrongPair {
  readonly house: House;
  readonly symbol: Symbol;
  readonly places: readonly Cell[];
}

/** Houses with two places of a symbol; where two such houses share both places, the first stands for all. */
function* findStrongPairs(position: Position): Generator<StrongPair> {
  const { symbols: n, houseCount } = position.shape;
  for (let house = 0; house < houseCount; house++) {
    for (let symbol = 1; symbol <= n; symbol++) {
      if (position.countPlaces(house, symbol) !== 2) continue;
      const places = position.placesOf(house, symbol);
      if (
        !areInTwoHouses(position.shape, places) ||
        housesWithAll(position.shape, places).find(other => position.countPlaces(other, symbol) === 2) ===
          house
      )
        yield { house, symbol, places };
    }
  }
}
