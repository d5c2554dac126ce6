/** Canonical forms of the fillings of one shape. */
import type { Frame } from '../shape/frame.js';
import type { Shape } from '../shape/shape.js';
import { Comparer } from './comparisons.js';
import type { Partition } from './partition.js';
import { inverseOf, type Permutation, then } from './permutation.js';
import { addSets, ClueStructure } from './ruleStructure.js';
import { type Leaves, Search } from './search.js';
import type { StabiliserChain } from './stabiliserChain.js';
import type { Structure } from './structure.js';

export class Canoniser implements Leaves {
  readonly search: Search;
  private readonly shape: Shape;
  private readonly frame: Frame;
  private readonly chain: StabiliserChain;
  private readonly clues: ClueStructure;
  private filling: ArrayLike<number> = [];
  private readonly ranks: Int32Array;
  private readonly renaming: Uint8Array;
  private form: Uint8Array;
  private spare: Uint8Array;
  private motion: Permutation;
  private spareMotion: Permutation;
  private comparer: Comparer | undefined;

  constructor(shape: Shape, frame: Frame, chain: StabiliserChain, addRule: (structure: Structure) => void = structure => addSets(structure, frame)) {
    this.shape = shape;
    this.frame = frame;
    this.chain = chain;
    this.clues = new ClueStructure(shape, frame, addRule);
    this.search = new Search(this.clues.structure, this);
    this.ranks = new Int32Array(frame.points);
    this.renaming = new Uint8Array(shape.symbols + 1);
    this.form = new Uint8Array(shape.cellCount);
    this.spare = new Uint8Array(shape.cellCount);
    this.motion = this.spareMotion = new Int32Array(0);
  }

  load(filling: ArrayLike<number>): void {
    this.filling = filling;
    this.clues.load(filling);
    let filled = 0;
    for (let i = 0; i < filling.length; i++) if (filling[i] !== 0) filled++;
    const dense = this.frame.arity > 1 && 2 * filled >= filling.length;
    this.comparer ??= dense ? new Comparer(this.frame, this.shape.cellCount, this.shape.symbols, this.shape.interchangeable) : undefined;
    this.clues.structure.comparisons = dense ? this.comparer?.compare(filling) : undefined;
    this.search.restart();
  }

  /** The form of the best leaf. */
  get best(): Uint8Array {
    return this.form;
  }
  get bestMotion(): Permutation {
    return this.motion;
  }

  take(leaf: Partition): void {
    this.makeForm(leaf);
    this.swap();
  }

  compare(leaf: Partition): number {
    this.makeForm(leaf);
    const { form, spare } = this;
    for (let cell = 0; cell < form.length; cell++) if (form[cell] !== spare[cell]) {
      const d = spare[cell] - form[cell];
      return d;
    }
    return 0;
  }

  symmetryTo(_leaf: Partition): Permutation {
    return then(this.motion, inverseOf(this.spareMotion));
  }

  private swap(): void {
    [this.form, this.spare] = [this.spare, this.form];
    [this.motion, this.spareMotion] = [this.spareMotion, this.motion];
  }

  private makeForm(leaf: Partition): void {
    const { ranks, frame, filling, spare, renaming, shape } = this;
    const { arity, cellPoints, weights, cellOfKey, points } = frame;
    ranks.set(leaf.colours.subarray(0, points));
    const motion = this.chain.straighten(ranks);
    this.spareMotion = motion;
    spare.fill(0);
    for (let cell = 0; cell < filling.length; cell++) {
      if (filling[cell] === 0) continue;
      let key = 0;
      for (let k = 0; k < arity; k++) key += weights[motion[cellPoints[cell * arity + k]]];
      spare[cellOfKey ? cellOfKey[key] : key] = filling[cell];
    }
    if (!shape.interchangeable) return;
    renaming.fill(0);
    let next = 1;
    for (let cell = 0; cell < spare.length; cell++) {
      const symbol = spare[cell];
      if (symbol === 0) continue;
      if (renaming[symbol] === 0) renaming[symbol] = next++;
      spare[cell] = renaming[symbol];
    }
  }
}
