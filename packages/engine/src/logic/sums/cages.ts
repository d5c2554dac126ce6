/**
 * Cages as a person works with them: cells that all differ and have one of some sets of symbols. Each set that is left is one way to
 * fill the cage, apart from the order.
 */
import { blank, type SymbolNumber } from '../../board/symbols.js';
import type { Cell, Shape } from '../../shape/shape.js';
import { CagePropagator } from '../../solve/propagators/cages.js';
import type { Propagator } from '../../solve/propagators/propagator.js';
import { propagatorsFor } from '../../solve/propagators/propagators.js';
import type { Position } from '../position.js';
import type { Candidate } from '../step.js';

/** What a constraint demands, apart from which cells must differ: cages, and what propagators say of the rest. */
export interface Demand {
  readonly constraint: number;
  readonly cages: readonly CagePropagator[];
  readonly others: readonly Propagator[];
}

const known = new WeakMap<Shape, readonly Demand[]>();

export function demandsIn(shape: Shape): readonly Demand[] {
  const found =
    known.get(shape) ??
    shape.constraints.map((_, constraint): Demand => {
      const all = propagatorsFor(shape, constraint);
      const cages = all.filter(propagator => propagator instanceof CagePropagator);
      return {
        constraint,
        cages,
        others: all.filter(propagator => !cages.includes(propagator as CagePropagator)),
      };
    });
  known.set(shape, found);
  return found;
}

interface CageWays {
  /** The sets that are left, whole, each rising. */
  readonly sets: readonly (readonly SymbolNumber[])[];
  /** Candidates of the cage that are in none of them. */
  readonly impossible: readonly Candidate[];
  /** Symbols that are in all of them and not placed yet. */
  readonly needed: readonly SymbolNumber[];
}

/** The ways to fill a cage with the candidates that its cells have left. */
export function waysToFill(position: Position, { cells, sets }: CagePropagator): CageWays {
  const open: Cell[] = [];
  let placed = 0;
  for (const cell of cells) {
    const symbol = position.symbols[cell];
    if (symbol === blank) open.push(cell);
    else placed |= 1 << (symbol - 1);
  }
  // Cages have sets only where the symbols fit one word.
  const masks = open.map(cell => position.masks[2 * cell]);
  const all = masks.reduce((union, mask) => union | mask, placed);
  const kept = masks.map(() => 0);
  const left: number[] = [];
  let needed = -1;
  for (const set of sets) {
    if ((placed & ~set) !== 0 || (set & ~all) !== 0 || !keepFrom(set & ~placed, masks, kept)) continue;
    left.push(set);
    needed &= set;
  }
  return {
    sets: left.map(symbolsOf),
    impossible: open.flatMap((cell, i) => symbolsOf(masks[i] & ~kept[i]).map(symbol => ({ cell, symbol }))),
    needed: left.length === 0 ? [] : symbolsOf(needed & ~placed),
  };
}

function symbolsOf(mask: number): SymbolNumber[] {
  const symbols: SymbolNumber[] = [];
  for (let left = mask; left !== 0; left &= left - 1) symbols.push(32 - Math.clz32(left & -left));
  return symbols;
}

/**
 * Whether the cells can share out the symbols of a set, each its own; if so, adds to `kept` what each has in any way of doing so. It goes
 * over the subsets that the first cells can use up, and then back over those that the last ones can.
 */
function keepFrom(set: number, masks: readonly number[], kept: number[]): boolean {
  const symbols = symbolsOf(set).map(symbol => symbol - 1);
  const rows = masks.map(mask =>
    symbols.reduce((bits, index, i) => ((mask & (1 << index)) !== 0 ? bits | (1 << i) : bits), 0),
  );
  if (rows.includes(0)) return false;
  const full = (1 << symbols.length) - 1;
  const ahead: Set<number>[] = [new Set([0])];
  for (const row of rows) {
    const next = new Set<number>();
    for (const used of ahead[ahead.length - 1])
      for (let free = row & ~used; free !== 0; free &= free - 1) next.add(used | (free & -free));
    ahead.push(next);
  }
  if (!ahead[rows.length].has(full)) return false;
  let ends = new Set([full]);
  for (let i = rows.length - 1; i >= 0; i--) {
    const before = new Set<number>();
    for (const used of ends) {
      for (let own = rows[i] & used; own !== 0; own &= own - 1) {
        const bit = own & -own;
        if (!ahead[i].has(used ^ bit)) continue;
        before.add(used ^ bit);
        kept[i] |= 1 << symbols[31 - Math.clz32(bit)];
      }
    }
    ends = before;
  }
  return true;
}
