import type { Cell } from '../../shape/shape.js';
import type { Reasons } from '../propagators/propagator.js';
import { clauseHeader } from './clauseStore.js';
import type { Decisions, Literal } from './decisions.js';

/** References to explanations begin here, those of learnt clauses end before. */
export const firstExplanation = 1 << 30;

/**
 * Why constraints decided what they decided: a clause each, of the form that learnt clauses have, on a stack that shrinks when
 * the search jumps back. What is decided for ever needs none.
 */
export class Explanations implements Reasons {
  clauses = new Int32Array(1 << 12);
  private readonly decisions: Decisions;
  private readonly levelEnd: Int32Array;
  private readonly listed: Int32Array;
  private end = 0;
  private size = 0;
  private stamp = 0;

  constructor(decisions: Decisions) {
    this.decisions = decisions;
    this.levelEnd = new Int32Array(decisions.levelStart.length);
    this.listed = new Int32Array(decisions.level.length);
  }

  clear(): void {
    this.end = 0;
  }

  /** A level begins: what was explained before outlasts it. */
  mark(depth: number): void {
    this.levelEnd[depth] = this.end;
  }

  jumpTo(depth: number): void {
    this.end = this.levelEnd[depth];
  }

  /** Begins the clause that decides this literal. */
  begin(lit: Literal): void {
    this.size = 0;
    this.stamp++;
    this.push(lit);
  }

  /** Ends it; returns the reference. */
  finish(): number {
    const ref = this.end;
    this.clauses[ref] = this.size;
    this.end = ref + clauseHeader + this.size;
    return firstExplanation + ref;
  }

  add(cell: Cell, half: number, bits: number): void {
    const { decisions, listed, stamp } = this;
    const { n, value, level } = decisions;
    const first = cell * n + (half << 5);
    // A cell that is decided says with one option what many others would say.
    const several = (bits & (bits - 1)) !== 0;
    const placed = several ? this.placedIn(cell) : -1;
    if (placed >= 0) {
      if (listed[placed] === stamp || level[placed] === 0) return;
      listed[placed] = stamp;
      this.push(2 * placed + 1);
      return;
    }
    for (let left = bits; left !== 0; left &= left - 1) {
      const option = first + 31 - Math.clz32(left & -left);
      if (value[2 * option] >= 0) throw new Error('an option that is not out cannot be why');
      if (listed[option] === stamp || level[option] === 0) continue;
      listed[option] = stamp;
      this.push(2 * option);
    }
  }

  private placedIn(cell: Cell): number {
    const { n, value } = this.decisions;
    for (let option = cell * n; option < cell * n + n; option++) if (value[2 * option] > 0) return option;
    return -1;
  }

  private push(lit: Literal): void {
    const at = this.end + clauseHeader + this.size++;
    if (at + 1 >= this.clauses.length) {
      const more = new Int32Array(2 * this.clauses.length);
      more.set(this.clauses);
      this.clauses = more;
    }
    this.clauses[at] = lit;
  }
}
