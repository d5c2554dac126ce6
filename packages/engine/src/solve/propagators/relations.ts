/** Relations: a symbol stays as long as some combination with symbols left in the other cells allows it. */
import type { Combinations } from '../../shape/combinations.js';
import type { Relation } from '../../shape/constraint.js';
import type { Cell } from '../../shape/shape.js';
import { type Domains, lowestBit, type Propagator, type Reasons } from './propagator.js';

/** For each symbol of one cell the mask of those that go with it in another: `symbols << wide` words. */
type Supports = Int32Array;

/** The masks over cell `to` for every symbol of cell `from`, or for every pair where there is a third cell. */
function supportsOf({ size, symbols: n, table }: Combinations, order: readonly number[]): Supports {
  const wide = n > 32 ? 1 : 0;
  const masks = new Int32Array((n ** (size - 1)) << wide);
  for (let index = 0; index < table.length; index++) {
    if (table[index] === 0) continue;
    const symbolAt = (k: number): number => Math.floor(index / n ** order[k]) % n;
    const to = symbolAt(size - 1);
    let from = 0;
    for (let k = size - 2; k >= 0; k--) from = from * n + symbolAt(k);
    masks[(from << wide) + (to >> 5)] |= 1 << to;
  }
  return masks;
}

const known = new WeakMap<Combinations, Map<string, Supports>>();

function sharedSupports(allowed: Combinations, ...order: readonly number[]): Supports {
  const tables = known.get(allowed) ?? new Map<string, Supports>();
  known.set(allowed, tables);
  const key = order.join();
  const masks = tables.get(key) ?? supportsOf(allowed, order);
  tables.set(key, masks);
  return masks;
}

export function relationPropagator({ cells, allowed }: Relation, constraint: number): Propagator {
  if (cells.length === 1) return new UnaryPropagator(cells[0], allowed, constraint);
  if (cells.length === 2) return new BinaryPropagator(cells[0], cells[1], allowed, constraint);
  return new TernaryPropagator(cells, allowed, constraint);
}

class UnaryPropagator implements Propagator {
  readonly cells: readonly Cell[];
  readonly constraint: number;
  private readonly masks: Int32Array;

  constructor(cell: Cell, allowed: Combinations, constraint: number) {
    this.cells = [cell];
    this.constraint = constraint;
    this.masks = sharedSupports(allowed, 0);
  }

  propagate(domains: Domains): boolean {
    const [cell] = this.cells;
    const { words, wide } = domains;
    for (let half = 0; half <= wide; half++) {
      const dead = words[(cell << wide) + half] & ~this.masks[half];
      if (dead !== 0 && !domains.strike(cell, half, dead, this)) return false;
    }
    return true;
  }

  explain(): void {}
}

class BinaryPropagator implements Propagator {
  readonly cells: readonly Cell[];
  readonly constraint: number;
  private readonly forward: Supports;
  private readonly backward: Supports;

  constructor(first: Cell, second: Cell, allowed: Combinations, constraint: number) {
    this.cells = [first, second];
    this.constraint = constraint;
    this.forward = sharedSupports(allowed, 0, 1);
    this.backward = sharedSupports(allowed, 1, 0);
  }

  propagate(domains: Domains): boolean {
    const { cells, forward, backward } = this;
    return (
      this.restrict(domains, cells[0], cells[1], forward) &&
      this.restrict(domains, cells[1], cells[0], backward)
    );
  }

  private restrict(domains: Domains, from: Cell, to: Cell, supports: Supports): boolean {
    const { words, wide } = domains;
    let low = 0;
    let high = 0;
    for (let left = words[from << wide]; left !== 0; left &= left - 1) {
      const at = lowestBit(left) << wide;
      low |= supports[at];
      if (wide !== 0) high |= supports[at + 1];
    }
    if (wide !== 0) {
      for (let left = words[(from << 1) + 1]; left !== 0; left &= left - 1) {
        const at = (32 + lowestBit(left)) << 1;
        low |= supports[at];
        high |= supports[at + 1];
      }
      const dead = words[(to << 1) + 1] & ~high;
      if (dead !== 0 && !domains.strike(to, 1, dead, this)) return false;
    }
    const dead = words[to << wide] & ~low;
    return dead === 0 || domains.strike(to, 0, dead, this);
  }

  explain({ wide }: Domains, cell: Cell, v: number, reasons: Reasons): void {
    const isFirst = cell === this.cells[0];
    const supports = isFirst ? this.forward : this.backward;
    for (let half = 0; half <= wide; half++)
      reasons.add(this.cells[isFirst ? 1 : 0], half, supports[(v << wide) + half]);
  }
}

/** Which of the three cells is asked about: the masks lead from the other two to the last. */
const orders = [
  [1, 2, 0],
  [0, 2, 1],
  [0, 1, 2],
] as const;

class TernaryPropagator implements Propagator {
  readonly cells: readonly Cell[];
  readonly constraint: number;
  private readonly n: number;
  private readonly last: Supports;
  private readonly allowed: Combinations;
  private readonly kept = new Int32Array(6);

  constructor(cells: readonly Cell[], allowed: Combinations, constraint: number) {
    this.cells = cells;
    this.constraint = constraint;
    this.n = allowed.symbols;
    this.last = sharedSupports(allowed, ...orders[2]);
    this.allowed = allowed;
  }

  propagate(domains: Domains): boolean {
    const { cells, n, last, kept } = this;
    const { words, wide } = domains;
    const [a, b, c] = cells;
    kept.fill(0);
    for (let half = 0; half <= wide; half++) {
      for (let left = words[(a << wide) + half]; left !== 0; left &= left - 1) {
        const va = (half << 5) + lowestBit(left);
        for (let side = 0; side <= wide; side++) {
          for (let rest = words[(b << wide) + side]; rest !== 0; rest &= rest - 1) {
            const vb = (side << 5) + lowestBit(rest);
            for (let third = 0; third <= wide; third++) {
              const both = last[((va + n * vb) << wide) + third] & words[(c << wide) + third];
              if (both === 0) continue;
              kept[half] |= 1 << va;
              kept[2 + side] |= 1 << vb;
              kept[4 + third] |= both;
            }
          }
        }
      }
    }
    for (let k = 0; k < 3; k++) {
      for (let half = 0; half <= wide; half++) {
        const dead = words[(cells[k] << wide) + half] & ~kept[2 * k + half];
        if (dead !== 0 && !domains.strike(cells[k], half, dead, this)) return false;
      }
    }
    return true;
  }

  explain({ words, wide }: Domains, cell: Cell, v: number, reasons: Reasons): void {
    const { cells, n, allowed } = this;
    const at = cells.indexOf(cell);
    const [other, third] = orders[at];
    const supports = sharedSupports(allowed, at, other, third);
    for (let u = 0; u < n; u++) {
      const row = (v + n * u) << wide;
      if (supports[row] === 0 && (wide === 0 || supports[row + 1] === 0)) continue;
      if (((words[(cells[other] << wide) + (u >> 5)] >>> u) & 1) === 0) {
        reasons.add(cells[other], u >> 5, 1 << u);
        continue;
      }
      for (let half = 0; half <= wide; half++) reasons.add(cells[third], half, supports[row + half]);
    }
  }
}
