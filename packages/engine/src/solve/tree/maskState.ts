import { type OtherPeers, otherPeersOf } from '../../shape/otherPeers.js';
import type { Shape } from '../../shape/shape.js';
import { type Item, noItem, type Option } from '../kernel.js';
import { Agenda } from '../propagators/agenda.js';
import { type Domains, lowestBit, type Propagator } from '../propagators/propagator.js';
import { propagatorsOf } from '../propagators/propagators.js';
import { getSeats } from './seats.js';

const none = -1;
const several = -2;
const noSeats = new Int32Array(0);

/**
 * A position of the tree search: exact cover on bitmasks, seen from both sides at once.
 *
 * Puzzle and shape are one exact-cover problem. An *option* is (cell, symbol); an *item* is something that needs exactly
 * one option: a cell needs a symbol, and a symbol needs a cell in each house. Every item keeps the set of its live
 * options as a bitmask: a cell the symbols it may take, a (house, symbol) the seats it may take. Removing an option
 * flips one bit in each of its items; an item with one bit left forces that option, with none is a contradiction. So
 * naked and hidden singles are the same event, found the moment they arise, and nothing is ever searched for.
 * Placing an option walks only the *live* bits of its items, which is why masks beat the textbook form (count and XOR
 * of live options per item), and it beats cell masks alone because no house is ever swept.
 *
 * Naming: `words` holds all masks (up to 64 symbols: one word per item, or two when `wide` is 1); a *seat* is a cell's
 * bit inside a house; the *trail* lists, in pairs (word of a cell, bits removed), everything done, and ~word when
 * those bits went because the cell was placed: flipping the bits back in reverse order is undo, reading them is the trace.
 *
 * Constraints have no masks of their own: when all that items force is placed, the trail since the last look tells which cells
 * have changed, and so whose propagators have work to do. Shapes without constraints pay nothing for it.
 *
 * Rejected after measuring: count and XOR words, cell masks with swept houses.
 */
export class MaskState implements Domains {
  readonly shape: Shape;
  /** 0 when an item fits one 32-bit word (N <= 32), 1 when it takes two: item i is words i << wide .. */
  readonly wide: 0 | 1;
  /** Items: cells first, then house * N + symbolIndex. */
  readonly itemCount: number;
  /** All options of an item, in one word or two. */
  readonly low: number;
  readonly high: number;
  readonly words: Int32Array;
  readonly grid: Uint8Array;
  readonly trail: Int32Array;
  trailSize = 0;
  placedCount = 0;
  /** The item that was left without an option, after a contradiction. */
  failed: Item = noItem;
  /** Whose strike it was that left the item without one, if it was a constraint's. */
  failedBy: Propagator | undefined;
  /** Empty until houses have words: many a large board is solved before. */
  private seats: Int32Array = noSeats;
  private readonly queue: Int32Array;
  private queueSize = 0;
  private readonly agenda: Agenda | undefined;
  private readonly otherPeers: OtherPeers;
  /** How much of the trail the constraints have seen. */
  private looked = 0;

  constructor(shape: Shape) {
    const { cellCount, houseCount, symbols } = shape;
    this.shape = shape;
    this.wide = symbols > 32 ? 1 : 0;
    this.itemCount = cellCount + houseCount * symbols;
    this.low = symbols < 32 ? (1 << symbols) - 1 : -1;
    this.high = symbols <= 32 ? 0 : symbols < 64 ? (1 << symbols) - 1 : -1;
    this.words = new Int32Array(this.itemCount << this.wide);
    this.grid = new Uint8Array(cellCount);
    this.trail = new Int32Array(2 * cellCount * (symbols + 1));
    this.queue = new Int32Array(this.itemCount + cellCount);
    const propagators = propagatorsOf(shape);
    this.agenda = propagators && new Agenda(propagators);
    this.otherPeers = otherPeersOf(shape);
  }

  /** Whether there is more to obey than the houses. */
  get isConstrained(): boolean {
    return this.agenda !== undefined;
  }

  /** Give all items all their options. */
  fillWords(): void {
    const { words, low, high, wide } = this;
    words.fill(low);
    if (wide !== 0 && high !== low) for (let at = 1; at < words.length; at += 2) words[at] = high;
    this.openHouses();
  }

  /** From here on the words of houses are kept as those of cells are. */
  openHouses(): void {
    this.seats = getSeats(this.shape);
  }

  /** Forget the way here; whoever starts a puzzle fills masks and grid. */
  clear(): void {
    this.trailSize = this.queueSize = this.placedCount = this.looked = 0;
    this.failed = noItem;
    this.failedBy = undefined;
    this.agenda?.wakeAll();
  }

  isLive(option: Option): boolean {
    const { symbols: n } = this.shape;
    const cell = (option / n) | 0;
    const v = option - cell * n;
    return ((this.words[(cell << this.wide) + (v >> 5)] >>> v) & 1) !== 0;
  }

  isFull(): boolean {
    return this.placedCount === this.shape.cellCount;
  }

  /** Leave it to `settle` to place an option. */
  enqueue(option: Option): void {
    this.queue[this.queueSize++] = option;
  }

  /** Place an option and all that follows; false on contradiction. */
  assume(option: Option): boolean {
    this.enqueue(option);
    return this.settle();
  }

  /** Strike out an option and place all that follows; false on contradiction. */
  refute(option: Option): boolean {
    const { symbols: n } = this.shape;
    const cell = (option / n) | 0;
    this.eliminate(cell, option - cell * n);
    return this.settle();
  }

  /** Place all that is forced; false on contradiction. */
  settle(): boolean {
    if (this.agenda === undefined) return this.placeForced();
    while (this.placeForced() && this.obey(this.agenda));
    this.queueSize = 0;
    return this.failed === noItem;
  }

  /** Lets the next constraint that has work do it; false when none has, or on contradiction. */
  private obey(agenda: Agenda): boolean {
    const { trail, words, wide } = this;
    for (; this.looked < this.trailSize; this.looked += 2) {
      const placed = trail[this.looked] < 0;
      const own = placed ? ~trail[this.looked] : trail[this.looked];
      agenda.wake(own >> wide, trail[this.looked + 1], words[own]);
      if (placed && !this.tellPeers(own >> wide)) return false;
    }
    return agenda.work(this) ?? this.queueSize > 0;
  }

  /** A placed symbol goes from the cells that must differ though they share no house. */
  private tellPeers(cell: number): boolean {
    const { otherPeers, grid } = this;
    const { symbols: n } = this.shape;
    const v = grid[cell] - 1;
    for (let i = otherPeers.start[cell]; i < otherPeers.start[cell + 1]; i++) {
      const peer = otherPeers.cells[i];
      if (!this.isLive(peer * n + v)) continue;
      this.eliminate(peer, v);
      if (this.failed !== noItem) return false;
    }
    return true;
  }

  strike(cell: number, half: number, bits: number, by: Propagator): boolean {
    for (let left = bits; left !== 0 && this.failed === noItem; left &= left - 1)
      this.eliminate(cell, (half << 5) + lowestBit(left));
    if (this.failed === noItem) return true;
    this.failedBy = by;
    return false;
  }

  private placeForced(): boolean {
    const { queue, grid } = this;
    const { symbols: n } = this.shape;
    for (let i = 0; i < this.queueSize && this.failed === noItem; i++) {
      const option = queue[i];
      const cell = (option / n) | 0;
      const v = option - cell * n;
      if (grid[cell] === v + 1) continue;
      if (this.isLive(option)) this.place(cell, v);
      else this.failed = cell;
    }
    this.queueSize = 0;
    return this.failed === noItem;
  }

  private place(cell: number, v: number): void {
    const { words, trail, seats, wide } = this;
    const { cellCount, houses, cellHouseStart } = this.shape;
    this.grid[cell] = v + 1;
    this.placedCount++;
    const start = cellHouseStart[cell];
    const end = cellHouseStart[cell + 1];
    for (let half = 0; half <= wide; half++) {
      const own = (cell << wide) + half;
      const keep = v >> 5 === half ? 1 << v : 0;
      const rest = words[own] & ~keep;
      if (keep === 0 && rest === 0) continue;
      trail[this.trailSize++] = keep === 0 ? own : ~own;
      trail[this.trailSize++] = rest;
      words[own] = keep;
      if (rest === 0) continue;
      for (let left = rest; left !== 0; left &= left - 1) {
        const u = (half << 5) + 31 - Math.clz32(left & -left);
        for (let k = start; k < end; k++) {
          const seat = seats[k];
          const at = (seat >>> 5) + (u << wide);
          const mask = words[at] ^ (1 << seat);
          words[at] = mask;
          if ((mask & (mask - 1)) === 0) this.noteSymbol(at, u);
        }
      }
    }
    for (let k = start; k < end && this.failed === noItem; k++) {
      const seat = seats[k];
      const first = ((seat >>> 5) & ~wide) + (v << wide);
      const row = (first >>> wide) - v - cellCount;
      for (let half = 0; half <= wide; half++) {
        const at = first + half;
        const keep = (seat >>> 5) + (v << wide) === at ? 1 << seat : 0;
        for (let left = words[at] & ~keep; left !== 0; left &= left - 1)
          this.eliminate(houses[row + (half << 5) + 31 - Math.clz32(left & -left)], v);
      }
    }
  }

  private eliminate(cell: number, v: number): void {
    const { words, trail, trailSize, seats, wide } = this;
    const { cellHouseStart } = this.shape;
    const own = (cell << wide) + (v >> 5);
    const bit = 1 << v;
    trail[trailSize] = own;
    trail[trailSize + 1] = bit;
    this.trailSize = trailSize + 2;
    let mask = words[own] ^ bit;
    words[own] = mask;
    if ((mask & (mask - 1)) === 0) this.noteCell(own, cell);
    const end = cellHouseStart[cell + 1];
    for (let k = cellHouseStart[cell]; k < end; k++) {
      const seat = seats[k];
      const at = (seat >>> 5) + (v << wide);
      mask = words[at] ^ (1 << seat);
      words[at] = mask;
      if ((mask & (mask - 1)) === 0) this.noteSymbol(at, v);
    }
  }

  /** A word of a cell has at most one bit left: is the cell now forced, or empty? */
  noteCell(at: number, cell: number): void {
    const seat = this.findLastSeat(at);
    if (seat === none) this.failed = cell;
    else if (seat >= 0 && this.grid[cell] === 0)
      this.queue[this.queueSize++] = cell * this.shape.symbols + seat;
  }

  /** The same for a word of symbol index v in a house. */
  noteSymbol(at: number, v: number): void {
    const { symbols: n, cellCount, houses } = this.shape;
    const item = at >> this.wide;
    const seat = this.findLastSeat(at);
    if (seat === none) this.failed = item;
    else if (seat >= 0) {
      const cell = houses[item - v - cellCount + seat];
      if (this.grid[cell] === 0) this.queue[this.queueSize++] = cell * n + v;
    }
  }

  /** The only bit left in the item that owns word `at`: its index, or none, or several. */
  private findLastSeat(at: number): number {
    const mask = this.words[at];
    if ((mask & (mask - 1)) !== 0) return several;
    if (this.wide === 0) return 31 - Math.clz32(mask);
    const other = this.words[at ^ 1];
    if (other === 0) return mask === 0 ? none : ((at & 1) << 5) + 31 - Math.clz32(mask);
    return mask === 0 && (other & (other - 1)) === 0 ? ((~at & 1) << 5) + 31 - Math.clz32(other) : several;
  }

  undoTo(mark: number): void {
    const { words, trail, grid, seats, wide } = this;
    const { cellHouseStart } = this.shape;
    this.failed = noItem;
    if (this.agenda !== undefined) {
      this.failedBy = undefined;
      this.agenda.clear();
      this.looked = mark;
    }
    for (let t = this.trailSize - 2; t >= mark; t -= 2) {
      let own = trail[t];
      if (own < 0) {
        own = ~own;
        grid[own >> wide] = 0;
        this.placedCount--;
      }
      const removed = trail[t + 1];
      words[own] ^= removed;
      const offset = (own & wide) << 5;
      const start = cellHouseStart[own >> wide];
      const end = cellHouseStart[(own >> wide) + 1];
      for (let left = removed; left !== 0; left &= left - 1) {
        const shift = (offset + 31 - Math.clz32(left & -left)) << wide;
        for (let k = start; k < end; k++) {
          const seat = seats[k];
          words[(seat >>> 5) + shift] ^= 1 << seat;
        }
      }
    }
    this.trailSize = mark;
  }
}
