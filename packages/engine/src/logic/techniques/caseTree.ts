/**
 * What search finds out, told as a tree of questions. A candidate is assumed and followed by singles and constraints; where that ends
 * without a contradiction, a cell or a symbol in a house with few possibilities is chosen, and each of them is assumed in turn, until
 * every case has failed. Of all that follows in a case only what some failure needs is told: each failure is followed back over what has
 * led to it, through the cases that it lies in.
 *
 * Questions that leave the fewest cases open are asked first. All of it depends on the position alone; a tree that takes too much
 * work is given up.
 */
import { type Cell, housesOf } from '../../shape/shape.js';
import type { Item } from '../../solve/kernel.js';
import { propagatorsOf } from '../../solve/propagators/propagators.js';
import type { Position } from '../position.js';
import { areExclusive } from '../sight.js';
import type { Because, Branch, Candidate, Link } from '../step.js';
import { type Case, type Cause, candidateOf, type Literal, literalOf } from './case.js';
import { Consequences } from './consequences.js';

/** So many consequences may be looked at for one tree. */
const mostLiterals = 4_000_000;
/** Questions with more answers are not asked. */
const mostAnswers = 3;

/** The tree that refutes a candidate; undefined if it takes too much work. */
export const growTree = (position: Position, { cell, symbol }: Candidate): Branch | undefined =>
  new CaseTree(position).grow(position, cell * position.shape.symbols + symbol - 1);

interface Question {
  readonly item: Item;
  readonly options: readonly number[];
}

class CaseTree {
  /** The position before anything was assumed. */
  private readonly root: Position;
  private looked = 0;
  /** All that follows in the case that is looked at and in those that it lies in, in order; for each its reason or cause. */
  private readonly trail: Literal[] = [];
  private readonly reasons: number[] = [];
  private readonly causes: (Cause | undefined)[] = [];
  private readonly indexOf = new Map<Literal, number>();
  private readonly isNeeded: boolean[] = [];

  constructor(root: Position) {
    this.root = root;
  }

  grow(position: Position, option: number): Branch | undefined {
    const followed = new Consequences(position).follow(option, { withCauses: true });
    const base = this.trail.length;
    this.push(followed);
    const end = followed.failed.length > 0 ? this.fail(followed) : this.split(position, followed);
    const branch = end && { links: this.tellFrom(base), ...end };
    this.popTo(base);
    return branch;
  }

  private push({ literals, reasons, causes }: Case): void {
    for (const [i, literal] of literals.entries()) {
      this.indexOf.set(literal, this.trail.length);
      this.trail.push(literal);
      this.reasons.push(reasons[i]);
      this.causes.push(causes[i]);
      this.isNeeded.push(false);
    }
    this.looked += literals.length;
  }

  private popTo(length: number): void {
    for (const literal of this.trail.splice(length)) this.indexOf.delete(literal);
    this.reasons.length = length;
    this.causes.length = length;
    this.isNeeded.length = length;
  }

  /** Where the case fails: of several places one that needs least. */
  private fail({ failed }: Case): Pick<Branch, 'failsAt'> {
    const { symbols: n, cellCount } = this.root.shape;
    const ends = failed.map(item => ({ item, gone: this.goneIn(item, this.trail.length) ?? [] }));
    const { item, gone } = ends.reduce((best, next) => (next.gone.length < best.gone.length ? next : best));
    for (const i of gone) this.isNeeded[i] = true;
    const inHouses = item - cellCount;
    return {
      failsAt:
        inHouses < 0 ? { cell: item } : { house: Math.floor(inHouses / n), symbol: (inHouses % n) + 1 },
    };
  }

  /** Goes on with a question, each answer to which fails. */
  private split(position: Position, { literals }: Case): Pick<Branch, 'cases' | 'failsAt'> | undefined {
    const { symbols: n } = position.shape;
    const inside = position.copy();
    for (const literal of literals) {
      const { cell, symbol } = candidateOf(literal, n);
      if (literal & 1) inside.place(cell, symbol);
      else inside.eliminate(cell, symbol);
    }
    if (inside.breach) return { failsAt: inside.breach };
    const question = this.choose(inside);
    if (!question) return undefined;
    const cases: Branch[] = [];
    for (const option of question.options) {
      const branch = this.grow(inside, option);
      if (!branch) return undefined;
      cases.push(branch);
    }
    const other = this.goneIn(question.item, this.trail.length, question.options);
    for (const i of other ?? []) this.isNeeded[i] = true;
    return { cases };
  }

  /** The question that leaves the fewest cases open; of these the one with the fewest answers, from which most follows. */
  private choose(position: Position): Question | undefined {
    const consequences = new Consequences(position);
    const known = new Map<number, Case>();
    const follow = (option: number): Case => {
      const followed = known.get(option) ?? consequences.follow(option);
      if (!known.has(option)) this.looked += followed.literals.length;
      known.set(option, followed);
      return followed;
    };
    let best: { question: Question; rank: readonly number[] } | undefined;
    for (const question of questionsIn(position)) {
      if (this.looked > mostLiterals) return undefined;
      const open = question.options.map(follow).filter(({ failed }) => failed.length === 0);
      const least = Math.min(...open.map(({ literals }) => literals.length));
      const rank = [open.length, question.options.length, open.length === 0 ? 0 : -least];
      if (!best || isLess(rank, best.rank)) best = { question, rank };
      if (open.length === 0 && question.options.length === 2) break;
    }
    return best?.question;
  }

  /** The needed links since a place in the trail, told backwards: for each that is needed, what it needs. */
  private tellFrom(base: number): Link[] {
    const { symbols: n } = this.root.shape;
    const told: { link: Link; at: number; from: readonly number[] }[] = [];
    for (let i = this.trail.length - 1; i > base; i--) {
      if (!this.isNeeded[i]) continue;
      const holds = (this.trail[i] & 1) === 1;
      const { because, from } = holds ? this.whyHolds(i) : this.whyGone(i);
      for (const other of from) this.isNeeded[other] = true;
      const link = { ...candidateOf(this.trail[i], n), holds, ...(because && { because }) };
      told.push({ link, at: i, from });
    }
    told.push({ link: { ...candidateOf(this.trail[base], n), holds: true }, at: base, from: [] });
    told.reverse();
    const places = new Map(told.map(({ at }, place) => [at, place]));
    return told.map(({ link, from }, place) =>
      place === 0
        ? link
        : { ...link, from: from.flatMap(i => (places.has(i) ? [places.get(i) as number] : [])) },
    );
  }

  /** The possibilities of an item, but some, that have gone before this place in the trail, if all have. */
  private goneIn(item: Item, before: number, but: readonly number[] = []): number[] | undefined {
    const { shape, live } = this.root;
    const { symbols: n } = shape;
    const gone: number[] = [];
    for (let i = 0; i < n; i++) {
      const option = optionOf(this.root, item, i);
      if (live[option] === 0 || but.includes(option)) continue;
      const at = this.indexOf.get(literalOf(option, false));
      if (at === undefined || at >= before) return undefined;
      gone.push(at);
    }
    return gone;
  }

  private whyHolds(i: number): { because?: Because; from: readonly number[] } {
    const { shape } = this.root;
    const { symbols: n, cellCount } = shape;
    const option = this.trail[i] >> 1;
    const cell = Math.floor(option / n);
    let best: { because?: Because; from: readonly number[] } = { from: [] };
    let least = Number.POSITIVE_INFINITY;
    const consider = (item: Item, because: Because): void => {
      const gone = this.goneIn(item, i, [option]);
      const cost = gone?.filter(other => !this.isNeeded[other]).length ?? Number.POSITIVE_INFINITY;
      if (!gone || cost >= least) return;
      least = cost;
      best = { because, from: gone };
    };
    consider(cell, { cell });
    for (const house of housesOf(shape, cell)) consider(cellCount + house * n + (option % n), { house });
    return best;
  }

  private whyGone(i: number): { because?: Because; from: readonly number[] } {
    const { shape } = this.root;
    const cause = this.causes[i];
    if (cause) {
      const implied = propagatorsOf(shape)?.implied.get(cause.by);
      return {
        because: implied ? { sumOf: implied.houses } : { constraint: cause.by.constraint },
        from: cause.literals.flatMap(literal => {
          const at = this.indexOf.get(literal);
          return at !== undefined && at < i ? [at] : [];
        }),
      };
    }
    const gone = candidateOf(this.trail[i], shape.symbols);
    const excluder = this.trail.findIndex(
      (literal, k) =>
        k < i &&
        this.isNeeded[k] &&
        (literal & 1) === 1 &&
        areExclusive(shape, candidateOf(literal, shape.symbols), gone),
    );
    const at = excluder >= 0 ? excluder : this.indexOf.get(literalOf(this.reasons[i], true));
    return { from: at === undefined ? [] : [at] };
  }
}

const isLess = (a: readonly number[], b: readonly number[]): boolean => {
  const i = a.findIndex((value, k) => value !== b[k]);
  return i >= 0 && a[i] < b[i];
};

/** The i-th possibility of an item: a symbol in a cell, or a cell of a house for a symbol. */
function optionOf({ shape }: Position, item: Item, i: number): number {
  const { symbols: n, cellCount, houses } = shape;
  if (item < cellCount) return item * n + i;
  const house = Math.floor((item - cellCount) / n);
  return houses[house * n + i] * n + ((item - cellCount) % n);
}

/** What has few answers: cells by their symbols, then symbols by their places in houses; two answers before three. */
function* questionsIn(position: Position): Generator<Question> {
  const { shape, candidateCounts, placeCounts } = position;
  const { symbols: n, cellCount } = shape;
  const ask = (item: Item): Question => {
    const options = Array.from({ length: n }, (_, i) => optionOf(position, item, i));
    return { item, options: options.filter(option => position.live[option] === 1) };
  };
  let asked = false;
  for (let answers = 2; answers <= (asked ? mostAnswers : n); answers++) {
    for (let cell: Cell = 0; cell < cellCount; cell++) {
      if (candidateCounts[cell] !== answers) continue;
      asked = true;
      yield ask(cell);
    }
    for (let item = 0; item < placeCounts.length; item++) {
      if (placeCounts[item] !== answers) continue;
      asked = true;
      yield ask(cellCount + item);
    }
  }
}
