import { type OtherPeers, otherPeersOf } from '../../shape/otherPeers.js';
import type { Cell } from '../../shape/shape.js';
import { Agenda } from '../propagators/agenda.js';
import type { Domains, Propagator } from '../propagators/propagator.js';
import type { Propagators } from '../propagators/propagators.js';
import { ConflictKind, type Decisions } from './decisions.js';
import type { Explanations } from './explanations.js';

/** The rules beside the houses: keeps the symbols left in each cell in step with the trail, and lets constraints strike some out. */
export class ConstraintRules implements Domains {
  readonly words: Int32Array;
  readonly wide: 0 | 1;
  private readonly decisions: Decisions;
  private readonly explanations: Explanations;
  private readonly agenda: Agenda;
  private readonly otherPeers: OtherPeers;
  private readonly n: number;
  /** How much of the trail the constraints have seen. */
  private looked = 0;

  constructor(decisions: Decisions, explanations: Explanations, propagators: Propagators) {
    const { cellCount, symbols } = decisions.shape;
    this.decisions = decisions;
    this.explanations = explanations;
    this.agenda = new Agenda(propagators);
    this.otherPeers = otherPeersOf(decisions.shape);
    this.n = symbols;
    this.wide = symbols > 32 ? 1 : 0;
    this.words = new Int32Array(cellCount << this.wide);
  }

  clear(): void {
    const { words, wide, n } = this;
    const spare = n & 31;
    words.fill(-1);
    if (spare !== 0) for (let at = wide; at < words.length; at += 1 + wide) words[at] = (1 << spare) - 1;
    this.looked = 0;
    this.agenda.wakeAll();
  }

  /** Lets the next constraint that has work do it; undefined when none has, false on conflict. */
  obey(): boolean | undefined {
    const { decisions, n } = this;
    const { trail } = decisions;
    while (this.looked < decisions.trailSize) {
      const lit = trail[this.looked++];
      const option = lit >> 1;
      const cell = (option / n) | 0;
      if ((lit & 1) !== 0) {
        const v = option - cell * n;
        this.remove(cell, v);
        this.agenda.wake(cell, 1 << v, this.words[(cell << this.wide) + (v >> 5)]);
      } else if (!this.tellPeers(cell, option)) return false;
    }
    return this.agenda.work(this);
  }

  /** Takes back what was decided from here on; the trail still has it. */
  undo(mark: number): void {
    const { words, wide, n } = this;
    const { trail, trailSize } = this.decisions;
    for (let t = mark; t < trailSize; t++) {
      if ((trail[t] & 1) === 0) continue;
      const option = trail[t] >> 1;
      const cell = (option / n) | 0;
      const v = option - cell * n;
      words[(cell << wide) + (v >> 5)] |= 1 << v;
    }
    this.looked = Math.min(this.looked, mark);
    this.agenda.clear();
  }

  strike(cell: Cell, half: number, bits: number, by: Propagator): boolean {
    const { decisions, explanations, n } = this;
    const { value } = decisions;
    for (let left = bits; left !== 0; left &= left - 1) {
      const v = (half << 5) + 31 - Math.clz32(left & -left);
      const lit = 2 * (cell * n + v) + 1;
      // Decided since the constraints looked last.
      if (value[lit] > 0) continue;
      explanations.begin(lit);
      by.explain(this, cell, v, explanations);
      const ref = explanations.finish();
      if (value[lit] < 0) return decisions.fail(ConflictKind.Clause, ref, 0);
      decisions.assign(lit, -2 - ref);
      this.remove(cell, v);
    }
    return true;
  }

  private remove(cell: Cell, v: number): void {
    this.words[(cell << this.wide) + (v >> 5)] &= ~(1 << v);
  }

  private tellPeers(cell: Cell, option: number): boolean {
    const { decisions, otherPeers, n } = this;
    const { value } = decisions;
    const v = option - cell * n;
    for (let i = otherPeers.start[cell]; i < otherPeers.start[cell + 1]; i++) {
      const peer = otherPeers.cells[i] * n + v;
      if (value[2 * peer] > 0) return decisions.fail(ConflictKind.Pair, option, peer);
      if (value[2 * peer] === 0) decisions.assign(2 * peer + 1, option);
    }
    return true;
  }
}
