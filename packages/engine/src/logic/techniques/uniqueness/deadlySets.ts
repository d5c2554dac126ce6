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
import { type Cell, type House, housesOf, type Shape } from '../../../shape/shape.js';

export type Side = 0 | 1;

export interface DeadlySet {
  /** Rising. */
  readonly cells: readonly Cell[];
  /** Rising. */
  readonly loose: readonly Cell[];
  sideOf(cell: Cell): Side;
  /** The other of the two cells in a house that has one. */
  partnerIn(house: House, cell: Cell): Cell;
}

/** Which cells may be in a set. */
export interface Terms {
  /** Those of a house that come into question on this side. */
  placesIn(house: House, side: Side): ArrayLike<Cell>;
  fits(cell: Cell, side: Side, loose: readonly Cell[]): boolean;
  isLoose(cell: Cell): boolean;
}

/** As many cells as a cube has corners, and from four dimensions on as many as one of four. */
const mostCells = ({ extents }: Shape): number => (extents.length > 3 ? 16 : 8);

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

  constructor(shape: Shape) {
    this.shape = shape;
    this.most = mostCells(shape);
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
      if (this.isApart(places[i], side) && terms.fits(places[i], side, this.loose))
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
    const { shape } = this;
    const cells = this.cells.slice().sort((a, b) => a - b);
    const sides = new Map(cells.map(cell => [cell, this.sides[cell] as Side]));
    return {
      cells,
      loose: this.loose.slice().sort((a, b) => a - b),
      sideOf: cell => sides.get(cell) ?? 0,
      partnerIn: (house, cell) =>
        cells.find(other => other !== cell && housesOf(shape, other).includes(house)) ?? cell,
    };
  }
}
