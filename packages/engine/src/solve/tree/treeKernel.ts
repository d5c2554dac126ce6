import type { Shape } from '../../shape/shape.js';
import {
  type Item,
  noItem,
  type Option,
  type RunStatus,
  type SearchKernel,
  type SearchStats,
  type Trace,
} from '../kernel.js';
import { ClueEntry } from './clueEntry.js';
import { ItemChoice } from './itemChoice.js';
import { MaskState } from './maskState.js';

/**
 * The general kernel: depth-first search with two-way branching. Guess that an option (cell, symbol) holds; when that
 * fails, strike the option out *one level higher*, propagate and choose again. No lists of untried choices are needed,
 * a refuted guess prunes like any other fact, and the position between two nodes is the whole state, so a run can stop
 * and resume.
 *
 * Its parts: MaskState (the position, propagation, undo), ClueEntry (how a puzzle begins), ItemChoice (what to guess).
 */
export class TreeKernel implements SearchKernel {
  readonly shape: Shape;
  readonly stats: SearchStats = { nodes: 0, depth: 0, maxDepth: 0, solutions: 0 };
  readonly grid: Uint8Array;
  /** Set before `load`: random choice among equally good items, and of the option tried first. */
  random: (() => number) | null = null;
  /** Set before `load`. Events are read off the trail after each step, so the hot loops know nothing of it. */
  trace: Trace | null = null;
  private readonly masks: MaskState;
  private readonly entry: ClueEntry;
  private readonly choice: ItemChoice;
  private readonly guesses: Int32Array;
  private readonly marks: Int32Array;
  private closed = true;

  constructor(shape: Shape) {
    this.shape = shape;
    this.masks = new MaskState(shape);
    this.entry = new ClueEntry(this.masks);
    this.choice = new ItemChoice(this.masks);
    this.grid = this.masks.grid;
    this.guesses = new Int32Array(shape.cellCount + 1);
    this.marks = new Int32Array(shape.cellCount + 1);
  }

  /** The item that was left without an option, or the constraint that left none, after a contradiction. */
  get failedItem(): Item {
    const { failed, failedBy, itemCount } = this.masks;
    return failedBy === undefined ? failed : itemCount + failedBy.constraint;
  }

  isLive(option: Option): boolean {
    return this.masks.isLive(option);
  }

  /** The options not excluded at this moment (cell * N + symbolIndex); after `load`, those left by root propagation. */
  listLiveOptions(): Int32Array {
    const { symbols: n, cellCount } = this.shape;
    const live: number[] = [];
    for (let option = 0; option < cellCount * n; option++) if (this.isLive(option)) live.push(option);
    return Int32Array.from(live);
  }

  isFull(): boolean {
    return this.masks.isFull();
  }

  /** Places clues of some cells beside those loaded, before any guess, and draws the consequences; false on contradiction. */
  giveClues(cells: Iterable<number>, symbols: ArrayLike<number>): boolean {
    for (const cell of cells) this.masks.enqueue(cell * this.shape.symbols + symbols[cell] - 1);
    this.closed = !this.masks.settle();
    return !this.closed;
  }

  /** Strikes out an option for good, before any guess, and draws the consequences; false on contradiction. */
  exclude(option: Option): boolean {
    return this.masks.refute(option);
  }

  load(clues: ArrayLike<number>): Item {
    const { stats, masks } = this;
    stats.nodes = stats.depth = stats.maxDepth = stats.solutions = 0;
    this.choice.clear();
    masks.clear();
    this.entry.enter(clues, this.trace !== null || masks.isConstrained);
    this.closed = !masks.settle();
    if (this.trace !== null) this.reportTrail(0);
    return this.failedItem;
  }

  run(nodes: number): RunStatus {
    const { stats, masks } = this;
    for (let left = nodes; ; left--) {
      if (this.closed && !this.retreat()) return 'exhausted';
      if (masks.isFull()) {
        stats.solutions++;
        this.closed = true;
        return 'solution';
      }
      if (!(left > 0)) return 'budget';
      const option = this.choice.choose(stats.depth, this.random);
      this.guesses[stats.depth] = option;
      this.marks[stats.depth] = masks.trailSize;
      stats.nodes++;
      if (++stats.depth > stats.maxDepth) stats.maxDepth = stats.depth;
      this.closed = !masks.assume(option);
      if (this.trace !== null) this.reportStep('guess', option, this.marks[stats.depth - 1]);
    }
  }

  private retreat(): boolean {
    const { stats, masks } = this;
    while (stats.depth > 0) {
      stats.depth--;
      const mark = this.marks[stats.depth];
      const option = this.guesses[stats.depth];
      // After a solution nothing is to blame. A constraint is its cells: blaming all of them took a third of the guesses on killers.
      if (masks.failedBy !== undefined) for (const cell of masks.failedBy.cells) this.choice.blame(cell);
      else if (masks.failed !== noItem) this.choice.blame(masks.failed);
      masks.undoTo(mark);
      this.closed = !masks.refute(option);
      if (this.trace !== null) this.reportStep('undo', option, mark);
      if (!this.closed) return true;
    }
    return false;
  }

  /** 'undo' takes back all since the matching 'guess'; the eliminations after it begin with the refuted guess. */
  private reportStep(event: 'guess' | 'undo', option: Option, mark: number): void {
    const cell = Math.floor(option / this.shape.symbols);
    this.trace?.(event, cell, option - cell * this.shape.symbols);
    this.reportTrail(mark);
  }

  /** Give the trace what the trail holds from a mark on. */
  private reportTrail(from: number): void {
    const { trace } = this;
    const { trail, trailSize, wide } = this.masks;
    if (trace === null) return;
    for (let t = from; t < trailSize; t += 2) {
      const own = trail[t] < 0 ? ~trail[t] : trail[t];
      const cell = own >> wide;
      if (trail[t] < 0) trace('place', cell, this.grid[cell] - 1);
      for (let left = trail[t + 1]; left !== 0; left &= left - 1)
        trace('eliminate', cell, ((own & wide) << 5) + 31 - Math.clz32(left & -left));
    }
  }
}
