/**
 * k base houses whose places of a symbol all lie in k cover houses. In any dimension the argument is the same: the bases
 * share no place, so they hold k copies of the symbol; each copy lies in a cover and no cover takes two; so every cover
 * gets its copy from a base, and the symbol goes from the rest of the covers. Nothing is left over for a copy that lies in
 * two covers at once either, so a base place in two covers goes too. Two bases make an X-wing, three a swordfish, four a
 * jellyfish: as with the rows and columns of a square the bases lie alike, and so do the covers.
 *
 * A finned fish has a few base places too many, the fins. Either a fin holds the symbol, or none does and the fish is whole; so
 * the symbol goes where the fish excludes it and every fin is seen. In a mixed fish bases and covers are houses of any kind.
 *
 * What a fish excludes is in no template, so it is sought only where templates leave something to exclude.
 */
import type { Cell, Shape } from '../../shape/shape.js';
import { makeStep, type Step } from '../step.js';
import type { Technique } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';
import { vainBySymbol } from '../vainLooks.js';
import { type Balance, type Fish, FishSearch, type Lie } from './fishSearch.js';
import type { Place, SymbolPlaces } from './symbolPlaces.js';
import { findStray, mostTemplateCells } from './templateSearch.js';

/** Beyond this many cells even X-wings are not looked for: a person could not see them, and they take too long. */
const mostCells = 70_000;

const coversBetweenPauses = 16;

const ascending = (a: number, b: number): number => a - b;

/** A fish as a step. */
function tell(technique: TechniqueName, places: SymbolPlaces, fish: Fish, { excluded, fins }: Balance): Step {
  const { cells, houses, placesOf, symbol } = places;
  const cellsOf = (some: Iterable<Place>): Cell[] => Array.from(some, place => cells[place]).sort(ascending);
  const gone = excluded.filter(place => fins.every(fin => places.seenFrom(place).includes(fin)));
  return makeStep({
    technique,
    houses: fish.bases.map(base => houses[base]).sort(ascending),
    covers: fish.covers.map(cover => houses[cover]).sort(ascending),
    cells: cellsOf(new Set(fish.bases.flatMap(base => placesOf[base]))),
    fins: cellsOf(fins),
    symbols: [symbol],
    eliminations: cellsOf(gone).map(cell => ({ cell, symbol })),
  });
}

/** Houses of one orientation lie alike, as the rows of a square do. */
const liesByOrientation = ({ houseOrientation }: Shape, { houses }: SymbolPlaces): Lie[] =>
  houses.map(house => houseOrientation[house]);

/** From each cover that something may be excluded from: all the fish that have it. */
const plainFish = <Name extends TechniqueName>(
  technique: Name,
  size: number,
  vain = vainBySymbol(),
): Technique<Name> => ({
  name: technique,
  *find(position) {
    const { shape } = position;
    if (shape.cellCount > (size > 2 ? mostTemplateCells : mostCells)) return;
    for (const found of findStray(position)) {
      if (!found) {
        yield undefined;
        continue;
      }
      const { places, stray } = found;
      if (vain.has(position, places.symbol)) continue;
      const lies = liesByOrientation(shape, places);
      const search = new FishSearch(places, lies);
      const told = new Set<string>();
      const tried = new Set(stray.flatMap(place => places.lacksOf[place]));
      for (const [i, cover] of [...tried].entries()) {
        if (i % coversBetweenPauses === 0) yield undefined;
        for (const { bases, covers } of search.find(places.placesOf[cover], size, lies[cover])) {
          const fish = { bases: bases.toSorted(ascending), covers: [...covers, cover].sort(ascending) };
          const balance = search.weigh(fish);
          const key = `${fish.bases} ${fish.covers}`;
          if (balance.fins.length > 0 || balance.excluded.length === 0 || told.has(key)) continue;
          told.add(key);
          yield tell(technique, places, fish, balance);
        }
      }
      if (told.size === 0) vain.add(position, places.symbol);
    }
  },
});

/** From each place that may be excluded: one fish that does it. */
const fishAround = <Name extends TechniqueName>(
  technique: Name,
  sizesOn: (shape: Shape) => readonly number[],
  liesOf: (shape: Shape, places: SymbolPlaces) => Lie[],
  findFish: (
    search: FishSearch,
    places: SymbolPlaces,
    lies: readonly Lie[],
    at: Place,
    size: number,
  ) => Fish | undefined,
  vain = vainBySymbol(),
): Technique<Name> => ({
  name: technique,
  *find(position) {
    const { shape } = position;
    if (shape.cellCount > mostTemplateCells) return;
    for (const found of findStray(position)) {
      if (!found) {
        yield undefined;
        continue;
      }
      const { places, stray } = found;
      if (vain.has(position, places.symbol)) continue;
      const lies = liesOf(shape, places);
      const search = new FishSearch(places, lies);
      const left = new Set(stray.map(place => places.cells[place]));
      for (const size of sizesOn(shape))
        for (const place of stray) {
          if (!left.has(places.cells[place])) continue;
          yield undefined;
          const fish = findFish(search, places, lies, place, size);
          if (!fish) continue;
          const step = tell(technique, places, fish, search.weigh(fish));
          for (const { cell } of step.eliminations) left.delete(cell);
          yield step;
        }
      if (left.size === stray.length) vain.add(position, places.symbol);
    }
  },
});

const finnedFish = <Name extends TechniqueName>(technique: Name, onlySize: number): Technique<Name> =>
  fishAround(
    technique,
    () => [onlySize],
    liesByOrientation,
    (search, places, lies, place, size) => {
      const settled = [place, ...places.seenFrom(place)];
      for (const cover of places.lacksOf[place])
        for (const { bases, covers } of search.find(settled, size, lies[cover])) {
          const fish = { bases, covers: [...covers, cover] };
          if (search.weigh(fish).fins.length > 0) return fish;
        }
      return undefined;
    },
  );

/** With so many houses through each place as in larger cubes, a fourth base takes too long to find. */
const mixedSizes = ({ cellCount }: Shape): readonly number[] => (cellCount > 256 ? [2, 3] : [2, 3, 4]);
const allAlike = (_: Shape, { houses }: SymbolPlaces): Lie[] => houses.map(() => 0);

export const xWing = plainFish('x-wing', 2);
export const swordfish = plainFish('swordfish', 3);
export const jellyfish = plainFish('jellyfish', 4);
export const finnedXWing = finnedFish('finned-x-wing', 2);
export const finnedSwordfish = finnedFish('finned-swordfish', 3);
export const mixedFish = fishAround('mixed-fish', mixedSizes, allAlike, (search, places, _, place, size) => {
  const [found] = search.find([place, ...places.seenFrom(place)], size, 0, true);
  if (!found) return undefined;
  // Of the houses of the place the cover is one that leaves the fewest fins.
  const all = places.lacksOf[place].map(cover => ({ ...found, covers: [...found.covers, cover] }));
  const countFins = (fish: Fish): number => search.weigh(fish).fins.length;
  return all.reduce((best, fish) => (countFins(fish) < countFins(best) ? fish : best));
});
