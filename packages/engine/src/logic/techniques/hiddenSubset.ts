/**
 * A number of symbols that have just as many places in a house together fill these cells: whatever else these cells could hold
 * goes. Symbols with one place are left to the hidden single.
 */
import type { SymbolNumber } from '../../board/symbols.js';
import { cellsOf, type House } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { makeStep, type Step } from '../step.js';
import type { Technique } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';
import { houseByHouse, vainByHouse } from '../vainLooks.js';
import { findTightSets } from './tightSets.js';

const hiddenSubset = <Name extends TechniqueName>(
  technique: Name,
  size: number,
  vain = vainByHouse(),
): Technique<Name> => ({
  name: technique,
  find: position => houseByHouse(position, vain, size, house => stepsIn(position, house, technique, size)),
});

function* stepsIn(position: Position, house: House, technique: TechniqueName, size: number): Generator<Step> {
  const { shape } = position;
  const few: SymbolNumber[] = [];
  for (let symbol = 1; symbol <= shape.symbols; symbol++) {
    const count = position.countPlaces(house, symbol);
    if (count >= 2 && count <= size) few.push(symbol);
  }
  if (few.length < size) return;
  const inHouse = cellsOf(shape, house);
  const rows = few.map(symbol => position.placesOf(house, symbol).map(cell => inHouse.indexOf(cell)));
  for (const set of findTightSets(rows, size)) {
    const symbols = set.map(row => few[row]);
    const columns = [...new Set(set.flatMap(row => rows[row]))].sort((a, b) => a - b);
    const cells = columns.map(column => inHouse[column]);
    const eliminations = cells.flatMap(cell =>
      position
        .candidatesOf(cell)
        .filter(symbol => !symbols.includes(symbol))
        .map(symbol => ({ cell, symbol })),
    );
    if (eliminations.length > 0) yield makeStep({ technique, houses: [house], cells, symbols, eliminations });
  }
}

export const hiddenPair = hiddenSubset('hidden-pair', 2);
export const hiddenTriple = hiddenSubset('hidden-triple', 3);
export const hiddenQuad = hiddenSubset('hidden-quad', 4);
