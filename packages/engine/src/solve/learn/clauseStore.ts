import { ConflictKind, type Decisions, type Literal } from './decisions.js';

/** A stored clause: size, glue, next clause in the watch list of its first literal, of its second, then the literals. */
export const clauseHeader = 4;
const firstLimit = 2000;
const limitGrowth = 300;

/** Learnt clauses in one array, each in the linked watch lists of its first two literals. */
export class ClauseStore {
  /** The clause being built: learnt[0 .. learntSize). */
  readonly learnt: Int32Array;
  learntSize = 0;
  clauses = new Int32Array(1 << 16);
  private readonly decisions: Decisions;
  private readonly value: Int8Array;
  private readonly watch: Int32Array;
  private readonly glueCounts = new Int32Array(64);
  private clauseEnd = 1;
  private clauseCount = 0;
  private clauseLimit = firstLimit;
  private reductions = 0;

  constructor(decisions: Decisions) {
    const optionCount = decisions.level.length;
    this.decisions = decisions;
    this.value = decisions.value;
    this.learnt = new Int32Array(optionCount + 1);
    this.watch = new Int32Array(2 * optionCount);
  }

  clear(): void {
    this.watch.fill(0);
    this.clauseEnd = 1;
    this.clauseCount = this.reductions = 0;
    this.clauseLimit = firstLimit;
  }

  isCrowded(): boolean {
    return this.clauseCount > this.clauseLimit;
  }

  /** A literal has become false: find each clause that watches it a new watch, or a consequence. */
  visitWatches(lit: Literal): boolean {
    const { decisions, value, watch, clauses } = this;
    let prev = 0; // position that points at the current clause: 0 = the list head
    let ref = watch[lit];
    while (ref !== 0) {
      const side = clauses[ref + clauseHeader] === lit ? 0 : 1;
      const next = clauses[ref + 2 + side];
      const other = clauses[ref + clauseHeader + 1 - side];
      if (value[other] > 0) {
        prev = ref + 2 + side;
        ref = next;
        continue;
      }
      const end = ref + clauseHeader + clauses[ref];
      let found = 0;
      for (let i = ref + clauseHeader + 2; i < end; i++) {
        const q = clauses[i];
        if (value[q] >= 0) {
          clauses[i] = lit;
          clauses[ref + clauseHeader + side] = q;
          clauses[ref + 2 + side] = watch[q];
          watch[q] = ref;
          found = 1;
          break;
        }
      }
      if (found === 1) {
        if (prev === 0) watch[lit] = next;
        else clauses[prev] = next;
      } else {
        if (value[other] < 0) return decisions.fail(ConflictKind.Clause, ref, 0);
        decisions.assign(other, -2 - ref);
        prev = ref + 2 + side;
      }
      ref = next;
    }
    return true;
  }

  /** Keep the clause in `learnt`; glue 0 means for ever. */
  storeLearnt(glue: number): number {
    const { learnt, learntSize: size, watch } = this;
    const ref = this.clauseEnd;
    if (ref + clauseHeader + size > this.clauses.length) {
      const more = new Int32Array(2 * this.clauses.length + size);
      more.set(this.clauses);
      this.clauses = more;
    }
    const { clauses } = this;
    clauses[ref] = size;
    clauses[ref + 1] = glue;
    clauses[ref + 2] = watch[learnt[0]];
    clauses[ref + 3] = watch[learnt[1]];
    watch[learnt[0]] = watch[learnt[1]] = ref;
    for (let i = 0; i < size; i++) clauses[ref + clauseHeader + i] = learnt[i];
    this.clauseEnd = ref + clauseHeader + size;
    this.clauseCount++;
    return ref;
  }

  /** At depth 0: forget the worse half of the clauses, drop satisfied ones and false literals, rebuild the watches. */
  reduceClauses(): void {
    const { clauses, value, watch } = this;
    const glues = this.glueCounts.fill(0);
    for (let ref = 1; ref < this.clauseEnd; ref += clauseHeader + clauses[ref])
      glues[Math.min(63, clauses[ref + 1])]++;
    let limit = 3;
    for (
      let sum = glues[0] + glues[1] + glues[2] + glues[3];
      limit < 63 && sum + glues[limit + 1] < this.clauseCount / 2;
    )
      sum += glues[++limit];
    watch.fill(0);
    let out = 1;
    this.clauseCount = 0;
    const end = this.clauseEnd;
    let size = 0;
    for (let ref = 1; ref < end; ref += clauseHeader + size) {
      size = clauses[ref];
      const glue = clauses[ref + 1];
      if (glue > limit) continue;
      let kept = 0;
      let satisfied = false;
      for (let i = ref + clauseHeader; i < ref + clauseHeader + size; i++) {
        const q = clauses[i];
        if (value[q] > 0) {
          satisfied = true;
          break;
        }
      }
      if (satisfied) continue;
      for (let i = ref + clauseHeader; i < ref + clauseHeader + size; i++) {
        const q = clauses[i];
        if (value[q] === 0) clauses[out + clauseHeader + kept++] = q;
      }
      clauses[out] = kept;
      clauses[out + 1] = glue;
      const a = clauses[out + clauseHeader];
      const b = clauses[out + clauseHeader + 1];
      clauses[out + 2] = watch[a];
      clauses[out + 3] = watch[b];
      watch[a] = watch[b] = out;
      out += clauseHeader + kept;
      this.clauseCount++;
    }
    this.clauseEnd = out;
    this.clauseLimit = this.clauseCount + firstLimit + limitGrowth * ++this.reductions;
  }
}
