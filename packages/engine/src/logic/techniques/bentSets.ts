/**
 * Cells of two crossing houses with just as many symbols as there are cells. A symbol all of whose places among them see each other stands in
 * one of them at most. If that holds for all symbols but one, this one has to stand somewhere among them, and goes from every cell that
 * sees all its places there: a WXYZ-wing, of four cells. If it holds for all, each stands there just once, and goes from every cell that sees
 * all its places there: Sue de Coq.
 */
import { countBits } from '../../base/ints.js';
import type { SymbolNumber } from '../../board/symbols.js';
import { type Cell, cellsOf, type House, housesOf, type Shape } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { firstHouseWithAll, sees } from '../sight.js';
import { makeStep, type Step } from '../step.js';
import { pausesEvery, type Technique } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';
import { VainLooks } from '../vainLooks.js';
import { isRun } from './strongPairs.js';
import { excludedFrom } from './wings.js';

const mostCells = 2000;

interface Crossing {
  readonly houses: readonly [House, House];
  /** All cells of the two, rising, and those in both. */
  readonly cells: readonly Cell[];
  readonly shared: readonly Cell[];
}

const known = new WeakMap<Shape, readonly Crossing[]>();

/** A house that runs through the board, and a box that it shares cells with. */
function crossingsOf(shape: Shape): readonly Crossing[] {
  const found = known.get(shape);
  if (found) return found;
  const crossings: Crossing[] = [];
  for (let run = 0; run < shape.houseCount; run++) {
    if (!isRun(shape, run)) continue;
    const own = Array.from(cellsOf(shape, run));
    for (const box of new Set(own.flatMap(cell => Array.from(housesOf(shape, cell))))) {
      if (isRun(shape, box)) continue;
      const others = Array.from(cellsOf(shape, box));
      const shared = own.filter(cell => others.includes(cell));
      const cells = [...new Set([...own, ...others])].sort((a, b) => a - b);
      if (shared.length > 1) crossings.push({ houses: [run, box], cells, shared });
    }
  }
  known.set(shape, crossings);
  return crossings;
}

const vainByCrossing = (): VainLooks =>
  new VainLooks(
    ({ shape }) => crossingsOf(shape).length,
    ({ shape, houseChanges }, index) => {
      const [run, box] = crossingsOf(shape)[index].houses;
      return houseChanges[run] + houseChanges[box];
    },
  );

/** `loose` symbols may stand at several places at once; `sharedCells` at least lie in both houses. */
interface Demands {
  readonly sizes: readonly number[];
  readonly loose: 0 | 1;
  readonly sharedCells: number;
}

const bentSet = <Name extends TechniqueName>(
  technique: Name,
  demands: Demands,
  vain = vainByCrossing(),
): Technique<Name> => ({
  name: technique,
  *find(position) {
    if (position.shape.cellCount > mostCells) return;
    const crossings = crossingsOf(position.shape);
    for (let index = 0; index < crossings.length; index++) {
      if (index % pausesEvery === pausesEvery - 1) yield undefined;
      if (!vain.has(position, index))
        yield* vain.watch(position, index, findIn(position, technique, crossings[index], demands));
    }
  },
});

function* findIn(
  position: Position,
  technique: TechniqueName,
  crossing: Crossing,
  demands: Demands,
): Generator<Step> {
  for (const size of demands.sizes)
    for (const cells of findFullSets(position, crossing, size, demands)) {
      const step = makeBentStep(position, technique, crossing, cells, demands);
      if (step) yield step;
    }
}

/** Cells with as many symbols together as there are of them, not all in one house, and so many of the symbols loose. */
function findFullSets(
  position: Position,
  { cells, shared }: Crossing,
  size: number,
  { loose, sharedCells }: Demands,
): Cell[][] {
  const { shape, candidateCounts, masks } = position;
  const open = cells.filter(cell => candidateCounts[cell] > 1 && candidateCounts[cell] <= size);
  const chosen: Cell[] = [];
  const found: Cell[][] = [];
  const extend = (from: number, low: number, high: number, looseLow: number, looseHigh: number): void => {
    if (chosen.length === size) {
      if (
        countBits(low) + countBits(high) === size &&
        countBits(looseLow) + countBits(looseHigh) === loose &&
        chosen.filter(cell => shared.includes(cell)).length >= sharedCells &&
        firstHouseWithAll(shape, chosen) < 0
      )
        found.push(chosen.slice());
      return;
    }
    for (let i = from; i <= open.length - size + chosen.length; i++) {
      const own = masks[2 * open[i]];
      const ownHigh = masks[2 * open[i] + 1];
      if (countBits(low | own) + countBits(high | ownHigh) > size) continue;
      let nextLow = looseLow;
      let nextHigh = looseHigh;
      for (let k = 0; k < chosen.length; k++) {
        const common = own & masks[2 * chosen[k]];
        const commonHigh = ownHigh & masks[2 * chosen[k] + 1];
        if ((common | commonHigh) === 0 || sees(shape, chosen[k], open[i])) continue;
        nextLow |= common;
        nextHigh |= commonHigh;
      }
      if (countBits(nextLow) + countBits(nextHigh) > loose) continue;
      chosen.push(open[i]);
      extend(i + 1, low | own, high | ownHigh, nextLow, nextHigh);
      chosen.pop();
    }
  };
  extend(0, 0, 0, 0, 0);
  return found;
}

/** The loose symbol comes last in the step's symbols. */
function makeBentStep(
  position: Position,
  technique: TechniqueName,
  { houses }: Crossing,
  cells: readonly Cell[],
  { loose }: Demands,
): Step | undefined {
  const { shape } = position;
  const placesOf = (symbol: SymbolNumber): Cell[] => cells.filter(cell => position.has(cell, symbol));
  const isLoose = (symbol: SymbolNumber): boolean => {
    const places = placesOf(symbol);
    return places.some((a, i) => places.slice(i + 1).some(b => !sees(shape, a, b)));
  };
  const all = [...new Set(cells.flatMap(cell => position.candidatesOf(cell)))].sort((a, b) => a - b);
  const symbols = [...all.filter(symbol => !isLoose(symbol)), ...all.filter(isLoose)];
  const eliminations = symbols
    .slice(loose === 1 ? -1 : 0)
    .flatMap(symbol => excludedFrom(position, placesOf(symbol), symbol));
  return eliminations.length > 0 ? makeStep({ technique, houses, cells, symbols, eliminations }) : undefined;
}

export const wxyzWing = bentSet('wxyz-wing', { sizes: [4], loose: 1, sharedCells: 0 });
export const sueDeCoq = bentSet('sue-de-coq', { sizes: [4, 5], loose: 0, sharedCells: 2 });
