/**
 * Singles by sweeps over the whole board. A house is one word, the symbols it has, and a cell may take what none of its houses has: all
 * that is looked up out of order are the words of the houses, a quarter of a megabyte on a board of 331,776 cells, where the masks of
 * all items are eight. So while a good part of the board falls at once, to go over it again costs far less than to follow each
 * consequence by itself: cubes and larger boards of which singles solve most are solved four to eight times as fast.
 *
 * Cells are swept until few are found, then houses, and so on. A sweep that finds less than its share is the last, and what it leaves is
 * left to the masks: so all sweeps together look at a cell no more often than that share says, however long a chain of singles is.
 */
import { type Item, noItem } from '../kernel.js';
import type { MaskState } from './maskState.js';

/** A sweep pays if it finds one in so many of the blanks. */
const leastYield = 16;

const isSingle = (low: number, high: number): boolean =>
  high === 0 ? (low & (low - 1)) === 0 : low === 0 && (high & (high - 1)) === 0;

export class Sweeps {
  /** Of which grid and words of cells are written. A word may lag behind until the end. */
  private readonly masks: MaskState;
  /** The symbols that each house has. */
  private readonly used: Int32Array;
  /** The cells that were blank when they were last swept, rising. */
  private readonly blanks: Int32Array;
  private listed = 0;
  /** How many cells are still blank. */
  left = 0;

  constructor(masks: MaskState) {
    const { shape, wide } = masks;
    this.masks = masks;
    this.used = new Int32Array(shape.houseCount << wide);
    this.blanks = new Int32Array(shape.cellCount);
  }

  /** Enters the clues and the singles that are found; the item left without an option, if there is one. */
  enter(clues: ArrayLike<number>): Item {
    const { masks, blanks } = this;
    const { grid, shape } = masks;
    const { cellCount } = shape;
    this.used.fill(0);
    this.left = cellCount;
    this.listed = 0;
    for (let cell = 0; cell < cellCount; cell++) {
      const clue = clues[cell];
      grid[cell] = 0;
      if (clue === 0) blanks[this.listed++] = cell;
      else if (!this.place(cell, clue - 1)) return cell;
    }
    return this.sweep();
  }

  private sweep(): Item {
    for (;;) {
      const before = this.left;
      const emptied = this.sweepCells();
      if (emptied !== noItem || this.left === 0) return emptied;
      if ((before - this.left) * leastYield >= before) continue;
      const between = this.left;
      const homeless = this.sweepHouses();
      if (homeless !== noItem || this.left === before) return homeless;
      if ((between - this.left) * leastYield < between) return this.sweepCells(false);
    }
  }

  /** Places what is the only symbol left to a cell, or only brings up to date what is left to each. */
  private sweepCells(placing = true): Item {
    const { used, blanks, masks, listed } = this;
    const { grid, words, wide, shape } = masks;
    const { cellHouses, cellHouseStart } = shape;
    let count = 0;
    for (let i = 0; i < listed; i++) {
      const cell = blanks[i];
      if (grid[cell] !== 0) continue;
      let { low, high } = masks;
      const end = cellHouseStart[cell + 1];
      for (let k = cellHouseStart[cell]; k < end; k++) {
        const at = cellHouses[k] << wide;
        low &= ~used[at];
        if (wide !== 0) high &= ~used[at + 1];
      }
      if ((low | high) === 0) return cell;
      if (placing && isSingle(low, high)) {
        this.place(cell, low !== 0 ? 31 - Math.clz32(low) : 63 - Math.clz32(high));
        continue;
      }
      words[cell << wide] = low;
      if (wide !== 0) words[(cell << 1) + 1] = high;
      blanks[count++] = cell;
    }
    this.listed = count;
    return noItem;
  }

  /** Places what has only one cell left in a house. What cells were left with may be out of date, which hides singles and makes none. */
  private sweepHouses(): Item {
    const { used, masks } = this;
    const { words, wide, shape } = masks;
    const { houses, houseCount, symbols: n, cellCount } = shape;
    for (let house = 0; house < houseCount; house++) {
      const first = house * n;
      for (let half = 0; half <= wide; half++) {
        const open = (half === 0 ? masks.low : masks.high) & ~used[(house << wide) + half];
        if (open === 0) continue;
        let once = 0;
        let twice = 0;
        for (let i = first; i < first + n; i++) {
          const word = words[(houses[i] << wide) + half];
          twice |= once & word;
          once |= word;
        }
        for (let singles = open & ~twice; singles !== 0; singles &= singles - 1) {
          const bit = singles & -singles;
          const v = (half << 5) + 31 - Math.clz32(bit);
          let i = first;
          while (i < first + n && (words[(houses[i] << wide) + half] & bit) === 0) i++;
          if (i === first + n || !this.place(houses[i], v)) return cellCount + first + v;
        }
      }
    }
    return noItem;
  }

  /** False where a house has the symbol already. */
  private place(cell: number, v: number): boolean {
    const { used, masks } = this;
    const { grid, words, wide, shape } = masks;
    const { cellHouses, cellHouseStart } = shape;
    const bit = 1 << v;
    const half = v >> 5;
    const end = cellHouseStart[cell + 1];
    let twice = 0;
    for (let k = cellHouseStart[cell]; k < end; k++) {
      const at = (cellHouses[k] << wide) + half;
      twice |= used[at] & bit;
      used[at] |= bit;
    }
    grid[cell] = v + 1;
    this.left--;
    const own = (cell << wide) + half;
    words[own] = bit;
    if (wide !== 0) words[own ^ 1] = 0;
    return twice === 0;
  }
}
