/** Where a filling breaks the rule: a symbol that stands more than once in a house, or a constraint that cannot be met any more. */
import { type Failure, fail } from '../base/result.js';
import { demandsOf } from '../shape/demands.js';
import { houseNameOf, makeCellName } from '../shape/names.js';
import type { Cell, House } from '../shape/shape.js';
import { stateConstraint } from '../shape/stateConstraint.js';
import { faultsOf } from './faults.js';
import type { Grid } from './grid.js';
import { blank, makeSymbolText, type SymbolNumber } from './symbols.js';

/** A symbol that is in a house twice, or a constraint that is broken, and the cells that show it. */
export type Conflict =
  | {
      readonly kind: 'house';
      readonly house: House;
      readonly symbol: SymbolNumber;
      readonly cells: readonly Cell[];
    }
  | {
      readonly kind: 'constraint';
      /** By its index. */
      readonly constraint: number;
      /** The filled cells that break it, in the order in which it names them. */
      readonly cells: readonly Cell[];
    };

/** Every conflict, one at a time: in the order of the houses, then of the constraints. */
export function* findConflicts(grid: Grid): Generator<Conflict> {
  yield* findRepeats(grid);
  if (grid.shape.constraints.length > 0) yield* findBroken(grid);
}

function* findRepeats({ shape, symbols }: Grid): Generator<Conflict> {
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
      yield { kind: 'house', house, symbol, cells };
    }
  }
}

/** What the same cells break in several ways is one conflict. */
function* findBroken({ shape, symbols }: Grid): Generator<Conflict> {
  const { primitives, constraintOf } = demandsOf(shape);
  const told = new Set<string>();
  for (const [demand, primitive] of primitives.entries()) {
    const cells = faultsOf(shape, primitive, symbols);
    if (cells.length === 0) continue;
    const constraint = constraintOf[demand];
    const key = `${constraint}: ${[...cells].sort((a, b) => a - b)}`;
    if (told.has(key)) continue;
    told.add(key);
    yield { kind: 'constraint', constraint, cells };
  }
}

/** The first conflict of a grid; undefined if there is none. */
export function firstConflict(grid: Grid): Conflict | undefined {
  for (const conflict of findConflicts(grid)) return conflict;
  return undefined;
}

/** A conflict as the problem that it is. */
export function refuseConflict({ shape, symbols }: Grid, conflict: Conflict): Failure {
  const { cells } = conflict;
  const names = cells.map(cell => makeCellName(shape, cell));
  if (conflict.kind === 'house') {
    const { house } = conflict;
    const symbol = makeSymbolText(conflict.symbol, shape.symbols);
    return fail(
      'conflict',
      'house',
      { symbol, house: houseNameOf(shape, house), cells: names },
      { cells, house },
    );
  }
  const { constraint } = conflict;
  const held = cells.map(cell => makeSymbolText(symbols[cell], shape.symbols));
  return fail(
    'conflict',
    'constraint',
    { constraint: stateConstraint(shape, shape.constraints[constraint]), cells: names, symbols: held },
    { cells, constraint },
  );
}
