/**
 * A fish with a few base places too many, the fins. Either a fin holds the symbol, or none does and the fish is whole; so the
 * symbol goes where the fish excludes it and every fin is seen. The search starts from the cell that may lose the symbol:
 * the places it sees may be fins, the others must be covered.
 */
import { seenFrom, sees } from '../sight.js';
import { makeStep } from '../step.js';
import type { Technique } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';
import { allowsFish, ascending, FishSearch } from './fishSearch.js';

const targetsBetweenPauses = 8;

const finnedFish = <Name extends TechniqueName>(technique: Name, size: number): Technique<Name> => ({
  name: technique,
  *find(position) {
    const { shape } = position;
    if (!allowsFish(shape, size, true)) return;
    for (let symbol = 1; symbol <= shape.symbols; symbol++) {
      const search = new FishSearch(position, symbol, size);
      // One fish may be met from several of the cells that it clears.
      const seen = new Set<string>();
      for (let target = 0; target < shape.cellCount; target++) {
        if (!position.isOpen(target) || !position.has(target, symbol)) continue;
        if (target % targetsBetweenPauses === 0) yield undefined;
        for (const found of search.findAround(target, seenFrom(shape, target))) {
          const { excluded, fins } = search.weigh(found);
          if (fins.length === 0) continue;
          const houses = [...found.bases].sort(ascending);
          const covers = [...found.covers].sort(ascending);
          const key = `${houses} ${covers}`;
          if (seen.has(key)) continue;
          seen.add(key);
          const eliminations = excluded
            .filter(cell => fins.every(fin => sees(shape, fin, cell)))
            .map(cell => ({ cell, symbol }));
          const cells = search.placesIn(houses);
          yield makeStep({ technique, houses, covers, cells, fins, symbols: [symbol], eliminations });
        }
      }
    }
  },
});

export const finnedXWing = finnedFish('finned-x-wing', 2);
export const finnedSwordfish = finnedFish('finned-swordfish', 3);
