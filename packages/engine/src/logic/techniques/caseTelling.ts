/**
 * A case that was followed, told with just the links that lead to its end. It is told backwards: for each link that is needed, of all
 * that could have led to it the one is taken that needs least beside what is needed already.
 */
import { housesOf } from '../../shape/shape.js';
import type { Item } from '../../solve/kernel.js';
import { propagatorsOf } from '../../solve/propagators/propagators.js';
import type { Position } from '../position.js';
import { areExclusive } from '../sight.js';
import type { Because, Branch, Candidate, Link } from '../step.js';
import { type Case, candidateOf, type Literal, literalOf } from './case.js';

/** Of a case that fails in many places at once only so many are told, and the shortest is taken. */
const mostEnds = 12;

export function tellCase(position: Position, told: Case, goal?: Literal): Branch {
  const indexOf = new Map<Literal, number>();
  for (let i = 0; i < told.literals.length; i++) indexOf.set(told.literals[i], i);
  if (goal !== undefined) return new Telling(position, told, indexOf).toGoal(goal);
  const branches = told.failed
    .slice(0, mostEnds)
    .map(item => new Telling(position, told, indexOf).toFailure(item));
  return branches.reduce((best, next) => (next.links.length < best.links.length ? next : best));
}

class Telling {
  private readonly position: Position;
  private readonly told: Case;
  private readonly indexOf: ReadonlyMap<Literal, number>;
  private readonly isNeeded: Uint8Array;
  /** By literal that is needed: those that it needs itself, and for what holds, where. */
  private readonly from: (readonly number[])[] = [];
  private readonly because: (Because | undefined)[] = [];
  /** By literal that is told: its place among the links. */
  private readonly places: number[] = [];

  constructor(position: Position, told: Case, indexOf: ReadonlyMap<Literal, number>) {
    this.position = position;
    this.told = told;
    this.indexOf = indexOf;
    this.isNeeded = new Uint8Array(told.literals.length);
    this.isNeeded[0] = 1;
  }

  toGoal(goal: Literal): Branch {
    const at = this.indexOf.get(goal);
    if (at !== undefined) this.isNeeded[at] = 1;
    return { links: this.findLinks() };
  }

  toFailure(item: Item): Branch {
    const { symbols: n, cellCount } = this.position.shape;
    const all = this.goneIn(item, this.told.literals.length) ?? [];
    for (const i of all) this.isNeeded[i] = 1;
    const inHouses = item - cellCount;
    const failsAt =
      inHouses < 0 ? { cell: item } : { house: Math.floor(inHouses / n), symbol: (inHouses % n) + 1 };
    const links = this.findLinks();
    return { links, failsAt: { ...failsAt, from: all.map(i => this.places[i]) } };
  }

  /** Goes back over all that is needed, and so finds what that needs. */
  private findLinks(): Link[] {
    const { literals } = this.told;
    for (let i = literals.length - 1; i > 0; i--) {
      if (this.isNeeded[i] === 0) continue;
      const from = literals[i] & 1 ? this.whyHolds(i) : this.whyGone(i);
      this.from[i] = from;
      for (const other of from) this.isNeeded[other] = 1;
    }
    const links: Link[] = [];
    for (let i = 0; i < literals.length; i++) {
      if (this.isNeeded[i] === 0) continue;
      const because = this.because[i];
      this.places[i] =
        links.push({
          ...this.candidateOf(literals[i]),
          holds: (literals[i] & 1) === 1,
          ...(because && { because }),
          ...(i > 0 && { from: (this.from[i] ?? []).map(other => this.places[other]) }),
        }) - 1;
    }
    return links;
  }

  private candidateOf(literal: Literal): Candidate {
    return candidateOf(literal, this.position.shape.symbols);
  }

  /** The possibilities of an item but one that have gone before, if all have. */
  private goneIn(item: Item, before: number, but = -1): number[] | undefined {
    const { shape, live } = this.position;
    const { symbols: n, cellCount, houses } = shape;
    const house = Math.floor((item - cellCount) / n);
    const gone: number[] = [];
    for (let i = 0; i < n; i++) {
      const option = item < cellCount ? item * n + i : houses[house * n + i] * n + ((item - cellCount) % n);
      if (live[option] === 0 || option === but) continue;
      const at = this.indexOf.get(literalOf(option, false));
      if (at === undefined || at >= before) return undefined;
      gone.push(at);
    }
    return gone;
  }

  private whyHolds(i: number): readonly number[] {
    const { symbols: n, cellCount } = this.position.shape;
    const option = this.told.literals[i] >> 1;
    const cell = Math.floor(option / n);
    let best: readonly number[] | undefined;
    let least = Number.POSITIVE_INFINITY;
    const consider = (item: Item, because: Because): void => {
      const gone = this.goneIn(item, i, option);
      const cost = gone ? this.costOf(gone) : Number.POSITIVE_INFINITY;
      if (!gone || cost >= least) return;
      least = cost;
      best = gone;
      this.because[i] = because;
    };
    consider(cell, { cell });
    for (const house of housesOf(this.position.shape, cell))
      consider(cellCount + house * n + (option % n), { house });
    return best ?? [];
  }

  /** How much would be needed besides what is needed already. */
  private costOf(gone: readonly number[]): number {
    const parents = new Set<number>();
    let cost = 0;
    for (const i of gone) {
      if (this.isNeeded[i] === 1) continue;
      cost++;
      const parent = this.excluderOf(i);
      if (parent !== undefined && this.isNeeded[parent] === 0) parents.add(parent);
    }
    return cost + 2 * parents.size;
  }

  /** What excludes something that has gone: one that is needed anyway, if there is such, or the first. */
  private excluderOf(i: number): number | undefined {
    const { literals, reasons, causes } = this.told;
    if (causes[i]) return undefined;
    const gone = this.candidateOf(literals[i]);
    for (let k = 0; k < i; k++) {
      if (this.isNeeded[k] === 0 || (literals[k] & 1) === 0) continue;
      if (areExclusive(this.position.shape, this.candidateOf(literals[k]), gone)) return k;
    }
    return this.indexOf.get(literalOf(reasons[i], true));
  }

  private whyGone(i: number): readonly number[] {
    const cause = this.told.causes[i];
    if (cause) {
      const { by } = cause;
      const implied = propagatorsOf(this.position.shape)?.implied.get(by);
      this.because[i] = implied ? { sumOf: implied.houses } : { constraint: by.constraint };
      return cause.literals.flatMap(literal => {
        const at = this.indexOf.get(literal);
        return at !== undefined && at < i ? [at] : [];
      });
    }
    const excluder = this.excluderOf(i);
    return excluder === undefined ? [] : [excluder];
  }
}
