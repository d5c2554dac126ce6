/**
 * How well a puzzle resists short cases: two or three possibilities, of a cell or of a symbol in a house, each followed by singles for a few
 * rounds. What is common to all that do not fail is so. Forcing chains reach no further, and most of what is easier lies within them; so
 * what is left then tells, some hundred times faster than a grade, whether a puzzle may be beyond logic. It is no proof, since a few of
 * the easier techniques see what cases do not.
 *
 * Cells and houses are looked at one after the other and what is found is used at once, so that few sweeps are needed. Whatever goes only
 * makes more go, so what is left in the end does not depend on their order; and what was followed since the last gain need not be
 * followed again, not even for more rounds if it came to an end before.
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
  /** All that is known of the board, in one piece, and as it was when it was last settled. */
  private readonly board: Uint8Array;
  private readonly settled: Uint8Array;
  private settledLeft = 0;
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
  /** By option: after how many gains it was last followed, and for how many rounds it need not be followed again. */
  private readonly followedAfter: Int32Array;
  private readonly followedFor: Float64Array;
  private gains = 0;
  /** By cell and then by house and symbol: after how many gains, and for how many rounds, nothing came of its cases. */
  private readonly vainAfter: Int32Array;
  private readonly vainFor: Uint8Array;

  constructor(shape: Shape) {
    const { symbols: n, cellCount, houseCount } = shape;
    this.shape = shape;
    const bytes = new ArrayBuffer(6 * cellCount + houseCount * n);
    this.board = new Uint8Array(bytes);
    this.settled = new Uint8Array(bytes.byteLength);
    this.masks = new Int32Array(bytes, 0, cellCount);
    this.counts = new Uint8Array(bytes, 4 * cellCount, cellCount);
    this.placed = new Uint8Array(bytes, 5 * cellCount, cellCount);
    this.peers = Array.from({ length: cellCount }, (_, cell) => seenFrom(shape, cell));
    this.cellOf = Int32Array.from({ length: cellCount * n }, (_, option) => Math.floor(option / n));
    this.symbolOf = Uint8Array.from({ length: cellCount * n }, (_, option) => option % n);
    this.places = new Uint8Array(bytes, 6 * cellCount);
    this.trail = new Int32Array(2 * cellCount * n);
    // A candidate that goes may leave one place in its cell and in each of its houses.
    this.queue = new Int32Array(cellCount * n * (2 + mostHouses(shape)));
    this.words = (cellCount * n + 31) >> 5;
    this.rows = new Int32Array(cellCount * n * this.words);
    this.sweptIn = new Int32Array(cellCount * n);
    this.followedAfter = new Int32Array(cellCount * n);
    this.followedFor = new Float64Array(cellCount * n);
    this.vainAfter = new Int32Array(cellCount + houseCount * n);
    this.vainFor = new Uint8Array(cellCount + houseCount * n);
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
    this.gains++;
    this.spread(Number.POSITIVE_INFINITY);
    for (let i = 0; i < this.trailEnd; i++) this.openCells -= this.trail[i] & 1;
    this.trailEnd = 0;
    this.settled.set(this.board);
    this.settledLeft = this.left;
  }

  /** Follows all cases once, unless too few candidates are left on the way; whether anything came of it. */
  private sweep(rounds: number, least: number): boolean {
    const { symbols: n, cellCount, houses, houseCount } = this.shape;
    const { masks, counts, placed, places } = this;
    this.sweeps++;
    let gained = false;
    const options: number[] = [];
    for (let cell = 0; cell < cellCount; cell++) {
      if (placed[cell] !== blank || counts[cell] > mostCases || this.isVain(cell, rounds)) continue;
      options.length = 0;
      for (let bits = masks[cell]; bits !== 0; bits &= bits - 1) options.push(cell * n + lowestBit(bits));
      if (this.compare(options, cell, rounds)) gained = true;
      if (this.failed || this.openCells === 0 || this.left < least) return false;
    }
    for (let item = 0; item < houseCount * n; item++) {
      if (places[item] < 2 || places[item] > mostCases || this.isVain(cellCount + item, rounds)) continue;
      const v = item % n;
      const start = item - v;
      options.length = 0;
      for (let i = start; i < start + n; i++)
        if ((masks[houses[i]] >> v) & 1) options.push(houses[i] * n + v);
      if (this.compare(options, cellCount + item, rounds)) gained = true;
      if (this.failed || this.openCells === 0 || this.left < least) return false;
    }
    return gained;
  }

  private isVain(source: number, rounds: number): boolean {
    return this.vainAfter[source] === this.gains && this.vainFor[source] === rounds;
  }

  private isFresh(option: number, rounds: number): boolean {
    return this.followedAfter[option] === this.gains && this.followedFor[option] >= rounds;
  }

  /** Uses what is common to the cases of a source, or that one of them fails; whether there was anything. */
  private compare(options: readonly number[], source: number, rounds: number): boolean {
    const { rows, words } = this;
    for (const option of options) {
      if (this.sweptIn[option] === this.sweeps || this.isFresh(option, rounds)) continue;
      if (this.follow(option, rounds)) continue;
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
    else if (options.every(option => this.isFresh(option, rounds))) {
      this.vainAfter[source] = this.gains;
      this.vainFor[source] = rounds;
    }
    return gained;
  }

  /** Notes what follows from an option; false if it fails. */
  private follow(option: number, rounds: number): boolean {
    const { rows, words, trail } = this;
    this.queue[this.queueEnd++] = option;
    const isWhole = this.spread(rounds);
    const holds = !this.failed;
    if (holds) {
      const start = option * words;
      rows.fill(0, start, start + words);
      for (let i = 0; i < this.trailEnd; i++)
        if ((trail[i] & 1) === 0) rows[start + (trail[i] >> 6)] |= 1 << (trail[i] >> 1);
      this.sweptIn[option] = this.sweeps;
      this.followedAfter[option] = this.gains;
      this.followedFor[option] = isWhole ? Number.POSITIVE_INFINITY : rounds;
    }
    this.undo();
    return holds;
  }

  /** Places what is queued and what becomes single by it, for so many rounds; whether that is all. */
  private spread(rounds: number): boolean {
    const { queue, placed, masks, trail, cellOf, symbolOf } = this;
    let done = 0;
    for (let round = 0; round < rounds && done < this.queueEnd && !this.failed; round++) {
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
    const isWhole = done === this.queueEnd;
    this.queueEnd = 0;
    return isWhole;
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
    this.board.set(this.settled);
    this.left = this.settledLeft;
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
