import type { Shape } from '../../shape/shape.js';
import { type Item, noItem } from '../kernel.js';
import type { ActivityHeap } from './activityHeap.js';
import type { ClauseStore } from './clauseStore.js';
import type { ConstraintRules } from './constraintRules.js';
import { ConflictKind, type Decisions } from './decisions.js';

/** An item's word: live options << 20 | XOR of the live members (symbol indices of a cell, cells of a house). */
const one = 1 << 20;
const idMask = one - 1;

/** The rules of the shape: each item needs exactly one option. Draws what follows from decisions, and takes it back. */
export class CoverRules {
  private readonly constraints: ConstraintRules | undefined;
  private readonly decisions: Decisions;
  private readonly clauses: ClauseStore;
  private readonly shape: Shape;
  private readonly n: number;
  private readonly value: Int8Array;
  private readonly trail: Int32Array;
  /** Every option that is open again goes back into it. */
  private readonly heap: ActivityHeap;
  private readonly state: Int32Array;
  private readonly fresh: Int32Array;
  /** The next decision on the trail whose consequences are to be drawn. */
  private head = 0;

  constructor(
    decisions: Decisions,
    clauses: ClauseStore,
    heap: ActivityHeap,
    constraints: ConstraintRules | undefined,
  ) {
    this.constraints = constraints;
    this.decisions = decisions;
    this.clauses = clauses;
    this.heap = heap;
    this.shape = decisions.shape;
    this.n = decisions.n;
    this.value = decisions.value;
    this.trail = decisions.trail;
    const { symbols: n, cellCount, houseCount, houses } = this.shape;
    const itemCount = cellCount + houseCount * n;
    this.state = new Int32Array(itemCount);
    this.fresh = new Int32Array(itemCount);
    let all = n * one;
    for (let v = 0; v < n; v++) all ^= v;
    this.fresh.fill(all, 0, cellCount);
    for (let h = 0; h < houseCount; h++) {
      let word = n * one;
      for (let i = h * n; i < h * n + n; i++) word ^= houses[i];
      this.fresh.fill(word, cellCount + h * n, cellCount + h * n + n);
    }
  }

  clear(): void {
    this.state.set(this.fresh);
    this.head = 0;
    this.constraints?.clear();
  }

  /** Draw all consequences of the trail, by the rules and by what was learnt; false on conflict. */
  propagate(): boolean {
    const { constraints } = this;
    if (constraints === undefined) return this.cover();
    for (;;) {
      if (!this.cover()) return false;
      const obeyed = constraints.obey();
      if (obeyed === false) return false;
      if (obeyed === undefined && this.head === this.decisions.trailSize) return true;
    }
  }

  /** What follows from the houses and from what was learnt. */
  private cover(): boolean {
    const { decisions, clauses, trail, n, value, state } = this;
    const { houses, cellHouses, cellHouseStart, cellCount } = this.shape;
    while (this.head < decisions.trailSize) {
      const lit = trail[this.head++];
      const option = lit >> 1;
      const cell = (option / n) | 0;
      const v = option - cell * n;
      const end = cellHouseStart[cell + 1];
      if ((lit & 1) === 0) {
        for (let p = cell * n; p < cell * n + n; p++) {
          const pv = value[2 * p];
          if (pv < 0 || p === option) continue;
          if (pv > 0) return decisions.fail(ConflictKind.Pair, option, p);
          decisions.assign(2 * p + 1, option);
        }
        for (let k = cellHouseStart[cell]; k < end; k++) {
          const from = cellHouses[k] * n;
          for (let i = from; i < from + n; i++) {
            const p = houses[i] * n + v;
            const pv = value[2 * p];
            if (pv < 0 || p === option) continue;
            if (pv > 0) return decisions.fail(ConflictKind.Pair, option, p);
            decisions.assign(2 * p + 1, option);
          }
        }
      } else {
        let bad: Item = noItem;
        let w = (state[cell] - one) ^ v;
        state[cell] = w;
        if (w < 2 * one) {
          if (w < one) bad = cell;
          else {
            const p = cell * n + (w & idMask);
            if (value[2 * p] === 0) decisions.assign(2 * p, cell);
            else if (value[2 * p] < 0) bad = cell;
          }
        }
        for (let k = cellHouseStart[cell]; k < end; k++) {
          const item = cellCount + cellHouses[k] * n + v;
          w = (state[item] - one) ^ cell;
          state[item] = w;
          if (w < 2 * one) {
            if (w < one) bad = item;
            else {
              const p = (w & idMask) * n + v;
              if (value[2 * p] === 0) decisions.assign(2 * p, item);
              else if (value[2 * p] < 0) bad = item;
            }
          }
        }
        if (bad !== noItem) return decisions.fail(ConflictKind.Item, bad, 0);
      }
      if (!clauses.visitWatches(lit ^ 1)) return false;
    }
    return true;
  }

  /** Take back all that was decided deeper than this. */
  backjump(depth: number): void {
    const { decisions, trail, n, value, state, heap } = this;
    if (depth >= decisions.depth) return;
    const { cellHouses, cellHouseStart, cellCount } = this.shape;
    const mark = decisions.levelStart[depth];
    this.constraints?.undo(mark);
    for (let t = decisions.trailSize - 1; t >= mark; t--) {
      const lit = trail[t];
      const option = lit >> 1;
      value[lit] = value[lit ^ 1] = 0;
      heap.insert(option);
      if ((lit & 1) === 0 || t >= this.head) continue;
      const cell = (option / n) | 0;
      const v = option - cell * n;
      state[cell] = (state[cell] ^ v) + one;
      for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
        const item = cellCount + cellHouses[k] * n + v;
        state[item] = (state[item] ^ cell) + one;
      }
    }
    decisions.trailSize = this.head = mark;
    decisions.depth = depth;
  }
}
