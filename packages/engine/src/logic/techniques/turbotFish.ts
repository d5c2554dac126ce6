/**
 * Two houses with two places each for a symbol, one place of the first in sight of one place of the second. These two do not both hold the
 * symbol, so one of the other two does, and it goes from every cell that sees both. The houses make the name: two that run alike are a
 * skyscraper, two that cross are a two-string kite, and with a box it is a turbot fish. All are chains with two strong links.
 */
import type { House, Shape } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { sees } from '../sight.js';
import { makeStep, type Step } from '../step.js';
import type { Technique } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';
import { vainBySymbol } from '../vainLooks.js';
import { bothWays, findStrongPairs, isRun, linkPair } from './strongPairs.js';
import { strayBySymbol } from './templateSearch.js';
import { excludedFrom } from './wings.js';

/** Nobody looks for these on larger boards. */
const mostCells = 2000;

type Fits = (shape: Shape, first: House, second: House) => boolean;

const lieAlike = ({ houseOrientation }: Shape, first: House, second: House): boolean =>
  houseOrientation[first] === houseOrientation[second];

const twoPairs = <Name extends TechniqueName>(
  technique: Name,
  fits: Fits,
  vain = vainBySymbol(),
): Technique<Name> => ({
  name: technique,
  *find(position) {
    if (position.shape.cellCount > mostCells) return;
    yield* strayBySymbol(position, vain, symbol => findIn(position, technique, symbol, fits));
  },
});

function* findIn(position: Position, technique: TechniqueName, symbol: number, fits: Fits): Generator<Step> {
  const { shape } = position;
  const pairs = findStrongPairs(position, symbol);
  const told = new Set<number>();
  for (const [i, first] of pairs.entries())
    for (const second of pairs.slice(i + 1)) {
      if (first.places.some(cell => second.places.includes(cell)) || !fits(shape, first.house, second.house))
        continue;
      for (const [a, b] of bothWays(first))
        for (const [d, c] of bothWays(second)) {
          const ends = Math.min(a, d) * shape.cellCount + Math.max(a, d);
          if (!sees(shape, b, c) || told.has(ends)) continue;
          const eliminations = excludedFrom(position, [a, d], symbol);
          if (eliminations.length === 0) continue;
          told.add(ends);
          yield makeStep({
            technique,
            houses: [first.house, second.house],
            cells: [a, b, c, d],
            symbols: [symbol],
            chain: [...linkPair(symbol, [a], [b], first.house), ...linkPair(symbol, [c], [d], second.house)],
            eliminations,
          });
        }
    }
}

export const skyscraper = twoPairs(
  'skyscraper',
  (shape, first, second) => isRun(shape, first) && lieAlike(shape, first, second),
);
export const twoStringKite = twoPairs(
  'two-string-kite',
  (shape, first, second) => isRun(shape, first) && isRun(shape, second) && !lieAlike(shape, first, second),
);
export const turbotFish = twoPairs(
  'turbot-fish',
  (shape, first, second) => !isRun(shape, first) || !isRun(shape, second),
);
