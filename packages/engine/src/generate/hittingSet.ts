/**
 * Clues that meet every one of a growing list of sets, each of them alone in at least one: then none can be left out. Of the
 * many such choices this one makes a large one, by taking cells that meet as few new sets as possible, because
 * more clues are easier to prove enough.
 */
import type { Random } from '../base/random.js';
import type { Cell } from '../shape/shape.js';
import type { UnavoidableSet } from './unavoidable.js';

/** So many cells of a set are considered. */
const mostConsidered = 200;
/** A clue that would lose its last own set weighs as much as so many new sets. */
const harmWeight = 20;
const mostRounds = 20;

export class HittingSet {
  readonly clues = new Set<Cell>();
  private readonly sets: UnavoidableSet[] = [];
  private readonly known = new Set<string>();
  /** For each cell the sets it is in; for each set how many clues it has. */
  private readonly setsOf: number[][];
  private readonly hits: number[] = [];
  private readonly random: Random;

  constructor(cellCount: number, random: Random) {
    this.setsOf = Array.from({ length: cellCount }, () => []);
    this.random = random;
  }

  /** Whether it was new. */
  add(set: UnavoidableSet): boolean {
    const key = set.join();
    if (this.known.has(key)) return false;
    this.known.add(key);
    const index = this.sets.length;
    this.sets.push(set);
    let hits = 0;
    for (const cell of set) {
      this.setsOf[cell].push(index);
      if (this.clues.has(cell)) hits++;
    }
    this.hits.push(hits);
    return true;
  }

  /** Chooses until every set is met and every clue alone in some set; whether that was reached. */
  settle(): boolean {
    for (let round = 0; round < mostRounds; round++) {
      for (const index of this.random.permutation(this.sets.length)) {
        if (this.hits[index] > 0) continue;
        this.take(this.chooseFrom(this.sets[index]));
        this.dropIdle();
      }
      if (this.hits.every(hits => hits > 0)) return true;
    }
    return false;
  }

  private chooseFrom(set: UnavoidableSet): Cell {
    let best = set[0];
    let leastCost = Number.POSITIVE_INFINITY;
    for (const i of this.random.permutation(set.length).slice(0, mostConsidered)) {
      const cell = set[i];
      const met = new Set(this.setsOf[cell]);
      let cost = 0;
      for (const index of met) if (this.hits[index] === 0) cost++;
      for (const clue of this.clues)
        if (!this.setsOf[clue].some(index => this.hits[index] === 1 && !met.has(index))) cost += harmWeight;
      if (cost >= leastCost) continue;
      leastCost = cost;
      best = cell;
    }
    return best;
  }

  private isAlone(clue: Cell): boolean {
    return this.setsOf[clue].some(index => this.hits[index] === 1);
  }

  private take(cell: Cell): void {
    this.clues.add(cell);
    for (const index of this.setsOf[cell]) this.hits[index]++;
  }

  private dropIdle(): void {
    for (const clue of this.clues) {
      if (this.isAlone(clue)) continue;
      this.clues.delete(clue);
      for (const index of this.setsOf[clue]) this.hits[index]--;
    }
  }
}
