/**
 * Deadly sets in which some cells are filled already, by deduction or by the player, and hold two symbols by turns. Of the
 * two ways to fill the set one is left, and what is open must not complete it. Clues are in no such set: they would
 * forbid the exchange.
 */
import { blank, type Symbol } from '../../../board/symbols.js';
import { type Cell, type House, housesOf } from '../../../shape/shape.js';
import type { Position } from '../../position.js';
import type { Step } from '../../step.js';
import { pausesEvery, type Technique } from '../../technique.js';
import { DeadlySearch, isRectangle, type Side, type Terms } from './deadlySets.js';
import { stepsFromLoose } from './looseCells.js';

const technique = 'avoidable-rectangle';
const mostOpen = 2;

export const avoidableRectangle: Technique<typeof technique> = {
  name: technique,
  *find(position) {
    const { shape } = position;
    const search = new DeadlySearch(shape);
    const places = new Places(position);
    const larger: Step[] = [];
    for (let start = 0; start < shape.cellCount; start++) {
      if (start % pausesEvery === pausesEvery - 1) yield undefined;
      if (!position.isOpen(start)) continue;
      for (const [own, other] of places.pairsAt(start)) {
        const symbolOn = (side: Side): Symbol => (side === 0 ? own : other);
        const terms: Terms = {
          isLoose: cell => position.isOpen(cell),
          placesIn: (house, side) => places.of(house, symbolOn(side)),
          fits: (cell, side, loose) =>
            (!position.isOpen(cell) || (cell > start && loose.length < mostOpen)) &&
            places.isFree(cell, side === 0 ? other : own),
        };
        for (const set of search.findFrom(start, terms)) {
          const steps = stepsFromLoose(position, {
            technique,
            set,
            pair: own < other ? [own, other] : [other, own],
            extrasOf: cell =>
              position.candidatesOf(cell).filter(symbol => symbol !== symbolOn(set.sideOf(cell))),
          });
          if (isRectangle(set)) yield* steps;
          else larger.push(...steps);
        }
      }
    }
    yield* larger;
  },
};

const clue = 1;
const filled = 2;

/** Where symbols stand that are no clues, or could stand. */
class Places {
  private readonly position: Position;
  /** By house · symbols + symbol - 1: whether the symbol is a clue there, is filled in otherwise, or is open. */
  private readonly kinds: Uint8Array;

  constructor(position: Position) {
    const { shape, symbols } = position;
    const { symbols: n } = shape;
    this.position = position;
    this.kinds = new Uint8Array(shape.houseCount * n);
    for (let cell = 0; cell < shape.cellCount; cell++) {
      if (symbols[cell] === blank) continue;
      const kind = position.isClue(cell) ? clue : filled;
      for (const house of housesOf(shape, cell)) this.kinds[house * n + symbols[cell] - 1] = kind;
    }
  }

  /** The cells of a house that hold a symbol and are no clues, or that could hold it. */
  of(house: House, symbol: Symbol): readonly Cell[] {
    const { position } = this;
    const isClue = this.kinds[house * position.shape.symbols + symbol - 1] === clue;
    return isClue ? [] : position.placesOf(house, symbol);
  }

  private isIn(cell: Cell, symbol: Symbol, kind: number): boolean {
    const { cellHouseStart, cellHouses, symbols: n } = this.position.shape;
    for (let i = cellHouseStart[cell]; i < cellHouseStart[cell + 1]; i++)
      if (this.kinds[cellHouses[i] * n + symbol - 1] === kind) return true;
    return false;
  }

  /** Whether in none of the houses of the cell the symbol is a clue. */
  isFree(cell: Cell, symbol: Symbol): boolean {
    return !this.isIn(cell, symbol, clue);
  }

  /** A candidate of an open cell, and a symbol that is filled in in one of its houses. */
  *pairsAt(cell: Cell): Generator<readonly [own: Symbol, other: Symbol]> {
    const { position } = this;
    const candidates = position.candidatesOf(cell);
    for (let other = 1; other <= position.shape.symbols; other++)
      if (this.isIn(cell, other, filled) && this.isFree(cell, other))
        for (const own of candidates) yield [own, other];
  }
}
