/**
 * A house has two places for a symbol, and one of them sees some of its places in a box, but not all. If the other place does not hold the
 * symbol, this one does, and in the box it stands at one of the places not seen. So it goes from every cell that sees the other place
 * and all of these. In a square the places in the box lie in one row and one column, and leave a rectangle of it empty.
 */
import type { SymbolNumber } from '../../board/symbols.js';
import type { Cell, House } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { sees } from '../sight.js';
import { makeStep, type Step } from '../step.js';
import type { Technique } from '../technique.js';
import { vainBySymbol } from '../vainLooks.js';
import { bothWays, findStrongPairs, isRun, linkPair } from './strongPairs.js';
import { strayBySymbol } from './templateSearch.js';
import { excludedFrom } from './wings.js';

const mostCells = 2000;
const vain = vainBySymbol();

export const emptyRectangle: Technique<'empty-rectangle'> = {
  name: 'empty-rectangle',
  *find(position) {
    if (position.shape.cellCount > mostCells) return;
    yield* strayBySymbol(position, vain, symbol => findIn(position, symbol));
  },
};

interface Box {
  readonly house: House;
  readonly places: readonly Cell[];
}

function* findIn(position: Position, symbol: SymbolNumber): Generator<Step> {
  const { shape } = position;
  const boxes: Box[] = [];
  for (let house = 0; house < shape.houseCount; house++)
    if (position.countPlaces(house, symbol) > 2 && !isRun(shape, house))
      boxes.push({ house, places: position.placesOf(house, symbol) });
  for (const pair of findStrongPairs(position, symbol))
    for (const [end, joint] of bothWays(pair))
      for (const { house, places } of boxes) {
        if (places.includes(joint) || places.includes(end)) continue;
        const near = places.filter(cell => sees(shape, joint, cell));
        if (near.length === 0 || near.length === places.length) continue;
        const far = places.filter(cell => !near.includes(cell));
        const eliminations = excludedFrom(position, [end, ...far], symbol);
        if (eliminations.length === 0) continue;
        yield makeStep({
          technique: 'empty-rectangle',
          houses: [pair.house, house],
          cells: [end, joint, ...places],
          symbols: [symbol],
          chain: [...linkPair(symbol, [end], [joint], pair.house), ...linkPair(symbol, near, far, house)],
          eliminations,
        });
      }
}
