/**
 * What follows if a candidate holds, by singles and constraints, and if wanted by locked candidates too. Every consequence remembers
 * why: a candidate falls because another was placed, because it sees all places of its symbol in a house, or because a constraint
 * could not be met with it; a symbol is placed because its cell or its house offers nothing else. So any one consequence can be shown with just the links that lead
 * to it. The counts are changed in place and set back after each case, which is far cheaper than a copy of the position.
 *
 * The end does not depend on the order of the work: whether a case fails, and what follows in it, are the same under every
 * renumbering. Singles that the position itself offers are taken up only where the case touches them.
 *
 * An item is what must be filled: a cell, or a symbol in a house, numbered as in solve/kernel.
 */
import { blank } from '../../board/symbols.js';
import { otherPeersOf } from '../../shape/otherPeers.js';
import type { Cell } from '../../shape/shape.js';
import type { Item } from '../../solve/kernel.js';
import { Agenda } from '../../solve/propagators/agenda.js';
import { type Domains, lowestBit, type Propagator } from '../../solve/propagators/propagator.js';
import { type Propagators, propagatorsOf } from '../../solve/propagators/propagators.js';
import type { Position } from '../position.js';
import { overlapsOf, seenFrom, sees } from '../sight.js';
import type { Branch, Link } from '../step.js';
import { StruckDomains } from '../struckDomains.js';

/** A candidate's option number · 2, and 1 more if it holds. */
export type Literal = number;

/** What follows from one assumption, in order. */
export interface Case {
  readonly literals: readonly Literal[];
  /** For each: the option whose placing caused it, or ~item; for the assumption itself, 0. */
  readonly reasons: readonly number[];
  /** For what a constraint struck out, in place of a reason: what had to be out for that. Only where it was asked for. */
  readonly causes: readonly (readonly Literal[] | undefined)[];
  /** The item that is left with nothing. */
  readonly failedItem?: Item;
}

const literalOf = (option: number, holds: boolean): Literal => option * 2 + (holds ? 1 : 0);

export class Consequences {
  private readonly position: Position;
  /** By house, how many cells it shares with another at most; only where locked candidates are followed. */
  private readonly overlaps: Uint8Array | undefined;
  private readonly symbols: Uint8Array;
  private readonly live: Uint8Array;
  private readonly candidateCounts: Uint8Array;
  private readonly placeCounts: Uint8Array;
  private literals: Literal[] = [];
  private reasons: number[] = [];
  private failedItem: Item | undefined;
  /** Symbols in houses that lost a place and may have become locked. */
  private readonly touched = new Set<number>();
  private readonly obeyed: Obeyed | undefined;
  private withCauses = false;
  private causes: (readonly Literal[] | undefined)[] = [];

  constructor(position: Position, withLocked = false) {
    this.position = position;
    if (withLocked) this.overlaps = overlapsOf(position.shape);
    this.symbols = position.symbols.slice();
    this.live = position.live.slice();
    this.candidateCounts = position.candidateCounts.slice();
    this.placeCounts = position.placeCounts.slice();
    const propagators = propagatorsOf(position.shape);
    if (propagators) this.obeyed = new Obeyed(position, propagators, (...strike) => this.strikeBy(...strike));
  }

  /** What follows if the option holds. With causes it costs more: they are for a case that is to be told. */
  follow(option: number, withCauses = false): Case {
    this.literals = [];
    this.reasons = [];
    this.causes = [];
    this.withCauses = withCauses;
    this.obeyed?.clear();
    this.failedItem = undefined;
    this.touched.clear();
    this.place(option, 0);
    let done = 0;
    while (this.failedItem === undefined) {
      if (done < this.literals.length) {
        const literal = this.literals[done++];
        if (literal & 1) this.spread(literal >> 1);
      } else {
        const [item] = this.touched;
        if (item !== undefined) {
          this.touched.delete(item);
          this.confine(item);
        } else if (!this.obeyed?.work()) break;
      }
    }
    this.undo();
    const { literals, reasons, causes, failedItem } = this;
    return { literals, reasons, causes, ...(failedItem !== undefined && { failedItem }) };
  }

  /** A constraint strikes symbols of one word of a cell out. */
  private strikeBy(cell: Cell, half: number, bits: number, by: Propagator): boolean {
    const { symbols: n } = this.position.shape;
    for (let left = bits; left !== 0; left &= left - 1) {
      const index = 32 * half + lowestBit(left);
      const option = cell * n + index;
      if (this.live[option] === 0 || this.failedItem !== undefined) continue;
      const at = this.literals.length;
      const cause = this.withCauses && this.obeyed ? this.obeyed.explain(by, cell, index) : undefined;
      this.eliminate(option, 0);
      if (cause) this.causes[at] = cause;
    }
    return this.failedItem === undefined;
  }

  /** The case told with just the links that lead to a conclusion or, without one, to its failure. */
  tell(followed: Case, goal?: Literal): Branch {
    const told = this.obeyed ? this.follow(followed.literals[0] >> 1, true) : followed;
    return explain(this.position, told, goal);
  }

  private place(option: number, reason: number): void {
    const { symbols: n } = this.position.shape;
    const cell = Math.floor(option / n);
    // If another symbol stands there already, its spreading will find the contradiction.
    if (this.symbols[cell] !== blank) return;
    this.symbols[cell] = (option % n) + 1;
    this.literals.push(literalOf(option, true));
    this.reasons.push(reason);
  }

  private spread(option: number): void {
    const { symbols: n, houses, cellHouses, cellHouseStart } = this.position.shape;
    const cell = Math.floor(option / n);
    const index = option % n;
    for (let other = cell * n; other < (cell + 1) * n; other++)
      if (other !== option) this.eliminate(other, option);
    for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
      for (let i = cellHouses[k] * n; i < (cellHouses[k] + 1) * n; i++)
        if (houses[i] !== cell) this.eliminate(houses[i] * n + index, option);
    }
    if (this.position.shape.constraints.length === 0) return;
    const others = otherPeersOf(this.position.shape);
    for (let i = others.start[cell]; i < others.start[cell + 1]; i++)
      this.eliminate(others.cells[i] * n + index, option);
  }

  private eliminate(option: number, reason: number): void {
    if (this.live[option] === 0 || this.failedItem !== undefined) return;
    const { shape } = this.position;
    const { symbols: n, cellCount, houses, cellHouses, cellHouseStart } = shape;
    const cell = Math.floor(option / n);
    const index = option % n;
    this.live[option] = 0;
    this.literals.push(literalOf(option, false));
    this.reasons.push(reason);
    this.obeyed?.remove(cell, index);
    const left = --this.candidateCounts[cell];
    if (left === 0) this.failedItem ??= cell;
    else if (left === 1) this.place(this.live.indexOf(1, cell * n), ~cell);
    for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
      const item = cellHouses[k] * n + index;
      const places = --this.placeCounts[item];
      if (places === 0) this.failedItem ??= cellCount + item;
      else if (places === 1) {
        let i = cellHouses[k] * n;
        while (this.live[houses[i] * n + index] === 0) i++;
        this.place(houses[i] * n + index, ~(cellCount + item));
      } else if (this.overlaps && places <= this.overlaps[cellHouses[k]]) this.touched.add(item);
    }
  }

  /** What sees all places of a symbol in a house loses it. */
  private confine(item: number): void {
    const { shape } = this.position;
    const { symbols: n, cellCount, houses } = shape;
    const index = item % n;
    const house = Math.floor(item / n);
    if (this.placeCounts[item] < 2) return;
    const places: number[] = [];
    for (let i = house * n; i < (house + 1) * n; i++)
      if (this.live[houses[i] * n + index] === 1) places.push(houses[i]);
    const [first, ...rest] = places;
    for (const cell of seenFrom(shape, first)) {
      const option = cell * n + index;
      if (this.live[option] === 1 && rest.every(place => sees(shape, place, cell)))
        this.eliminate(option, ~(cellCount + item));
    }
  }

  private undo(): void {
    const { symbols: n, cellHouses, cellHouseStart } = this.position.shape;
    for (const literal of this.literals) {
      const option = literal >> 1;
      const cell = Math.floor(option / n);
      if (literal & 1) {
        this.symbols[cell] = blank;
        continue;
      }
      this.live[option] = 1;
      this.obeyed?.putBack(cell, option % n);
      this.candidateCounts[cell]++;
      for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++)
        this.placeCounts[cellHouses[k] * n + (option % n)]++;
    }
  }
}

type StrikeBy = (cell: Cell, half: number, bits: number, by: Propagator) => boolean;

/** The constraints at work in a case: what is left in each cell as they see it, and which of them have something to look at. */
class Obeyed implements Domains {
  readonly words: Int32Array;
  readonly wide: 0 | 1;
  readonly strike: StrikeBy;
  private readonly agenda: Agenda;
  private readonly symbols: number;

  constructor(position: Position, propagators: Propagators, strike: StrikeBy) {
    const { words, wide } = new StruckDomains(position);
    this.words = words;
    this.wide = wide;
    this.strike = strike;
    this.agenda = new Agenda(propagators);
    this.symbols = position.shape.symbols;
  }

  clear(): void {
    this.agenda.clear();
  }

  remove(cell: Cell, index: number): void {
    const at = (cell << this.wide) + (index >> 5);
    this.words[at] &= ~(1 << index);
    this.agenda.wake(cell, 1 << index, this.words[at]);
  }

  putBack(cell: Cell, index: number): void {
    this.words[(cell << this.wide) + (index >> 5)] |= 1 << index;
  }

  /** Lets the next constraint work; whether there was one. */
  work(): boolean {
    return this.agenda.work(this) !== undefined;
  }

  /** The candidates that had to be out for a constraint to strike this one out. */
  explain(by: Propagator, cell: Cell, index: number): Literal[] {
    const literals: Literal[] = [];
    const { symbols } = this;
    by.explain(this, cell, index, {
      add(other, half, bits) {
        for (let left = bits; left !== 0; left &= left - 1) {
          const v = 32 * half + lowestBit(left);
          if (v < symbols) literals.push(literalOf(other * symbols + v, false));
        }
      },
    });
    return literals;
  }
}

/** The case, reduced to the links that lead to a conclusion or, without one, to its failure. */
function explain(
  position: Position,
  { literals, reasons, causes, failedItem }: Case,
  goal?: Literal,
): Branch {
  const indexOf = new Map(literals.map((literal, i) => [literal, i]));
  const needed = new Uint8Array(literals.length);
  needed[0] = 1;
  const need = (literal: Literal, before: number): void => {
    const i = indexOf.get(literal);
    if (i !== undefined && i < before) needed[i] = 1;
  };
  const needAllOf = (item: Item, before: number): void => {
    for (const option of optionsOf(position, item)) need(literalOf(option, false), before);
  };
  if (goal !== undefined) need(goal, literals.length);
  else if (failedItem !== undefined) needAllOf(failedItem, literals.length);
  for (let i = literals.length - 1; i > 0; i--) {
    if (needed[i] === 0) continue;
    const cause = causes[i];
    if (cause) for (const literal of cause) need(literal, i);
    else if (reasons[i] >= 0) need(literalOf(reasons[i], true), i);
    else needAllOf(~reasons[i], i);
  }
  const { symbols: n, cellCount } = position.shape;
  const links: Link[] = literals
    .filter((_, i) => needed[i] === 1)
    .map(literal => ({
      cell: Math.floor((literal >> 1) / n),
      symbol: ((literal >> 1) % n) + 1,
      holds: (literal & 1) === 1,
    }));
  if (failedItem === undefined) return { links };
  const item = failedItem - cellCount;
  return {
    links,
    failsAt: item < 0 ? { cell: failedItem } : { house: Math.floor(item / n), symbol: (item % n) + 1 },
  };
}

/** The candidates that could fill an item in the position from which the case starts. */
function optionsOf({ shape, live }: Position, item: Item): number[] {
  const { symbols: n, cellCount, houses } = shape;
  const options: number[] = [];
  const house = Math.floor((item - cellCount) / n);
  for (let i = 0; i < n; i++) {
    const option = item < cellCount ? item * n + i : houses[house * n + i] * n + ((item - cellCount) % n);
    if (live[option] === 1) options.push(option);
  }
  return options;
}
