/**
 * The bivalue universal grave. Suppose that every open cell has two candidates, and every symbol that is open in a house has two
 * places there. Then every solution has a twin, in which each open cell takes its other candidate: in each house each
 * symbol moves from the one of its two places to the other. Suppose now that all this is so but for one cell, which has
 * a third candidate: if the third is not its symbol, the solution is one without it, and has a twin. So it is. In this form it
 * needs nothing of a shape but houses, and holds in any number of dimensions; constraints, which could forbid the
 * twin, must not be there.
 */
import type { SymbolNumber } from '../../../board/symbols.js';
import { type Cell, housesOf } from '../../../shape/shape.js';
import type { Position } from '../../position.js';
import { makeStep } from '../../step.js';
import type { Technique } from '../../technique.js';

export const bug: Technique<'bug'> = {
  name: 'bug',
  *find(position) {
    if (position.shape.constraints.length > 0) return;
    const cell = findOddCell(position);
    const symbol = cell === undefined ? undefined : findThird(position, cell);
    if (cell === undefined || symbol === undefined || !isGraveWithout(position, cell, symbol)) return;
    yield makeStep({
      technique: 'bug',
      cells: [cell],
      symbols: [symbol, ...position.candidatesOf(cell).filter(other => other !== symbol)],
      placements: [{ cell, symbol }],
    });
  },
};

/** The one cell with three candidates, if all others that are open have two. */
function findOddCell({ candidateCounts, symbols }: Position): Cell | undefined {
  let odd: Cell | undefined;
  for (let cell = 0; cell < symbols.length; cell++) {
    const count = candidateCounts[cell];
    if (symbols[cell] !== 0 || count === 2) continue;
    if (count !== 3 || odd !== undefined) return undefined;
    odd = cell;
  }
  return odd;
}

/** Its candidate with a third place in a house. */
const findThird = (position: Position, cell: Cell): SymbolNumber | undefined =>
  position
    .candidatesOf(cell)
    .find(symbol =>
      Array.from(housesOf(position.shape, cell)).some(house => position.countPlaces(house, symbol) === 3),
    );

/** Whether every open symbol of every house would have two places, were it not for this candidate. */
function isGraveWithout(position: Position, odd: Cell, third: SymbolNumber): boolean {
  const { shape } = position;
  for (let cell = 0; cell < shape.cellCount; cell++) {
    if (!position.isOpen(cell)) continue;
    for (const symbol of position.candidatesOf(cell))
      for (const house of housesOf(shape, cell)) {
        const without = symbol === third && housesOf(shape, odd).includes(house) ? 1 : 0;
        if (position.countPlaces(house, symbol) !== 2 + without) return false;
      }
  }
  return true;
}
