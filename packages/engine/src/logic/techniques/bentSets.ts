/**
 * Cells of two crossing houses with just as many symbols as there are cells. A symbol all of whose places among them see each other stands in
 * one of them at most. If that holds for all symbols but one, this one has to stand somewhere among them, and goes from every cell that
 * sees all its places there: a WXYZ-wing, of four cells. If it holds for all, each stands there just once, and goes from every cell that sees
 * all its places there: Sue de Coq.
 */
import { countBits } from '../../base/ints.js';
import type { Symbol } from '../../board/symbols.js';
import { type Cell, cellsOf, type House, housesOf, type Shape } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { firstHouseWithAll, sees } from '../sight.js';
import { type Candidate, makeStep, type Step } from '../step.js';
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

const bentSet = <Name extends TechniqueName>(
  technique: Name,
  sizes: readonly number[],
  makeStepOf: (position: Position, crossing: Crossing, cells: readonly Cell[]) => Step | undefined,
  vain = vainByCrossing(),
): Technique<Name> => ({
  name: technique,
  *find(position) {
    if (position.shape.cellCount > mostCells) return;
    for (const [index, crossing] of crossingsOf(position.shape).entries()) {
      if (index % pausesEvery === pausesEvery - 1) yield undefined;
      if (vain.has(position, index)) continue;
      let isVain = true;
      for (const size of sizes)
        for (const cells of findFullSets(position, crossing, size)) {
          const step = makeStepOf(position, crossing, cells);
          if (!step) continue;
          isVain = false;
          yield step;
        }
      if (isVain) vain.add(position, index);
    }
  },
});

/** Cells with as many symbols together as there are of them, not all in one house. */
function findFullSets(position: Position, { cells }: Crossing, size: number): Cell[][] {
  const { shape, candidateCounts } = position;
  const open = cells.filter(cell => candidateCounts[cell] > 1 && candidateCounts[cell] <= size);
  const masks = open.map(cell => position.masksOf(cell));
  const chosen: Cell[] = [];
  const found: Cell[][] = [];
  const extend = (from: number, low: number, high: number): void => {
    if (chosen.length === size) {
      if (countBits(low) + countBits(high) === size && firstHouseWithAll(shape, chosen) < 0)
        found.push(chosen.slice());
      return;
    }
    for (let i = from; i <= open.length - size + chosen.length; i++) {
      const nextLow = low | masks[i][0];
      const nextHigh = high | masks[i][1];
      if (countBits(nextLow) + countBits(nextHigh) > size) continue;
      chosen.push(open[i]);
      extend(i + 1, nextLow, nextHigh);
      chosen.pop();
    }
  };
  extend(0, 0, 0);
  return found;
}

interface SymbolInSet {
  readonly symbol: Symbol;
  readonly places: readonly Cell[];
  /** Whether these see each other. */
  readonly isSingle: boolean;
}

function readSymbols(position: Position, cells: readonly Cell[]): SymbolInSet[] {
  const symbols = new Set(cells.flatMap(cell => position.candidatesOf(cell)));
  return [...symbols]
    .sort((a, b) => a - b)
    .map(symbol => {
      const places = cells.filter(cell => position.has(cell, symbol));
      const isSingle = places.every((a, i) => places.slice(i + 1).every(b => sees(position.shape, a, b)));
      return { symbol, places, isSingle };
    });
}

const strike = (position: Position, symbols: readonly SymbolInSet[]): Candidate[] =>
  symbols.flatMap(({ symbol, places }) => excludedFrom(position, places, symbol));

export const wxyzWing = bentSet('wxyz-wing', [4], (position, { houses }, cells) => {
  const symbols = readSymbols(position, cells);
  const loose = symbols.filter(({ isSingle }) => !isSingle);
  if (loose.length !== 1) return undefined;
  const eliminations = strike(position, loose);
  if (eliminations.length === 0) return undefined;
  const order = [...symbols.filter(({ isSingle }) => isSingle), ...loose];
  return makeStep({
    technique: 'wxyz-wing',
    houses,
    cells,
    symbols: order.map(({ symbol }) => symbol),
    eliminations,
  });
});

export const sueDeCoq = bentSet('sue-de-coq', [4, 5], (position, { houses, shared }, cells) => {
  if (cells.filter(cell => shared.includes(cell)).length < 2) return undefined;
  const symbols = readSymbols(position, cells);
  if (symbols.some(({ isSingle }) => !isSingle)) return undefined;
  const eliminations = strike(position, symbols);
  if (eliminations.length === 0) return undefined;
  return makeStep({
    technique: 'sue-de-coq',
    houses,
    cells,
    symbols: symbols.map(({ symbol }) => symbol),
    eliminations,
  });
});
