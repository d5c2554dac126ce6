/**
 * A template of a symbol is a way to put it once into every house, by its candidates alone. A candidate in no template goes. (One in
 * all of them needs no rule of its own: the other places of its houses go.) There are too many templates to list them, on
 * larger boards by far; so for each candidate one is sought, and since a template found speaks for all its places, few searches are needed.
 *
 * A search places the symbol, strikes out what its place sees, follows houses with one place left, and otherwise tries the places of
 * a house with the fewest. Where a house is left with none, it is known by which placements, and these by which houses; so a
 * refutation ends with the houses that it used, and skips what had no part in it.
 */
import type { SymbolNumber } from '../../board/symbols.js';
import type { Position } from '../position.js';
import type { Step } from '../step.js';
import { symbolBySymbol, type VainLooks } from '../vainLooks.js';
import { type Lack, type Place, SymbolPlaces } from './symbolPlaces.js';

/** So many places may be tried out for one candidate; what is not decided then counts as possible. */
const mostTries = 1000;

/** Why there is no template: houses that cannot all be filled, given the places that were tried out. */
interface Refutation {
  readonly lacks: Set<Lack>;
  readonly tried: Set<Place>;
}

const alive = -1;
const notChosen = -1;
const triedOut = -2;

class TemplateSearch {
  private readonly places: SymbolPlaces;
  /** By lack: how many places are left. */
  private readonly counts: Int32Array;
  /** By lack: 1 where the symbol has to be. */
  private readonly demanded: Uint8Array;
  /** By place: the chosen place that struck it out. */
  private readonly killers: Int32Array;
  /** By place: the house that left no other, or that it was tried out. */
  private readonly reasons: Int32Array;
  private readonly struck: Place[] = [];
  private readonly chosen: Place[] = [];
  private readonly narrow: Lack[] = [];
  /** By place: 1 when a template has it. */
  readonly supported: Uint8Array;
  private triesLeft = 0;
  private isWhole = true;

  constructor(places: SymbolPlaces) {
    this.places = places;
    this.counts = Int32Array.from(places.placesOf, ({ length }) => length);
    this.demanded = new Uint8Array(places.houses.length).fill(1);
    this.killers = new Int32Array(places.cells.length).fill(alive);
    this.reasons = new Int32Array(places.cells.length).fill(notChosen);
    this.supported = new Uint8Array(places.cells.length);
  }

  /** Why no template has the place; undefined when one has, or when the search is given up. */
  refute(place: Place): Refutation | undefined {
    const { counts, demanded, narrow } = this;
    this.triesLeft = mostTries;
    for (let lack = 0; lack < counts.length; lack++)
      if (counts[lack] === 1 && demanded[lack] === 1) narrow.push(lack);
    return this.tryOut(place);
  }

  /** As few houses as refute the place, from those of a refutation: each is left out, and stays out if the others do without. */
  *minimise(place: Place, { lacks }: Refutation): Generator<undefined, Lack[]> {
    let needed = lacks;
    for (const lack of [...lacks].reverse()) {
      if (!needed.has(lack)) continue;
      needed =
        this.refuteBy(
          place,
          [...needed].filter(other => other !== lack),
        )?.lacks ?? needed;
      yield undefined;
    }
    return [...needed];
  }

  /** As `refute`, where the symbol has to be in these houses only. */
  private refuteBy(place: Place, lacks: readonly Lack[]): Refutation | undefined {
    const { demanded } = this;
    demanded.fill(0);
    for (const lack of lacks) demanded[lack] = 1;
    this.isWhole = false;
    const refutation = this.refute(place);
    this.isWhole = true;
    demanded.fill(1);
    return refutation;
  }

  private tryOut(place: Place): Refutation | undefined {
    const { struck, chosen, narrow } = this;
    const before = struck.length;
    const chosenBefore = chosen.length;
    this.triesLeft--;
    const failed = this.choose(place, triedOut) ?? this.follow();
    narrow.length = 0;
    const refutation = failed === undefined ? this.branch() : this.explain(failed);
    while (struck.length > before) this.revive(struck.pop() as Place);
    while (chosen.length > chosenBefore) this.reasons[chosen.pop() as Place] = notChosen;
    return refutation;
  }

  private revive(place: Place): void {
    this.killers[place] = alive;
    for (const lack of this.places.lacksOf[place]) this.counts[lack]++;
  }

  /** Follows the houses with one place left; the house that is left with none, if there is one. */
  private follow(): Lack | undefined {
    for (const lack of this.narrow) {
      const place = this.places.placesOf[lack].find(other => this.killers[other] === alive);
      if (place === undefined) return lack;
      if (this.reasons[place] !== notChosen) continue;
      const failed = this.choose(place, lack);
      if (failed !== undefined) return failed;
    }
    return undefined;
  }

  /** Puts the symbol there; the house that is left without a place, if there is one. */
  private choose(place: Place, reason: Lack | typeof triedOut): Lack | undefined {
    const { places, killers, counts, demanded, struck } = this;
    this.reasons[place] = reason;
    this.chosen.push(place);
    let failed: Lack | undefined;
    for (const other of places.seenFrom(place)) {
      if (killers[other] !== alive) continue;
      killers[other] = place;
      struck.push(other);
      for (const lack of places.lacksOf[other]) {
        const left = --counts[lack];
        if (left > 1 || demanded[lack] === 0) continue;
        if (left === 0) failed = lack;
        else this.narrow.push(lack);
      }
      if (failed !== undefined) return failed;
    }
    return undefined;
  }

  /** Tries the places of the house with the fewest. Those in no template yet come first. */
  private branch(): Refutation | undefined {
    const { places, counts, demanded, killers, supported } = this;
    let best = -1;
    for (let lack = 0; lack < counts.length; lack++) {
      if (counts[lack] < 2 || demanded[lack] === 0) continue;
      if (best < 0 || counts[lack] < counts[best]) best = lack;
      if (counts[best] === 2) break;
    }
    if (best < 0) {
      if (this.isWhole) for (const place of this.chosen) supported[place] = 1;
      return undefined;
    }
    let refutation: Refutation | undefined;
    const options = places.placesOf[best].filter(place => killers[place] === alive);
    for (const place of options.sort((a, b) => supported[a] - supported[b])) {
      if (this.triesLeft === 0) return undefined;
      const own = this.tryOut(place);
      if (!own?.tried.delete(place)) return own;
      refutation ??= this.explain(best);
      for (const lack of own.lacks) refutation.lacks.add(lack);
      for (const other of own.tried) refutation.tried.add(other);
    }
    return refutation;
  }

  /** Why the places of a house that are struck out are so. */
  private explain(failed: Lack): Refutation {
    const { places, killers, reasons } = this;
    const lacks = new Set<Lack>([failed]);
    const tried = new Set<Place>();
    for (const lack of lacks)
      for (const place of places.placesOf[lack]) {
        const killer = killers[place];
        if (killer === alive) continue;
        if (reasons[killer] === triedOut) tried.add(killer);
        else lacks.add(reasons[killer]);
      }
    return { lacks, tried };
  }
}

/** What templates say of the places of a symbol. */
export class Templates {
  readonly places: SymbolPlaces;
  /** The places in no template that was found. No pattern of one symbol excludes any other. */
  stray: readonly Place[];
  private readonly search: TemplateSearch;
  private readonly refutations = new Map<Place, Refutation>();

  constructor(places: SymbolPlaces) {
    this.places = places;
    this.stray = Array.from(places.cells.keys());
    this.search = new TemplateSearch(places);
  }

  *decide(): Generator<undefined> {
    const { search, refutations } = this;
    for (const place of this.stray) {
      if (search.supported[place] === 1) continue;
      const refutation = search.refute(place);
      if (refutation) refutations.set(place, refutation);
      yield undefined;
    }
    this.stray = this.stray.filter(place => search.supported[place] === 0);
  }

  /** The places in no template, those that are soon refuted first. */
  listRefuted(): Place[] {
    const countLacks = (place: Place): number => this.refutations.get(place)?.lacks.size ?? 0;
    return [...this.refutations.keys()].sort((a, b) => countLacks(a) - countLacks(b));
  }

  /** Houses that could not all be filled if the symbol stood there, none too many. */
  *findBlocked(place: Place): Generator<undefined, Lack[]> {
    const refutation = this.refutations.get(place);
    return refutation ? yield* this.search.minimise(place, refutation) : [];
  }
}

/** Beyond this many cells templates are not sought. */
export const mostTemplateCells = 2000;

interface Kept {
  readonly templates: Templates;
  readonly changes: number;
}

const known = new WeakMap<Position, (Kept | undefined)[]>();

/** What templates say of each symbol that has places in none; undefined in between, for it may take long. */
export function* findStray(position: Position): Generator<Templates | undefined> {
  const kept = known.get(position) ?? [];
  known.set(position, kept);
  for (let symbol = 1; symbol <= position.shape.symbols; symbol++) {
    const templates = yield* templatesOf(position, symbol, kept);
    if (templates.stray.length > 0) yield templates;
  }
}

/**
 * For patterns of one symbol: every symbol in turn that has places in no template, since they exclude no others, but where that was in vain.
 * On boards too large for templates it is every symbol.
 */
export function* strayBySymbol(
  position: Position,
  vain: VainLooks,
  find: (symbol: SymbolNumber) => Iterable<Step>,
): Generator<Step | undefined> {
  if (position.shape.cellCount > mostTemplateCells) return yield* symbolBySymbol(position, vain, find);
  for (const found of findStray(position)) {
    yield undefined;
    if (!found) continue;
    const { symbol } = found.places;
    if (!vain.has(position, symbol)) yield* vain.watch(position, symbol, find(symbol));
  }
}

/** The old ones are good as long as the places stay the same. */
function* templatesOf(
  position: Position,
  symbol: SymbolNumber,
  kept: (Kept | undefined)[],
): Generator<undefined, Templates> {
  const old = kept[symbol];
  const changes = position.symbolChanges[symbol];
  if (old?.changes === changes) return old.templates;
  const templates = new Templates(new SymbolPlaces(position, symbol));
  if (position.shape.cellCount > mostTemplateCells) return templates;
  yield* templates.decide();
  kept[symbol] = { templates, changes };
  return templates;
}
