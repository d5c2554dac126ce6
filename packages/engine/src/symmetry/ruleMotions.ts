/** The motions of a rule that can be anything, looked for by refinement: its points are its cells. */
import { demandsOf } from '../shape/demands.js';
import type { Frame } from '../shape/frame.js';
import { carriesRule, renamePrimitive } from '../shape/keepsRule.js';
import type { Shape } from '../shape/shape.js';
import { turnedSymbols } from '../shape/symmetry.js';
import { createRefineSpace, Partition } from './partition.js';
import { identityOf, inverseOf, type Permutation } from './permutation.js';
import { ruleStructure } from './ruleEdges.js';
import { type Leaves, Search } from './search.js';
import type { Structure } from './structure.js';

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

/** A leaf is equal to the first if one rule reads from there as another from the first, after a renaming if there is one. */
class RuleLeaves implements Leaves {
  private first: Int32Array;
  private readonly from: Shape;
  private readonly to: Shape;
  private readonly renaming: Uint8Array | undefined;

  constructor(from: Shape, to: Shape, first: Int32Array, renaming?: Uint8Array) {
    this.from = from;
    this.to = to;
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
    const { from, to, renaming } = this;
    const motion = this.symmetryTo(leaf);
    const carries =
      carriesRule(from, to, motion, renaming) &&
      (from === to || carriesRule(to, from, inverseOf(motion), renaming));
    return carries ? 0 : 1;
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
    this.leaves = new RuleLeaves(shape, shape, identityOf(shape.cellCount));
    this.search = new Search(structureOfRule(shape, false), this.leaves, true);
  }

  /**
   * Afterwards: a search for a motion that takes the rule to that of another shape of as many cells, or to its own; together with turning
   * the order of the symbols round, if that is wanted.
   */
  seek(to: Shape, turned = false): Search {
    const renaming = turned ? turnedSymbols(to) : undefined;
    const search = new Search(
      structureOfRule(to, turned),
      new RuleLeaves(this.shape, to, this.leaves.order, renaming),
      true,
    );
    search.seek(this.search);
    return search;
  }
}

/** The structure of a rule, as it is or with the order of the symbols turned round. */
function structureOfRule(shape: Shape, turned: boolean): Structure {
  const { primitives } = demandsOf(shape);
  if (!turned) return ruleStructure(shape, primitives, 0);
  const renaming = turnedSymbols(shape);
  const images = primitives.map(primitive => renamePrimitive(primitive, renaming));
  return ruleStructure(
    shape,
    images.filter(image => image !== undefined),
    0,
  );
}

/** A number that is the same for rules that a motion takes to each other, and for few others. */
export function traceRule(shape: Shape): number {
  const structure = structureOfRule(shape, false);
  const partition = new Partition(structure.points);
  partition.begin(structure);
  partition.refine(structure, createRefineSpace(structure));
  return partition.trace;
}
