/**
 * A number of cells of a house that have just as many candidates together use these symbols up: they go from the other cells of
 * the house. Cells with one candidate are left to the naked single.
 */
import { type Cell, cellsOf } from '../../shape/shape.js';
import { makeStep } from '../step.js';
import { pausesEvery, type Technique } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';
import { findTightSets } from './tightSets.js';

const nakedSubset = <Name extends TechniqueName>(technique: Name, size: number): Technique<Name> => ({
  name: technique,
  *find(position) {
    const { shape, candidateCounts } = position;
    for (let house = 0; house < shape.houseCount; house++) {
      if (house % pausesEvery === pausesEvery - 1) yield undefined;
      if (position.openCounts[house] <= size) continue;
      const few: Cell[] = [];
      for (const cell of cellsOf(shape, house))
        if (candidateCounts[cell] >= 2 && candidateCounts[cell] <= size) few.push(cell);
      if (few.length < size) continue;
      const candidates = few.map(cell => position.candidatesOf(cell));
      const rows = candidates.map(symbols => symbols.map(symbol => symbol - 1));
      for (const set of findTightSets(rows, size)) {
        const cells = set.map(row => few[row]);
        const symbols = [...new Set(set.flatMap(row => candidates[row]))].sort((a, b) => a - b);
        const eliminations = position
          .openCellsOf(house)
          .filter(cell => !cells.includes(cell))
          .flatMap(cell => position.keepLive(symbols.map(symbol => ({ cell, symbol }))));
        if (eliminations.length === 0) continue;
        yield makeStep({ technique, houses: [house], cells, symbols, eliminations });
      }
    }
  },
});

export const nakedPair = nakedSubset('naked-pair', 2);
export const nakedTriple = nakedSubset('naked-triple', 3);
export const nakedQuad = nakedSubset('naked-quad', 4);
