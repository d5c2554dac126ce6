/**
 * Canonical forms of the fillings of one shape. Each leaf of the search orders the points of the frame; by that order the motions
 * of the shape bring the filling into one form (`straighten`), in which symbols are named as they first come, where they are
 * interchangeable. The best leaf's form is canonical: two fillings have the same one exactly when a symmetry takes one to the other.
 */
import type { Frame } from '../shape/frame.js';
import { cellMotion } from '../shape/frame.js';
import type { Shape } from '../shape/shape.js';
import type { Symmetry } from '../shape/symmetry.js';
import { ClueStructure } from './clueStructure.js';
import type { Partition } from './partition.js';
import { identityOf, inverseOf, multiply, type Permutation } from './permutation.js';
import { type Leaves, Search } from './search.js';
import type { StabiliserChain } from './stabiliserChain.js';
import type { Structure } from './structure.js';

export class Canoniser {
  readonly search: Search;
  private readonly shape: Shape;
  private readonly frame: Frame;
  private readonly clues: ClueStructure;
  private readonly leaves: FormLeaves;

  /** The structure has the symbols as points, too, where they are interchangeable. */
  constructor(shape: Shape, frame: Frame, chain: StabiliserChain, structure: Structure) {
    this.shape = shape;
    this.frame = frame;
    this.clues = new ClueStructure(shape, frame, structure);
    this.leaves = new FormLeaves(shape, frame, chain);
    this.search = new Search(structure, this.leaves);
  }

  /** Begins with another filling; what follows holds once the search is done. */
  load(filling: ArrayLike<number>): void {
    this.clues.load(filling);
    this.leaves.filling = filling;
    this.search.restart();
  }

  get form(): Uint8Array {
    return this.leaves.best.symbols;
  }

  /** What takes the filling to its form. */
  get symmetry(): Symmetry {
    const { points, renaming } = this.leaves.best;
    return { cells: cellMotion(this.frame, this.shape, points), symbols: completeRenaming(renaming) };
  }

  /** How many symmetries take the filling to itself. */
  get automorphisms(): bigint {
    const { symbols, interchangeable } = this.shape;
    let order = this.search.order;
    if (!interchangeable) return order;
    // Symbols that do not occur may be renamed among themselves.
    const shown = this.leaves.best.renaming.reduce((most, name) => Math.max(most, name), 0);
    for (let left = symbols - shown; left > 1; left--) order *= BigInt(left);
    return order;
  }
}

/** Symbols that do not occur take the names that are left, in their order. */
function completeRenaming(renaming: Uint8Array): Uint8Array {
  const complete = renaming.slice();
  let next = renaming.reduce((most, name) => Math.max(most, name), 0) + 1;
  for (let symbol = 1; symbol < complete.length; symbol++)
    if (complete[symbol] === 0) complete[symbol] = next++;
  return complete;
}

/** A filling after a motion and a renaming. */
interface Form {
  symbols: Uint8Array;
  points: Permutation;
  /** 0 for symbols that do not occur. */
  renaming: Uint8Array;
}

class FormLeaves implements Leaves {
  filling: ArrayLike<number> = [];
  best: Form;
  private last: Form;
  private readonly shape: Shape;
  private readonly frame: Frame;
  private readonly chain: StabiliserChain;

  constructor(shape: Shape, frame: Frame, chain: StabiliserChain) {
    this.shape = shape;
    this.frame = frame;
    this.chain = chain;
    const blankForm = (): Form => ({
      symbols: new Uint8Array(shape.cellCount),
      points: identityOf(frame.points),
      renaming: Uint8Array.from({ length: shape.symbols + 1 }, (_, symbol) => symbol),
    });
    this.best = blankForm();
    this.last = blankForm();
  }

  take(leaf: Partition): void {
    this.makeForm(leaf);
    [this.best, this.last] = [this.last, this.best];
  }

  compare(leaf: Partition): number {
    this.makeForm(leaf);
    const [best, last] = [this.best.symbols, this.last.symbols];
    let cell = 0;
    while (cell < best.length && best[cell] === last[cell]) cell++;
    return cell === best.length ? 0 : last[cell] - best[cell];
  }

  /** The leaf is the one that was compared last. */
  symmetryTo(): Permutation {
    return multiply(this.best.points, inverseOf(this.last.points));
  }

  private makeForm(leaf: Partition): void {
    const { filling, last, frame, shape } = this;
    const { arity, cellPoints, weights, cellOfKey } = frame;
    const { symbols, renaming } = last;
    const points = this.chain.straighten(leaf.colours);
    last.points = points;
    symbols.fill(0);
    for (let cell = 0; cell < filling.length; cell++) {
      if (filling[cell] === 0) continue;
      let key = 0;
      for (let k = 0; k < arity; k++) key += weights[points[cellPoints[cell * arity + k]]];
      symbols[cellOfKey ? cellOfKey[key] : key] = filling[cell];
    }
    if (!shape.interchangeable) return;
    renaming.fill(0);
    let next = 1;
    for (let cell = 0; cell < symbols.length; cell++) {
      const symbol = symbols[cell];
      if (symbol === 0) continue;
      if (renaming[symbol] === 0) renaming[symbol] = next++;
      symbols[cell] = renaming[symbol];
    }
  }
}
