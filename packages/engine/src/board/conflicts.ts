/** Where a filling breaks the rule: a symbol that stands more than once in a house. */
import { type Failure, fail } from '../base/result.js';
import { houseNameOf, makeCellName } from '../shape/names.js';
import type { Cell, House } from '../shape/shape.js';
import type { Grid } from './grid.js';
import { blank, makeSymbolText, type Symbol } from './symbols.js';

export interface Conflict {
  readonly house: House;
  readonly symbol: Symbol;
  readonly cells: readonly Cell[];
}

/** Every conflict in the order of the houses, one at a time. */
export function* findConflicts({ shape, symbols }: Grid): Generator<Conflict> {
  const counts = new Uint8Array(shape.symbols + 1);
  for (let house = 0; house < shape.houseCount; house++) {
    const start = house * shape.symbols;
    const end = start + shape.symbols;
    counts.fill(0);
    let repeats = false;
    for (let i = start; i < end; i++) {
      const symbol = symbols[shape.houses[i]];
      if (symbol !== blank && ++counts[symbol] === 2) repeats = true;
    }
    if (!repeats) continue;
    for (let symbol = 1; symbol <= shape.symbols; symbol++) {
      if (counts[symbol] < 2) continue;
      const cells: Cell[] = [];
      for (let i = start; i < end; i++) if (symbols[shape.houses[i]] === symbol) cells.push(shape.houses[i]);
      yield { house, symbol, cells };
    }
  }
}

export function firstConflict(grid: Grid): Conflict | undefined {
  for (const conflict of findConflicts(grid)) return conflict;
  return undefined;
}

/** A conflict as the problem that it is. */
export const refuseConflict = ({ shape }: Grid, { house, symbol, cells }: Conflict): Failure =>
  fail(
    'conflict',
    'house',
    {
      symbol: makeSymbolText(symbol, shape.symbols),
      house: houseNameOf(shape, house),
      cells: cells.map(cell => makeCellName(shape, cell)),
    },
    { cells, house },
  );
