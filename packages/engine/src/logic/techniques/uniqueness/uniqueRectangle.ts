/**
 * Open cells that could hold two symbols by turns, but for one or two of them which have others too; or for three which have the same
 * third symbol.
 */
import type { Technique } from '../../technique.js';
import { stepsFromForcing } from './forcedFilling.js';
import { stepsFromLoose } from './looseCells.js';
import { extrasBeside, findOpenSets } from './openSets.js';

const technique = 'unique-rectangle';

export const uniqueRectangle: Technique<typeof technique> = {
  name: technique,
  *find(position) {
    const { candidateCounts } = position;
    const found = findOpenSets(position, (cell, loose, pair) => {
      if (loose.length < 2) return true;
      if (loose.length > 2 || [cell, ...loose].some(one => candidateCounts[one] > 3)) return false;
      const [third] = extrasBeside(position, cell, pair);
      return loose.every(one => position.has(one, third));
    });
    for (const open of found) {
      if (!open) {
        yield undefined;
        continue;
      }
      const { set, pair } = open;
      yield* stepsFromLoose(position, {
        technique,
        set,
        pair,
        extrasOf: cell => extrasBeside(position, cell, pair),
      });
      if (set.loose.length === 2) yield* stepsFromForcing(position, technique, set, pair);
    }
  },
};
