/**
 * The places of a symbol in a house are few: it stands in one of them, so it goes from every cell that sees them all. Mostly such cells
 * lie in a second house that holds all the places, a box across a line; in more dimensions, and where constraints tell cells
 * apart, a cell may see one place by one house and the next by another.
 */
import type { House } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { housesWithAll } from '../sight.js';
import { makeStep, type Step } from '../step.js';
import type { Technique } from '../technique.js';
import { houseByHouse, vainByHouse } from '../vainLooks.js';
import { excludedFrom } from './wings.js';

const vain = vainByHouse();

export const lockedCandidates: Technique<'locked-candidates'> = {
  name: 'locked-candidates',
  find: position => houseByHouse(position, vain, 1, house => stepsIn(position, house)),
};

function* stepsIn(position: Position, house: House): Generator<Step> {
  const { shape } = position;
  for (let symbol = 1; symbol <= shape.symbols; symbol++) {
    const count = position.countPlaces(house, symbol);
    if (count < 2 || count === shape.symbols) continue;
    const cells = position.placesOf(house, symbol);
    const eliminations = excludedFrom(position, cells, symbol);
    if (eliminations.length === 0) continue;
    const covers = housesWithAll(shape, cells).filter(
      cover => cover !== house && position.countPlaces(cover, symbol) > count,
    );
    yield makeStep({
      technique: 'locked-candidates',
      houses: [house],
      covers,
      cells,
      symbols: [symbol],
      eliminations,
    });
  }
}
