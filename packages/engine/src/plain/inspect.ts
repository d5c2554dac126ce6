/** A grid as plain objects, to look at: every cell with its candidates and houses, every house with what is missing there. */
import { type Candidates, candidatesOf, hasCandidate, listCandidates } from '../board/candidates.js';
import type { Grid } from '../board/grid.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import { makeCellName } from '../shape/names.js';
import { type Cell, cellsOf, type House, type HouseKind, housesOf, orientationOf } from '../shape/shape.js';
import { plainWordsFor } from '../words/plain.js';

/** A cell to look at. */
export interface CellView {
  /** As in `r3c5` or `x3 y5 z2`. */
  readonly name: string;
  /** Missing where the cell is blank. */
  readonly symbol?: SymbolNumber;
  /** The symbols that no peer and no constraint of the cell alone excludes; none where it is filled. */
  readonly candidates: readonly SymbolNumber[];
  /** The names of its houses, such as `row 3`. */
  readonly houses: readonly string[];
}

/** A house to look at. */
export interface HouseView {
  /** As in `row 3` or `the box at r1c4`. */
  readonly name: string;
  readonly kind: HouseKind;
  /** The names of its cells. */
  readonly cells: readonly string[];
  /** The symbols that stand in it. */
  readonly placed: readonly SymbolNumber[];
  /** By symbol that is missing: the names of the cells where it can still stand. */
  readonly places: Readonly<Record<SymbolNumber, readonly string[]>>;
}

/** A grid to look at. */
export interface GridView {
  /** The name of the shape, such as `9^3`. */
  readonly shape: string;
  /** How many symbols there are; they are counted from 1. */
  readonly symbols: number;
  readonly cells: readonly CellView[];
  readonly houses: readonly HouseView[];
}

/** A grid as plain objects: every cell with its candidates and houses, every house with what is placed and missing. */
export function inspect(grid: Grid, { language = 'en' }: { readonly language?: string } = {}): GridView {
  const { shape, symbols } = grid;
  const candidates = candidatesOf(grid);
  const words = plainWordsFor(language);
  const houseNames = Array.from({ length: shape.houseCount }, (_, house) => words.house(shape, house));
  const cellNames = Array.from({ length: shape.cellCount }, (_, cell) => makeCellName(shape, cell));
  const viewCell = (cell: Cell): CellView => ({
    name: cellNames[cell],
    ...(symbols[cell] !== blank && { symbol: symbols[cell] }),
    candidates: symbols[cell] === blank ? listCandidates(candidates, cell) : [],
    houses: Array.from(housesOf(shape, cell), house => houseNames[house]),
  });
  const viewHouse = (house: House): HouseView => {
    const cells = Array.from(cellsOf(shape, house));
    const placed = cells.map(cell => symbols[cell]).filter(symbol => symbol !== blank);
    return {
      name: houseNames[house],
      kind: orientationOf(shape, house).kind,
      cells: cells.map(cell => cellNames[cell]),
      placed: placed.sort((a, b) => a - b),
      places: listPlaces(grid, candidates, cells, cellNames),
    };
  };
  return {
    shape: shape.name,
    symbols: shape.symbols,
    cells: cellNames.map((_, cell) => viewCell(cell)),
    houses: houseNames.map((_, house) => viewHouse(house)),
  };
}

/** Where each symbol that cells of a house do not show can still stand. */
function listPlaces(
  { shape, symbols }: Grid,
  candidates: Candidates,
  cells: readonly Cell[],
  names: readonly string[],
): Record<SymbolNumber, readonly string[]> {
  const places: Record<SymbolNumber, readonly string[]> = {};
  for (let symbol = 1; symbol <= shape.symbols; symbol++) {
    if (cells.some(cell => symbols[cell] === symbol)) continue;
    const open = cells.filter(cell => symbols[cell] === blank && hasCandidate(candidates, cell, symbol));
    places[symbol] = open.map(cell => names[cell]);
  }
  return places;
}
