/**
 * How well a puzzle resists short cases: two or three possibilities, of a cell or of a symbol in a house, each followed by singles for a few
 * rounds. What is common to all that do not fail is so. Forcing chains reach no further, and most of what is easier lies within them; so
 * what is left then tells, some hundred times faster than a grade, whether a puzzle may be beyond logic. It is no proof, since a few of
 * the easier techniques see what cases do not.
 *
 * Cells and houses are looked at one after the other and what is found is used at once, so that few sweeps are needed.
 */
import { blank } from '../board/symbols.js';
import { seenFrom } from '../logic/sight.js';
import type { Cell, Shape } from '../shape/shape.js';
import { lowestBit } from '../solve/propagators/propagator.js';

/** A candidate's option number · 2, and 1 more if it holds. */
type Literal = number;

/** Cases in one source, at most. */
const mostCases = 3;

export class Resistance {
  private readonly shape: Shape;
  /** By cell: its candidates as bits, how many there are, and the symbol that is placed. */
  private readonly masks: Int32Array;
  private readonly counts: Uint8Array;
  private readonly placed: Uint8Array;
  /** By cell: those that see it. */
  private readonly peers: readonly Int32Array[];
  /** By option: its cell and its symbol - 1, since to divide takes longer than to look up. */
  private readonly cellOf: Int32Array;
  private readonly symbolOf: Uint8Array;
  /** By house · symbols + symbol - 1: how many places are left. */
  private readonly places: Uint8Array;
  /** What has followed since the trail was emptied. */
  private readonly trail: Int32Array;
  private trailEnd = 0;
  /** Options to be placed. */
  private readonly queue: Int32Array;
  private queueEnd = 0;
  private failed = false;
  private openCells = 0;
  /** How many candidates are left. */
  private left = 0;
  /**
   * By option: what goes if it holds, as a row of bits, and in which sweep that was found. What would be placed in all cases needs no row,
   * since all others in its cell go.
   */
  private readonly rows: Int32Array;
  private readonly words: number;
  private readonly sweptIn: Int32Array;
  private sweeps = 0;

  constructor(shape: Shape) {
    const { symbols: n, cellCount, houseCount } = shape;
    this.shape = shape;
    this.masks = new Int32Array(cellCount);
    this.counts = new Uint8Array(cellCount);
    this.placed = new Uint8Array(cellCount);
    this.peers = Array.from({ length: cellCount }, (_, cell) => seenFrom(shape, cell));
    this.cellOf = Int32Array.from({ length: cellCount * n }, (_, option) => Math.floor(option / n));
    this.symbolOf = Uint8Array.from({ length: cellCount * n }, (_, option) => option % n);
    this.places = new Uint8Array(houseCount * n);
    this.trail = new Int32Array(2 * cellCount * n);
    // A candidate that goes may leave one place in its cell and in each of its houses.
    this.queue = new Int32Array(cellCount * n * (2 + mostHouses(shape)));
    this.words = (cellCount * n + 31) >> 5;
    this.rows = new Int32Array(cellCount * n * this.words);
    this.sweptIn = new Int32Array(cellCount * n);
  }

  /**
   * For each of these rising numbers of rounds: how many candidates are left. As soon as there are fewer than what is needed after so
   * many of these numbers, it is given up, and the answer is shorter.
   */
  measure(
    clues: ArrayLike<number>,
    limits: readonly number[],
    leastLeft: (before: readonly number[]) => number = () => 0,
  ): number[] {
    this.load(clues);
    const left: number[] = [];
    for (const rounds of limits) {
      const least = leastLeft(left);
      while (this.openCells > 0 && !this.failed && this.sweep(rounds, least));
      left.push(this.openCells === 0 ? 0 : this.left);
      if (this.left < least) break;
    }
    return left;
  }

  private load(clues: ArrayLike<number>): void {
    const { symbols: n, cellCount } = this.shape;
    this.masks.fill((1 << n) - 1);
    this.counts.fill(n);
    this.places.fill(n);
    this.placed.fill(blank);
    this.queueEnd = this.trailEnd = 0;
    this.failed = false;
    this.openCells = cellCount;
    this.left = cellCount * n;
    for (let cell = 0; cell < cellCount; cell++)
      if (clues[cell] !== blank) this.queue[this.queueEnd++] = cell * n + clues[cell] - 1;
    this.settle();
  }

  /** Takes what is queued, and all that follows by singles, for good. */
  private settle(): void {
    this.spread(Number.POSITIVE_INFINITY);
    for (let i = 0; i < this.trailEnd; i++) this.openCells -= this.trail[i] & 1;
    this.trailEnd = 0;
  }

  /** Follows all cases once, unless too few candidates are left on the way; whether anything came of it. */
  private sweep(rounds: number, least: number): boolean {
    const { symbols: n, cellCount, houses, houseCount } = this.shape;
    const { masks, counts, placed, places } = this;
    this.sweeps++;
    let gained = false;
    const options: number[] = [];
    for (let cell = 0; cell < cellCount; cell++) {
      if (placed[cell] !== blank || counts[cell] > mostCases) continue;
      options.length = 0;
      for (let bits = masks[cell]; bits !== 0; bits &= bits - 1) options.push(cell * n + lowestBit(bits));
      if (this.compare(options, rounds)) gained = true;
      if (this.failed || this.openCells === 0 || this.left < least) return false;
    }
    for (let item = 0; item < houseCount * n; item++) {
      if (places[item] < 2 || places[item] > mostCases) continue;
      const v = item % n;
      const start = item - v;
      options.length = 0;
      for (let i = start; i < start + n; i++)
        if ((masks[houses[i]] >> v) & 1) options.push(houses[i] * n + v);
      if (this.compare(options, rounds)) gained = true;
      if (this.failed || this.openCells === 0 || this.left < least) return false;
    }
    return gained;
  }

  /** Uses what is common to cases, or that one of them fails; whether there was anything. */
  private compare(options: readonly number[], rounds: number): boolean {
    const { rows, words } = this;
    for (const option of options) {
      if (this.sweptIn[option] === this.sweeps || this.follow(option, rounds)) continue;
      this.eliminate(this.cellOf[option], this.symbolOf[option]);
      this.settle();
      return true;
    }
    const first = options[0] * words;
    const second = options[1] * words;
    const third = options[options.length - 1] * words;
    for (let word = 0; word < words; word++) {
      let common = rows[first + word] & rows[second + word] & rows[third + word];
      for (; common !== 0; common &= common - 1) {
        const option = (word << 5) + lowestBit(common);
        this.eliminate(this.cellOf[option], this.symbolOf[option]);
      }
    }
    const gained = this.queueEnd > 0 || this.trailEnd > 0;
    if (gained) this.settle();
    return gained;
  }

  /** Notes what follows from an option; false if it fails. */
  private follow(option: number, rounds: number): boolean {
    const { rows, words, trail } = this;
    this.queue[this.queueEnd++] = option;
    this.spread(rounds);
    const holds = !this.failed;
    if (holds) {
      const start = option * words;
      rows.fill(0, start, start + words);
      for (let i = 0; i < this.trailEnd; i++)
        if ((trail[i] & 1) === 0) rows[start + (trail[i] >> 6)] |= 1 << (trail[i] >> 1);
      this.sweptIn[option] = this.sweeps;
    }
    this.undo();
    return holds;
  }

  /** Places what is queued and what becomes single by it, for so many rounds. */
  private spread(rounds: number): void {
    const { queue, placed, masks, trail, cellOf, symbolOf } = this;
    for (let round = 0, done = 0; round < rounds && done < this.queueEnd && !this.failed; round++) {
      const before = this.trailEnd;
      for (const end = this.queueEnd; done < end; done++) {
        const cell = cellOf[queue[done]];
        const v = symbolOf[queue[done]];
        if (placed[cell] === v + 1) continue;
        if (placed[cell] !== blank || ((masks[cell] >> v) & 1) === 0) this.failed = true;
        else {
          placed[cell] = v + 1;
          trail[this.trailEnd++] = 2 * queue[done] + 1;
        }
      }
      for (let i = before, end = this.trailEnd; i < end && !this.failed; i++) this.strikeBy(trail[i]);
    }
    this.queueEnd = 0;
  }

  private strikeBy(literal: Literal): void {
    const { masks } = this;
    const cell = this.cellOf[literal >> 1];
    const v = this.symbolOf[literal >> 1];
    for (let bits = masks[cell] & ~(1 << v); bits !== 0; bits &= bits - 1)
      this.eliminate(cell, lowestBit(bits));
    const seen = this.peers[cell];
    for (let i = 0; i < seen.length; i++) if ((masks[seen[i]] >> v) & 1) this.eliminate(seen[i], v);
  }

  private eliminate(cell: Cell, v: number): void {
    const { symbols: n, houses, cellHouses, cellHouseStart } = this.shape;
    const { masks, places } = this;
    if (((masks[cell] >> v) & 1) === 0) return;
    masks[cell] &= ~(1 << v);
    this.left--;
    this.trail[this.trailEnd++] = 2 * (cell * n + v);
    const left = --this.counts[cell];
    if (left === 0) this.failed = true;
    else if (left === 1) this.queue[this.queueEnd++] = cell * n + lowestBit(masks[cell]);
    for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
      const start = cellHouses[k] * n;
      const count = --places[start + v];
      if (count === 0) this.failed = true;
      if (count !== 1) continue;
      let i = start;
      while (((masks[houses[i]] >> v) & 1) === 0) i++;
      this.queue[this.queueEnd++] = houses[i] * n + v;
    }
  }

  private undo(): void {
    const { symbols: n, cellHouses, cellHouseStart } = this.shape;
    const { trail, masks, places } = this;
    for (let i = 0; i < this.trailEnd; i++) {
      const option = trail[i] >> 1;
      const cell = this.cellOf[option];
      if (trail[i] & 1) {
        this.placed[cell] = blank;
        continue;
      }
      const v = this.symbolOf[option];
      masks[cell] |= 1 << v;
      this.left++;
      this.counts[cell]++;
      for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) places[cellHouses[k] * n + v]++;
    }
    this.queueEnd = this.trailEnd = 0;
    this.failed = false;
  }
}

/** How many houses a cell lies in, at most. */
const mostHouses = ({ cellCount, cellHouseStart }: Shape): number => {
  let most = 0;
  for (let cell = 0; cell < cellCount; cell++)
    most = Math.max(most, cellHouseStart[cell + 1] - cellHouseStart[cell]);
  return most;
};
