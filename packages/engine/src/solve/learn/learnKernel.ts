import type { Shape } from '../../shape/shape.js';
import { type Item, noItem, type RunStatus, type SearchKernel } from '../kernel.js';
import { ConflictState } from './conflictState.js';
import { ConflictKind, noReason } from './coverState.js';

const restartGap = 30;
const restartMargin = 1.15;

/**
 * The kernel for hard proofs: conflict-driven clause learning, with the rules of the shape built in.
 *
 * A SAT solver would first be given one clause per cell and per (house, symbol), and one per pair of options that exclude
 * each other: for a `9^3` that costs more than most of its proofs. Here those clauses are never written. An item
 * keeps the count and the XOR of its live options, so it is a clause that knows its last literal; a placed option excludes
 * its item mates directly; and conflict analysis asks an item or a placed option for its reason as if it were a clause. Only
 * what is learnt is stored.
 *
 * Layers, each a class on the one before: CoverState (decisions, rules, undo), ClauseState (learnt clauses), ConflictState
 * (analysis), LearnKernel (the loop: propagate, learn, restart, guess). Guesses place the most active option of recent conflicts; restarts
 * come when clauses join more depths (*glue*) than they used to; the glued-most half is forgotten at restarts only,
 * when no clause is a reason, so forgetting is one compaction of one array.
 *
 * Rejected after measuring: Luby restarts (about 20 % slower on minimal `9^3`), saved phases (1.8 times the guesses on
 * 16x16: "not here" is a weak guess). Not for counting many solutions: each is a clause.
 */
export class LearnKernel extends ConflictState implements SearchKernel {
  readonly grid: Uint8Array;
  conflicts = 0;
  private closed = false;
  private atSolution = false;
  private recentGlue = 0;
  private usualGlue = 0;
  private nextRestart = 0;

  constructor(shape: Shape) {
    super(shape);
    this.grid = new Uint8Array(shape.cellCount);
  }

  load(clues: ArrayLike<number>): Item {
    const { n, value } = this;
    this.clear();
    this.grid.fill(0);
    this.conflicts = this.recentGlue = this.usualGlue = 0;
    this.nextRestart = restartGap;
    this.atSolution = false;
    this.closed = true;
    for (let cell = 0; cell < clues.length; cell++) {
      if (clues[cell] === 0) continue;
      const lit = 2 * (cell * n + clues[cell] - 1);
      if (value[lit] < 0) return cell;
      if (value[lit] === 0) this.assign(lit, noReason);
      if (!this.propagate())
        return this.conflictKind === ConflictKind.Item ? this.conflictA : Math.floor(this.conflictA / n);
    }
    this.closed = false;
    for (let option = 0; option < this.level.length; option++)
      if (value[2 * option] === 0) this.heap.insert(option);
    this.readGrid();
    return noItem;
  }

  /** Exclude one full grid, such as a solution already known. Call after `load`, before `run`. */
  bar(grid: ArrayLike<number>): void {
    const { n, learnt, value } = this;
    let size = 0;
    for (let cell = 0; cell < grid.length; cell++) {
      const lit = 2 * (cell * n + grid[cell] - 1) + 1;
      if (value[lit] > 0) return;
      if (value[lit] === 0) learnt[size++] = lit;
    }
    this.learntSize = size;
    if (size === 0) this.closed = true;
    else if (size === 1) this.assign(learnt[0], noReason);
    else this.storeLearnt(0);
  }

  run(nodes: number): RunStatus {
    const { stats, heap, value } = this;
    if (this.atSolution) this.leaveSolution();
    for (let left = nodes; ; ) {
      if (this.closed) return 'exhausted';
      if (!this.propagate()) {
        this.handleConflict();
        continue;
      }
      if (this.conflicts >= this.nextRestart && this.recentGlue > restartMargin * this.usualGlue)
        this.restart();
      // The next guess stays in the heap until it is made: stopping here must not change what comes after.
      while (heap.top >= 0 && value[2 * heap.top] !== 0) heap.removeTop();
      if (heap.top < 0) {
        stats.solutions++;
        this.atSolution = true;
        this.readGrid();
        return 'solution';
      }
      if (left-- <= 0) return 'budget';
      const option = heap.removeTop();
      stats.nodes++;
      this.levelStart[this.depth++] = this.trailSize;
      stats.depth = this.depth;
      if (this.depth > stats.maxDepth) stats.maxDepth = this.depth;
      this.assign(2 * option, noReason);
    }
  }

  private handleConflict(): void {
    this.conflicts++;
    if (this.depth === 0) {
      this.closed = true;
      return;
    }
    this.learn();
    this.recentGlue += (this.glue - this.recentGlue) / 32;
    this.usualGlue += (this.glue - this.usualGlue) / Math.min(4096, this.conflicts);
  }

  private restart(): void {
    this.backjump(0);
    this.nextRestart = this.conflicts + restartGap;
    if (this.isCrowded()) this.reduceClauses();
  }

  /** Bar the solution by its guesses and go one guess back. */
  private leaveSolution(): void {
    const { learnt, levelStart, trail } = this;
    this.atSolution = false;
    if (this.depth === 0) {
      this.closed = true;
      return;
    }
    let size = 0;
    for (let d = this.depth - 1; d >= 0; d--) learnt[size++] = trail[levelStart[d]] ^ 1;
    this.learntSize = size;
    this.backjump(this.depth - 1);
    this.assign(learnt[0], size === 1 ? noReason : -2 - this.storeLearnt(0));
  }

  private readGrid(): void {
    const { n, grid, trail } = this;
    for (let t = 0; t < this.trailSize; t++) {
      if ((trail[t] & 1) !== 0) continue;
      const option = trail[t] >> 1;
      const cell = Math.floor(option / n);
      grid[cell] = option - cell * n + 1;
    }
  }
}
