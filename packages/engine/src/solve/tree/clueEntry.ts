import { noItem } from '../kernel.js';
import type { MaskState } from './maskState.js';
import { Sweeps } from './sweeps.js';

/** From this share of clues on, entering them in bulk is faster. */
const denseShare = 0.15;

/** How the clues of a puzzle get into the masks: one by one, or all at once. */
export class ClueEntry {
  private readonly masks: MaskState;
  private readonly sweeps: Sweeps;

  constructor(masks: MaskState) {
    this.masks = masks;
    this.sweeps = new Sweeps(masks);
  }

  /** Begin a puzzle on cleared masks; the consequences are left to `settle`. */
  enter(clues: ArrayLike<number>, oneByOne: boolean): void {
    if (oneByOne || !this.isDense(clues) || !this.enterClues(clues)) this.queueClues(clues);
  }

  private isDense(clues: ArrayLike<number>): boolean {
    const { cellCount } = this.masks.shape;
    let wanted = denseShare * cellCount;
    for (let cell = 0; cell < cellCount && wanted > 0; cell++) if (clues[cell] !== 0) wanted--;
    return wanted <= 0;
  }

  /** Place the clues one by one, as if they were found: best for few, and what a trace wants to see. */
  private queueClues(clues: ArrayLike<number>): void {
    const { masks } = this;
    const { symbols: n, cellCount } = masks.shape;
    masks.fillWords();
    masks.grid.fill(0);
    for (let cell = 0; cell < cellCount; cell++)
      if (clues[cell] !== 0) masks.enqueue(cell * n + clues[cell] - 1);
  }

  /**
   * Reach the same position in bulk, several times faster for many clues: most of it by sweeps, then the masks of what is left all at
   * once. Not in a contradiction: where it shows first from clue to clue is easier to follow.
   */
  private enterClues(clues: ArrayLike<number>): boolean {
    const { masks, sweeps } = this;
    const { words, grid, shape, wide } = masks;
    const { symbols: n, cellCount } = shape;
    if (sweeps.enter(clues) !== noItem) return false;
    masks.placedCount = cellCount - sweeps.left;
    // Nobody asks where the symbols of a full house may go.
    if (sweeps.left === 0) return true;
    masks.openHouses();
    words.fill(0, cellCount << wide);
    for (let cell = 0; cell < cellCount; cell++) if (grid[cell] === 0) masks.noteCell(cell << wide, cell);
    for (let house = 0; house < shape.houseCount; house++) this.enterHouse(house * n);
    return true;
  }

  /** Turn the cell masks of one house (cells houses[row ..]) into the seat masks of its symbols. */
  private enterHouse(row: number): void {
    const { masks } = this;
    const { words, wide } = masks;
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
