/**
 * For puzzles that have one solution only. Take open cells such that every house has two of them or none: the corners of a
 * rectangle in two boxes, of a cube in more dimensions, or whatever the houses of a shape allow. If they held nothing but x
 * and y, then each such house would have one x and one y among them, and exchanging x and y in all of them would be another
 * solution; open cells are no clues, so nothing forbids it. Hence at least one of the cells holds a third symbol. A cell that
 * a constraint names is left out, since the exchange might break it.
 *
 * The cells that can are the roof; the step lists them as fins. With one roof cell, x and y go from it (type 1). With two that have the same
 * third candidate, this one stands in one of them and goes from all cells that see both (type 2, and type 5 when the two
 * lie across). Patterns have at most as many cells as a box has corners, 16 in four dimensions and above.
 */
import type { Symbol } from '../../board/symbols.js';
import { demandsOf } from '../../shape/demands.js';
import { type Cell, cellsOf, type House, housesOf } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { type Candidate, makeStep } from '../step.js';
import { pausesEvery, type Technique } from '../technique.js';
import { excludedFrom, findPairCells } from './wings.js';

export const uniqueness: Technique<'uniqueness'> = {
  name: 'uniqueness',
  *find(position) {
    for (const [i, start] of findPairCells(position).entries()) {
      if (i % pausesEvery === pausesEvery - 1) yield undefined;
      if (!position.isOpen(start)) continue;
      const [x, y] = position.candidatesOf(start);
      for (const { cells, houses } of findDeadlySets(position, start, x, y)) {
        const roof = cells.filter(cell => position.candidateCounts[cell] > 2);
        const thirds = thirdsOf(position, roof[0], x, y);
        const single = roof.length === 1;
        const eliminations: Candidate[] = single
          ? [x, y].map(symbol => ({ cell: roof[0], symbol }))
          : excludedFrom(position, roof, thirds[0]);
        if (eliminations.length === 0) continue;
        yield makeStep({
          technique: 'uniqueness',
          houses,
          cells,
          fins: roof,
          symbols: single ? [x, y] : [x, y, ...thirds],
          eliminations,
        });
      }
    }
  },
};

const thirdsOf = (position: Position, cell: Cell, x: Symbol, y: Symbol): Symbol[] =>
  position.candidatesOf(cell).filter(symbol => symbol !== x && symbol !== y);

interface DeadlySet {
  readonly cells: readonly Cell[];
  readonly houses: readonly House[];
}

/** Sets of open cells with x and y that every house meets twice or not at all; `start` is their first cell without a third. */
function findDeadlySets(position: Position, start: Cell, x: Symbol, y: Symbol): DeadlySet[] {
  const { shape, candidateCounts } = position;
  const most = 2 ** Math.min(4, Math.max(2, shape.extents.length));
  const found: DeadlySet[] = [];
  const cells: Cell[] = [];
  const roof: Cell[] = [];
  const counts = new Map<House, number>();
  const { start: demandStart } = demandsOf(shape);
  const isFree = (cell: Cell): boolean => demandStart[cell] === demandStart[cell + 1];

  const fits = (cell: Cell): boolean => {
    if (!isFree(cell) || !position.has(cell, x) || !position.has(cell, y) || cells.includes(cell))
      return false;
    for (const house of housesOf(shape, cell)) if (counts.get(house) === 2) return false;
    if (candidateCounts[cell] === 2) return cell >= start;
    if (roof.length === 0) return true;
    if (roof.length > 1 || candidateCounts[cell] > 3 || candidateCounts[roof[0]] > 3) return false;
    return position.has(cell, thirdsOf(position, roof[0], x, y)[0]);
  };
  const grow = (): void => {
    // The house that was met first among those met once: its second cell is one of the choices.
    let house: House | undefined;
    for (const [met, count] of counts) {
      if (count !== 1) continue;
      house = met;
      break;
    }
    if (house === undefined) {
      if (roof.length > 0)
        found.push({
          cells: cells.slice().sort((a, b) => a - b),
          houses: [...counts.keys()].sort((a, b) => a - b),
        });
      return;
    }
    if (cells.length === most) return;
    for (const cell of cellsOf(shape, house)) if (fits(cell)) add(cell);
  };
  const add = (cell: Cell): void => {
    const own = housesOf(shape, cell);
    const isRoof = candidateCounts[cell] > 2;
    cells.push(cell);
    if (isRoof) roof.push(cell);
    for (const house of own) counts.set(house, (counts.get(house) ?? 0) + 1);
    grow();
    for (const house of own) {
      const left = (counts.get(house) ?? 0) - 1;
      if (left === 0) counts.delete(house);
      else counts.set(house, left);
    }
    cells.pop();
    if (isRoof) roof.pop();
  };
  if (isFree(start)) add(start);
  return found;
}
