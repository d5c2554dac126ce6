/**
 * As the xy-wing, but the pivot may also take z itself: one of the three cells takes z, so it goes from every cell that sees
 * all three. The pivot comes first in the step's cells, z last in its symbols.
 */
import { makeStep } from '../step.js';
import { pausesEvery, type Technique } from '../technique.js';
import { excludedFrom, pairPeers } from './wings.js';

export const xyzWing: Technique<'xyz-wing'> = {
  name: 'xyz-wing',
  *find(position) {
    const { shape, candidateCounts } = position;
    for (let pivot = 0; pivot < shape.cellCount; pivot++) {
      if (pivot % pausesEvery === pausesEvery - 1) yield undefined;
      if (candidateCounts[pivot] !== 3) continue;
      const all = position.candidatesOf(pivot);
      for (const z of all) {
        const [x, y] = all.filter(symbol => symbol !== z);
        const wings = pairPeers(position, pivot, z);
        const wingsY = wings.filter(cell => position.has(cell, y));
        if (wingsY.length === 0) continue;
        for (const wingX of wings.filter(cell => position.has(cell, x))) {
          for (const wingY of wingsY) {
            const eliminations = excludedFrom(position, [wingX, wingY, pivot], z);
            if (eliminations.length === 0) continue;
            yield makeStep({
              technique: 'xyz-wing',
              cells: [pivot, wingX, wingY],
              symbols: [x, y, z],
              eliminations,
            });
          }
        }
      }
    }
  },
};
