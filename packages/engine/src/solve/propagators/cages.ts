/**
 * Cells that all differ and add up to a number, by the sets of symbols that do: a set stays as long as every cell can take one of
 * its symbols and every symbol of it has a cell, and a symbol stays in a cell as long as a set gives it that one.
 */
import { shareHouse } from '../../shape/otherPeers.js';
import { type Cell, cellsOf, type Shape } from '../../shape/shape.js';
import type { Domains, Propagator, Reasons } from './propagator.js';

/** Where there are more sets than this, bounds do (`sums.ts`). */
const mostSets = 600;
const known = new Map<string, Int32Array | undefined>();

/** All sets of so many of the symbols 1 … n with this sum, as masks; undefined when they are too many to go through. */
export function setsOfSum(n: number, size: number, sum: number): Int32Array | undefined {
  if (n > 31) return undefined;
  const key = `${n} ${size} ${sum}`;
  if (known.has(key)) return known.get(key);
  const found: number[] = [];
  const choose = (from: number, left: number, rest: number, mask: number): void => {
    if (found.length > mostSets) return;
    if (left === 0) {
      if (rest === 0) found.push(mask);
      return;
    }
    for (let v = from; v + left - 1 < n; v++) {
      // The least and the most that the symbols from here on can add.
      if (left * (v + 1) + (left * (left - 1)) / 2 > rest) return;
      if (left * n - (left * (left - 1)) / 2 < rest) return;
      choose(v + 1, left - 1, rest - v - 1, mask | (1 << v));
    }
  };
  choose(0, size, sum, 0);
  const sets = found.length > mostSets ? undefined : Int32Array.from(found);
  known.set(key, sets);
  return sets;
}

/** A house that shares cells with a cage: which of its cells, as bits, and the cells of the house outside. */
interface Overlap {
  readonly inside: number;
  readonly rest: Int32Array;
}

export class CagePropagator implements Propagator {
  readonly cells: Int32Array;
  readonly constraint: number;
  private readonly shape: Shape;
  private readonly sets: Int32Array;
  private readonly kept: Int32Array;
  private readonly overlaps: readonly Overlap[];
  /** The symbols that all sets have which the cells can still take. */
  private needed = 0;

  constructor(shape: Shape, cells: readonly Cell[], sets: Int32Array, constraint: number) {
    this.cells = Int32Array.from(cells);
    this.shape = shape;
    this.sets = sets;
    this.constraint = constraint;
    this.kept = new Int32Array(cells.length);
    this.overlaps = overlapsOf(shape, cells);
  }

  propagate(domains: Domains): boolean {
    const { cells, sets, kept } = this;
    const { words } = domains;
    kept.fill(0);
    this.needed = -1;
    for (let s = 0; s < sets.length; s++) this.keep(words, sets[s]);
    for (let i = 0; i < cells.length; i++) {
      const dead = words[cells[i]] & ~kept[i];
      if (dead !== 0 && !domains.strike(cells[i], 0, dead, this)) return false;
    }
    for (let left = this.needed; left !== 0; left &= left - 1)
      if (!this.claim(domains, left & -left)) return false;
    return true;
  }

  /** A symbol that the cage must have goes from the rest of a house that has all its places. */
  private claim(domains: Domains, bit: number): boolean {
    const { cells, overlaps } = this;
    const { words } = domains;
    let places = 0;
    for (let i = 0; i < cells.length; i++) if ((words[cells[i]] & bit) !== 0) places |= 1 << i;
    for (let o = 0; o < overlaps.length; o++) {
      const { inside, rest } = overlaps[o];
      if ((places & ~inside) !== 0) continue;
      for (let k = 0; k < rest.length; k++)
        if ((words[rest[k]] & bit) !== 0 && !domains.strike(rest[k], 0, bit, this)) return false;
    }
    return true;
  }

  /** Keeps what the cells can take of one set. */
  private keep(words: Int32Array, set: number): void {
    const { cells, kept } = this;
    let seen = 0;
    let twice = 0;
    let singles = 0;
    for (let i = 0; i < cells.length; i++) {
      const own = words[cells[i]] & set;
      if (own === 0) return;
      twice |= seen & own;
      seen |= own;
      if ((own & (own - 1)) !== 0) continue;
      if ((singles & own) !== 0) return;
      singles |= own;
    }
    if (seen !== set) return;
    // A symbol that only one cell can take must stand there, and a cell that can take only one takes it from the others.
    const once = seen & ~twice;
    for (let i = 0; i < cells.length; i++) {
      const must = words[cells[i]] & once;
      if ((must & (must - 1)) !== 0) return;
    }
    this.needed &= set;
    for (let i = 0; i < cells.length; i++) {
      const own = words[cells[i]] & set;
      if ((own & (own - 1)) === 0) kept[i] |= own;
      else kept[i] |= (own & once) !== 0 ? own & once : own & ~singles;
    }
  }

  explain({ words }: Domains, cell: Cell, v: number, reasons: Reasons): void {
    const { sets, cells, shape } = this;
    const bit = 1 << v;
    if (cells.includes(cell)) {
      for (let s = 0; s < sets.length; s++)
        if ((sets[s] & bit) !== 0) this.explainSet(words, cell, sets[s] & ~bit, reasons);
      return;
    }
    for (let s = 0; s < sets.length; s++)
      if ((sets[s] & bit) === 0) this.explainSet(words, cell, sets[s], reasons);
    for (const other of cells) if (!shareHouse(shape, cell, other)) reasons.add(other, 0, bit);
  }

  /** Why the other cells cannot have just these symbols. */
  private explainSet(words: Int32Array, cell: Cell, rest: number, reasons: Reasons): void {
    const { cells } = this;
    let seen = 0;
    let twice = 0;
    for (let i = 0; i < cells.length; i++) {
      if (cells[i] === cell) continue;
      const own = words[cells[i]] & rest;
      // It can take none of them.
      if (own === 0) {
        reasons.add(cells[i], 0, rest);
        return;
      }
      twice |= seen & own;
      seen |= own;
    }
    const missing = rest & ~seen;
    if (missing !== 0) {
      this.blameOthers(cell, -1, missing & -missing, reasons);
      return;
    }
    const once = seen & ~twice;
    for (let i = 0; i < cells.length; i++) {
      if (cells[i] === cell) continue;
      const own = words[cells[i]] & rest;
      const must = own & once;
      // Two symbols that no other cell can take.
      if ((must & (must - 1)) !== 0) {
        const first = must & -must;
        const second = (must ^ first) & -(must ^ first);
        this.blameOthers(cell, cells[i], first | second, reasons);
        return;
      }
      // Two cells that can take only the same symbol.
      if ((own & (own - 1)) !== 0) continue;
      for (let j = 0; j < i; j++) {
        if (cells[j] === cell || (words[cells[j]] & rest) !== own) continue;
        reasons.add(cells[i], 0, rest & ~own);
        reasons.add(cells[j], 0, rest & ~own);
        return;
      }
    }
    throw new Error('a cage struck out what it can have');
  }

  /** All cells but these two cannot take these symbols. */
  private blameOthers(first: Cell, second: Cell, bits: number, reasons: Reasons): void {
    for (const cell of this.cells) if (cell !== first && cell !== second) reasons.add(cell, 0, bits);
  }
}

/** The houses that have two cells of a cage or more. */
function overlapsOf(shape: Shape, cells: readonly Cell[]): Overlap[] {
  const overlaps: Overlap[] = [];
  for (let house = 0; house < shape.houseCount; house++) {
    const members = cellsOf(shape, house);
    let inside = 0;
    for (const [i, cell] of cells.entries()) if (members.includes(cell)) inside |= 1 << i;
    if ((inside & (inside - 1)) !== 0)
      overlaps.push({ inside, rest: Int32Array.from(members).filter(cell => !cells.includes(cell)) });
  }
  return overlaps;
}
