import type { Shape } from '../../shape/shape.js';
import type { Item, Option } from '../kernel.js';
import type { ActivityHeap } from './activityHeap.js';
import { type ClauseStore, clauseHeader } from './clauseStore.js';
import { ConflictKind, type Decisions, noReason } from './decisions.js';
import { type Explanations, firstExplanation } from './explanations.js';

const deepestProof = 100;
const met = 1;
const covered = 2;
const uncovered = 3;

/** From a conflict to a clause: the first unique implication point, minimised. */
export class ConflictAnalysis {
  /** How many depths the last clause joins. */
  glue = 0;
  private readonly decisions: Decisions;
  private readonly store: ClauseStore;
  private readonly explanations: Explanations;
  private readonly heap: ActivityHeap;
  private readonly shape: Shape;
  private readonly n: number;
  private readonly value: Int8Array;
  private readonly level: Int32Array;
  private readonly reason: Int32Array;
  private readonly learnt: Int32Array;
  private readonly seen: Uint8Array;
  private readonly touched: Int32Array;
  private readonly stamp: Int32Array;
  private learntSize = 0;
  private depth = 0;
  private touchedSize = 0;
  private stampNow = 0;
  private open = 0;

  constructor(decisions: Decisions, store: ClauseStore, explanations: Explanations, heap: ActivityHeap) {
    const optionCount = decisions.level.length;
    this.decisions = decisions;
    this.store = store;
    this.explanations = explanations;
    this.heap = heap;
    this.shape = decisions.shape;
    this.n = decisions.n;
    this.value = decisions.value;
    this.level = decisions.level;
    this.reason = decisions.reason;
    this.learnt = store.learnt;
    this.seen = new Uint8Array(optionCount);
    this.touched = new Int32Array(optionCount);
    this.stamp = new Int32Array(optionCount + 1);
  }

  /** Builds the clause that the conflict at hand teaches; returns the depth to jump back to, where it decides its first literal. */
  buildClause(): number {
    const { seen, learnt } = this;
    const { trail, trailSize, depth } = this.decisions;
    this.depth = depth;
    this.learntSize = 1;
    this.open = this.touchedSize = 0;
    this.meetConflict();
    let t = trailSize - 1;
    for (; ; t--) {
      while (seen[trail[t] >> 1] === 0) t--;
      if (--this.open === 0) break;
      this.meetReason(trail[t] >> 1);
    }
    learnt[0] = trail[t] ^ 1;
    this.minimise();
    this.store.learntSize = this.learntSize;
    for (let i = 0; i < this.touchedSize; i++) seen[this.touched[i]] = 0;
    return this.orderLearnt();
  }

  private meetConflict(): void {
    const { decisions } = this;
    const { conflictKind, conflictA, conflictB } = decisions;
    if (conflictKind === ConflictKind.Item) this.meetItem(conflictA, -1);
    else if (conflictKind === ConflictKind.Clause) this.meetClause(conflictA, -1);
    else {
      this.meet(conflictA);
      this.meet(conflictB);
    }
    decisions.conflictKind = ConflictKind.None;
  }

  private meet(option: Option): void {
    if (this.seen[option] !== 0 || this.level[option] === 0) return;
    this.seen[option] = met;
    this.touched[this.touchedSize++] = option;
    this.heap.bump(option);
    if (this.level[option] === this.depth) this.open++;
    else this.learnt[this.learntSize++] = 2 * option + (this.value[2 * option] > 0 ? 1 : 0);
  }

  private meetReason(option: Option): void {
    const why = this.reason[option];
    if (why === noReason) return;
    if (why < 0) this.meetClause(-2 - why, option);
    else if (this.value[2 * option] > 0) this.meetItem(why, option);
    else this.meet(why);
  }

  private meetItem(item: Item, except: Option): void {
    const { n } = this;
    const step = this.itemStep(item);
    for (let i = 0; i < n; i++) {
      const option = this.itemOption(item, step, i);
      if (option !== except) this.meet(option);
    }
  }

  private meetClause(ref: number, except: Option): void {
    const explained = ref >= firstExplanation;
    const clauses = explained ? this.explanations.clauses : this.store.clauses;
    const at = explained ? ref - firstExplanation : ref;
    const start = at + clauseHeader;
    for (let i = start; i < start + clauses[at]; i++)
      if (clauses[i] >> 1 !== except) this.meet(clauses[i] >> 1);
  }

  /** -1 for a cell, else the symbol index of a (house, symbol) item; with it, itemOption finds member i. */
  private itemStep(item: Item): number {
    const { n, shape } = this;
    return item < shape.cellCount ? -1 : (item - shape.cellCount) % n;
  }

  private itemOption(item: Item, step: number, i: number): Option {
    const { n, shape } = this;
    return step < 0 ? item * n + i : shape.houses[item - shape.cellCount - step + i] * n + step;
  }

  /** Drop each literal that follows from the others. */
  private minimise(): void {
    const { learnt, learntSize, level, stamp } = this;
    this.stampNow++;
    for (let i = 1; i < learntSize; i++) stamp[level[learnt[i] >> 1]] = this.stampNow;
    let kept = 1;
    for (let i = 1; i < learntSize; i++) if (!this.isCovered(learnt[i] >> 1, 0)) learnt[kept++] = learnt[i];
    this.learntSize = kept;
  }

  /** Does the option's state follow from options met? */
  private isCovered(option: Option, steps: number): boolean {
    const { n } = this;
    const why = this.reason[option];
    if (why === noReason) return false;
    if (why < 0) {
      const ref = -2 - why;
      const explained = ref >= firstExplanation;
      const clauses = explained ? this.explanations.clauses : this.store.clauses;
      const at = explained ? ref - firstExplanation : ref;
      const start = at + clauseHeader;
      for (let i = start; i < start + clauses[at]; i++)
        if (clauses[i] >> 1 !== option && !this.isSafe(clauses[i] >> 1, steps)) return false;
      return true;
    }
    if (this.value[2 * option] < 0) return this.isSafe(why, steps);
    const step = this.itemStep(why);
    for (let i = 0; i < n; i++) {
      const other = this.itemOption(why, step, i);
      if (other !== option && !this.isSafe(other, steps)) return false;
    }
    return true;
  }

  private isSafe(option: Option, steps: number): boolean {
    const { seen, level } = this;
    if (level[option] === 0) return true;
    if (seen[option] !== 0) return seen[option] !== uncovered;
    if (steps > deepestProof || this.stamp[level[option]] !== this.stampNow) return false;
    const safe = this.isCovered(option, steps + 1);
    seen[option] = safe ? covered : uncovered;
    this.touched[this.touchedSize++] = option;
    return safe;
  }

  /** Put the deepest literal but the first in second place, count the glue; returns the depth to jump back to. */
  private orderLearnt(): number {
    const { learnt, learntSize, level, stamp } = this;
    let jump = 0;
    this.glue = 1;
    this.stampNow++;
    for (let i = 1; i < learntSize; i++) {
      const depth = level[learnt[i] >> 1];
      if (stamp[depth] !== this.stampNow) {
        stamp[depth] = this.stampNow;
        this.glue++;
      }
      if (depth <= jump) continue;
      jump = depth;
      const swap = learnt[1];
      learnt[1] = learnt[i];
      learnt[i] = swap;
    }
    return jump;
  }
}
