/**
 * The open places of one symbol, numbered from 0 as their cells rise, and the houses that still lack it, numbered likewise: what fish and
 * templates search in.
 */
import type { SymbolNumber } from '../../board/symbols.js';
import { type Cell, type House, housesOf } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { seenFrom } from '../sight.js';

/** Number of an open place of the symbol. */
export type Place = number;
/** Number of a house that lacks the symbol, among all that do. */
export type Lack = number;

export class SymbolPlaces {
  readonly symbol: SymbolNumber;
  readonly cells: readonly Cell[];
  readonly houses: readonly House[];
  /** By place. */
  readonly lacksOf: readonly (readonly Lack[])[];
  /** By lack. */
  readonly placesOf: readonly (readonly Place[])[];
  private readonly position: Position;
  private readonly placeOfCell: Int32Array;
  private readonly seen: (readonly Place[] | undefined)[] = [];

  constructor(position: Position, symbol: SymbolNumber) {
    const { shape } = position;
    const cells = openPlaces(position, symbol);
    const houses: House[] = [];
    const placesOf: Place[][] = [];
    const lackOfHouse = new Int32Array(shape.houseCount).fill(-1);
    this.placeOfCell = new Int32Array(shape.cellCount).fill(-1);
    this.lacksOf = cells.map((cell, place) => {
      this.placeOfCell[cell] = place;
      return Array.from(housesOf(shape, cell), house => {
        if (lackOfHouse[house] < 0) {
          lackOfHouse[house] = houses.push(house) - 1;
          placesOf.push([]);
        }
        placesOf[lackOfHouse[house]].push(place);
        return lackOfHouse[house];
      });
    });
    this.position = position;
    this.symbol = symbol;
    this.cells = cells;
    this.houses = houses;
    this.placesOf = placesOf;
  }

  /** The places that a place sees. */
  seenFrom(place: Place): readonly Place[] {
    const known = this.seen[place];
    if (known) return known;
    const own: Place[] = [];
    const cells = seenFrom(this.position.shape, this.cells[place]);
    for (let i = 0; i < cells.length; i++)
      if (this.placeOfCell[cells[i]] >= 0) own.push(this.placeOfCell[cells[i]]);
    this.seen[place] = own;
    return own;
  }
}

/** The open cells that have the candidate, rising. */
function openPlaces(position: Position, symbol: SymbolNumber): Cell[] {
  const { symbols: n, cellCount } = position.shape;
  const cells: Cell[] = [];
  for (let cell = 0, option = symbol - 1; cell < cellCount; cell++, option += n)
    if (position.live[option] === 1 && position.isOpen(cell)) cells.push(cell);
  return cells;
}
