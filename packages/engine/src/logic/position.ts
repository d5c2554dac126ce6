/**
 * Where a solver by logic stands: the symbols placed, the candidates left, and counts that follow every change. A candidate
 * is also called by its option number, cell · symbols + symbol - 1. The houses and cells that have come down to a single
 * possibility are kept as they arise, so that the cheapest techniques find without searching, on boards of any size.
 */
import { type Candidates, hasCandidate, listCandidates, startCandidates } from '../board/candidates.js';
import { firstConflict } from '../board/conflicts.js';
import type { Grid } from '../board/grid.js';
import type { Puzzle } from '../board/puzzle.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import { otherPeersOf } from '../shape/otherPeers.js';
import { type Cell, type House, housesOf, type Shape } from '../shape/shape.js';
import type { Candidate, Step } from './step.js';

/** Where the position has become impossible. */
export interface Breach {
  readonly cell?: Cell;
  readonly house?: House;
  readonly symbol?: SymbolNumber;
  /** By its index: the last cell was filled, and this constraint is broken. */
  readonly constraint?: number;
}

/** How far somebody has come with a puzzle. */
export interface Begun {
  readonly entries?: Grid;
  readonly candidates?: Candidates;
}

/** What is placed and which candidates are left, for techniques to look at and steps to change. */
export class Position {
  readonly shape: Shape;
  private readonly puzzle: Puzzle;
  /** What is placed; blank elsewhere. */
  readonly symbols: Uint8Array;
  /** By option: 1 while it is a candidate. A placed symbol is the only candidate of its cell. */
  readonly live: Uint8Array;
  /** By cell: how many candidates. */
  readonly candidateCounts: Uint8Array;
  /** By cell: its candidates as bits, in two words. */
  readonly masks: Int32Array;
  /** By house · symbols + symbol - 1: how many cells of the house have the candidate. */
  readonly placeCounts: Uint8Array;
  /** By house: how many cells are open. */
  readonly openCounts: Uint8Array;
  openCells: number;
  /** Houses with one open cell, open cells with one candidate, and (house, symbol) with one open place. */
  readonly fullHouses: Set<House>;
  readonly nakedSingles: Set<Cell>;
  readonly hiddenSingles: Set<number>;
  breach: Breach | undefined;
  /** By house and by symbol: how many candidates have gone; of a symbol, how often it was placed as well. */
  readonly houseChanges: Int32Array;
  readonly symbolChanges: Int32Array;
  /** How many candidates have gone and symbols were placed in all. */
  changes = 0;

  /** All of these numbers: to fetch memory for each list of them would take longer than to fill it. */
  private readonly memory: ArrayBuffer;

  private constructor(puzzle: Puzzle, from?: Position) {
    const { shape } = puzzle;
    const { symbols: n, cellCount, houseCount } = shape;
    this.puzzle = puzzle;
    this.shape = shape;
    const words = 2 * cellCount + houseCount + n + 1;
    const bytes = cellCount * (n + 2) + houseCount * (n + 1);
    const memory = from ? from.memory.slice(0) : new ArrayBuffer(4 * words + bytes);
    this.memory = memory;
    let at = 0;
    const takeWords = (length: number): Int32Array => {
      const taken = new Int32Array(memory, at, length);
      at += 4 * length;
      return taken;
    };
    const takeBytes = (length: number): Uint8Array => {
      const taken = new Uint8Array(memory, at, length);
      at += length;
      return taken;
    };
    this.masks = takeWords(2 * cellCount);
    this.houseChanges = takeWords(houseCount);
    this.symbolChanges = takeWords(n + 1);
    this.symbols = takeBytes(cellCount);
    this.live = takeBytes(cellCount * n);
    this.candidateCounts = takeBytes(cellCount);
    this.placeCounts = takeBytes(houseCount * n);
    this.openCounts = takeBytes(houseCount);
    if (from) {
      this.houseChanges.fill(0);
      this.symbolChanges.fill(0);
    } else {
      fillMasks(this.masks, n);
      this.live.fill(1);
      for (const counts of [this.candidateCounts, this.placeCounts, this.openCounts]) counts.fill(n);
    }
    this.openCells = from ? from.openCells : cellCount;
    this.fullHouses = new Set(from?.fullHouses);
    this.nakedSingles = new Set(from?.nakedSingles);
    this.hiddenSingles = new Set(from?.hiddenSingles);
    this.breach = from?.breach;
  }

  /**
   * The puzzle with its clues placed and nothing deduced; or with what somebody has entered and left in open cells, right or
   * wrong. A cell without candidates is one in which nothing is noted.
   */
  static of(puzzle: Puzzle, { entries, candidates }: Begun = {}): Position {
    const { shape, symbols } = puzzle;
    const position = new Position(puzzle);
    if (shape.constraints.length > 0) position.strikeAtStart();
    for (const placed of entries ? [symbols, entries.symbols] : [symbols]) {
      for (let cell = 0; cell < shape.cellCount; cell++) {
        if (placed[cell] !== blank && position.isOpen(cell)) position.place(cell, placed[cell]);
      }
    }
    for (let cell = 0; candidates && cell < shape.cellCount; cell++) {
      const left = position.isOpen(cell) ? listCandidates(candidates, cell) : [];
      if (left.length === 0) continue;
      for (const symbol of position.candidatesOf(cell)) {
        if (!left.includes(symbol)) position.eliminate(cell, symbol);
      }
    }
    return position;
  }

  /** Strikes out what constraints of single cells exclude. */
  private strikeAtStart(): void {
    const start = startCandidates(this.shape);
    for (let cell = 0; cell < this.shape.cellCount; cell++)
      for (let symbol = 1; symbol <= this.shape.symbols; symbol++)
        if (!hasCandidate(start, cell, symbol)) this.eliminate(cell, symbol);
  }

  copy(): Position {
    return new Position(this.puzzle, this);
  }

  get isSolved(): boolean {
    return this.openCells === 0 && !this.breach;
  }

  isOpen(cell: Cell): boolean {
    return this.symbols[cell] === blank;
  }

  /** Whether the puzzle gives it; what is placed by deduction or by a player is no clue. */
  isClue(cell: Cell): boolean {
    return this.puzzle.symbols[cell] !== blank;
  }

  has(cell: Cell, symbol: SymbolNumber): boolean {
    return this.live[cell * this.shape.symbols + symbol - 1] === 1;
  }

  /** The candidates of a cell, rising. */
  candidatesOf(cell: Cell): SymbolNumber[] {
    const { symbols: n } = this.shape;
    const symbols: SymbolNumber[] = [];
    for (let i = cell * n, symbol = 1; symbol <= n; i++, symbol++)
      if (this.live[i] === 1) symbols.push(symbol);
    return symbols;
  }

  /** The cells of a house that have the candidate, rising. */
  placesOf(house: House, symbol: SymbolNumber): Cell[] {
    const { symbols: n, houses } = this.shape;
    const cells: Cell[] = [];
    for (let i = house * n; i < (house + 1) * n; i++)
      if (this.live[houses[i] * n + symbol - 1] === 1) cells.push(houses[i]);
    return cells;
  }

  /** The open cells of a house, rising. */
  openCellsOf(house: House): Cell[] {
    const { symbols: n, houses } = this.shape;
    const cells: Cell[] = [];
    for (let i = house * n; i < (house + 1) * n; i++)
      if (this.symbols[houses[i]] === blank) cells.push(houses[i]);
    return cells;
  }

  /** How many places a symbol has in a house; 1 also when it is placed. */
  countPlaces(house: House, symbol: SymbolNumber): number {
    return this.placeCounts[house * this.shape.symbols + symbol - 1];
  }

  place(cell: Cell, symbol: SymbolNumber): void {
    if (this.symbols[cell] === symbol) return;
    const { shape } = this;
    const n = shape.symbols;
    if (!this.has(cell, symbol)) {
      this.breach ??= { cell };
      return;
    }
    this.symbols[cell] = symbol;
    this.symbolChanges[symbol]++;
    this.changes++;
    this.openCells--;
    this.nakedSingles.delete(cell);
    for (let other = 1; other <= n; other++) if (other !== symbol) this.eliminate(cell, other);
    for (const house of housesOf(shape, cell)) {
      const open = --this.openCounts[house];
      if (open === 1) this.fullHouses.add(house);
      else if (open === 0) this.fullHouses.delete(house);
      for (let i = house * n; i < (house + 1) * n; i++) {
        if (shape.houses[i] !== cell) this.eliminate(shape.houses[i], symbol);
      }
      this.hiddenSingles.delete(house * n + symbol - 1);
    }
    if (shape.constraints.length > 0) this.followConstraints(cell, symbol);
  }

  /** The other peers of a placed symbol lose it. A full board has to meet all constraints, which houses alone cannot tell. */
  private followConstraints(cell: Cell, symbol: SymbolNumber): void {
    const { start, cells } = otherPeersOf(this.shape);
    for (let i = start[cell]; i < start[cell + 1]; i++) this.eliminate(cells[i], symbol);
    if (this.openCells > 0 || this.breach) return;
    const conflict = firstConflict(this);
    if (conflict?.kind === 'constraint') this.breach = { constraint: conflict.constraint };
  }

  /** Strikes a candidate out; whether it was there. */
  eliminate(cell: Cell, symbol: SymbolNumber): boolean {
    const { shape } = this;
    const n = shape.symbols;
    const option = cell * n + symbol - 1;
    if (this.live[option] === 0) return false;
    this.live[option] = 0;
    this.symbolChanges[symbol]++;
    this.changes++;
    this.masks[2 * cell + ((symbol - 1) >> 5)] &= ~(1 << (symbol - 1));
    const left = --this.candidateCounts[cell];
    if (left === 0) this.breach ??= { cell };
    else if (left === 1 && this.symbols[cell] === blank) this.nakedSingles.add(cell);
    for (let k = shape.cellHouseStart[cell]; k < shape.cellHouseStart[cell + 1]; k++) {
      const item = shape.cellHouses[k] * n + symbol - 1;
      const places = --this.placeCounts[item];
      this.houseChanges[shape.cellHouses[k]]++;
      if (places === 1) this.hiddenSingles.add(item);
      else if (places === 0) {
        this.hiddenSingles.delete(item);
        this.breach ??= { house: shape.cellHouses[k], symbol };
      }
    }
    return true;
  }

  /** Whether a step would still change anything. */
  isNews({ placements, eliminations }: Step): boolean {
    return (
      placements.some(({ cell }) => this.isOpen(cell)) ||
      eliminations.some(({ cell, symbol }) => this.has(cell, symbol))
    );
  }

  apply({ placements, eliminations }: Step): void {
    for (const { cell, symbol } of eliminations) this.eliminate(cell, symbol);
    for (const { cell, symbol } of placements) this.place(cell, symbol);
  }

  /** Of these, the candidates that are still there. */
  keepLive(candidates: readonly Candidate[]): Candidate[] {
    return candidates.filter(({ cell, symbol }) => this.has(cell, symbol));
  }
}

/** All symbols are candidates of every cell. */
function fillMasks(masks: Int32Array, n: number): void {
  const bitsFor = (count: number): number => (count >= 32 ? -1 : count <= 0 ? 0 : (1 << count) - 1);
  const [low, high] = [bitsFor(n), bitsFor(n - 32)];
  for (let i = 0; i < masks.length; i += 2) {
    masks[i] = low;
    masks[i + 1] = high;
  }
}
