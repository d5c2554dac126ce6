import { type OtherPeers, otherPeersOf } from '../../shape/otherPeers.js';
import type { Cell, Shape } from '../../shape/shape.js';
import { Agenda } from '../propagators/agenda.js';
import type { Domains, Propagator, Reasons } from '../propagators/propagator.js';
import type { Propagators } from '../propagators/propagators.js';
import type { Learner, LearnerRules } from './learner.js';

/** What decisions run into: options A and B hold and exclude each other, or all of clause A is false. */
const pairConflict = 2;
const clauseConflict = 3;

/** The rules beside the houses: keeps the symbols left in each cell in step with the trail, and lets constraints strike some out. */
export class ConstraintRules implements Domains, LearnerRules {
  readonly words: Int32Array;
  readonly wide: 0 | 1;
  private readonly learner: Learner;
  private readonly reasons: Reasons;
  private readonly agenda: Agenda;
  private readonly otherPeers: OtherPeers;
  private readonly n: number;
  /** How much of the trail the constraints have seen. */
  private looked = 0;

  constructor(shape: Shape, learner: Learner, propagators: Propagators) {
    const { cellCount, symbols } = shape;
    this.learner = learner;
    this.reasons = {
      add: (cell, half, bits) => {
        if (learner.addReason(cell, half, bits) === 0)
          throw new Error('an option that is not out cannot be why');
      },
    };
    this.agenda = new Agenda(propagators);
    this.otherPeers = otherPeersOf(shape);
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

  obey(): number {
    const { learner, n } = this;
    while (this.looked < learner.getTrailSize()) {
      const lit = learner.trailAt(this.looked++);
      const option = lit >> 1;
      const cell = (option / n) | 0;
      if ((lit & 1) !== 0) {
        const v = option - cell * n;
        this.remove(cell, v);
        this.agenda.wake(cell, 1 << v, this.words[(cell << this.wide) + (v >> 5)]);
      } else if (!this.tellPeers(cell, option)) return 0;
    }
    const worked = this.agenda.work(this);
    return worked === undefined ? 2 : Number(worked);
  }

  undo(mark: number): void {
    const { words, wide, n, learner } = this;
    const end = learner.getTrailSize();
    for (let t = mark; t < end; t++) {
      const lit = learner.trailAt(t);
      if ((lit & 1) === 0) continue;
      const option = lit >> 1;
      const cell = (option / n) | 0;
      const v = option - cell * n;
      words[(cell << wide) + (v >> 5)] |= 1 << v;
    }
    this.looked = Math.min(this.looked, mark);
    this.agenda.clear();
  }

  strike(cell: Cell, half: number, bits: number, by: Propagator): boolean {
    const { learner, n } = this;
    for (let left = bits; left !== 0; left &= left - 1) {
      const v = (half << 5) + 31 - Math.clz32(left & -left);
      const lit = 2 * (cell * n + v) + 1;
      const value = learner.valueOf(lit);
      // Decided since the constraints looked last.
      if (value > 0) continue;
      learner.explain(lit);
      by.explain(this, cell, v, this.reasons);
      const ref = learner.endReason();
      if (value < 0) return learner.fail(clauseConflict, ref, 0) !== 0;
      learner.assign(lit, -2 - ref);
      this.remove(cell, v);
    }
    return true;
  }

  private remove(cell: Cell, v: number): void {
    this.words[(cell << this.wide) + (v >> 5)] &= ~(1 << v);
  }

  private tellPeers(cell: Cell, option: number): boolean {
    const { learner, otherPeers, n } = this;
    const v = option - cell * n;
    for (let i = otherPeers.start[cell]; i < otherPeers.start[cell + 1]; i++) {
      const peer = otherPeers.cells[i] * n + v;
      const value = learner.valueOf(2 * peer);
      if (value > 0) return learner.fail(pairConflict, option, peer) !== 0;
      if (value === 0) learner.assign(2 * peer + 1, option);
    }
    return true;
  }
}
