/**
 * Conflicts that follow every change: how often each symbol stands in each house, and from that in how many houses each
 * cell is one of several alike; and which cells break which primitive of a constraint. A change looks only at the houses and
 * primitives of its cell, so it costs the same on a board of any size.
 */
import type { Ints } from '../base/ints.js';
import { type Candidates, startCandidates } from '../board/candidates.js';
import { faultsOf } from '../board/faults.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import { type Demand, type Demands, demandsOf } from '../shape/demands.js';
import { type OtherPeers, otherPeersOf } from '../shape/otherPeers.js';
import type { Cell, House, Shape } from '../shape/shape.js';
import { bitOf } from './planes.js';

interface Constrained {
  readonly demands: Demands;
  readonly others: OtherPeers;
  readonly start: Candidates;
  /** The cells that break each primitive that is broken. */
  readonly faults: Map<Demand, readonly Cell[]>;
}

const watchConstraints = (shape: Shape): Constrained => ({
  demands: demandsOf(shape),
  others: otherPeersOf(shape),
  start: startCandidates(shape),
  faults: new Map(),
});

export class ConflictCounts {
  readonly #shape: Shape;
  readonly #symbols: Ints;
  /** By house · symbols + symbol - 1. */
  readonly #inHouse: Uint8Array;
  /** By 2 · house: the masks of the symbols that stand in it, low word and high. */
  readonly #standing: Int32Array;
  /** By cell: in how many of its houses its symbol stands again, and how many primitives it breaks. */
  readonly #clashes: Uint32Array;
  /** Where the rule has constraints. */
  readonly #constrained: Constrained | undefined;
  /** By symbol, blank among them. */
  readonly #placed: Int32Array;
  #cells = 0;

  /** Of a filling; from now on every change to it must be reported. */
  constructor(shape: Shape, symbols: Ints) {
    this.#shape = shape;
    this.#symbols = symbols;
    this.#inHouse = new Uint8Array(shape.houseCount * shape.symbols);
    this.#standing = new Int32Array(shape.houseCount * 2);
    this.#clashes = new Uint32Array(shape.cellCount);
    this.#placed = new Int32Array(shape.symbols + 1);
    this.#constrained = shape.constraints.length > 0 ? watchConstraints(shape) : undefined;
    for (let cell = 0; cell < shape.cellCount; cell++) {
      const symbol = symbols[cell];
      this.#placed[symbol]++;
      if (symbol === blank) continue;
      for (let k = shape.cellHouseStart[cell]; k < shape.cellHouseStart[cell + 1]; k++)
        this.#count(shape.cellHouses[k], symbol, 1);
    }
    if (this.#placed[blank] < shape.cellCount) this.#findAll();
  }

  /** The conflicts of what stands there already. */
  #findAll(): void {
    const { cellCount, cellHouseStart, cellHouses, symbols: n } = this.#shape;
    const seen = new Set<Cell>();
    for (let cell = 0; cell < cellCount; cell++) {
      const symbol = this.#symbols[cell];
      if (symbol === blank) continue;
      for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++)
        if (this.#inHouse[cellHouses[k] * n + symbol - 1] > 1) this.#shift(cell, 1, seen);
    }
    if (!this.#constrained) return;
    const { demands, faults } = this.#constrained;
    for (const [demand, primitive] of demands.primitives.entries()) {
      const broken = faultsOf(this.#shape, primitive, this.#symbols);
      for (const cell of broken) this.#shift(cell, 1, seen);
      if (broken.length > 0) faults.set(demand, broken);
    }
  }

  /** How many cells are in conflict. */
  get cells(): number {
    return this.#cells;
  }

  isIn(cell: Cell): boolean {
    return this.#clashes[cell] > 0;
  }

  countPlaced(symbol: SymbolNumber): number {
    return this.#placed[symbol] ?? 0;
  }

  /** The symbols that the rule excludes from a cell by what stands elsewhere, as the low or the high word of a mask. */
  maskAround(cell: Cell, word: 0 | 1): number {
    const { cellHouseStart, cellHouses } = this.#shape;
    let mask = 0;
    for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++)
      mask |= this.#standing[2 * cellHouses[k] + word];
    return this.#constrained ? mask | this.#maskOfConstraints(this.#constrained, cell, word) : mask;
  }

  #maskOfConstraints(
    { start: { masks, wordsPerCell }, others }: Constrained,
    cell: Cell,
    word: 0 | 1,
  ): number {
    let mask = word < wordsPerCell ? ~masks[cell * wordsPerCell + word] : 0;
    for (let i = others.start[cell]; i < others.start[cell + 1]; i++) {
      const symbol = this.#symbols[others.cells[i]];
      if (symbol !== blank && (symbol - 1) >> 5 === word) mask |= bitOf(symbol);
    }
    return mask;
  }

  /** The houses in which the symbol of a cell stands again. */
  housesOf(cell: Cell): House[] {
    const { cellHouseStart, cellHouses, symbols: n } = this.#shape;
    const symbol = this.#symbols[cell];
    const houses: House[] = [];
    if (!this.isIn(cell)) return houses;
    for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++)
      if (this.#inHouse[cellHouses[k] * n + symbol - 1] > 1) houses.push(cellHouses[k]);
    return houses;
  }

  /** The constraints that the symbol of a cell helps to break, by their indices, rising. */
  constraintsOf(cell: Cell): number[] {
    if (!this.#constrained || !this.isIn(cell)) return [];
    const { demands, faults } = this.#constrained;
    const { start, ofCells, constraintOf } = demands;
    const broken = new Set<number>();
    for (let i = start[cell]; i < start[cell + 1]; i++)
      if (faults.get(ofCells[i])?.includes(cell)) broken.add(constraintOf[ofCells[i]]);
    return [...broken].sort((a, b) => a - b);
  }

  /** The constraints that are broken, by themselves or by the houses that they add, by their indices, rising. */
  brokenConstraints(): number[] {
    if (!this.#constrained || this.#cells === 0) return [];
    const { demands, faults } = this.#constrained;
    const broken = new Set(Array.from(faults.keys(), demand => demands.constraintOf[demand]));
    for (const [index, { houses }] of this.#shape.constraints.entries())
      if (houses.some(house => this.#repeatsIn(house))) broken.add(index);
    return [...broken].sort((a, b) => a - b);
  }

  #repeatsIn(house: House): boolean {
    const { symbols } = this.#shape;
    return this.#inHouse.subarray(house * symbols, (house + 1) * symbols).some(count => count > 1);
  }

  /** Says that a cell has changed; the cells that fell into conflict or came out of it are added to `changed`. */
  follow(cell: Cell, before: SymbolNumber, after: SymbolNumber, changed: Set<Cell>): void {
    const { cellHouseStart, cellHouses } = this.#shape;
    this.#placed[before]--;
    this.#placed[after]++;
    for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
      const house = cellHouses[k];
      if (before !== blank) {
        const left = this.#count(house, before, -1);
        if (left > 0) this.#shift(cell, -1, changed);
        if (left === 1) this.#shift(this.#otherWith(house, before, cell), -1, changed);
      }
      if (after !== blank) {
        const now = this.#count(house, after, 1);
        if (now > 1) this.#shift(cell, 1, changed);
        if (now === 2) this.#shift(this.#otherWith(house, after, cell), 1, changed);
      }
    }
    if (this.#constrained) this.#followConstraints(this.#constrained, cell, changed);
  }

  #followConstraints({ demands, faults }: Constrained, cell: Cell, changed: Set<Cell>): void {
    const { primitives, start, ofCells } = demands;
    for (let i = start[cell]; i < start[cell + 1]; i++) {
      const demand = ofCells[i];
      const now = faultsOf(this.#shape, primitives[demand], this.#symbols);
      for (const other of faults.get(demand) ?? []) this.#shift(other, -1, changed);
      for (const other of now) this.#shift(other, 1, changed);
      if (now.length > 0) faults.set(demand, now);
      else faults.delete(demand);
    }
  }

  /** One more or one less of a symbol in a house; how many there are then. */
  #count(house: House, symbol: SymbolNumber, by: 1 | -1): number {
    const item = house * this.#shape.symbols + symbol - 1;
    const word = 2 * house + ((symbol - 1) >> 5);
    this.#inHouse[item] += by;
    if (this.#inHouse[item] === 0) this.#standing[word] &= ~bitOf(symbol);
    else this.#standing[word] |= bitOf(symbol);
    return this.#inHouse[item];
  }

  #shift(cell: Cell, by: 1 | -1, changed: Set<Cell>): void {
    const was = this.isIn(cell);
    this.#clashes[cell] += by;
    if (was === this.isIn(cell)) return;
    this.#cells += by;
    changed.add(cell);
  }

  /** The one other cell of a house that holds the symbol. */
  #otherWith(house: House, symbol: SymbolNumber, cell: Cell): Cell {
    const { houses, symbols: n } = this.#shape;
    for (let i = house * n; i < (house + 1) * n; i++)
      if (houses[i] !== cell && this.#symbols[houses[i]] === symbol) return houses[i];
    throw new Error(`House ${house} has no other cell with symbol ${symbol}.`);
  }
}
