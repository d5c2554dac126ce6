/**
 * A pivot with the candidates x and y sees a cell with x and z and another with y and z. Whichever the pivot takes, one of
 * the two wings takes z: it goes from every cell that sees both wings. The pivot comes first in the step's cells, z last in
 * its symbols.
 */
import { makeStep } from '../step.js';
import { pausesEvery, type Technique } from '../technique.js';
import { excludedFrom, findPairCells, otherOf, pairPeers } from './wings.js';

export const xyWing: Technique<'xy-wing'> = {
  name: 'xy-wing',
  *find(position) {
    for (const [i, pivot] of findPairCells(position).entries()) {
      if (i % pausesEvery === pausesEvery - 1) yield undefined;
      const [x, y] = position.candidatesOf(pivot);
      const wingsY = pairPeers(position, pivot, y);
      if (wingsY.length === 0) continue;
      for (const wingX of pairPeers(position, pivot, x)) {
        const z = otherOf(position, wingX, x);
        if (z === y) continue;
        for (const wingY of wingsY) {
          if (!position.has(wingY, z)) continue;
          const eliminations = excludedFrom(position, [wingX, wingY], z);
          if (eliminations.length === 0) continue;
          yield makeStep({
            technique: 'xy-wing',
            cells: [pivot, wingX, wingY],
            symbols: [x, y, z],
            eliminations,
          });
        }
      }
    }
  },
};
