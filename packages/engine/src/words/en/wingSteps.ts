/** Wings as a player reads them: what each of the cells comes to. */
import { makeSymbolText, type SymbolNumber } from '../../board/symbols.js';
import type { Step } from '../../logic/step.js';
import { houseNameOf, makeCellName } from '../../shape/names.js';
import type { Shape } from '../../shape/shape.js';
import { listAll } from './grammar.js';
import { nameHouse } from './houses.js';

/** The cells and the symbols of a wing as they are written, in the order of the step. */
function nameParts(shape: Shape, { cells, symbols }: Step): { cells: string[]; symbols: string[] } {
  return {
    cells: cells.map(cell => makeCellName(shape, cell)),
    symbols: symbols.map((symbol: SymbolNumber) => makeSymbolText(symbol, shape.symbols)),
  };
}

/** `If it is 3, r1c5 is 7; if it is 4, r4c1 is 7`. */
const tellWings = ([, wingX, wingY]: readonly string[], [x, y, z]: readonly string[]): string =>
  `If it is ${x}, ${wingX} is ${z}; if it is ${y}, ${wingY} is ${z}`;

export function tellXyWing(shape: Shape, step: Step, effect: string): string {
  const { cells, symbols } = nameParts(shape, step);
  const [pivot, wingX, wingY] = cells;
  const [x, y, z] = symbols;
  return `${pivot} is ${x} or ${y}. ${tellWings(cells, symbols)}. So ${z} stands at ${wingX} or ${wingY}, and ${effect}.`;
}

export function tellXyzWing(shape: Shape, step: Step, effect: string): string {
  const { cells, symbols } = nameParts(shape, step);
  return `${cells[0]} is ${listAll(symbols, 'or')}. ${tellWings(cells, symbols)}. So ${symbols[2]} stands at ${listAll(cells, 'or')}, and ${effect}.`;
}

export function tellWWing(shape: Shape, step: Step, effect: string): string {
  const { cells, symbols } = nameParts(shape, step);
  const [a, b, p, q] = cells;
  const [x, y] = symbols;
  const house = nameHouse(houseNameOf(shape, step.houses[0]));
  return `${a} and ${b} are each ${x} or ${y}. If both were ${x}, neither ${p} nor ${q} could be ${x}, and ${house} has no other place for it. So ${y} stands at ${a} or ${b}, and ${effect}.`;
}
