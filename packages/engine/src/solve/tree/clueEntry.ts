import { noItem } from '../kernel.js';
import type { MaskState } from './maskState.js';

/** From this share of clues on, entering them in bulk is faster. */
const denseShare = 0.3;

/** How the clues of a puzzle get into the masks: one by one, or all at once. */
export class ClueEntry {
  private readonly masks: MaskState;
  /** The symbols used in each house. */
  private readonly used: Int32Array;

  constructor(masks: MaskState) {
    this.masks = masks;
    this.used = new Int32Array(masks.shape.houseCount << masks.tables.wide);
  }

  /** Begin a puzzle on cleared masks; the consequences are left to `settle`. */
  enter(clues: ArrayLike<number>, oneByOne: boolean): void {
    if (oneByOne || !this.isDense(clues)) this.queueClues(clues);
    else this.enterClues(clues);
  }

  private isDense(clues: ArrayLike<number>): boolean {
    const { cellCount } = this.masks.shape;
    let count = 0;
    for (let cell = 0; cell < cellCount; cell++) if (clues[cell] !== 0) count++;
    return count >= denseShare * cellCount;
  }

  /** Place the clues one by one, as if they were found: best for few, and what a trace wants to see. */
  private queueClues(clues: ArrayLike<number>): void {
    const { masks } = this;
    const { symbols: n, cellCount } = masks.shape;
    masks.words.set(masks.tables.freshWords);
    masks.grid.fill(0);
    for (let cell = 0; cell < cellCount; cell++)
      if (clues[cell] !== 0) masks.enqueue(cell * n + clues[cell] - 1);
  }

  /** Reach the same position in bulk, two to three times faster for many clues: which symbols are used where, then all masks at once. */
  private enterClues(clues: ArrayLike<number>): void {
    const { masks, used } = this;
    const { words, grid, shape, tables } = masks;
    const { wide, freshWords } = tables;
    const { symbols: n, cellCount, cellHouses, cellHouseStart } = shape;
    used.fill(0);
    words.fill(0, cellCount << wide);
    let placed = 0;
    for (let cell = 0; cell < cellCount; cell++) {
      const clue = clues[cell];
      grid[cell] = clue;
      if (clue === 0) continue;
      placed++;
      const half = (clue - 1) >> 5;
      const bit = 1 << (clue - 1);
      for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
        const at = (cellHouses[k] << wide) + half;
        if ((used[at] & bit) !== 0) masks.failed = cell;
        used[at] |= bit;
      }
    }
    masks.placedCount = placed;
    for (let cell = 0; cell < cellCount; cell++) {
      for (let half = 0; half <= wide; half++) {
        const own = (cell << wide) + half;
        let gone = 0;
        for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++)
          gone |= used[(cellHouses[k] << wide) + half];
        words[own] = freshWords[half] & ~gone;
      }
      const clue = grid[cell];
      if (clue === 0) masks.noteCell(cell << wide, cell);
      else {
        words[cell << wide] = 0;
        if (wide !== 0) words[(cell << 1) + 1] = 0;
        words[(cell << wide) + ((clue - 1) >> 5)] = 1 << (clue - 1);
      }
    }
    for (let house = 0; house < shape.houseCount && masks.failed === noItem; house++)
      this.enterHouse(house * n);
  }

  /** Turn the cell masks of one house (cells houses[row ..]) into the seat masks of its symbols. */
  private enterHouse(row: number): void {
    const { masks } = this;
    const { words } = masks;
    const { wide } = masks.tables;
    const { symbols: n, cellCount, houses } = masks.shape;
    const base = (cellCount + row) << wide;
    for (let i = 0; i < n; i++) {
      const at = base + (i >> 5);
      const bit = 1 << i;
      const own = houses[row + i] << wide;
      for (let left = words[own]; left !== 0; left &= left - 1)
        words[at + ((31 - Math.clz32(left & -left)) << wide)] |= bit;
      if (wide !== 0)
        for (let left = words[own + 1]; left !== 0; left &= left - 1)
          words[at + ((63 - Math.clz32(left & -left)) << 1)] |= bit;
    }
    for (let v = 0; v < n; v++) {
      const mask = words[base + (v << wide)];
      if ((mask & (mask - 1)) === 0) masks.noteSymbol(base + (v << wide), v);
    }
  }
}
