/**
 * Two cells with the same two candidates x and y, which do not see each other, and a house with two places of x, one seen by
 * each. If both cells held x, the house would have no place left; so one of them takes y, which goes from every cell that
 * sees both. The two cells come first in the step's cells, then the two places; x comes first in its symbols.
 */
import type { SymbolNumber } from '../../board/symbols.js';
import type { Position } from '../position.js';
import { areInTwoHouses, housesWithAll, sees } from '../sight.js';
import { makeStep } from '../step.js';
import { pausesEvery, type Technique } from '../technique.js';
import { findStrongPairs, type StrongPair } from './strongPairs.js';
import { excludedFrom, otherOf, pairPeers } from './wings.js';

export const wWing: Technique<'w-wing'> = {
  name: 'w-wing',
  *find(position) {
    const { shape } = position;
    let looked = 0;
    for (const { house, places, symbol: x } of findJoints(position)) {
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

interface Joint extends StrongPair {
  readonly symbol: SymbolNumber;
}

/** Houses with two places of a symbol; where two such houses share both places, the first stands for all. */
function* findJoints(position: Position): Generator<Joint> {
  const { shape } = position;
  for (let symbol = 1; symbol <= shape.symbols; symbol++)
    for (const { house, places } of findStrongPairs(position, symbol))
      if (
        !areInTwoHouses(shape, places) ||
        housesWithAll(shape, places).find(other => position.countPlaces(other, symbol) === 2) === house
      )
        yield { house, symbol, places };
}
