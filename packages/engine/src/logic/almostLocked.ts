/** Almost locked sets: open cells that see each other and have one symbol more than there are cells. */
import { countBits } from '../base/ints.js';
import { type Cell, cellsOf, type House } from '../shape/shape.js';
import type { Position } from './position.js';
import { firstHouseWithAll } from './sight.js';

/** Those of two cells and more that lie in a house, each once. */
export function findAlmostLockedSets(position: Position, mostCells: number): Cell[][] {
  const { shape, candidateCounts } = position;
  const found: Cell[][] = [];
  const masks = new Int32Array(2 * shape.cellCount);
  for (let cell = 0; cell < shape.cellCount; cell++)
    if (candidateCounts[cell] > 1 && candidateCounts[cell] <= mostCells + 1)
      masks.set(position.masksOf(cell), 2 * cell);
  const chosen: Cell[] = [];
  const extend = (cells: readonly Cell[], house: House, from: number, low: number, high: number): void => {
    // What lies in two houses is found in the first of them.
    if (
      chosen.length > 1 &&
      countBits(low) + countBits(high) === chosen.length + 1 &&
      firstHouseWithAll(shape, chosen) === house
    )
      found.push(chosen.slice());
    if (chosen.length === mostCells) return;
    for (let i = from; i < cells.length; i++) {
      const nextLow = low | masks[2 * cells[i]];
      const nextHigh = high | masks[2 * cells[i] + 1];
      if (countBits(nextLow) + countBits(nextHigh) > mostCells + 1) continue;
      chosen.push(cells[i]);
      extend(cells, house, i + 1, nextLow, nextHigh);
      chosen.pop();
    }
  };
  for (let house = 0; house < shape.houseCount; house++) {
    const cells: Cell[] = [];
    for (const cell of cellsOf(shape, house))
      if (masks[2 * cell] !== 0 || masks[2 * cell + 1] !== 0) cells.push(cell);
    extend(cells, house, 0, 0, 0);
  }
  return found;
}
