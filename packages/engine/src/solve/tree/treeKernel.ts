import { type Item, noItem, type Option } from '../kernel.js';
import { MaskState } from './maskState.js';

/** From this share of clues on, entering them in bulk is faster. */
const denseShare = 0.3;

/** The tree search on masks (see MaskState for the idea): how a puzzle is entered, what to guess next, what to tell a trace, what is still live. */
export class TreeKernel extends MaskState {
  /** The options not excluded at this moment (cell * N + symbolIndex); after `load`, those left by root propagation. */
  listLiveOptions(): Int32Array {
    const { symbols: n, cellCount } = this.shape;
    const live: number[] = [];
    for (let option = 0; option < cellCount * n; option++) if (this.isLive(option)) live.push(option);
    return Int32Array.from(live);
  }

  /** Strikes out an option for good, before any guess, and draws the consequences; false on contradiction. */
  exclude(option: Option): boolean {
    return this.refute(option);
  }

  protected start(clues: ArrayLike<number>): Item {
    const { active } = this;
    if (this.topWeight > 1) this.weights.fill(1);
    if (this.shuffled) for (let i = 0; i < active.length; i++) active[i] = i;
    this.topWeight = 1;
    this.shuffled = false;
    this.activeCounts[0] = active.length;
    this.trailSize = this.queueSize = 0;
    this.failed = noItem;
    if (this.trace === null && this.isDense(clues)) this.enterClues(clues);
    else this.queueClues(clues);
    this.settle();
    return this.failed;
  }

  private isDense(clues: ArrayLike<number>): boolean {
    const { cellCount } = this.shape;
    let count = 0;
    for (let cell = 0; cell < cellCount; cell++) if (clues[cell] !== 0) count++;
    return count >= denseShare * cellCount;
  }

  /** Place the clues one by one, as if they were found: best for few, and what a trace wants to see. */
  private queueClues(clues: ArrayLike<number>): void {
    const { symbols: n, cellCount } = this.shape;
    this.words.set(this.tables.freshWords);
    this.grid.fill(0);
    this.placedCount = 0;
    for (let cell = 0; cell < cellCount; cell++)
      if (clues[cell] !== 0) this.queue[this.queueSize++] = cell * n + clues[cell] - 1;
  }

  /** Reach the same position in bulk, two to three times faster for many clues: which symbols are used where, then all masks at once. */
  private enterClues(clues: ArrayLike<number>): void {
    const { words, grid, used, shape, tables } = this;
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
        if ((used[at] & bit) !== 0) this.failed = cell;
        used[at] |= bit;
      }
    }
    this.placedCount = placed;
    for (let cell = 0; cell < cellCount; cell++) {
      for (let half = 0; half <= wide; half++) {
        const own = (cell << wide) + half;
        let gone = 0;
        for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++)
          gone |= used[(cellHouses[k] << wide) + half];
        words[own] = freshWords[half] & ~gone;
      }
      const clue = grid[cell];
      if (clue === 0) this.noteCell(cell << wide, cell);
      else {
        words[cell << wide] = 0;
        if (wide !== 0) words[(cell << 1) + 1] = 0;
        words[(cell << wide) + ((clue - 1) >> 5)] = 1 << (clue - 1);
      }
    }
    for (let house = 0; house < shape.houseCount && this.failed === noItem; house++)
      this.enterHouse(house * n);
  }

  /** Turn the cell masks of one house (cells houses[row ..]) into the seat masks of its symbols. */
  private enterHouse(row: number): void {
    const { words } = this;
    const { wide } = this.tables;
    const { symbols: n, cellCount, houses } = this.shape;
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
      if ((mask & (mask - 1)) === 0) this.noteSymbol(base + (v << wide), v);
    }
  }

  protected override reportTrail(from: number): void {
    const { trace, trail } = this;
    const { wide } = this.tables;
    if (trace === null) return;
    for (let t = from; t < this.trailSize; t += 2) {
      const own = trail[t] < 0 ? ~trail[t] : trail[t];
      const cell = own >> wide;
      if (trail[t] < 0) trace('place', cell, this.grid[cell] - 1);
      for (let left = trail[t + 1]; left !== 0; left &= left - 1)
        trace('eliminate', cell, ((own & wide) << 5) + 31 - Math.clz32(left & -left));
    }
  }

  protected chooseOption(): Option {
    const item = this.chooseItem();
    const { words, random } = this;
    const { wide } = this.tables;
    const { symbols: n, cellCount, houses } = this.shape;
    const low = words[item << wide];
    const high = wide === 0 ? 0 : words[(item << wide) + 1];
    let skip = random === null ? 0 : Math.floor(random() * (countBits(low) + countBits(high)));
    let seat = 0;
    for (; ; seat++) if ((((seat < 32 ? low : high) >>> seat) & 1) !== 0 && skip-- === 0) break;
    if (item < cellCount) return item * n + seat;
    const v = (item - cellCount) % n;
    return houses[item - cellCount - v + seat] * n + v;
  }

  /** Least score; among equals the lowest item (cells before symbols: half the nodes on hard puzzles, and no early stop may spoil it), or a random one. */
  private chooseItem(): Item {
    const { words, weights, active, activeCounts, random } = this;
    const { wide } = this.tables;
    const { depth } = this.stats;
    let best = noItem;
    let bestScore = Infinity;
    let ties = 1;
    let size = activeCounts[depth];
    for (let i = 0; i < size; ) {
      const item = active[i];
      let left = words[item << wide];
      let more = 0;
      if (wide !== 0) {
        more = words[(item << 1) + 1];
        if (left === 0) {
          left = more;
          more = 0;
        }
      }
      left &= left - 1;
      if ((left | more) === 0) {
        active[i] = active[--size];
        active[size] = item;
        continue;
      }
      i++;
      const weight = weights[item];
      const limit = bestScore * weight;
      if (limit < 1 || (limit === 1 && random === null && item > best)) continue;
      let spare = 0;
      for (; left !== 0 && spare <= limit; left &= left - 1) spare++;
      for (; more !== 0 && spare <= limit; more &= more - 1) spare++;
      if (spare > limit || (spare === limit && (random === null ? item > best : random() * ++ties >= 1)))
        continue;
      if (spare < limit) ties = 1;
      best = item;
      bestScore = spare / weight;
    }
    this.shuffled = true;
    activeCounts[depth] = activeCounts[depth + 1] = size;
    return best;
  }
}

function countBits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
