/**
 * The search that all fish share. For one symbol, k base houses and k cover houses are sought such that every place of the
 * symbol in a base lies in a cover, apart from places that are pardoned (for finned fish).
 *
 * As with the rows and columns of the classic fish, the bases lie alike and so do the covers: each set is of one orientation
 * of the shape. That is what a person can see, and it is what keeps the search small. Where the houses of an orientation
 * overlap, as in a jigsaw of regions only, bases and covers may come from the same one.
 *
 * Instead of choosing all sets of k houses, it grows: the places of a base ask for covers, and the next base is one that
 * meets a cover. So it finds the fish that hang together; the others are two smaller fish side by side. Each is found
 * once: what one branch has tried, the branches after it leave out.
 */
import type { Symbol } from '../../board/symbols.js';
import type { Cell, House, Shape } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { type Lie, type Lies, liesOf } from './lies.js';

/** Beyond this many cells fish of this size are not looked for: a person could not see them, and they take too long. */
const mostCells = (size: number, finned: boolean): number => (size > 2 || finned ? 2000 : 70_000);

/** A rule of the shape alone. */
export const allowsFish = ({ cellCount }: Shape, size: number, finned = false): boolean =>
  cellCount <= mostCells(size, finned);

const rootsBetweenPauses = 16;

export const ascending = (a: number, b: number): number => a - b;

/** The bases and covers of a fish, not sorted. */
interface Fish {
  readonly bases: readonly House[];
  readonly covers: readonly House[];
}

interface Balance {
  /** Where the symbol cannot stand unless it stands on a fin. */
  readonly excluded: readonly Cell[];
  /** Base places in no cover. */
  readonly fins: readonly Cell[];
}

export class FishSearch {
  private readonly symbol: Symbol;
  private readonly position: Position;
  private readonly size: number;
  private readonly lies: Lies;
  private readonly places: Cell[][] = [];
  private readonly tried: Uint8Array;
  private readonly bases: House[] = [];
  private readonly covers: House[] = [];
  private readonly barredCovers: House[] = [];
  private baseLie: Lie = 0;
  private coverLie: Lie = 0;
  /** By house: how many places of it need a cover, none if it may not be a base; -1 until it is asked for. */
  private readonly needs: Int8Array;
  private mostNeeds = 0;
  private target: Cell | undefined;
  /** By cell: 1 where the target sees it. */
  private readonly pardoned: Uint8Array;
  private found: Fish[] = [];
  private readonly balance: Int8Array;

  constructor(position: Position, symbol: Symbol, size: number) {
    this.position = position;
    this.symbol = symbol;
    this.size = size;
    this.lies = liesOf(position.shape);
    this.tried = new Uint8Array(position.shape.houseCount);
    this.needs = new Int8Array(position.shape.houseCount);
    this.pardoned = new Uint8Array(position.shape.cellCount);
    this.balance = new Int8Array(position.shape.cellCount);
  }

  placesOf(house: House): readonly Cell[] {
    this.places[house] ??= this.position.placesOf(house, this.symbol);
    return this.places[house];
  }

  /**
   * Weighs covers against bases in every place. Let no fin hold the symbol. Then the k copies in the bases each lie in a
   * cover, no cover takes two, and so each of the k covers is filled by one copy of the bases and no copy lies in two covers.
   * What lies in more covers than bases is excluded, be it outside the bases or a base place in two covers.
   */
  weigh({ bases, covers }: Fish): Balance {
    const { balance } = this;
    const excluded: Cell[] = [];
    const fins: Cell[] = [];
    for (const cover of covers) for (const cell of this.placesOf(cover)) balance[cell]++;
    for (const base of bases) for (const cell of this.placesOf(base)) balance[cell]--;
    for (const base of bases)
      for (const cell of this.placesOf(base)) {
        if (balance[cell] >= 0) continue;
        fins.push(cell);
        balance[cell] = 0;
      }
    for (const cover of covers)
      for (const cell of this.placesOf(cover)) {
        if (balance[cell] > 0) excluded.push(cell);
        balance[cell] = 0;
      }
    return { excluded: excluded.sort(ascending), fins: fins.sort(ascending) };
  }

  /** The places of the symbol in any of these houses, rising. */
  placesIn(houses: readonly House[]): Cell[] {
    return [...new Set(houses.flatMap(house => this.placesOf(house)))].sort(ascending);
  }

  /** Fish without fins; undefined in between, when it takes long. */
  *findPlain(): Generator<Fish | undefined> {
    const { lies, size, tried } = this;
    this.target = undefined;
    this.needs.fill(-1);
    for (let baseLie = 0; baseLie < lies.count; baseLie++) {
      for (let coverLie = 0; coverLie < lies.count; coverLie++) {
        if (!this.setLies(baseLie, coverLie, size)) continue;
        const roots = lies.houses[baseLie].filter(house => this.admits(house));
        if (roots.length < size) continue;
        this.found = [];
        for (const root of roots) {
          tried[root] = 1;
          this.addBase(root);
          if (root % rootsBetweenPauses === 0) yield undefined;
        }
        for (const root of roots) tried[root] = 0;
        yield* this.found;
      }
    }
  }

  /**
   * Fish that exclude the symbol from a target once the places that the target sees are pardoned. One of the covers holds
   * the target; no base does, and every base has a place that is not pardoned.
   */
  findAround(target: Cell, seen: Iterable<Cell>): readonly Fish[] {
    const { lies, size, covers } = this;
    this.target = target;
    this.needs.fill(-1);
    for (const cell of seen) this.pardoned[cell] = 1;
    this.found = [];
    for (let coverLie = 0; coverLie < lies.count; coverLie++) {
      for (const cover of lies.housesOf[target * lies.count + coverLie]) {
        if (this.placesOf(cover).length < 2) continue;
        covers.push(cover);
        for (let baseLie = 0; baseLie < lies.count; baseLie++)
          if (this.setLies(baseLie, coverLie, size - 1)) this.extend();
        covers.pop();
      }
    }
    for (const cell of seen) this.pardoned[cell] = 0;
    return this.found;
  }

  /** Sets how bases and covers lie; whether there can be such fish, when this many covers are still to be found. */
  private setLies(baseLie: Lie, coverLie: Lie, free: number): boolean {
    const { lies } = this;
    this.baseLie = baseLie;
    this.coverLie = coverLie;
    this.mostNeeds = free * lies.mostShared[baseLie * lies.count + coverLie];
    return this.mostNeeds > 0;
  }

  private admits(house: House): boolean {
    if (this.needs[house] < 0) this.needs[house] = this.countNeeds(house);
    return this.needs[house] > 0 && this.needs[house] <= this.mostNeeds;
  }

  private countNeeds(house: House): number {
    const places = this.placesOf(house);
    if (this.target === undefined) return places.length < 2 ? 0 : places.length;
    let needs = 0;
    for (const place of places) {
      if (place === this.target) return 0;
      needs += 1 - this.pardoned[place];
    }
    return needs;
  }

  /** Adds every base that meets those so far, one after the other. */
  private extend(): void {
    const { lies, tried, bases, covers } = this;
    const news: House[] = [];
    for (const cover of lies.overlap[this.coverLie] ? this.listMeetings() : covers) {
      for (const cell of this.placesOf(cover)) {
        for (const house of lies.housesOf[cell * lies.count + this.baseLie]) {
          if (tried[house] === 1 || !this.admits(house) || covers.includes(house)) continue;
          if (lies.overlap[this.baseLie] && bases.some(base => this.sharePlace(base, house))) continue;
          tried[house] = 1;
          news.push(house);
          this.addBase(house);
        }
      }
    }
    for (const house of news) tried[house] = 0;
  }

  /**
   * The houses in which the next base may meet the bases so far. Usually these are the covers; where a place could have other
   * covers, those count too, so that what hangs together does not depend on which cover was chosen first.
   */
  private listMeetings(): Iterable<House> {
    const { lies, bases, covers, target, coverLie } = this;
    const houses = new Set<House>(target === undefined ? [] : [covers[0]]);
    for (const base of bases)
      for (const place of this.placesOf(base)) {
        if (this.pardoned[place] === 1) continue;
        for (const house of lies.housesOf[place * lies.count + coverLie]) houses.add(house);
      }
    return houses;
  }

  private addBase(base: House): void {
    this.bases.push(base);
    this.coverPlaces(base);
    this.bases.pop();
  }

  /** Finds covers for the newest base, place by place, and goes on from there. */
  private coverPlaces(base: House): void {
    const { lies, covers, barredCovers, bases } = this;
    for (const place of this.placesOf(base)) {
      if (this.pardoned[place] === 1) continue;
      const options = lies.housesOf[place * lies.count + this.coverLie];
      if (meet(options, covers)) continue;
      if (covers.length === this.size) return;
      let barred = 0;
      for (const house of options) {
        if (bases.includes(house) || barredCovers.includes(house)) continue;
        covers.push(house);
        this.coverPlaces(base);
        covers.pop();
        barredCovers.push(house);
        barred++;
      }
      barredCovers.length -= barred;
      return;
    }
    if (bases.length < this.size) this.extend();
    else if (covers.length === this.size) this.found.push({ bases: bases.slice(), covers: covers.slice() });
  }

  private sharePlace(a: House, b: House): boolean {
    return this.placesOf(a).some(cell => this.placesOf(b).includes(cell));
  }
}

function meet(some: readonly House[], others: readonly House[]): boolean {
  for (const house of some) if (others.includes(house)) return true;
  return false;
}
