import type { Cell } from '../../shape/shape.js';
import type { Domains } from './propagator.js';
import type { Propagators } from './propagators.js';

/** The propagators that a change has woken and that have not worked since, each once, first come first served. */
export class Agenda {
  private readonly propagators: Propagators;
  private readonly queue: Int32Array;
  private readonly waiting: Uint8Array;
  private first = 0;
  private count = 0;

  constructor(propagators: Propagators) {
    this.propagators = propagators;
    this.queue = new Int32Array(propagators.all.length);
    this.waiting = new Uint8Array(propagators.all.length);
  }

  /** Wakes all, as at the beginning of a puzzle. */
  wakeAll(): void {
    this.clear();
    for (let i = 0; i < this.queue.length; i++) this.push(i);
  }

  clear(): void {
    this.first = this.count = 0;
    this.waiting.fill(0);
  }

  /** Wakes those that look at a cell of which these symbols of one word have gone and those are left. */
  wake(cell: Cell, gone: number, left: number): void {
    const { start, ends, watchers } = this.propagators;
    const isInside = Math.clz32(left) < Math.clz32(gone) && (left & -left) >>> 0 < (gone & -gone) >>> 0;
    const end = isInside ? ends[cell] : start[cell + 1];
    for (let i = start[cell]; i < end; i++) this.push(watchers[i]);
  }

  /** Lets the next one work; undefined when none waits, false on contradiction. */
  work(domains: Domains): boolean | undefined {
    if (this.count === 0) return undefined;
    const index = this.queue[this.first];
    this.first = this.first + 1 === this.queue.length ? 0 : this.first + 1;
    this.count--;
    this.waiting[index] = 0;
    return this.propagators.all[index].propagate(domains);
  }

  private push(index: number): void {
    if (this.waiting[index] === 1) return;
    this.waiting[index] = 1;
    const at = this.first + this.count++;
    this.queue[at >= this.queue.length ? at - this.queue.length : at] = index;
  }
}
