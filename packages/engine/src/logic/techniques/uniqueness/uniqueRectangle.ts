/**
 * Open cells that could hold two symbols by turns, but for one or two of them which have others too; or for three which have the
 * same third symbol.
 */
import type { Position } from '../../position.js';
import type { Technique } from '../../technique.js';
import { stepsFromForcing } from './forcedFilling.js';
import { stepsFromLoose } from './looseCells.js';
import { extrasBeside, findOpenSets, type Looseness, type Pair } from './openSets.js';

const technique = 'unique-rectangle';

export const uniqueRectangle: Technique<typeof technique> = {
  name: technique,
  *find(position) {
    for (const open of findOpenSets(position, loosenessIn(position))) {
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

function loosenessIn(position: Position): Looseness {
  const { candidateCounts } = position;
  const triples = candidateCounts.reduce((count, candidates) => count + (candidates === 3 ? 1 : 0), 0);
  const hasTriple = (cell: number, [x, y]: Pair): boolean =>
    candidateCounts[cell] === 3 && position.has(cell, x) && position.has(cell, y);
  return {
    /** Of four cells two have no third symbol, or three have the same. */
    mayBegin: (pairCells, pair) =>
      pairCells > 1 ||
      (triples > 2 && candidateCounts.reduce((n, _, cell) => n + (hasTriple(cell, pair) ? 1 : 0), 0) > 2),
    mayLoosen: (cell, loose, pair) => {
      if (loose.length < 2) return true;
      if (loose.length > 2 || ![cell, ...loose].every(one => hasTriple(one, pair))) return false;
      const [third] = extrasBeside(position, cell, pair);
      return loose.every(one => position.has(one, third));
    },
  };
}
