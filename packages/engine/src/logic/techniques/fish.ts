/**
 * k base houses whose places of a symbol all lie in k cover houses. In any dimension the argument is the same: the bases
 * share no place, so they hold k copies of the symbol; each copy lies in a cover and no cover takes two; so every cover
 * gets its copy from a base, and the symbol goes from the rest of the covers. Nothing is left over for a copy that lies in
 * two covers at once either, so a base place in two covers goes too. Two bases make an X-wing, three a swordfish, four a
 * jellyfish.
 */
import { makeStep } from '../step.js';
import type { Technique } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';
import { allowsFish, ascending, FishSearch } from './fishSearch.js';

const fish = <Name extends TechniqueName>(technique: Name, size: number): Technique<Name> => ({
  name: technique,
  *find(position) {
    const { shape } = position;
    if (!allowsFish(shape, size)) return;
    for (let symbol = 1; symbol <= shape.symbols; symbol++) {
      const search = new FishSearch(position, symbol, size);
      for (const found of search.findPlain()) {
        if (!found) {
          yield undefined;
          continue;
        }
        const { excluded } = search.weigh(found);
        if (excluded.length === 0) continue;
        yield makeStep({
          technique,
          houses: [...found.bases].sort(ascending),
          covers: [...found.covers].sort(ascending),
          cells: search.placesIn(found.bases),
          symbols: [symbol],
          eliminations: excluded.map(cell => ({ cell, symbol })),
        });
      }
    }
  },
});

export const xWing = fish('x-wing', 2);
export const swordfish = fish('swordfish', 3);
export const jellyfish = fish('jellyfish', 4);
