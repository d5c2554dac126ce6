/**
 * Weighted sums between two bounds. What the other cells add at least leaves a cell at most the rest, and the other way
 * round. Cells of one weight that all see each other cannot repeat a symbol, which makes their least and most tighter.
 */
import type { Sum } from '../../shape/constraint.js';
import type { Cell } from '../../shape/shape.js';
import { type Domains, lowestBit, maskBetween, type Propagator, type Reasons } from './propagator.js';

/** Cells, by their place in the sum, that have one weight and cannot repeat a symbol. */
interface Group {
  readonly weight: number;
  readonly members: Int32Array;
}

export class SumPropagator implements Propagator {
  readonly cells: Int32Array;
  readonly constraint: number;
  private readonly n: number;
  private readonly least: number;
  private readonly most: number;
  private readonly groups: readonly Group[];
  /** Parallel to the cells: the group of each. */
  private readonly groupOf: Int32Array;
  private readonly sorted: Int32Array;

  constructor(
    { cells, weights, least, most }: Sum,
    symbols: number,
    sees: (a: Cell, b: Cell) => boolean,
    constraint: number,
  ) {
    this.cells = Int32Array.from(cells);
    this.constraint = constraint;
    this.n = symbols;
    this.least = least;
    this.most = most;
    const groups: { weight: number; members: number[] }[] = [];
    this.groupOf = new Int32Array(cells.length);
    for (const [i, cell] of cells.entries()) {
      let at = groups.findIndex(
        group => group.weight === weights[i] && group.members.every(member => sees(cells[member], cell)),
      );
      if (at < 0) at = groups.push({ weight: weights[i], members: [] }) - 1;
      groups[at].members.push(i);
      this.groupOf[i] = at;
    }
    this.groups = groups.map(({ weight, members }) => ({ weight, members: Int32Array.from(members) }));
    this.sorted = new Int32Array(cells.length);
  }

  propagate(domains: Domains): boolean {
    for (;;) {
      const before = this.changes;
      if (!this.tighten(domains)) return false;
      if (this.changes === before) return true;
    }
  }

  private changes = 0;

  private tighten(domains: Domains): boolean {
    const { groups } = this;
    let low = 0;
    let high = 0;
    for (const group of groups) {
      low += this.reach(domains, group, -1, -1);
      high += this.reach(domains, group, -1, 1);
    }
    for (const group of groups) {
      const lowRest = low - this.reach(domains, group, -1, -1);
      const highRest = high - this.reach(domains, group, -1, 1);
      for (const i of group.members) {
        const above = this.most - lowRest - this.reach(domains, group, i, -1);
        const below = this.least - highRest - this.reach(domains, group, i, 1);
        if (!this.bound(domains, i, group.weight, below, above)) return false;
      }
    }
    return true;
  }

  /** Keeps the symbols of a cell whose weighted value lies within these bounds. */
  private bound(domains: Domains, i: number, weight: number, below: number, above: number): boolean {
    const { words, wide } = domains;
    const cell = this.cells[i];
    const [first, last] = weight > 0 ? [below / weight, above / weight] : [above / weight, below / weight];
    // Symbol indices count from 0, values from 1.
    const from = Math.max(0, Math.ceil(first) - 1);
    const to = Math.max(0, Math.floor(last));
    for (let half = 0; half <= wide; half++) {
      const dead = words[(cell << wide) + half] & ~maskBetween(half, from, to);
      if (dead === 0) continue;
      this.changes++;
      if (!domains.strike(cell, half, dead, this)) return false;
    }
    return true;
  }

  /**
   * The least (side -1) or most (side 1) that a group adds, without one of its members if that is wanted. Sorted by what they
   * have to offer, the members take ever further symbols, each of which some member still has.
   */
  private reach(domains: Domains, group: Group, without: number, side: -1 | 1): number {
    const up = group.weight > 0 === side < 0;
    const size = this.sortEnds(domains, group, without, up);
    const { sorted, n } = this;
    let sum = 0;
    let last = up ? -1 : n;
    for (let k = 0; k < size; k++) {
      last = up
        ? this.nextUp(domains, group, without, Math.max(sorted[k], last + 1))
        : this.nextDown(domains, group, without, Math.min(sorted[k], last - 1));
      sum += last + 1;
    }
    return sum * group.weight;
  }

  /** Puts the first (or last) symbols of the members into `sorted`, rising (or falling); how many there are. */
  private sortEnds(domains: Domains, { members }: Group, without: number, up: boolean): number {
    const { sorted, cells } = this;
    let size = 0;
    for (let m = 0; m < members.length; m++) {
      const i = members[m];
      if (i === without) continue;
      const end = up ? lowest(domains, cells[i], this.n) : highest(domains, cells[i]);
      let k = size++;
      for (; k > 0 && (up ? sorted[k - 1] > end : sorted[k - 1] < end); k--) sorted[k] = sorted[k - 1];
      sorted[k] = end;
    }
    return size;
  }

  /** The first symbol from here on that a member has; the number of symbols where there is none. */
  private nextUp(domains: Domains, { members }: Group, without: number, from: number): number {
    const { words, wide } = domains;
    for (let half = from >> 5; half <= wide; half++) {
      let union = 0;
      for (let m = 0; m < members.length; m++)
        if (members[m] !== without) union |= words[(this.cells[members[m]] << wide) + half];
      union &= maskBetween(half, from, 64);
      if (union !== 0) return (half << 5) + lowestBit(union);
    }
    return Math.max(from, this.n);
  }

  private nextDown(domains: Domains, { members }: Group, without: number, from: number): number {
    const { words, wide } = domains;
    for (let half = Math.min(wide, from >> 5); half >= 0; half--) {
      let union = 0;
      for (let m = 0; m < members.length; m++)
        if (members[m] !== without) union |= words[(this.cells[members[m]] << wide) + half];
      union &= maskBetween(half, 0, from + 1);
      if (union !== 0) return (half << 5) + 31 - Math.clz32(union);
    }
    return Math.min(from, -1);
  }

  explain(domains: Domains, cell: Cell, v: number, reasons: Reasons): void {
    const { groups, cells } = this;
    const i = cells.indexOf(cell);
    const own = groups[this.groupOf[i]];
    const value = own.weight * (v + 1);
    const isFew = (side: -1 | 1): number => {
      let sum = value;
      for (const group of groups) sum += this.reach(domains, group, group === own ? i : -1, side);
      return sum;
    };
    const side = isFew(-1) > this.most ? -1 : 1;
    if (side === 1 && isFew(1) >= this.least) throw new Error('a sum struck out what it can have');
    for (const group of groups) this.blame(domains, group, group === own ? i : -1, side, reasons);
  }

  /** Why a group adds no less (or no more): the symbols out below (or above) the furthest that it takes. */
  private blame(domains: Domains, group: Group, without: number, side: -1 | 1, reasons: Reasons): void {
    const { words, wide } = domains;
    const up = group.weight > 0 === side < 0;
    const { sorted, n, cells } = this;
    const size = this.sortEnds(domains, group, without, up);
    let last = up ? -1 : n;
    for (let k = 0; k < size; k++)
      last = up
        ? this.nextUp(domains, group, without, Math.max(sorted[k], last + 1))
        : this.nextDown(domains, group, without, Math.min(sorted[k], last - 1));
    for (const m of group.members) {
      if (m === without) continue;
      for (let half = 0; half <= wide; half++) {
        const range = up
          ? maskBetween(half, 0, Math.min(last, n))
          : maskBetween(half, Math.max(0, last + 1), n);
        reasons.add(cells[m], half, range & ~words[(cells[m] << wide) + half]);
      }
    }
  }
}

/** The lowest symbol index left in a cell; the number of symbols where none is. */
function lowest({ words, wide }: Domains, cell: Cell, n: number): number {
  const low = words[cell << wide];
  if (low !== 0) return lowestBit(low);
  const high = wide === 0 ? 0 : words[(cell << 1) + 1];
  return high === 0 ? n : 32 + lowestBit(high);
}

function highest({ words, wide }: Domains, cell: Cell): number {
  const high = wide === 0 ? 0 : words[(cell << 1) + 1];
  return high !== 0 ? 63 - Math.clz32(high) : 31 - Math.clz32(words[cell << wide]);
}
