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
  /** For each point of the orbit, what takes it to the base point, and back. */
  readonly carriers: (Permutation | undefined)[];
  readonly returns: (Permutation | undefined)[];
}

export class StabiliserChain {
  readonly degree: number;
  private readonly levels: Level[] = [];

  /** The group that holds nothing but the identity. */
  constructor(degree: number) {
    this.degree = degree;
  }

  /** Makes it the group that this permutation generates with those before. */
  add(permutation: Permutation): void {
    this.extend(0, permutation);
  }

  /**
   * The same for generators that are known to be strong on this base: those of them that keep the first base points generate all
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
      level.generators.push(...left);
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
    return isIdentity(this.sift(0, permutation).rest);
  }

  /**
   * The member that, one base point after the other, brings there whichever point of its orbit has the least rank. If ranks are the
   * same but for a member of the group, so is the outcome: that is what makes forms canonical.
   */
  straighten(ranks: ArrayLike<number>): Permutation {
    const { degree } = this;
    let holders = identityOf(degree);
    let spare: Permutation = new Int32Array(degree);
    for (const { orbit, carriers } of this.levels) {
      let least = orbit[0];
      for (let i = 1; i < orbit.length; i++)
        if (ranks[holders[orbit[i]]] < ranks[holders[least]]) least = orbit[i];
      const carrier = carriers[least];
      if (carrier === undefined || least === orbit[0]) continue;
      for (let place = 0; place < degree; place++) spare[carrier[place]] = holders[place];
      [holders, spare] = [spare, holders];
    }
    return inverseOf(holders);
  }

  /** What is left of a permutation when the carriers of the levels are taken off, and the level at which that ends. */
  private sift(from: number, permutation: Permutation): { rest: Permutation; level: number } {
    let rest = permutation;
    let level = from;
    for (; level < this.levels.length; level++) {
      const { base, carriers } = this.levels[level];
      const image = rest[base];
      if (image === base) continue;
      const carrier = carriers[image];
      if (!carrier) break;
      rest = multiply(rest, carrier);
    }
    return { rest, level };
  }

  /** Takes in a permutation that keeps the base points before this level. */
  private extend(at: number, permutation: Permutation): void {
    const { rest } = this.sift(at, permutation);
    if (isIdentity(rest)) return;
    const level =
      this.levels[at] ??
      createLevel(
        this.degree,
        permutation.findIndex((image, i) => image !== i),
      );
    this.levels[at] = level;
    level.generators.push(permutation);
    const known = level.orbit.length;
    for (let i = 0; i < level.orbit.length; i++) {
      // Old points meet the new generator only; new points meet all.
      const generators = i < known ? [permutation] : level.generators;
      for (const generator of generators) {
        const point = level.orbit[i];
        if (reach(level, point, generator)) continue;
        const [back, onward] = [level.returns[point], level.carriers[generator[point]]];
        if (back && onward) this.extend(at + 1, multiply(multiply(back, generator), onward));
      }
    }
  }
}

function createLevel(degree: number, base: number): Level {
  const identity = identityOf(degree);
  const level: Level = {
    base,
    orbit: [base],
    generators: [],
    carriers: new Array(degree),
    returns: new Array(degree),
  };
  level.carriers[base] = level.returns[base] = identity;
  return level;
}

/** Adds the image of a point to the orbit, unless it is there. */
function reach(level: Level, point: number, generator: Permutation): boolean {
  const image = generator[point];
  const back = level.returns[point];
  if (level.carriers[image] || !back) return false;
  const onward = multiply(back, generator);
  level.orbit.push(image);
  level.returns[image] = onward;
  level.carriers[image] = inverseOf(onward);
  return true;
}
