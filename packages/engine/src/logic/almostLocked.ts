/** Almost locked sets: open cells that see each other and have one symbol more than there are cells. */
import { countBits } from '../base/ints.js';
import { type Cell, cellsOf, type House } from '../shape/shape.js';
import type { Position } from './position.js';
import { firstHouseWithAll } from './sight.js';

/** The sets of a house as they were after so many of its candidates had gone. */
interface Kept {
  readonly changes: number;
  readonly sets: readonly (readonly Cell[])[];
}

const kept = new WeakMap<Position, (Kept | undefined)[]>();

/** Those of two cells and more that lie in a house, each once. Houses that have not changed are not looked at again. */
export function findAlmostLockedSets(position: Position, mostCells: number): readonly (readonly Cell[])[] {
  const known = kept.get(position) ?? [];
  kept.set(position, known);
  const found: (readonly Cell[])[] = [];
  for (let house = 0; house < position.shape.houseCount; house++) {
    const changes = position.houseChanges[house];
    let own = known[house];
    if (own?.changes !== changes) {
      own = { changes, sets: findInHouse(position, house, mostCells) };
      known[house] = own;
    }
    for (const set of own.sets) found.push(set);
  }
  return found;
}

function findInHouse(position: Position, house: House, mostCells: number): Cell[][] {
  const { shape, candidateCounts, masks } = position;
  const cells: Cell[] = [];
  for (const cell of cellsOf(shape, house))
    if (candidateCounts[cell] > 1 && candidateCounts[cell] <= mostCells + 1) cells.push(cell);
  const found: Cell[][] = [];
  const chosen: Cell[] = [];
  const extend = (from: number, low: number, high: number): void => {
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
      extend(i + 1, nextLow, nextHigh);
      chosen.pop();
    }
  };
  extend(0, 0, 0);
  return found;
}
