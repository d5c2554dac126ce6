/** A position as the propagators of a search see it. They strike out here; the position stays as it is. */
import type { Cell } from '../shape/shape.js';
import type { Domains } from '../solve/propagators/propagator.js';
import type { Position } from './position.js';
import type { Candidate } from './step.js';

export class StruckDomains implements Domains {
  readonly words: Int32Array;
  readonly wide: 0 | 1;
  private readonly struck: { cell: Cell; half: number; bits: number }[] = [];

  constructor({ shape, live }: Position) {
    const { symbols: n, cellCount } = shape;
    this.wide = n > 32 ? 1 : 0;
    this.words = new Int32Array(cellCount << this.wide);
    for (let cell = 0, option = 0; cell < cellCount; cell++)
      for (let index = 0; index < n; index++, option++)
        if (live[option] === 1) this.words[(cell << this.wide) + (index >> 5)] |= 1 << index;
  }

  strike(cell: Cell, half: number, bits: number): boolean {
    this.words[(cell << this.wide) + half] &= ~bits;
    this.struck.push({ cell, half, bits });
    return this.words[cell << this.wide] !== 0 || (this.wide === 1 && this.words[(cell << 1) + 1] !== 0);
  }

  /** How many times something was struck out since the beginning. */
  get strikes(): number {
    return this.struck.length;
  }

  /** What was struck out, rising; all of it is there again. */
  takeBack(): Candidate[] {
    const candidates: Candidate[] = [];
    for (const { cell, half, bits } of this.struck) {
      this.words[(cell << this.wide) + half] |= bits;
      for (let left = bits; left !== 0; left &= left - 1)
        candidates.push({ cell, symbol: 32 * half + 32 - Math.clz32(left & -left) });
    }
    this.struck.length = 0;
    return candidates.sort((a, b) => a.cell - b.cell || a.symbol - b.symbol);
  }
}
