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

/**
 * Depth-first search with two-way branching: guess that an option (cell, symbol) holds; when that fails, strike the
 * option out *one level higher*, propagate and choose afresh. No lists of untried choices are needed, a refuted guess
 * prunes like any other fact, and the position between two nodes is the whole state, so a run can stop and resume.
 */
export abstract class TreeSearch implements SearchKernel {
  readonly shape: Shape;
  readonly stats: SearchStats = { nodes: 0, depth: 0, maxDepth: 0, solutions: 0 };
  abstract readonly grid: Uint8Array;
  /** Set before `load`: random choice among equally good items, and of the option tried first. */
  random: (() => number) | null = null;
  /** Set before `load`. Events are read off the trail after each step, so the hot loops know nothing of it. */
  trace: Trace | null = null;
  private readonly guesses: Int32Array;
  private readonly marks: Int32Array;
  private closed = true;

  constructor(shape: Shape) {
    this.shape = shape;
    this.guesses = new Int32Array(shape.cellCount + 1);
    this.marks = new Int32Array(shape.cellCount + 1);
  }

  /** Back to the empty board, then place the clues and propagate. */
  protected abstract start(clues: ArrayLike<number>): Item;
  protected abstract isFull(): boolean;
  protected abstract chooseOption(): Option;
  /** Place an option and propagate; false on contradiction. */
  protected abstract assume(option: Option): boolean;
  /** Eliminate an option and propagate; false on contradiction. */
  protected abstract refute(option: Option): boolean;
  protected abstract markTrail(): number;
  protected abstract undoTo(mark: number): void;
  /** Tell the trace what the trail holds from a mark on. */
  protected reportTrail(_from: number): void {}

  load(clues: ArrayLike<number>): Item {
    const { stats } = this;
    stats.nodes = stats.depth = stats.maxDepth = stats.solutions = 0;
    const failed = this.start(clues);
    if (this.trace !== null) this.reportTrail(0);
    this.closed = failed !== noItem;
    return failed;
  }

  run(nodes: number): RunStatus {
    const { stats } = this;
    for (let left = nodes; ; left--) {
      if (this.closed && !this.retreat()) return 'exhausted';
      if (this.isFull()) {
        stats.solutions++;
        this.closed = true;
        return 'solution';
      }
      if (left <= 0) return 'budget';
      const option = this.chooseOption();
      this.guesses[stats.depth] = option;
      this.marks[stats.depth] = this.markTrail();
      stats.nodes++;
      if (++stats.depth > stats.maxDepth) stats.maxDepth = stats.depth;
      this.closed = !this.assume(option);
      if (this.trace !== null) this.reportStep('guess', option, this.marks[stats.depth - 1]);
    }
  }

  private retreat(): boolean {
    const { stats } = this;
    while (stats.depth > 0) {
      stats.depth--;
      this.undoTo(this.marks[stats.depth]);
      const mark = this.marks[stats.depth];
      const option = this.guesses[stats.depth];
      this.closed = !this.refute(option);
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
}
