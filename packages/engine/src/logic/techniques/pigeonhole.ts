/**
 * Any number of cells of a house whose candidates are just as many symbols use those symbols up. Every such set in a house
 * is found at once, of any size, in polynomial time (see solve/pigeonholes). A step takes the smallest set that shows one of
 * the eliminations, and all that this set excludes.
 */
import type { SymbolNumber } from '../../board/symbols.js';
import type { Cell, House } from '../../shape/shape.js';
import { matchAll } from '../../solve/pigeonholes.js';
import type { Position } from '../position.js';
import { makeStep, type Step } from '../step.js';
import type { Technique } from '../technique.js';
import { houseByHouse, vainByHouse } from '../vainLooks.js';

const vain = vainByHouse();

export const pigeonhole: Technique<'pigeonhole'> = {
  name: 'pigeonhole',
  find: position => houseByHouse(position, vain, 2, house => stepsIn(position, house)),
};

function* stepsIn(position: Position, house: House): Generator<Step> {
  for (const { cells, symbols } of findHallSets(position, house)) {
    const eliminations = position
      .openCellsOf(house)
      .filter(cell => !cells.includes(cell))
      .flatMap(cell =>
        symbols.filter(symbol => position.has(cell, symbol)).map(symbol => ({ cell, symbol })),
      );
    if (eliminations.length > 0)
      yield makeStep({ technique: 'pigeonhole', houses: [house], cells, symbols, eliminations });
  }
}

interface HallSet {
  readonly cells: readonly Cell[];
  readonly symbols: readonly SymbolNumber[];
}

/**
 * Sets that are closed: starting from one open cell, its candidates, the cells these are matched with, their candidates, and
 * so on until nothing new comes. Each is a Hall set, and together they show all that pigeonholes can.
 */
function* findHallSets(position: Position, house: House): Generator<HallSet> {
  const cells = position.openCellsOf(house);
  const candidates = cells.map(cell => position.candidatesOf(cell).map(symbol => symbol - 1));
  const cellOf = matchAll(candidates, position.shape.symbols);
  if (!cellOf) return;
  const isIn = new Uint8Array(cells.length);
  const shown = new Set<string>();
  for (let start = 0; start < cells.length; start++) {
    const members = [start];
    isIn.fill(0);
    isIn[start] = 1;
    for (let i = 0; i < members.length && members.length < cells.length; i++) {
      const own = candidates[members[i]];
      for (let k = 0; k < own.length; k++) {
        const next = cellOf[own[k]];
        if (next < 0 || isIn[next] === 1) continue;
        isIn[next] = 1;
        members.push(next);
      }
    }
    if (members.length === cells.length) continue;
    members.sort((a, b) => a - b);
    const key = members.join(' ');
    if (shown.has(key)) continue;
    shown.add(key);
    const symbols = new Set(members.flatMap(member => candidates[member]));
    yield {
      cells: members.map(member => cells[member]),
      symbols: Array.from(symbols, index => index + 1).sort((a, b) => a - b),
    };
  }
}
