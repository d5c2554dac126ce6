import type { Shape } from '../../shape/shape.js';
import { type Item, noItem, type RunStatus, type SearchKernel, type SearchStats } from '../kernel.js';
import { propagatorsOf } from '../propagators/propagators.js';
import { ActivityHeap } from './activityHeap.js';
import { ClauseStore } from './clauseStore.js';
import { ConflictAnalysis } from './conflictAnalysis.js';
import { ConstraintRules } from './constraintRules.js';
import { CoverRules } from './coverRules.js';
import { ConflictKind, Decisions, noReason } from './decisions.js';
import { Explanations } from './explanations.js';

const activityDecay = 0.95;
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
 * Its parts share the Decisions: ClauseStore (what was learnt), CoverRules (consequences and undo), ConflictAnalysis (from a
 * conflict to a clause), and the loop here: propagate, learn, restart, guess. Guesses place the most active option of
 * recent conflicts; restarts come when clauses join more depths (*glue*) than they used to; the half with the most glue is
 * forgotten, at restarts only, when no clause is a reason, so forgetting is one compaction of one array.
 *
 * Rejected after measuring: Luby restarts (about 20 % slower on minimal `9^3`), saved phases (1.8 times the guesses on
 * 16x16: "not here" is a weak guess). Not for counting many solutions: each is a clause.
 */
export class LearnKernel implements SearchKernel {
  readonly stats: SearchStats = { nodes: 0, depth: 0, maxDepth: 0, solutions: 0 };
  readonly grid: Uint8Array;
  private readonly decisions: Decisions;
  private readonly heap: ActivityHeap;
  private readonly store: ClauseStore;
  private readonly explanations: Explanations;
  private readonly rules: CoverRules;
  private readonly analysis: ConflictAnalysis;
  private conflicts = 0;
  private closed = false;
  private atSolution = false;
  private recentGlue = 0;
  private usualGlue = 0;
  private nextRestart = 0;

  constructor(shape: Shape) {
    this.grid = new Uint8Array(shape.cellCount);
    this.decisions = new Decisions(shape);
    this.heap = new ActivityHeap(shape.cellCount * shape.symbols);
    this.store = new ClauseStore(this.decisions);
    this.explanations = new Explanations(this.decisions);
    const propagators = propagatorsOf(shape);
    const constraints = propagators && new ConstraintRules(this.decisions, this.explanations, propagators);
    this.rules = new CoverRules(this.decisions, this.store, this.heap, constraints);
    this.analysis = new ConflictAnalysis(this.decisions, this.store, this.explanations, this.heap);
  }

  load(clues: ArrayLike<number>): Item {
    const { decisions, rules } = this;
    const { n, value } = decisions;
    this.clear();
    this.closed = true;
    for (let cell = 0; cell < clues.length; cell++) {
      if (clues[cell] === 0) continue;
      const lit = 2 * (cell * n + clues[cell] - 1);
      if (value[lit] < 0) return cell;
      if (value[lit] === 0) decisions.assign(lit, noReason);
      if (!rules.propagate()) return this.conflictItem();
    }
    if (!rules.propagate()) return this.conflictItem();
    this.closed = false;
    for (let option = 0; option < decisions.level.length; option++)
      if (value[2 * option] === 0) this.heap.insert(option);
    this.readGrid();
    return noItem;
  }

  /** The item at which the conflict at hand shows. */
  private conflictItem(): Item {
    const { conflictKind, conflictA, n } = this.decisions;
    switch (conflictKind) {
      case ConflictKind.Item:
        return conflictA;
      case ConflictKind.Pair:
        return Math.floor(conflictA / n);
      default:
        return 0;
    }
  }

  /** Exclude one full grid, such as a solution already known. Call after `load`, before `run`. */
  bar(grid: ArrayLike<number>): void {
    const { decisions, store } = this;
    const { n, value } = decisions;
    const { learnt } = store;
    let size = 0;
    for (let cell = 0; cell < grid.length; cell++) {
      const lit = 2 * (cell * n + grid[cell] - 1) + 1;
      if (value[lit] > 0) return;
      if (value[lit] === 0) learnt[size++] = lit;
    }
    store.learntSize = size;
    if (size === 0) this.closed = true;
    else if (size === 1) decisions.assign(learnt[0], noReason);
    else store.storeLearnt(0);
  }

  run(nodes: number): RunStatus {
    const { stats, heap, decisions, rules } = this;
    const { value } = decisions;
    if (this.atSolution) this.leaveSolution();
    for (let left = nodes; ; ) {
      if (this.closed) return 'exhausted';
      if (!rules.propagate()) {
        this.learn();
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
      if (!(left-- > 0)) return 'budget';
      this.explanations.mark(decisions.depth);
      decisions.guess(heap.removeTop());
      stats.nodes++;
      stats.depth = decisions.depth;
      if (stats.depth > stats.maxDepth) stats.maxDepth = stats.depth;
    }
  }

  private clear(): void {
    const { stats } = this;
    for (const part of [this.decisions, this.heap, this.store, this.explanations, this.rules]) part.clear();
    stats.nodes = stats.depth = stats.maxDepth = stats.solutions = 0;
    this.grid.fill(0);
    this.conflicts = this.recentGlue = this.usualGlue = 0;
    this.nextRestart = restartGap;
    this.atSolution = false;
  }

  /** Learn from the conflict at hand: jump back to where the new clause decides an option, and decide it. */
  private learn(): void {
    const { analysis } = this;
    this.conflicts++;
    if (this.decisions.depth === 0) {
      this.closed = true;
      return;
    }
    this.backjump(analysis.buildClause());
    this.heap.decay(activityDecay);
    this.applyLearnt(analysis.glue);
    this.recentGlue += (analysis.glue - this.recentGlue) / 32;
    this.usualGlue += (analysis.glue - this.usualGlue) / Math.min(4096, this.conflicts);
  }

  private backjump(depth: number): void {
    if (depth < this.decisions.depth) this.explanations.jumpTo(depth);
    this.rules.backjump(depth);
    this.stats.depth = this.decisions.depth;
  }

  /** Keep the clause just built, of which only the first literal is open, and decide that one. */
  private applyLearnt(glue: number): void {
    const { store } = this;
    this.decisions.assign(store.learnt[0], store.learntSize === 1 ? noReason : -2 - store.storeLearnt(glue));
  }

  private restart(): void {
    this.backjump(0);
    this.nextRestart = this.conflicts + restartGap;
    if (this.store.isCrowded()) this.store.reduceClauses();
  }

  /** Bar the solution by its guesses and go one guess back. */
  private leaveSolution(): void {
    const { store } = this;
    const { depth, levelStart, trail } = this.decisions;
    this.atSolution = false;
    if (depth === 0) {
      this.closed = true;
      return;
    }
    let size = 0;
    for (let d = depth - 1; d >= 0; d--) store.learnt[size++] = trail[levelStart[d]] ^ 1;
    store.learntSize = size;
    this.backjump(depth - 1);
    this.applyLearnt(0);
  }

  private readGrid(): void {
    const { grid } = this;
    const { n, trail, trailSize } = this.decisions;
    for (let t = 0; t < trailSize; t++) {
      if ((trail[t] & 1) !== 0) continue;
      const option = trail[t] >> 1;
      const cell = Math.floor(option / n);
      grid[cell] = option - cell * n + 1;
    }
  }
}
