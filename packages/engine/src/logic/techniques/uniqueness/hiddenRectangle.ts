/**
 * Open cells that could hold two symbols by turns, three of which have others too; but houses leave the two symbols no other
 * place.
 */
import type { Technique } from '../../technique.js';
import { mayForce, stepsFromForcing } from './forcedFilling.js';
import { findOpenSets } from './openSets.js';

const technique = 'hidden-rectangle';
const looseCells = 3;

export const hiddenRectangle: Technique<typeof technique> = {
  name: technique,
  *find(position) {
    const found = findOpenSets(position, {
      mayBegin: () => true,
      mayLoosen: (cell, loose, pair) =>
        loose.length < looseCells && mayForce(position, [...loose, cell], pair),
    });
    for (const open of found) {
      if (!open) yield undefined;
      else if (open.set.loose.length === looseCells)
        yield* stepsFromForcing(position, technique, open.set, open.pair);
    }
  },
};
