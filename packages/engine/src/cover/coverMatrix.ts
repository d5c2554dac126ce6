/**
 * A shape as an exact cover. The matrix has a row for every candidate, "this cell holds this symbol", and a column for everything
 * that has to be so exactly once: a cell is filled, a symbol stands in a house. A row has a one in the column of its cell and in those
 * of its symbol in each house of the cell; a solution is a set of rows with one one in every column. (The kernels say option and
 * item for row and column.)
 *
 * The order of columns is the cells, then the houses, each with all its symbols. Box shapes have their containers first and
 * then the spans, the lines along each axis. With n axes and N symbols that makes Nⁿ columns for the cells and Nⁿ⁻¹·N for the
 * containers and for the spans of each axis: Nⁿ(2+n) in all, and Nⁿ·N rows. That holds for every box shape: where a box is long
 * in one axis only (4x1, 3x1x1) it is a line already, and the shape does not list it twice; here it is counted twice all the same,
 * as a container and as a span, with equal columns under two names. Equal columns change no solution.
 *
 * What must differ without being a house may stand there at most once: the columns of such a set, one for each symbol, are
 * *secondary*. They come last, and a solution may leave them uncovered. Candidates that a constraint on one cell alone rules out
 * have no row. Sums, and relations of several cells, are no exact cover: such a shape has no matrix.
 *
 * A clue takes away the other rows of its cell, and nothing else: what follows from it is the work of whoever solves the matrix,
 * and the columns stay what they are.
 */
import { fail, ok, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import { blank, makeSymbolText, type SymbolNumber } from '../board/symbols.js';
import { areAllowed } from '../shape/combinations.js';
import type { Constraint, Primitive } from '../shape/constraint.js';
import { coordinatesOf } from '../shape/coordinates.js';
import { axesName, houseNameOf, makeCellName } from '../shape/names.js';
import { constraintNameOf } from '../shape/readConstraints.js';
import { type Cell, cellsOf, type House, orientationOf, type Shape } from '../shape/shape.js';
import { boxOf } from '../shape/shapes.js';

/** Columns are counted from 0. */
export type Column = number;

/** How large the matrix of a puzzle is. */
export interface CoverSize {
  readonly rows: number;
  readonly columns: number;
  /** How many of the columns, the last ones, are secondary; missing where none is. */
  readonly secondary?: number;
  readonly ones: number;
}

/** The exact cover matrix of a shape: a row for each symbol in each cell, a column for each thing that must be met once. */
export class CoverMatrix {
  readonly shape: Shape;
  readonly columnCount: number;
  /** Columns from this one on are secondary. */
  readonly primaryCount: number;
  /** The house behind each group of N columns after the cells; the first so many of them are containers. */
  private readonly houses: Int32Array;
  private readonly containers: number;
  /** The groups of cell c are `groups[groupStart[c]] … groups[groupStart[c + 1] - 1]`, in rising order; sets follow houses. */
  private readonly groupStart: Int32Array;
  private readonly groups: Int32Array;
  /** Candidates without a row, as cell · symbols + symbol - 1. */
  private readonly ruledOut: ReadonlySet<number>;
  private cellNames: readonly string[] | undefined;
  private houseNames: readonly string[] | undefined;
  private readonly symbolNames: readonly string[];

  /** The matrix of a shape; refuses one with constraints that no exact cover can say, and names the first. */
  static of(shape: Shape): Result<CoverMatrix> {
    const beyond = shape.constraints.findIndex(({ primitives }) => primitives.some(isBeyond));
    if (beyond < 0) return ok(new CoverMatrix(shape));
    const constraint = constraintNameOf(shape.constraints[beyond].spec, beyond);
    return fail('format-unfit', 'exact-cover', { constraint });
  }

  private constructor(shape: Shape) {
    const { cellCount, symbols } = shape;
    this.shape = shape;
    [this.houses, this.containers] = orderHouses(shape);
    const sets = listSets(shape.constraints);
    this.primaryCount = cellCount + this.houses.length * symbols;
    this.columnCount = this.primaryCount + sets.length * symbols;
    this.ruledOut = listRuledOut(shape);
    this.groupStart = new Int32Array(cellCount + 1);
    for (const house of this.houses) for (const cell of cellsOf(shape, house)) this.groupStart[cell + 1]++;
    for (const set of sets) for (const cell of set) this.groupStart[cell + 1]++;
    for (let cell = 0; cell < cellCount; cell++) this.groupStart[cell + 1] += this.groupStart[cell];
    const next = this.groupStart.slice(0, cellCount);
    this.groups = new Int32Array(this.groupStart[cellCount]);
    for (const [group, house] of this.houses.entries())
      for (const cell of cellsOf(shape, house)) this.groups[next[cell]++] = group;
    for (const [i, set] of sets.entries())
      for (const cell of set) this.groups[next[cell]++] = this.houses.length + i;
    this.symbolNames = Array.from({ length: symbols }, (_, i) => makeSymbolText(i + 1, symbols));
  }

  /** How large the matrix of a filling is. */
  sizeOf({ symbols }: Grid): CoverSize {
    let rows = 0;
    let ones = 0;
    for (let cell = 0; cell < symbols.length; cell++) {
      const own = this.symbolsOf(cell, symbols[cell]).length;
      rows += own;
      ones += own * this.columnsPerRow(cell);
    }
    const secondary = this.columnCount - this.primaryCount;
    return { rows, columns: this.columnCount, ...(secondary > 0 && { secondary }), ones };
  }

  /** The symbols whose rows a cell has: all that it may hold, or of those its clue. */
  symbolsOf(cell: Cell, clue: SymbolNumber): readonly SymbolNumber[] {
    const { symbols: n } = this.shape;
    const asked = clue === blank ? Array.from({ length: n }, (_, i) => i + 1) : [clue];
    return asked.filter(symbol => !this.ruledOut.has(cell * n + symbol - 1));
  }

  columnsPerRow(cell: Cell): number {
    return 1 + this.groupStart[cell + 1] - this.groupStart[cell];
  }

  /** The columns in which a row has its ones, in rising order. */
  columnsOf(cell: Cell, symbol: SymbolNumber): Column[] {
    const { cellCount, symbols } = this.shape;
    const columns = [cell];
    for (let i = this.groupStart[cell]; i < this.groupStart[cell + 1]; i++)
      columns.push(cellCount + this.groups[i] * symbols + symbol - 1);
    return columns;
  }

  /**
   * `r1c1` for a cell; a house's name and a symbol, `b@r1c1=5`, for a symbol in a house; `d3=5` for one in the third set of
   * cells that differ. No name has a space in it, and no two
   * columns of a shape have the same.
   */
  nameColumn(column: Column): string {
    const { cellCount, symbols } = this.shape;
    if (column < cellCount) return this.nameCell(column);
    const index = (column - cellCount) % symbols;
    const group = (column - cellCount - index) / symbols;
    const set = group - this.houses.length;
    return `${set < 0 ? this.listHouseNames()[group] : `d${set + 1}`}=${this.symbolNames[index]}`;
  }

  nameRow(cell: Cell, symbol: SymbolNumber): string {
    return `${this.nameCell(cell)}=${this.symbolNames[symbol - 1]}`;
  }

  /** The symbol whose row of this cell has this name. */
  symbolOfRow(cell: Cell, name: string): SymbolNumber | undefined {
    const prefix = `${this.nameCell(cell)}=`;
    const index = name.startsWith(prefix) ? this.symbolNames.indexOf(name.slice(prefix.length)) : -1;
    return index < 0 ? undefined : index + 1;
  }

  private nameCell(cell: Cell): string {
    this.cellNames ??= Array.from({ length: this.shape.cellCount }, (_, i) =>
      compact(makeCellName(this.shape, i)),
    );
    return this.cellNames[cell];
  }

  private listHouseNames(): readonly string[] {
    this.houseNames ??= Array.from(this.houses, (house, group) =>
      group < this.containers ? nameBox(this.shape, house) : nameHouse(this.shape, house),
    );
    return this.houseNames;
  }
}

/** Whether a primitive is more than an exact cover can say. */
const isBeyond = ({ type, cells }: Primitive): boolean =>
  type === 'sum' || (type === 'relation' && cells.length > 1);

/** The sets of cells that differ and are no houses, each once. */
function listSets(constraints: readonly Constraint[]): (readonly Cell[])[] {
  const sets = new Map<string, readonly Cell[]>();
  for (const { primitives } of constraints) {
    for (const { type, cells } of primitives) {
      if (type !== 'different') continue;
      const sorted = [...cells].sort((a, b) => a - b);
      sets.set(sorted.join(), sorted);
    }
  }
  return [...sets.values()];
}

/** The candidates that constraints on single cells leave no room for. */
function listRuledOut({ constraints, symbols }: Shape): ReadonlySet<number> {
  const ruledOut = new Set<number>();
  for (const { primitives } of constraints) {
    for (const primitive of primitives) {
      if (primitive.type !== 'relation') continue;
      const [cell] = primitive.cells;
      for (let symbol = 1; symbol <= symbols; symbol++)
        if (!areAllowed(primitive.allowed, [symbol])) ruledOut.add(cell * symbols + symbol - 1);
    }
  }
  return ruledOut;
}

/** The houses in the order of their columns, and how many containers lead them. */
function orderHouses(shape: Shape): readonly [houses: Int32Array, containers: number] {
  const all = Int32Array.from({ length: shape.houseCount }, (_, house) => house);
  const box = boxOf(shape.spec);
  if (!box) return [all, 0];
  // A box shape lists the lines along each axis and then the boxes, unless the lines along one axis are the boxes.
  const each = shape.cellCount / shape.symbols;
  const lines = all.subarray(0, shape.extents.length * each);
  const boxes = all.subarray(lines.length);
  const longAxis = box.findIndex(length => length > 1);
  const containers = boxes.length > 0 ? boxes : lines.subarray(longAxis * each, (longAxis + 1) * each);
  return [Int32Array.from([...containers, ...lines]), containers.length];
}

/** `x3 y5 z2` as `x3y5z2`. */
const compact = (name: string): string => name.replaceAll(' ', '');

/** A box by its first cell, and above two dimensions by its axes as well: `b@r1c4`, `bxy@x1y4z2`. */
function nameBox(shape: Shape, house: House): string {
  const axes = shape.extents.length > 2 ? axesName(shape, orientationOf(shape, house).axes) : '';
  return `b${axes}@${compact(makeCellName(shape, cellsOf(shape, house)[0]))}`;
}

/** A line or plane by the coordinates its cells share: `r1`, `y1z2`; a house of a custom rule by its number: `h12`. */
function nameHouse(shape: Shape, house: House): string {
  const name = houseNameOf(shape, house);
  switch (name.kind) {
    case 'row':
      return `r${name.number}`;
    case 'column':
      return `c${name.number}`;
    case 'line':
      return compact(name.through);
    case 'plane':
      return compact(name.at);
    case 'box':
    case 'solid-box':
      return nameBox(shape, house);
    case 'face':
      return `f${coordinatesOf(shape, cellsOf(shape, house)[0])[2] + 1}`;
    case 'strip':
    case 'hoop':
      return name.at;
    case 'given':
    case 'custom':
      return `h${house + 1}`;
  }
}
