/**
 * What all patterns of uniqueness rest on but one. Take cells such that every house has two of them or none: the corners of a
 * rectangle in two boxes, a loop, the corners of a cube where lines run three ways, or whatever the houses of a shape allow.
 * Let them be cut into two sides, so that the two cells of each house are on different sides: then they can be filled by two
 * symbols, one on each side. Exchanging the two symbols leaves every house with the same symbols as before. If none of the cells
 * is a clue and none is named by a constraint, a solution filled in this way has a twin. So where there is one solution, it
 * is not filled in this way: at least one of the cells holds something else than its side says.
 *
 * This is true of the puzzle and its clues, whatever candidates are left; cells that are filled already may take part,
 * if they are no clues. A _loose_ cell is one that may still hold something else; there is at least one.
 */
import { demandsOf } from '../../../shape/demands.js';
import type { Cell, House, Shape } from '../../../shape/shape.js';

export type Side = 0 | 1;

export interface DeadlySet {
  /** Rising. */
  readonly cells: readonly Cell[];
  /** Rising. */
  readonly loose: readonly Cell[];
  sideOf(cell: Cell): Side;
}

/** Which cells may be in a set. */
export interface Terms {
  /** Those of a house that come into question on this side. */
  placesIn(house: House, side: Side): ArrayLike<Cell>;
  fits(cell: Cell, side: Side, loose: readonly Cell[]): boolean;
  isLoose(cell: Cell): boolean;
}

/** How many corners a rectangle has, or what is like it in more dimensions, up to four of them. */
export const cornersIn = ({ extents }: Shape): number => 2 ** Math.min(4, Math.max(2, extents.length));

/** Whether it is of the smallest kind; larger ones are for later. */
export const isRectangle = ({ cells }: DeadlySet): boolean => cells.length <= 4;

const none = -1;

/** Sets that grow from one cell: as long as a house has one cell of the set, it gets a second. Each set is found once. */
export class DeadlySearch {
  private readonly shape: Shape;
  private readonly most: number;
  /** By cell: where its constraints begin. A cell that a constraint names is in no set. */
  private readonly demandStart: ArrayLike<number>;
  private readonly cells: Cell[] = [];
  private readonly loose: Cell[] = [];
  /** By cell: its side, or none. */
  private readonly sides: Int8Array;
  /** The houses met, in the order in which they were, and how many cells of the set they have. */
  private readonly met: House[] = [];
  private readonly counts: Uint8Array;
  /** By house: the first of its cells. */
  private readonly owners: Int32Array;
  private found: DeadlySet[] = [];

  /** For sets of so many cells at most. */
  constructor(shape: Shape, most: number) {
    this.shape = shape;
    this.most = most;
    this.demandStart = demandsOf(shape).start;
    this.sides = new Int8Array(shape.cellCount).fill(none);
    this.counts = new Uint8Array(shape.houseCount);
    this.owners = new Int32Array(shape.houseCount);
  }

  /** The sets that the cell is in, on side 0. */
  findFrom(cell: Cell, terms: Terms): readonly DeadlySet[] {
    this.found = [];
    if (this.isFree(cell)) this.add(cell, 0, terms);
    return this.found;
  }

  private isFree(cell: Cell): boolean {
    return this.demandStart[cell] === this.demandStart[cell + 1];
  }

  private add(cell: Cell, side: Side, terms: Terms): void {
    const { cells, loose, sides, met, counts, owners } = this;
    const { cellHouseStart, cellHouses } = this.shape;
    const isLoose = terms.isLoose(cell);
    const before = met.length;
    cells.push(cell);
    sides[cell] = side;
    if (isLoose) loose.push(cell);
    for (let i = cellHouseStart[cell]; i < cellHouseStart[cell + 1]; i++) {
      const house = cellHouses[i];
      if (++counts[house] === 2) continue;
      met.push(house);
      owners[house] = cell;
    }
    this.grow(terms);
    for (let i = cellHouseStart[cell]; i < cellHouseStart[cell + 1]; i++) counts[cellHouses[i]]--;
    met.length = before;
    if (isLoose) loose.pop();
    sides[cell] = none;
    cells.pop();
  }

  private grow(terms: Terms): void {
    const { cells, met, counts, owners, sides } = this;
    let next = 0;
    while (next < met.length && counts[met[next]] === 2) next++;
    if (next === met.length) {
      this.found.push(this.takeDown());
      return;
    }
    if (cells.length === this.most) return;
    const house = met[next];
    const side: Side = sides[owners[house]] === 0 ? 1 : 0;
    const places = terms.placesIn(house, side);
    for (let i = 0; i < places.length; i++)
      if (terms.fits(places[i], side, this.loose) && this.isApart(places[i], side))
        this.add(places[i], side, terms);
  }

  /** Whether it is new, and alone on its side in all of its houses. */
  private isApart(cell: Cell, side: Side): boolean {
    const { sides, counts, owners } = this;
    const { cellHouseStart, cellHouses } = this.shape;
    if (sides[cell] !== none || !this.isFree(cell)) return false;
    for (let i = cellHouseStart[cell]; i < cellHouseStart[cell + 1]; i++) {
      const house = cellHouses[i];
      if (counts[house] === 2 || (counts[house] === 1 && sides[owners[house]] === side)) return false;
    }
    return true;
  }

  private takeDown(): DeadlySet {
    const cells = this.cells.slice().sort((a, b) => a - b);
    const sides = cells.map(cell => this.sides[cell] as Side);
    return {
      cells,
      loose: this.loose.slice().sort((a, b) => a - b),
      sideOf: cell => sides[cells.indexOf(cell)],
    };
  }
}
