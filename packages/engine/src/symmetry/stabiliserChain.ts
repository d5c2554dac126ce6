/**
 * A group of permutations by a chain of stabilisers: the group itself, those of its members that also keep a first base point, those
 * of them that keep a second one, and so on down to the identity. Each level knows the orbit of its base point and, for every
 * point of the orbit, a member that carries it to the base point. So the order is the product of the orbits' lengths, and every
 * member is one carrier of each level.
 *
 * It is built by the method of Schreier and Sims, in Knuth's order: a generator is added to a level, the orbit grows, and whatever
 * of Schreier's generators the next level does not have yet is added there. Nothing is left to chance, so nothing has to be verified.
 */
import { identityOf, inverseOf, isIdentity, multiply, type Permutation } from './permutation.js';

interface Level {
  readonly base: number;
  readonly orbit: number[];
  readonly generators: Permutation[];
  /** For each point of the orbit but the base, the generator that reached it, and from where. */
  readonly steps: (Permutation | undefined)[];
  readonly parents: Int32Array;
  /** What takes points of the orbit to the base point, as far as it is kept. */
  readonly carriers: (Permutation | undefined)[];
}

/** Integers of carriers that a chain keeps; others are made again from the steps when they are wanted. */
const mostKept = 1 << 23;

export class StabiliserChain {
  readonly degree: number;
  private readonly levels: Level[] = [];
  private kept = 0;

  /** The group that holds nothing but the identity. */
  constructor(degree: number) {
    this.degree = degree;
  }

  /** Makes it the group that this permutation generates with those before. */
  add(permutation: Permutation): void {
    this.extend(0, permutation);
  }

  /**
   * The group of generators that are known to be strong on this base: those of them that keep the first base points generate all
   * members that do.
   */
  static ofStrong(
    degree: number,
    base: readonly number[],
    generators: readonly Permutation[],
  ): StabiliserChain {
    const chain = new StabiliserChain(degree);
    let left = generators;
    for (const point of base) {
      const level = createLevel(degree, point);
      for (let i = 0; i < level.orbit.length; i++)
        for (const generator of left) reach(level, level.orbit[i], generator);
      if (level.orbit.length > 1) chain.levels.push(level);
      left = left.filter(generator => generator[point] === point);
    }
    return chain;
  }

  get order(): bigint {
    return this.levels.reduce((order, { orbit }) => order * BigInt(orbit.length), 1n);
  }

  has(permutation: Permutation): boolean {
    return isIdentity(this.sift(0, permutation));
  }

  /**
   * The member that, one base point after the other, brings there whichever point of its orbit has the least rank. If ranks are the
   * same but for a member of the group, so is the outcome: that is what makes forms canonical.
   */
  straighten(ranks: ArrayLike<number>): Permutation {
    const { degree } = this;
    let holders = identityOf(degree);
    let spare: Permutation = new Int32Array(degree);
    for (const level of this.levels) {
      const { orbit, base } = level;
      let least = base;
      for (let i = 1; i < orbit.length; i++)
        if (ranks[holders[orbit[i]]] < ranks[holders[least]]) least = orbit[i];
      if (least === base) continue;
      const carrier = this.carrierOf(level, least);
      for (let place = 0; place < degree; place++) spare[carrier[place]] = holders[place];
      [holders, spare] = [spare, holders];
    }
    return inverseOf(holders);
  }

  /** What is left of a permutation when the carriers of the levels are taken off, as far as that goes. */
  private sift(from: number, permutation: Permutation): Permutation {
    let rest = permutation;
    for (let at = from; at < this.levels.length; at++) {
      const level = this.levels[at];
      const image = rest[level.base];
      if (image === level.base) continue;
      if (!isReached(level, image)) break;
      rest = multiply(rest, this.carrierOf(level, image));
    }
    return rest;
  }

  /** Takes in a permutation that keeps the base points before this level. */
  private extend(at: number, permutation: Permutation): void {
    if (isIdentity(this.sift(at, permutation))) return;
    this.levels[at] ??= createLevel(
      this.degree,
      permutation.findIndex((image, i) => image !== i),
    );
    const level = this.levels[at];
    level.generators.push(permutation);
    const known = level.orbit.length;
    for (let i = 0; i < level.orbit.length; i++) {
      const point = level.orbit[i];
      const back = inverseOf(this.carrierOf(level, point));
      // Old points meet the new generator only; new points meet all.
      for (const generator of i < known ? [permutation] : level.generators) {
        if (reach(level, point, generator)) continue;
        const onward = this.carrierOf(level, generator[point]);
        this.extend(at + 1, multiply(multiply(back, generator), onward));
      }
    }
  }

  /** A member that takes a point of the orbit to the base point of its level, and keeps the base points before. */
  private carrierOf(level: Level, point: number): Permutation {
    const known = level.carriers[point];
    if (known) return known;
    const step = level.steps[point];
    if (!step) return identityOf(this.degree);
    const carrier = multiply(inverseOf(step), this.carrierOf(level, level.parents[point]));
    if (this.kept + this.degree <= mostKept) {
      this.kept += this.degree;
      level.carriers[point] = carrier;
    }
    return carrier;
  }
}

const createLevel = (degree: number, base: number): Level => ({
  base,
  orbit: [base],
  generators: [],
  steps: new Array(degree),
  parents: new Int32Array(degree),
  carriers: new Array(degree),
});

const isReached = ({ base, steps }: Level, point: number): boolean =>
  point === base || steps[point] !== undefined;

/** Adds the image of a point to the orbit, unless it is there. */
function reach(level: Level, point: number, generator: Permutation): boolean {
  const image = generator[point];
  if (isReached(level, image)) return false;
  level.orbit.push(image);
  level.steps[image] = generator;
  level.parents[image] = point;
  return true;
}
