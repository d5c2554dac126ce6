/**
 * The search that all fish share. Let some places of a symbol be settled: those of one cover house, or all that a cell sees which may
 * lose the symbol. What is sought are k base houses whose other places lie in k - 1 cover houses: one too few for k copies.
 *
 * Instead of choosing all sets of houses, it grows. Some base has a settled place, its other places ask for covers, and a base that
 * meets a cover may ask for more. So it finds the fish that hang together; the others have a smaller one in them. Once the
 * covers are known, the bases are those whose places lie in them; so the last cover is not tried out but counted, by the bases that it
 * would complete.
 *
 * Bases share no place, or a copy of the symbol would count twice.
 */
import type { Lack, Place, SymbolPlaces } from './symbolPlaces.js';

/** How a house lies. The bases of a fish lie alike, and so do its covers. */
export type Lie = number;

export interface Fish {
  readonly bases: readonly Lack[];
  readonly covers: readonly Lack[];
}

export interface Balance {
  /** Where the symbol cannot stand unless it stands on a fin. */
  readonly excluded: readonly Place[];
  /** Base places in no cover. */
  readonly fins: readonly Place[];
}

const unknown = -1;

export class FishSearch {
  private readonly places: SymbolPlaces;
  /** By lack. */
  private readonly lies: readonly Lie[];
  private size = 0;
  private baseLie: Lie = 0;
  private coverLie: Lie = 0;
  private onlyOne = false;
  private found: Fish[] = [];
  private readonly isSettled: Uint8Array;
  private readonly covers: Lack[] = [];
  /** By place: in how many covers it lies. */
  private readonly coverCounts: Int32Array;
  /** By lack: how many places of a base need a cover, none if it may not be one; and how many bases lie in it wholly. */
  private readonly needs: Int32Array;
  private readonly inside: Int32Array;
  private readonly looked: Lack[] = [];
  /** Sets of covers, as numbers, from which everything has been found. */
  private readonly visited = new Set<number>();
  /** Counts and marks by lack and by place; all zero in between. */
  private readonly hits: Int32Array;
  private readonly completed: Int32Array;
  private readonly balance: Int32Array;
  private readonly taken: Uint8Array;

  constructor(places: SymbolPlaces, lies: readonly Lie[]) {
    const { cells, houses } = places;
    this.places = places;
    this.lies = lies;
    this.isSettled = new Uint8Array(cells.length);
    this.coverCounts = new Int32Array(cells.length);
    this.needs = new Int32Array(houses.length).fill(unknown);
    this.inside = new Int32Array(houses.length).fill(unknown);
    this.hits = new Int32Array(houses.length);
    this.completed = new Int32Array(houses.length);
    this.balance = new Int32Array(cells.length);
    this.taken = new Uint8Array(cells.length);
  }

  /** All fish of a size, or one of them, with covers that lie in this way; the covers without that of the settled places. */
  find(settled: readonly Place[], size: number, coverLie: Lie, onlyOne = false): readonly Fish[] {
    const { places, lies, needs, inside, looked, visited, isSettled } = this;
    this.size = size;
    this.coverLie = coverLie;
    this.onlyOne = onlyOne;
    this.found = [];
    for (const place of settled) isSettled[place] = 1;
    const firsts = [...new Set(settled.flatMap(place => places.lacksOf[place]))];
    for (const baseLie of new Set(firsts.map(first => lies[first]))) {
      this.baseLie = baseLie;
      for (const first of firsts) {
        if (!this.isBase(first) || this.isDone) continue;
        this.explore(first);
        // All fish with this base are found.
        needs[first] = 0;
      }
      visited.clear();
      for (const lack of looked) inside[lack] = unknown;
    }
    for (const place of settled) isSettled[place] = 0;
    for (const lack of looked) needs[lack] = unknown;
    looked.length = 0;
    return this.found;
  }

  /**
   * Weighs covers against bases in every place. Let no fin hold the symbol. Then the k copies in the bases each lie in a
   * cover, no cover takes two, and so each of the k covers is filled by one copy of the bases and no copy lies in two covers.
   * What lies in more covers than bases is excluded, be it outside the bases or a base place in two covers.
   */
  weigh({ bases, covers }: Fish): Balance {
    const { balance } = this;
    const { placesOf } = this.places;
    const excluded: Place[] = [];
    const fins: Place[] = [];
    for (const cover of covers) for (const place of placesOf[cover]) balance[place]++;
    for (const base of bases) for (const place of placesOf[base]) balance[place]--;
    for (const lack of [...bases, ...covers])
      for (const place of placesOf[lack]) {
        if (balance[place] < 0) fins.push(place);
        else if (balance[place] > 0) excluded.push(place);
        balance[place] = 0;
      }
    return { excluded, fins };
  }

  private get isDone(): boolean {
    return this.onlyOne && this.found.length > 0;
  }

  private isBase(lack: Lack): boolean {
    return this.lies[lack] === this.baseLie && this.needsOf(lack) > 0;
  }

  private needsOf(lack: Lack): number {
    const { places, needs, isSettled } = this;
    if (needs[lack] !== unknown) return needs[lack];
    const own = places.placesOf[lack];
    let count = 0;
    if (own.length > 1) for (const place of own) count += 1 - isSettled[place];
    needs[lack] = count;
    this.looked.push(lack);
    return count;
  }

  /** Covers the places of a base one by one, in all ways, and goes on from there, until one cover is left to be found. */
  private explore(base: Lack): void {
    const { places, covers, hits } = this;
    const bare = places.placesOf[base].filter(place => this.isBare(place));
    if (covers.length === this.size - 2) {
      if (bare.length > 0 && this.coversOf(bare).every(last => last === base)) return;
      if (covers.length === 0) this.findLast([base]);
      else if (this.isNew()) this.findLast(this.countHits(covers));
      return;
    }
    if (bare.length === 0) {
      if (!this.isNew()) return;
      const met = this.countHits(covers);
      const partly = met.filter(other => hits[other] < this.needsOf(other));
      for (const other of met) hits[other] = 0;
      for (const other of partly) this.explore(other);
      return;
    }
    for (const cover of this.coversOf([bare[0]])) {
      if (cover === base) continue;
      this.addCover(cover);
      this.explore(base);
      this.dropCover();
      if (this.isDone) return;
    }
  }

  private isBare(place: Place): boolean {
    return this.isSettled[place] === 0 && this.coverCounts[place] === 0;
  }

  /** The covers that hold all these places. */
  private coversOf([first, ...rest]: readonly Place[]): Lack[] {
    const { lies } = this;
    const { lacksOf } = this.places;
    return lacksOf[first].filter(
      cover => lies[cover] === this.coverLie && rest.every(place => lacksOf[place].includes(cover)),
    );
  }

  private addCover(cover: Lack): void {
    this.covers.push(cover);
    for (const place of this.places.placesOf[cover]) this.coverCounts[place]++;
  }

  private dropCover(): void {
    const cover = this.covers.pop() as Lack;
    for (const place of this.places.placesOf[cover]) this.coverCounts[place]--;
  }

  /** Whether these covers come together for the first time. */
  private isNew(): boolean {
    const { visited, covers } = this;
    const before = visited.size;
    const count = this.places.houses.length;
    visited.add(covers.toSorted((a, b) => a - b).reduce((key, cover) => key * count + cover, 1));
    return visited.size > before;
  }

  /** The bases that have places in these covers; `hits` counts the places. */
  private countHits(covers: readonly Lack[]): Lack[] {
    const { places, isSettled, hits, taken } = this;
    const met: Lack[] = [];
    for (const cover of covers)
      for (const place of places.placesOf[cover]) {
        if (isSettled[place] === 1 || taken[place] === 1) continue;
        taken[place] = 1;
        for (const base of places.lacksOf[place])
          if (this.isBase(base) && !covers.includes(base) && hits[base]++ === 0) met.push(base);
      }
    for (const cover of covers) for (const place of places.placesOf[cover]) taken[place] = 0;
    return met;
  }

  /** The last cover is one that completes a base; with it there have to be enough bases. */
  private findLast(met: readonly Lack[]): void {
    const { places, hits, completed } = this;
    const lasts: Lack[] = [];
    let whole = 0;
    for (const base of met) {
      if (hits[base] === this.needsOf(base)) {
        whole++;
        continue;
      }
      for (const last of this.coversOf(places.placesOf[base].filter(place => this.isBare(place))))
        if (last !== base && completed[last]++ === 0) lasts.push(last);
    }
    for (const base of met) hits[base] = 0;
    for (const last of lasts) {
      const most = whole + completed[last];
      completed[last] = 0;
      if (most + this.insideOf(last) < this.size || this.isDone) continue;
      this.addCover(last);
      this.chooseBases(this.basesIn(this.covers), 0, []);
      this.dropCover();
    }
  }

  private insideOf(cover: Lack): number {
    const { inside } = this;
    if (inside[cover] === unknown) {
      inside[cover] = this.basesIn([cover]).length;
      this.looked.push(cover);
    }
    return inside[cover];
  }

  /** The bases that lie in these covers wholly. */
  private basesIn(covers: readonly Lack[]): Lack[] {
    const { hits } = this;
    const met = this.countHits(covers);
    const bases = met.filter(base => hits[base] === this.needsOf(base));
    for (const base of met) hits[base] = 0;
    return bases;
  }

  /** Chooses bases of which no two share a place. */
  private chooseBases(bases: readonly Lack[], from: number, chosen: Lack[]): void {
    const { taken } = this;
    if (chosen.length === this.size) {
      this.found.push({ bases: [...chosen], covers: [...this.covers] });
      return;
    }
    for (let i = from; i <= bases.length - (this.size - chosen.length) && !this.isDone; i++) {
      const own = this.places.placesOf[bases[i]];
      if (own.some(place => taken[place] === 1)) continue;
      for (const place of own) taken[place] = 1;
      chosen.push(bases[i]);
      this.chooseBases(bases, i + 1, chosen);
      chosen.pop();
      for (const place of own) taken[place] = 0;
    }
  }
}
