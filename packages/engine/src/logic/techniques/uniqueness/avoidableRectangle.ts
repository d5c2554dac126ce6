/**
 * Deadly sets in which cells are filled already, by deduction or by the player, and hold two symbols by turns. Of the two ways to
 * fill the set one is left, and what is open must not complete it: one cell, or two that have the same other symbol. Clues are
 * in no such set: they would forbid the exchange.
 */
import { blank, type SymbolNumber } from '../../../board/symbols.js';
import { type Cell, type House, housesOf } from '../../../shape/shape.js';
import type { Position } from '../../position.js';
import type { Step } from '../../step.js';
import { pausesEvery, type Technique } from '../../technique.js';
import { otherOf } from '../wings.js';
import { cornersIn, DeadlySearch, isRectangle, type Side, type Terms } from './deadlySets.js';
import { stepsFromLoose } from './looseCells.js';

const technique = 'avoidable-rectangle';

export const avoidableRectangle: Technique<typeof technique> = {
  name: technique,
  *find(position) {
    const { shape } = position;
    const search = new DeadlySearch(shape, cornersIn(shape));
    const places = new Places(position);
    const larger: Step[] = [];
    for (let start = 0; start < shape.cellCount; start++) {
      if (start % pausesEvery === pausesEvery - 1) yield undefined;
      if (!position.isOpen(start)) continue;
      for (const [own, other] of places.pairsAt(start)) {
        const symbolOn = (side: Side): SymbolNumber => (side === 0 ? own : other);
        const terms: Terms = {
          isLoose: cell => position.isOpen(cell),
          placesIn: (house, side) => places.of(house, symbolOn(side)),
          fits: (cell, side, loose) =>
            (!position.isOpen(cell) ||
              (cell > start && loose.length === 1 && hasSameThird(position, start, own, cell))) &&
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

/** Whether two cells have two candidates each, one of them in common; the first cell has this beside its own. */
const hasSameThird = (position: Position, first: Cell, own: SymbolNumber, second: Cell): boolean =>
  position.candidateCounts[first] === 2 &&
  position.candidateCounts[second] === 2 &&
  position.has(second, otherOf(position, first, own));

/** Where symbols stand that are no clues, or could stand. */
class Places {
  private readonly position: Position;
  /** By house, in two words: bits of the symbols that are clues there, and of those that are filled in otherwise. */
  private readonly clues: Int32Array;
  private readonly filled: Int32Array;

  constructor(position: Position) {
    const { shape, symbols } = position;
    this.position = position;
    this.clues = new Int32Array(2 * shape.houseCount);
    this.filled = new Int32Array(2 * shape.houseCount);
    for (let cell = 0; cell < shape.cellCount; cell++) {
      if (symbols[cell] === blank) continue;
      const bits = position.isClue(cell) ? this.clues : this.filled;
      const index = symbols[cell] - 1;
      for (const house of housesOf(shape, cell)) bits[2 * house + (index >> 5)] |= 1 << index;
    }
  }

  /** The cells of a house that hold a symbol and are no clues, or that could hold it. */
  of(house: House, symbol: SymbolNumber): readonly Cell[] {
    const isClue = (this.clues[2 * house + ((symbol - 1) >> 5)] & (1 << (symbol - 1))) !== 0;
    return isClue ? [] : this.position.placesOf(house, symbol);
  }

  /** Whether in none of the houses of the cell the symbol is a clue. */
  isFree(cell: Cell, symbol: SymbolNumber): boolean {
    const { cellHouseStart, cellHouses } = this.position.shape;
    const [half, bit] = [(symbol - 1) >> 5, 1 << (symbol - 1)];
    for (let i = cellHouseStart[cell]; i < cellHouseStart[cell + 1]; i++)
      if ((this.clues[2 * cellHouses[i] + half] & bit) !== 0) return false;
    return true;
  }

  /** A candidate of an open cell, and a symbol that is filled in in its houses: in all of them, if no other cell may be open. */
  *pairsAt(cell: Cell): Generator<readonly [own: SymbolNumber, other: SymbolNumber]> {
    const { position } = this;
    const isAlone = position.candidateCounts[cell] !== 2;
    for (const half of [0, 1] as const)
      for (let bits = this.filledNear(cell, half, isAlone); bits !== 0; bits &= bits - 1) {
        const other = 32 * half + 32 - Math.clz32(bits & -bits);
        for (const own of position.candidatesOf(cell)) yield [own, other];
      }
  }

  /** Bits of the symbols that are filled in in one house of the cell, or in all of them, and are a clue in none. */
  private filledNear(cell: Cell, half: 0 | 1, inAll: boolean): number {
    const { cellHouseStart, cellHouses } = this.position.shape;
    let some = 0;
    let all = -1;
    let clues = 0;
    for (let i = cellHouseStart[cell]; i < cellHouseStart[cell + 1]; i++) {
      const filled = this.filled[2 * cellHouses[i] + half];
      some |= filled;
      all &= filled;
      clues |= this.clues[2 * cellHouses[i] + half];
    }
    return (inAll ? some & all : some) & ~clues;
  }
}
