/**
 * The clues of a puzzle in the making, and how many of them each known unavoidable set has. A clue that is alone in one is
 * needed, and stays so when others go.
 */
import type { Cell } from '../shape/shape.js';
import type { UnavoidableSet } from './unavoidable.js';

export class ClueTally {
  readonly clues: Set<Cell>;
  private readonly setsOf: number[][];
  /** By set: how many clues it has, and their numbers joined by exclusive or: with one left, that is the one. */
  private readonly hits: number[] = [];
  private readonly joined: number[] = [];
  /** By cell: the sets in which it is alone. */
  private readonly own: Int32Array;

  constructor(cellCount: number, clues: Iterable<Cell>, sets: Iterable<UnavoidableSet>) {
    this.clues = new Set(clues);
    this.setsOf = Array.from({ length: cellCount }, () => []);
    this.own = new Int32Array(cellCount);
    for (const set of sets) this.meet(set);
  }

  /** Takes a set in. */
  meet(set: UnavoidableSet): void {
    const index = this.hits.length;
    let hits = 0;
    let joined = 0;
    for (const cell of set) {
      this.setsOf[cell].push(index);
      if (!this.clues.has(cell)) continue;
      hits++;
      joined ^= cell;
    }
    this.hits.push(hits);
    this.joined.push(joined);
    if (hits === 1) this.own[joined]++;
  }

  isNeeded(clue: Cell): boolean {
    return this.own[clue] > 0;
  }

  add(cell: Cell): void {
    this.clues.add(cell);
    this.change(cell, 1);
  }

  drop(cell: Cell): void {
    this.clues.delete(cell);
    this.change(cell, -1);
  }

  /** The clues that are not known to be needed. */
  listOpen(): Cell[] {
    return [...this.clues].filter(clue => !this.isNeeded(clue));
  }

  private change(cell: Cell, by: 1 | -1): void {
    const { hits, joined, own } = this;
    for (const index of this.setsOf[cell]) {
      if (hits[index] === 1) own[joined[index]]--;
      hits[index] += by;
      joined[index] ^= cell;
      if (hits[index] === 1) own[joined[index]]++;
    }
  }
}
