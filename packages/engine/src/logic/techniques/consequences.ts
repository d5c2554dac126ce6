/**
 * What follows if a candidate holds, by singles and constraints. It goes in rounds: all that
 * was placed strikes out what it excludes, and then everything that has only one possibility left is placed. So the number of rounds
 * until a case fails, and whether it does, depend on the position alone and not on how cells are numbered. Singles that the position
 * itself offers are taken up only where the case touches them. The counts are changed in place and set back after each case, which is
 * far cheaper than a copy of the position.
 *
 * A case is told backwards from its end, and of several reasons for the same thing the one that needs least is taken.
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
import type { Branch } from '../step.js';
import { StruckDomains } from '../struckDomains.js';
import { type Case, type Cause, type Literal, literalOf } from './case.js';
import { tellCase } from './caseTelling.js';

export interface FollowOptions {
  /** So many rounds at most. */
  readonly rounds?: number;
  /** To tell the case; it costs more. */
  readonly withCauses?: boolean;
}

export class Consequences {
  private readonly position: Position;
  private readonly symbols: Uint8Array;
  private readonly live: Uint8Array;
  private readonly candidateCounts: Uint8Array;
  private readonly placeCounts: Uint8Array;
  private literals: Literal[] = [];
  private reasons: number[] = [];
  private failed: Item[] = [];
  /** Items that have come down to one possibility. */
  private single: Item[] = [];
  private readonly obeyed: Obeyed | undefined;
  /** Whether two symbols were to be placed in one cell. */
  private clashes = false;
  private ends: number[] = [];
  private withCauses = false;
  private causes: (Cause | undefined)[] = [];

  constructor(position: Position) {
    this.position = position;
    this.symbols = position.symbols.slice();
    this.live = position.live.slice();
    this.candidateCounts = position.candidateCounts.slice();
    this.placeCounts = position.placeCounts.slice();
    const propagators = propagatorsOf(position.shape);
    if (propagators) this.obeyed = new Obeyed(position, propagators, (...strike) => this.strikeBy(...strike));
  }

  /** What follows if the option holds. */
  follow(
    option: number,
    { rounds: most = Number.POSITIVE_INFINITY, withCauses = false }: FollowOptions = {},
  ): Case {
    this.literals = [];
    this.reasons = [];
    this.causes = [];
    this.failed = [];
    this.single = [];
    this.clashes = false;
    this.ends = [];
    let clashesAfter = Number.POSITIVE_INFINITY;
    this.withCauses = withCauses;
    this.obeyed?.clear();
    this.place(option);
    let rounds = 0;
    for (
      let spread = 0;
      this.failed.length === 0 && spread < this.literals.length && (rounds < most || this.clashes);
      rounds++
    ) {
      const placed = this.literals.length;
      for (; spread < placed; spread++)
        if (this.literals[spread] & 1) this.spread(this.literals[spread] >> 1);
      while (this.failed.length === 0 && this.obeyed?.work());
      spread = this.literals.length;
      if (this.failed.length === 0) this.placeSingles();
      this.ends.push(this.literals.length);
      if (this.clashes) clashesAfter = Math.min(clashesAfter, rounds + 1);
    }
    this.undo();
    const { literals, reasons, causes, ends, failed } = this;
    return { literals, reasons, causes, ends, clashesAfter, rounds, failed };
  }

  /** The case told with just the links that lead to a conclusion or, without one, to its failure. */
  tell(followed: Case, goal?: Literal): Branch {
    const told = this.obeyed
      ? this.follow(followed.literals[0] >> 1, { rounds: followed.rounds, withCauses: true })
      : followed;
    return tellCase(this.position, told, goal);
  }

  private place(option: number): void {
    const { symbols: n } = this.position.shape;
    const cell = Math.floor(option / n);
    if (this.symbols[cell] !== blank) {
      // If another symbol stands there already, one more round will find the contradiction.
      this.clashes ||= this.symbols[cell] !== (option % n) + 1;
      return;
    }
    this.symbols[cell] = (option % n) + 1;
    this.literals.push(literalOf(option, true));
    this.reasons.push(0);
  }

  /** Everything that has one possibility left, where the case has touched it. */
  private placeSingles(): void {
    const { symbols: n, cellCount, houses } = this.position.shape;
    const { live } = this;
    for (const item of this.single) {
      if (item < cellCount) {
        const option = live.indexOf(1, item * n);
        if (option < (item + 1) * n && option >= 0) this.place(option);
        continue;
      }
      const house = Math.floor((item - cellCount) / n);
      const index = (item - cellCount) % n;
      for (let i = house * n; i < (house + 1) * n; i++)
        if (live[houses[i] * n + index] === 1) this.place(houses[i] * n + index);
    }
    this.single = [];
  }

  private spread(option: number): void {
    const { symbols: n, houses, cellHouses, cellHouseStart, constraints } = this.position.shape;
    const cell = Math.floor(option / n);
    const index = option % n;
    for (let other = cell * n; other < (cell + 1) * n; other++)
      if (other !== option) this.eliminate(other, option);
    for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
      for (let i = cellHouses[k] * n; i < (cellHouses[k] + 1) * n; i++)
        if (houses[i] !== cell) this.eliminate(houses[i] * n + index, option);
    }
    if (constraints.length === 0) return;
    const others = otherPeersOf(this.position.shape);
    for (let i = others.start[cell]; i < others.start[cell + 1]; i++)
      this.eliminate(others.cells[i] * n + index, option);
  }

  private eliminate(option: number, reason: number): void {
    if (this.live[option] === 0) return;
    const { shape } = this.position;
    const { symbols: n, cellCount, cellHouses, cellHouseStart } = shape;
    const cell = Math.floor(option / n);
    const index = option % n;
    this.live[option] = 0;
    this.literals.push(literalOf(option, false));
    this.reasons.push(reason);
    this.obeyed?.remove(cell, index);
    const left = --this.candidateCounts[cell];
    if (left === 0) this.failed.push(cell);
    else if (left === 1) this.single.push(cell);
    for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
      const item = cellHouses[k] * n + index;
      const places = --this.placeCounts[item];
      if (places === 0) this.failed.push(cellCount + item);
      else if (places === 1) this.single.push(cellCount + item);
    }
  }

  /** A constraint strikes symbols of one word of a cell out. */
  private strikeBy(cell: Cell, half: number, bits: number, by: Propagator): boolean {
    const { symbols: n } = this.position.shape;
    for (let left = bits; left !== 0; left &= left - 1) {
      const index = 32 * half + lowestBit(left);
      const option = cell * n + index;
      if (this.live[option] === 0) continue;
      const at = this.literals.length;
      const literals = this.withCauses && this.obeyed ? this.obeyed.explain(by, cell, index) : undefined;
      this.eliminate(option, 0);
      if (literals) this.causes[at] = { by, literals };
    }
    return this.failed.length === 0;
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
