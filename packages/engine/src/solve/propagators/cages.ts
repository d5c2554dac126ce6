/**
 * Cells that all differ and have one of some sets of symbols, such as those that add up to a number: a set stays as long as every cell can take one of
 * its symbols and every symbol of it has a cell, and a symbol stays in a cell as long as a set gives it that one.
 */
import type { Combinations } from '../../shape/combinations.js';
import { shareHouse } from '../../shape/otherPeers.js';
import { type Cell, cellsOf, type House, housesOf, type Shape } from '../../shape/shape.js';
import type { Domains, Propagator, Reasons } from './propagator.js';

/** Where there are more sets than this, other propagators do. */
const mostSets = 600;
const known = new Map<string, Int32Array | undefined>();

/**
 * All sets of so many of the symbols 1 … n, as masks, chosen one after the other in rising order; undefined when they are too many
 * to go through.
 */
function listSets(
  n: number,
  size: number,
  mayAdd: (symbol: number, chosen: readonly number[]) => boolean,
): Int32Array | undefined {
  if (n > 31) return undefined;
  const found: number[] = [];
  const chosen: number[] = [];
  const choose = (from: number, mask: number): void => {
    if (found.length > mostSets) return;
    if (chosen.length === size) found.push(mask);
    else
      for (let symbol = from; symbol <= n; symbol++) {
        if (!mayAdd(symbol, chosen)) continue;
        chosen.push(symbol);
        choose(symbol + 1, mask | (1 << (symbol - 1)));
        chosen.pop();
      }
  };
  choose(1, 0);
  return found.length > mostSets ? undefined : Int32Array.from(found);
}

/** The sets of so many symbols that add up to this. */
export function setsOfSum(n: number, size: number, sum: number): Int32Array | undefined {
  const key = `${n} ${size} ${sum}`;
  if (known.has(key)) return known.get(key);
  const sets = listSets(n, size, (symbol, chosen) => {
    const left = size - chosen.length - 1;
    const rest = chosen.reduce((before, other) => before - other, sum) - symbol;
    // The least and the most that the symbols after this one can add.
    return rest >= left * symbol + (left * (left + 1)) / 2 && rest <= left * n - (left * (left - 1)) / 2;
  });
  known.set(key, sets);
  return sets;
}

/** The sets of so many symbols of which every two may stand together, in either order. */
export const setsOfPairs = (size: number, { symbols: n, table }: Combinations): Int32Array | undefined =>
  listSets(n, size, (symbol, chosen) =>
    chosen.every(
      other => table[symbol - 1 + n * (other - 1)] === 1 && table[other - 1 + n * (symbol - 1)] === 1,
    ),
  );

/** What a call finds and keeps in each cell; shared by all cages, which have no more cells than a word has bits. */
const left = new Int32Array(32);
const kept = new Int32Array(32);

/** A house that shares cells with a cage: which of its cells, as bits, and the cells of the house outside. */
interface Overlap {
  readonly inside: number;
  readonly rest: readonly Cell[];
}

export class CagePropagator implements Propagator {
  readonly cells: readonly Cell[];
  readonly constraint: number;
  private readonly shape: Shape;
  readonly sets: Int32Array;
  private readonly overlaps: readonly Overlap[];
  /** The symbols that all sets have which the cells can still take. */
  private needed = 0;

  constructor(shape: Shape, cells: readonly Cell[], sets: Int32Array, constraint: number) {
    this.cells = cells;
    this.shape = shape;
    this.sets = sets;
    this.constraint = constraint;
    this.overlaps = overlapsOf(shape, cells);
  }

  propagate(domains: Domains): boolean {
    const { cells, sets } = this;
    const { words } = domains;
    const size = cells.length;
    let union = 0;
    let fixed = 0;
    for (let i = 0; i < size; i++) {
      const own = words[cells[i]];
      left[i] = own;
      kept[i] = 0;
      union |= own;
      if ((own & (own - 1)) === 0) fixed |= own;
    }
    this.needed = -1;
    for (let s = 0; s < sets.length; s++) {
      const set = sets[s];
      if ((set & ~union) === 0 && (fixed & ~set) === 0) this.keep(set, size);
    }
    for (let i = 0; i < size; i++) {
      const dead = left[i] & ~kept[i];
      if (dead !== 0 && !domains.strike(cells[i], 0, dead, this)) return false;
    }
    // What is fixed its houses know.
    for (let open = this.needed & ~fixed; open !== 0; open &= open - 1)
      if (!this.claim(domains, open & -open)) return false;
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

  /** Keeps what the cells can take of one set, each symbol of which some cell can. */
  private keep(set: number, size: number): void {
    let seen = 0;
    let twice = 0;
    let singles = 0;
    for (let i = 0; i < size; i++) {
      const own = left[i] & set;
      if (own === 0) return;
      twice |= seen & own;
      seen |= own;
      if ((own & (own - 1)) !== 0) continue;
      if ((singles & own) !== 0) return;
      singles |= own;
    }
    // A symbol that only one cell can take must stand there, and a cell that can take only one takes it from the others.
    const once = seen & ~twice;
    if ((once & ~singles) !== 0)
      for (let i = 0; i < size; i++) {
        const must = left[i] & once;
        if ((must & (must - 1)) !== 0) return;
      }
    this.needed &= set;
    for (let i = 0; i < size; i++) {
      const own = left[i] & set;
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
  const inside = new Map<House, number>();
  for (const [i, cell] of cells.entries())
    for (const house of housesOf(shape, cell)) inside.set(house, (inside.get(house) ?? 0) | (1 << i));
  return [...inside]
    .filter(([, bits]) => (bits & (bits - 1)) !== 0)
    .map(([house, bits]) => ({
      inside: bits,
      rest: Array.from(cellsOf(shape, house)).filter(cell => !cells.includes(cell)),
    }));
}
