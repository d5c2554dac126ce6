/** The motions of a rule that can be anything, looked for by refinement: its points are its cells. */
import { demandsOf } from '../shape/demands.js';
import type { Frame } from '../shape/frame.js';
import { keepsRule, renamePrimitive } from '../shape/keepsRule.js';
import type { Shape } from '../shape/shape.js';
import { turnedSymbols } from '../shape/symmetry.js';
import type { Partition } from './partition.js';
import { identityOf, type Permutation } from './permutation.js';
import { ruleStructure } from './ruleEdges.js';
import { type Leaves, Search } from './search.js';

/** A frame on which every cell is a point of its own. */
export function cellFrame({ cellCount }: Shape): Frame {
  const cells = identityOf(cellCount);
  const alike = new Int32Array(cellCount);
  return {
    points: cellCount,
    arity: 1,
    cellPoints: cells,
    ordered: false,
    sorts: alike,
    axes: alike,
    sets: [],
    weights: cells,
  };
}

/** A leaf is equal to the first if the rule reads the same from both, after a renaming of the symbols if there is one. */
class RuleLeaves implements Leaves {
  private first: Int32Array;
  private readonly shape: Shape;
  private readonly renaming: Uint8Array | undefined;

  constructor(shape: Shape, first: Int32Array, renaming?: Uint8Array) {
    this.shape = shape;
    this.first = first;
    this.renaming = renaming;
  }

  /** The cells, as the first leaf orders them. */
  get order(): Int32Array {
    return this.first;
  }

  take({ order }: Partition): void {
    this.first = order.slice();
  }

  compare(leaf: Partition): number {
    return keepsRule(this.shape, this.symmetryTo(leaf), this.renaming) ? 0 : 1;
  }

  symmetryTo({ order }: Partition): Permutation {
    const motion = new Int32Array(order.length);
    for (let i = 0; i < motion.length; i++) motion[this.first[i]] = order[i];
    return motion;
  }
}

/** Looks for all motions that keep the rule. */
export class MotionSearch {
  readonly search: Search;
  private readonly shape: Shape;
  private readonly leaves: RuleLeaves;

  constructor(shape: Shape) {
    this.shape = shape;
    this.leaves = new RuleLeaves(shape, identityOf(shape.cellCount));
    this.search = new Search(ruleStructure(shape, demandsOf(shape).primitives, 0), this.leaves, true);
  }

  /** Afterwards: a search for a motion that keeps the rule together with turning the order of the symbols round. */
  seekTurn(): Search {
    const turned = turnedSymbols(this.shape);
    const primitives = demandsOf(this.shape).primitives.map(primitive => renamePrimitive(primitive, turned));
    const kept = primitives.filter(primitive => primitive !== undefined);
    const leaves = new RuleLeaves(this.shape, this.leaves.order, turned);
    const search = new Search(ruleStructure(this.shape, kept, 0), leaves, true);
    search.seek(this.search);
    return search;
  }
}
