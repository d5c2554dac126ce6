import type { Shape } from '../../shape/shape.js';

/** A literal says that an option holds (2 * option) or not (2 * option + 1). */
export type Literal = number;

/** Why an option was decided: nothing, or an item (for a true option), or a true option (for a false one), or clause -2 - r. */
export type Reason = number;
export const noReason: Reason = -1;

/** Item: no option of item A is left. Pair: options A and B hold and exclude each other. Clause: all of clause A is false. */
export const ConflictKind = { None: 0, Item: 1, Pair: 2, Clause: 3 } as const;
export type ConflictKind = (typeof ConflictKind)[keyof typeof ConflictKind];

/**
 * What is decided, in which order, at which depth and why; and what the decisions ran into. The parts of the kernel that
 * work on it keep its arrays as fields of their own, so that the hot loops find them without a detour.
 */
export class Decisions {
  readonly shape: Shape;
  readonly n: number;
  /** By literal: 1 true, -1 false, 0 open. */
  readonly value: Int8Array;
  /** By option: the depth at which it was decided, and why. */
  readonly level: Int32Array;
  readonly reason: Int32Array;
  /** The literals that hold, in order; those of depth d begin with its guess, at levelStart[d - 1]. */
  readonly trail: Int32Array;
  readonly levelStart: Int32Array;
  trailSize = 0;
  depth = 0;
  conflictKind: ConflictKind = ConflictKind.None;
  conflictA = 0;
  conflictB = 0;

  constructor(shape: Shape) {
    const { symbols: n, cellCount } = shape;
    const optionCount = cellCount * n;
    this.shape = shape;
    this.n = n;
    this.value = new Int8Array(2 * optionCount);
    this.level = new Int32Array(optionCount);
    this.reason = new Int32Array(optionCount);
    this.trail = new Int32Array(optionCount);
    this.levelStart = new Int32Array(optionCount + 1);
  }

  clear(): void {
    this.value.fill(0);
    this.trailSize = this.depth = 0;
    this.conflictKind = ConflictKind.None;
  }

  assign(lit: Literal, why: Reason): void {
    const option = lit >> 1;
    this.value[lit] = 1;
    this.value[lit ^ 1] = -1;
    this.level[option] = this.depth;
    this.reason[option] = why;
    this.trail[this.trailSize++] = lit;
  }

  /** One level deeper: place an option for no reason. */
  guess(option: number): void {
    this.levelStart[this.depth++] = this.trailSize;
    this.assign(2 * option, noReason);
  }

  fail(kind: ConflictKind, a: number, b: number): false {
    this.conflictKind = kind;
    this.conflictA = a;
    this.conflictB = b;
    return false;
  }
}
