import type { Shape } from '../../shape/shape.js';
import { type Item, noItem, type SearchStats } from '../kernel.js';
import { ActivityHeap } from './activityHeap.js';

/** A literal says that an option holds (2 * option) or not (2 * option + 1). */
export type Literal = number;

/** Why an option was decided: nothing, or an item (for a true option), or a true option (for a false one), or clause -2 - r. */
export type Reason = number;
export const noReason: Reason = -1;

/** An item's word: live options << 20 | XOR of the live members (symbol indices of a cell, cells of a house). */
const one = 1 << 20;
const idMask = one - 1;

/** Item: no option of item A is left. Pair: options A and B hold and exclude each other. Clause: all of clause A is false. */
export const ConflictKind = { None: 0, Item: 1, Pair: 2, Clause: 3 } as const;
export type ConflictKind = (typeof ConflictKind)[keyof typeof ConflictKind];

/** The lowest layer of the learning kernel: what is decided, why and at which depth; the cover rules; undo. */
export abstract class CoverState {
  readonly stats: SearchStats = { nodes: 0, depth: 0, maxDepth: 0, solutions: 0 };
  protected readonly shape: Shape;
  protected readonly n: number;
  /** By literal: 1 true, -1 false, 0 open. */
  protected readonly value: Int8Array;
  /** By option: the depth at which it was decided, and why. */
  protected readonly level: Int32Array;
  protected readonly reason: Int32Array;
  protected readonly trail: Int32Array;
  protected readonly levelStart: Int32Array;
  protected readonly heap: ActivityHeap;
  protected trailSize = 0;
  protected depth = 0;
  protected conflictKind: ConflictKind = ConflictKind.None;
  protected conflictA = 0;
  protected conflictB = 0;
  private readonly state: Int32Array;
  private readonly fresh: Int32Array;
  private head = 0;

  constructor(shape: Shape) {
    this.shape = shape;
    const { symbols: n, cellCount, houseCount, houses } = shape;
    const itemCount = cellCount + houseCount * n;
    const optionCount = cellCount * n;
    this.n = n;
    this.value = new Int8Array(2 * optionCount);
    this.level = new Int32Array(optionCount);
    this.reason = new Int32Array(optionCount);
    this.trail = new Int32Array(optionCount);
    this.levelStart = new Int32Array(optionCount + 1);
    this.heap = new ActivityHeap(optionCount);
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

  /** A literal has become false: let the clauses draw their consequences; false on conflict. */
  protected abstract visitWatches(lit: Literal): boolean;

  protected clear(): void {
    const { stats } = this;
    stats.nodes = stats.depth = stats.maxDepth = stats.solutions = 0;
    this.state.set(this.fresh);
    this.value.fill(0);
    this.heap.clear();
    this.trailSize = this.head = this.depth = 0;
    this.conflictKind = ConflictKind.None;
  }

  protected assign(lit: Literal, why: Reason): void {
    const option = lit >> 1;
    this.value[lit] = 1;
    this.value[lit ^ 1] = -1;
    this.level[option] = this.depth;
    this.reason[option] = why;
    this.trail[this.trailSize++] = lit;
  }

  protected fail(kind: ConflictKind, a: number, b: number): false {
    this.conflictKind = kind;
    this.conflictA = a;
    this.conflictB = b;
    return false;
  }

  protected propagate(): boolean {
    const { trail, n, value, state } = this;
    const { houses, cellHouses, cellHouseStart, cellCount } = this.shape;
    while (this.head < this.trailSize) {
      const lit = trail[this.head++];
      const option = lit >> 1;
      const cell = (option / n) | 0;
      const v = option - cell * n;
      const end = cellHouseStart[cell + 1];
      if ((lit & 1) === 0) {
        for (let p = cell * n; p < cell * n + n; p++) {
          const pv = value[2 * p];
          if (pv < 0 || p === option) continue;
          if (pv > 0) return this.fail(ConflictKind.Pair, option, p);
          this.assign(2 * p + 1, option);
        }
        for (let k = cellHouseStart[cell]; k < end; k++) {
          const from = cellHouses[k] * n;
          for (let i = from; i < from + n; i++) {
            const p = houses[i] * n + v;
            const pv = value[2 * p];
            if (pv < 0 || p === option) continue;
            if (pv > 0) return this.fail(ConflictKind.Pair, option, p);
            this.assign(2 * p + 1, option);
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
            if (value[2 * p] === 0) this.assign(2 * p, cell);
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
              if (value[2 * p] === 0) this.assign(2 * p, item);
              else if (value[2 * p] < 0) bad = item;
            }
          }
        }
        if (bad !== noItem) return this.fail(ConflictKind.Item, bad, 0);
      }
      if (!this.visitWatches(lit ^ 1)) return false;
    }
    return true;
  }

  protected backjump(depth: number): void {
    if (depth >= this.depth) return;
    const { trail, n, value, state, heap } = this;
    const { cellHouses, cellHouseStart, cellCount } = this.shape;
    const mark = this.levelStart[depth];
    for (let t = this.trailSize - 1; t >= mark; t--) {
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
    this.trailSize = this.head = mark;
    this.depth = depth;
    this.stats.depth = depth;
  }
}
