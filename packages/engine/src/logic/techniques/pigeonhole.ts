/**
 * Any number of cells of a house whose candidates are just as many symbols use those symbols up. Every such set in a house
 * is found at once, of any size, in polynomial time (see solve/pigeonholes). A step takes the smallest set that shows one of
 * the eliminations, and all that this set excludes.
 */
import type { Symbol } from '../../board/symbols.js';
import type { Cell, House } from '../../shape/shape.js';
import { matchAll } from '../../solve/pigeonholes.js';
import type { Position } from '../position.js';
import { makeStep, type Step } from '../step.js';
import type { Technique } from '../technique.js';
import { houseByHouse, vainByHouse } from '../vainLooks.js';

const vain = vainByHouse();

/** With no more open cells than this, a set or what it leaves over is a subset of at most four, naked or hidden, which comes first. */
const subsetsSuffice = 9;

export const pigeonhole: Technique<'pigeonhole'> = {
  name: 'pigeonhole',
  find: position => houseByHouse(position, vain, subsetsSuffice, house => stepsIn(position, house)),
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
  readonly symbols: readonly Symbol[];
}

/**
 * Sets that are closed: starting from one open cell, its candidates, the cells these are matched with, their candidates, and
 * so on until nothing new comes. Each is a Hall set, and together they show all that pigeonholes can.
 */
function* findHallSets(position: Position, house: House): Generator<HallSet> {
  const cells = position.openCellsOf(house);
  const candidates = cells.map(cell => position.candidatesOf(cell));
  const cellOf = matchAll(
    candidates.map(symbols => symbols.map(symbol => symbol - 1)),
    position.shape.symbols,
  );
  if (!cellOf) return;
  const shown = new Set<string>();
  for (let start = 0; start < cells.length; start++) {
    const members = [start];
    const inside = new Set(members);
    const symbols = new Set<Symbol>();
    for (const member of members) {
      for (const symbol of candidates[member]) {
        symbols.add(symbol);
        const next = cellOf[symbol - 1];
        if (next < 0 || inside.has(next)) continue;
        inside.add(next);
        members.push(next);
      }
    }
    members.sort((a, b) => a - b);
    const key = members.join(' ');
    if (members.length === cells.length || shown.has(key)) continue;
    shown.add(key);
    yield { cells: members.map(i => cells[i]), symbols: [...symbols].sort((a, b) => a - b) };
  }
}
