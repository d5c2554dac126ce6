/**
 * Individualisation and refinement. Where refinement ends and points are still alike, one of them is set apart and refinement goes
 * on, until all are told apart: a *leaf*, which orders the points. All ways to do so make a tree, the same for structures that are the
 * same but for their numbers; of its leaves the best is taken, by what refinement came to on the way (its traces), then by how the
 * leaf itself compares. Three things keep the tree small:
 *
 * - All points of the class are set apart in turn before one is followed, and only those of the rarest trace are followed.
 * - Two leaves that compare as equal show a symmetry of the structure. Points that symmetries take to each other need not all be
 *   followed, and a branch that turns out to be the image of another is left at once.
 * - Off the best path, the first point with the trace of the best path is followed at once, without looking at the others: if the
 *   branch is an image, that shows it soonest; if not, the others are looked at after all.
 *
 * On the best path the symmetries found are strong generators: the symmetries that keep the points before a level take its point
 * to just those that were found to be in its orbit. So the product of these orbits is how many symmetries there are.
 */
import { Level, type Trace } from './level.js';
import { createRefineSpace, Partition } from './partition.js';
import type { Permutation } from './permutation.js';
import type { Structure } from './structure.js';

/** What a search makes of its leaves. */
export interface Leaves {
  /** Takes this leaf for the best so far. */
  take(leaf: Partition): void;
  /** Below 0 if this leaf is better than the best, 0 if equal, above 0 if worse. */
  compare(leaf: Partition): number;
  /** Of a leaf that was found equal: what takes the points of the best leaf to its points. */
  symmetryTo(leaf: Partition): Permutation;
}

export class Search {
  /** How many refinements there were. */
  refinements = 0;
  readonly symmetries: Permutation[] = [];
  private readonly structure: Structure;
  private readonly leaves: Leaves;
  /** Only symmetries are wanted: no leaf is better than the first. */
  private readonly firstOnly: boolean;
  private readonly space;
  private readonly root: Partition;
  private readonly levels: Level[] = [];
  private depth = 0;
  private begun = false;
  private path: number[] = [];
  private best: { path: number[]; traces: Trace[]; orbits: number[] } | undefined;
  /** The level from which on the branch in hand is better than the best, and from which on it is only tried. */
  private aheadFrom = -1;
  private tryingFrom = -1;
  /** The best leaf is that of another structure, and what is wanted is a leaf equal to it. */
  private seeking = false;
  /** What takes the points of the other structure to those of this one. */
  found: Permutation | undefined;

  constructor(structure: Structure, leaves: Leaves, firstOnly = false) {
    this.structure = structure;
    this.leaves = leaves;
    this.firstOnly = firstOnly;
    this.space = createRefineSpace(structure);
    this.root = new Partition(structure.points);
  }

  /** Forgets everything, for what the structure has become. */
  restart(): void {
    this.refinements = 0;
    this.symmetries.length = 0;
    this.depth = 0;
    this.begun = false;
    this.path.length = 0;
    this.best = undefined;
    this.aheadFrom = this.tryingFrom = -1;
  }

  /** Looks for a leaf that is equal to the best of another search, on another structure; its leaves must know that one. */
  seek(other: Search): void {
    this.best = other.best;
    this.seeking = true;
  }

  /** Goes on for so many refinements; whether it is done. */
  run(most: number): boolean {
    const end = this.refinements + most;
    while (this.refinements < end) if (!this.step()) return true;
    return this.begun && this.depth === 0;
  }

  /** How much one refinement has to go through. */
  get size(): number {
    const { points, starts, edges } = this.structure;
    return points + starts[edges];
  }

  /** The points that were set apart on the way to the best leaf. */
  get bestPath(): readonly number[] {
    return this.best?.path ?? [];
  }

  /** How many symmetries the structure has. */
  get order(): bigint {
    return (this.best?.orbits ?? []).reduce((order, size) => order * BigInt(size), 1n);
  }

  private step(): boolean {
    if (!this.begun) {
      this.begun = true;
      this.root.begin(this.structure);
      this.refine(this.root);
      this.enter(this.root);
      return this.depth > 0;
    }
    if (this.depth === 0) return false;
    const at = this.depth - 1;
    const level = this.levels[at];
    if (level.looked < level.members.length && !level.settled) this.look(level, at);
    else if (this.tryingFrom >= 0 && at > this.tryingFrom) this.stopTrying();
    else this.follow(level, at);
    return this.depth > 0;
  }

  private refine(partition: Partition): void {
    partition.refine(this.structure, this.space);
    this.refinements++;
  }

  /** Sets the next point of the class apart, and follows it at once if the best path might be found again there. */
  private look(level: Level, at: number): void {
    const child = this.refineChild(level, level.looked++);
    const { best } = this;
    if (!best || this.aheadFrom >= 0 || child.trace !== best.traces[at]?.hash) return;
    const inside = this.tryingFrom >= 0 && this.tryingFrom < at;
    if (!inside && (level.tried || !this.hasLeft(best.path, at))) return;
    level.tried = true;
    if (!inside) this.tryingFrom = at;
    this.descend(level, at, level.looked - 1);
  }

  private refineChild(level: Level, index: number): Partition {
    const child = level.childOf(index);
    child.copy(level.partition);
    child.setApart(level.members[index], this.structure);
    this.refine(child);
    return child;
  }

  /** Whether the path in hand is no longer the best one, before this level. */
  private hasLeft(bestPath: readonly number[], at: number): boolean {
    for (let i = 0; i < at; i++) if (this.path[i] !== bestPath[i]) return true;
    return false;
  }

  private stopTrying(): void {
    this.depth = this.tryingFrom + 1;
    this.tryingFrom = -1;
  }

  /** Follows the next point that no symmetry makes needless. */
  private follow(level: Level, at: number): void {
    if (!level.settled) {
      const trace = level.choose();
      if (trace && !this.compareTrace(level, at, trace)) {
        this.close(at);
        return;
      }
    }
    const index = level.next();
    if (index === undefined) {
      this.close(at);
      return;
    }
    if (!level.keepsChildren) {
      const { trace: hash } = this.refineChild(level, index);
      if (!this.compareTrace(level, at, { count: level.members.length, hash })) return;
    }
    this.descend(level, at, index);
  }

  /** Whether this level may go on with this trace, beside the best. */
  private compareTrace(level: Level, at: number, trace: Trace): boolean {
    level.trace = trace;
    const { best } = this;
    if (this.aheadFrom === at) this.aheadFrom = -1;
    if (!best || this.aheadFrom >= 0) return true;
    const other = best.traces[at];
    if (!other) return false;
    const difference = trace.count - other.count || trace.hash - other.hash;
    if (difference < 0 && !this.firstOnly) this.aheadFrom = at;
    return difference === 0 || (difference < 0 && !this.firstOnly);
  }

  private descend(level: Level, at: number, index: number): void {
    this.path.length = at;
    this.path.push(level.members[index]);
    this.enter(level.childOf(index));
  }

  /** Comes to a partition: a leaf, or one level more. */
  private enter(partition: Partition): void {
    const { told } = this.structure;
    if (partition.toldClasses === told) {
      this.reachLeaf(partition);
      return;
    }
    const { depth } = this;
    this.levels[depth] ??= new Level(partition);
    this.levels[depth].open(partition, told, this.symmetriesFixing(depth));
    this.depth++;
  }

  /** Those that keep all points of the path before this level. */
  private symmetriesFixing(depth: number): Permutation[] {
    if (depth === 0) return [...this.symmetries];
    const point = this.path[depth - 1];
    return this.levels[depth - 1].fixing.filter(symmetry => symmetry[point] === point);
  }

  private close(at: number): void {
    const { best } = this;
    if (best && !this.seeking && best.path.length > at && !this.hasLeft(best.path, at))
      best.orbits[at] = this.levels[at].orbits.sizeOf(best.path[at]);
    if (this.aheadFrom === at) this.aheadFrom = -1;
    this.depth = at;
  }

  private reachLeaf(leaf: Partition): void {
    const { best, depth } = this;
    const trying = this.tryingFrom >= 0;
    const shorter = best !== undefined && depth < best.path.length;
    if (!best || this.aheadFrom >= 0 || (shorter && !trying && !this.firstOnly)) {
      this.takeBest(leaf);
      return;
    }
    const difference = shorter || depth > best.path.length ? 1 : this.leaves.compare(leaf);
    if (difference === 0 && this.seeking) {
      this.found = this.leaves.symmetryTo(leaf);
      this.depth = 0;
      return;
    }
    if (difference === 0 && this.noteSymmetry(this.leaves.symmetryTo(leaf), best.path)) return;
    if (trying) this.stopTrying();
    else if (difference < 0) this.takeBest(leaf);
  }

  private takeBest(leaf: Partition): void {
    this.leaves.take(leaf);
    const traces = this.levels.slice(0, this.depth).map(({ trace }) => trace);
    this.best = { path: this.path.slice(0, this.depth), traces, orbits: traces.map(() => 1) };
    this.aheadFrom = -1;
  }

  /** Keeps a symmetry; if it takes the best path to the one in hand, the branch is an image, and is left: then true. */
  private noteSymmetry(symmetry: Permutation, bestPath: readonly number[]): boolean {
    this.keepSymmetry(symmetry);
    let parting = 0;
    while (this.path[parting] === bestPath[parting]) parting++;
    for (let i = 0; i <= parting; i++) if (symmetry[bestPath[i]] !== this.path[i]) return false;
    this.depth = parting + 1;
    this.tryingFrom = -1;
    return true;
  }

  /** Joins what it takes to each other; one that joins nothing says nothing new. */
  private keepSymmetry(symmetry: Permutation): void {
    let joined = 0;
    let fixed = 0;
    for (; fixed < this.depth; fixed++) {
      const { orbits } = this.levels[fixed];
      joined += orbits.count;
      orbits.add(symmetry);
      joined -= orbits.count;
      if (symmetry[this.path[fixed]] !== this.path[fixed]) break;
    }
    if (joined === 0) return;
    this.symmetries.push(symmetry);
    for (let at = 0; at <= Math.min(fixed, this.depth - 1); at++) this.levels[at].fixing.push(symmetry);
  }
}
