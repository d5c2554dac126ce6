/**
 * Weighted sums between two bounds. What the other cells add at least leaves a cell at most the rest, and the other way
 * round. Cells of one weight that all see each other cannot repeat a symbol, which makes their least and most tighter.
 */
import type { Sum } from '../../shape/constraint.js';
import type { Cell } from '../../shape/shape.js';
import { cliquesOf } from '../../shape/sumReach.js';
import { type Domains, lowestBit, maskBetween, type Propagator, type Reasons } from './propagator.js';

/** Cells, by their place in the sum, that have one weight and cannot repeat a symbol. */
interface Group {
  readonly weight: number;
  readonly members: readonly number[];
}

/*
 * What a call notes, shared by all sums since none of it outlasts the call. By cell of the sum: the lowest and highest symbol index
 * left, and those ends in order. By group: the symbols left in any member (two words), the least and the most it adds.
 */
let lows: Int32Array;
let highs: Int32Array;
let sorted: Int32Array;
let unions: Int32Array;
let groupLeast: Int32Array;
let groupMost: Int32Array;
/** What is left as an explanation sees it, which may be asked for in the middle of a call. */
let spareLows: Int32Array;
let spareHighs: Int32Array;
let spareUnions: Int32Array;

function makeRoom(cells: number): void {
  lows = new Int32Array(cells);
  highs = new Int32Array(cells);
  sorted = new Int32Array(cells);
  unions = new Int32Array(2 * cells);
  groupLeast = new Int32Array(cells);
  groupMost = new Int32Array(cells);
  spareLows = new Int32Array(cells);
  spareHighs = new Int32Array(cells);
  spareUnions = new Int32Array(2 * cells);
}
makeRoom(64);

function swapNotes(): void {
  [lows, spareLows] = [spareLows, lows];
  [highs, spareHighs] = [spareHighs, highs];
  [unions, spareUnions] = [spareUnions, unions];
}

/** The least that a group adds, or the most. */
type Side = -1 | 1;

export class SumPropagator implements Propagator {
  readonly cells: readonly Cell[];
  readonly constraint: number;
  readonly byEnds = true;
  private readonly n: number;
  private readonly least: number;
  private readonly most: number;
  private readonly groups: readonly Group[];
  /** The furthest symbol that the last reach took. */
  private furthest = 0;

  constructor(sum: Sum, symbols: number, sees: (a: Cell, b: Cell) => boolean, constraint: number) {
    const { cells, least, most } = sum;
    this.cells = cells;
    this.constraint = constraint;
    this.n = symbols;
    this.least = least;
    this.most = most;
    this.groups = cliquesOf(sum, sees).map(({ weight, cells: members }) => ({
      weight,
      members: members.map(cell => cells.indexOf(cell)),
    }));
    if (cells.length > lows.length) makeRoom(cells.length);
  }

  propagate(domains: Domains): boolean {
    const { groups } = this;
    let low = 0;
    let high = 0;
    let widest = 0;
    for (let g = 0; g < groups.length; g++) {
      const { weight, members } = groups[g];
      this.look(domains, g);
      low += groupLeast[g] = this.reach(g, -1, -1);
      high += groupMost[g] = this.reach(g, -1, 1);
      const size = Math.abs(weight);
      for (let m = 0; m < members.length; m++)
        widest = Math.max(widest, size * (highs[members[m]] - lows[members[m]]));
    }
    const spareAbove = this.most - low;
    const spareBelow = high - this.least;
    if (widest <= spareAbove && widest <= spareBelow) return true;
    for (let g = 0; g < groups.length; g++) {
      const { weight, members } = groups[g];
      const size = Math.abs(weight);
      for (let m = 0; m < members.length; m++) {
        const i = members[m];
        const width = size * (highs[i] - lows[i]);
        if (width <= spareAbove && width <= spareBelow) continue;
        const above = spareAbove + groupLeast[g] - this.reach(g, i, -1);
        const below = groupMost[g] - this.reach(g, i, 1) - spareBelow;
        if (!this.bound(domains, i, weight, below, above)) return false;
      }
    }
    return true;
  }

  /** Notes what is left in the cells of a group. */
  private look({ words, wide }: Domains, g: number): void {
    const { cells } = this;
    const { members } = this.groups[g];
    let low = 0;
    let high = 0;
    for (let m = 0; m < members.length; m++) {
      const i = members[m];
      const first = words[cells[i] << wide];
      const second = wide === 0 ? 0 : words[(cells[i] << 1) + 1];
      low |= first;
      high |= second;
      lows[i] = first !== 0 ? lowestBit(first) : second !== 0 ? 32 + lowestBit(second) : this.n;
      highs[i] = second !== 0 ? 63 - Math.clz32(second) : 31 - Math.clz32(first);
    }
    unions[2 * g] = low;
    unions[2 * g + 1] = high;
  }

  /** Keeps the symbols of a cell whose weighted value lies within these bounds. */
  private bound(domains: Domains, i: number, weight: number, below: number, above: number): boolean {
    const { words, wide } = domains;
    const cell = this.cells[i];
    const first = Math.ceil((weight > 0 ? below : above) / weight);
    const last = Math.floor((weight > 0 ? above : below) / weight);
    for (let half = 0; half <= wide; half++) {
      // Symbol indices count from 0, values from 1.
      const dead = words[(cell << wide) + half] & ~maskBetween(half, first - 1, last);
      if (dead !== 0 && !domains.strike(cell, half, dead, this)) return false;
    }
    return true;
  }

  /**
   * The least or the most that a group adds, without one of its members if that is wanted. Sorted by what they have to offer, the
   * members take ever further symbols, each of which some member has.
   */
  private reach(g: number, without: number, side: Side): number {
    const { weight, members } = this.groups[g];
    const up = weight > 0 === side < 0;
    const ends = up ? lows : highs;
    if (members.length === 1) {
      this.furthest = ends[members[0]];
      return members[0] === without ? 0 : weight * (ends[members[0]] + 1);
    }
    const size = this.sortEnds(members, ends, without, up);
    let sum = 0;
    let last = up ? -1 : this.n;
    for (let k = 0; k < size; k++) {
      last = up
        ? this.nextUp(g, Math.max(sorted[k], last + 1))
        : this.nextDown(g, Math.min(sorted[k], last - 1));
      sum += last + 1;
    }
    this.furthest = last;
    return weight * sum;
  }

  /** Puts the first (or last) symbols of the members into `sorted`, rising (or falling); how many there are. */
  private sortEnds(members: readonly number[], ends: Int32Array, without: number, up: boolean): number {
    let size = 0;
    for (let m = 0; m < members.length; m++) {
      if (members[m] === without) continue;
      const end = ends[members[m]];
      let k = size++;
      for (; k > 0 && (up ? sorted[k - 1] > end : sorted[k - 1] < end); k--) sorted[k] = sorted[k - 1];
      sorted[k] = end;
    }
    return size;
  }

  /** The first symbol from here on that a member has; beyond the last where there is none. */
  private nextUp(g: number, from: number): number {
    const { n } = this;
    if (from < 32) {
      const left = unions[2 * g] & (-1 << from);
      if (left !== 0) return lowestBit(left);
    }
    const left = unions[2 * g + 1] & maskBetween(1, from, 64);
    return left !== 0 ? 32 + lowestBit(left) : Math.max(from, n);
  }

  private nextDown(g: number, from: number): number {
    if (from >= 32) {
      const left = unions[2 * g + 1] & maskBetween(1, 32, from + 1);
      if (left !== 0) return 63 - Math.clz32(left);
    }
    const left = unions[2 * g] & maskBetween(0, 0, from + 1);
    return left !== 0 ? 31 - Math.clz32(left) : Math.min(from, -1);
  }

  explain(domains: Domains, cell: Cell, v: number, reasons: Reasons): void {
    const { groups } = this;
    const i = this.cells.indexOf(cell);
    swapNotes();
    let value = 0;
    let [low, high] = [0, 0];
    for (let g = 0; g < groups.length; g++) {
      this.look(domains, g);
      if (groups[g].members.includes(i)) value = groups[g].weight * (v + 1);
      low += this.reach(g, i, -1);
      high += this.reach(g, i, 1);
    }
    const side = value + low > this.most ? -1 : 1;
    if (side === 1 && value + high >= this.least) throw new Error('a sum struck out what it can have');
    for (let g = 0; g < groups.length; g++) this.blame(domains, g, i, side, reasons);
    swapNotes();
  }

  /** Why a group adds no less (or no more): the symbols that are out on this side of the furthest that it takes. */
  private blame({ words, wide }: Domains, g: number, without: number, side: Side, reasons: Reasons): void {
    const { n, cells } = this;
    const { weight, members } = this.groups[g];
    const up = weight > 0 === side < 0;
    this.reach(g, without, side);
    const [from, to] = up ? [0, Math.min(this.furthest, n)] : [Math.max(0, this.furthest + 1), n];
    for (let m = 0; m < members.length; m++) {
      if (members[m] === without) continue;
      const cell = cells[members[m]];
      for (let half = 0; half <= wide; half++)
        reasons.add(cell, half, maskBetween(half, from, to) & ~words[(cell << wide) + half]);
    }
  }
}
