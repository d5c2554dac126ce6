/** Almost locked sets: open cells that see each other and have one symbol more than there are cells. */
import { countBits } from '../base/ints.js';
import { type Cell, cellsOf } from '../shape/shape.js';
import type { Position } from './position.js';

/** Those of two cells and more that lie in a house, each once. */
export function findAlmostLockedSets(position: Position, mostCells: number): Cell[][] {
  const { shape, candidateCounts } = position;
  const found = new Map<string, Cell[]>();
  for (let house = 0; house < shape.houseCount; house++) {
    const cells = Array.from(cellsOf(shape, house)).filter(
      cell => candidateCounts[cell] > 1 && candidateCounts[cell] <= mostCells + 1,
    );
    const masks = cells.map(cell => position.masksOf(cell));
    const chosen: Cell[] = [];
    const extend = (from: number, low: number, high: number): void => {
      if (chosen.length > 1 && countBits(low) + countBits(high) === chosen.length + 1)
        found.set(chosen.join(), chosen.slice());
      if (chosen.length === mostCells) return;
      for (let i = from; i < cells.length; i++) {
        const [nextLow, nextHigh] = [low | masks[i][0], high | masks[i][1]];
        if (countBits(nextLow) + countBits(nextHigh) > mostCells + 1) continue;
        chosen.push(cells[i]);
        extend(i + 1, nextLow, nextHigh);
        chosen.pop();
      }
    };
    extend(0, 0, 0);
  }
  return [...found.values()];
}
