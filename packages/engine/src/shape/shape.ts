/**
 * A shape is its cells, its houses, and what its rule demands beside them. Everything is flat: house h holds the cells
 * `houses[h * symbols] … houses[h * symbols + symbols - 1]` in rising order, and the houses of cell c are
 * `cellHouses[cellHouseStart[c]] … cellHouses[cellHouseStart[c + 1] - 1]`. One shape object is built per spec
 * and shared by every board, solver and picture; nobody writes to it.
 */
import type { FaceName } from '../base/houseName.js';
import type { Ints } from '../base/ints.js';
import type { Axis, Cell, House } from './cell.js';
import type { Constraint } from './constraint.js';
import type { Spec } from './spec.js';

export type { Axis, Cell, House };

/** What a house is: a line, a box, and so on. */
export type HouseKind = 'line' | 'box' | 'plane' | 'strip' | 'face' | 'hoop' | 'region';

/** The cells lie on the faces of a cube: column and row on a face, then the face. */
export interface Surface {
  /** How it is drawn flat: three faces around a corner as a hexagon, or six as a net. */
  readonly unfolds: 'hexagon' | 'net';
  /** What the faces are called, in the order of their numbers. */
  readonly faces: readonly FaceName[];
}

/** A class of houses that lie alike: the same kind, stretched along the same axes. */
export interface Orientation {
  readonly kind: HouseKind;
  /** The axes along which the coordinates of its cells vary. */
  readonly axes: readonly Axis[];
}

/** The cells and houses of a board, and what its constraints demand. Shapes are shared, and nobody writes to them. */
export interface Shape {
  /** The canonical spec text; two shapes are the same exactly when their names are. */
  readonly name: string;
  readonly spec: Spec;
  /** N: how many symbols there are and how many cells a house has. */
  readonly symbols: number;
  /** How many positions there are along each axis. */
  readonly extents: readonly number[];
  readonly cellCount: number;
  readonly houseCount: number;
  readonly houses: Ints;
  readonly orientations: readonly Orientation[];
  /** For each house the index of its orientation. */
  readonly houseOrientation: Ints;
  readonly cellHouseStart: Ints;
  readonly cellHouses: Ints;
  /** Where each cell lies in the grid of `extents`, when that grid has gaps; otherwise position = cell. */
  readonly positions?: Ints;
  /** Where the cells lie on the faces of a cube, not in the grid of `extents`. */
  readonly surface?: Surface;
  /** Names given by a custom rule; empty where it gives none. */
  readonly houseNames?: readonly string[];
  /** What the rule demands beside its houses: nothing, for all families but custom. */
  readonly constraints: readonly Constraint[];
  /**
   * Whether the rule stays the same however the symbols are renamed. Whoever takes symbols for interchangeable asks here: a
   * sum or an order ends it.
   */
  readonly interchangeable: boolean;
}

/** The limits that hold for every shape. */
export const minSymbols = 2;
/** The most symbols that a shape may have. */
export const maxSymbols = 64;
/** The most cells that a shape may have. */
export const maxCells = 1_048_576;
export const maxAxes = 20;

/** What is known of a shape before any of its tables exist. */
export interface Outline {
  readonly symbols: number;
  readonly extents: readonly number[];
  readonly cellCount: number;
}

/** What a family says of its houses; the rest of a shape follows from it. */
export interface HouseList {
  readonly orientations: readonly Orientation[];
  readonly houses: Int32Array;
  readonly houseOrientation: Uint8Array;
  readonly positions?: Int32Array;
  readonly surface?: Surface;
  readonly houseNames?: readonly string[];
}

export function assembleShape(
  name: string,
  spec: Spec,
  outline: Outline,
  list: HouseList,
  { constraints, interchangeable }: Pick<Shape, 'constraints' | 'interchangeable'> = unconstrained,
): Shape {
  const { symbols, cellCount } = outline;
  const { houses } = list;
  const cellHouseStart = new Int32Array(cellCount + 1);
  for (let i = 0; i < houses.length; i++) cellHouseStart[houses[i] + 1]++;
  for (let cell = 0; cell < cellCount; cell++) cellHouseStart[cell + 1] += cellHouseStart[cell];
  const next = cellHouseStart.slice(0, cellCount);
  const cellHouses = new Int32Array(houses.length);
  const houseCount = houses.length / symbols;
  for (let house = 0, i = 0; house < houseCount; house++) {
    for (let k = 0; k < symbols; k++, i++) cellHouses[next[houses[i]]++] = house;
  }
  return Object.freeze({
    name,
    spec,
    symbols,
    extents: Object.freeze([...outline.extents]),
    cellCount,
    houseCount,
    houses,
    orientations: Object.freeze(list.orientations),
    houseOrientation: list.houseOrientation,
    cellHouseStart,
    cellHouses,
    ...(list.positions && { positions: list.positions }),
    ...(list.surface && { surface: list.surface }),
    ...(list.houseNames && { houseNames: Object.freeze(list.houseNames) }),
    constraints: Object.freeze(constraints),
    interchangeable,
  });
}

const unconstrained = { constraints: [], interchangeable: true };

/** The cells of a house. */
export const cellsOf = (shape: Shape, house: House): Ints =>
  shape.houses.subarray(house * shape.symbols, (house + 1) * shape.symbols);

/** The houses of a cell. */
export const housesOf = (shape: Shape, cell: Cell): Ints =>
  shape.cellHouses.subarray(shape.cellHouseStart[cell], shape.cellHouseStart[cell + 1]);

/** How a house lies in its shape. */
export const orientationOf = (shape: Shape, house: House): Orientation =>
  shape.orientations[shape.houseOrientation[house]];

/** The cells that lie in both houses, in rising order. */
export function sharedCells(shape: Shape, first: House, second: House): Int32Array {
  const { houses, symbols } = shape;
  const shared: Cell[] = [];
  let i = first * symbols;
  let j = second * symbols;
  const iEnd = i + symbols;
  const jEnd = j + symbols;
  while (i < iEnd && j < jEnd) {
    if (houses[i] === houses[j]) {
      shared.push(houses[i]);
      i++;
      j++;
    } else if (houses[i] < houses[j]) i++;
    else j++;
  }
  return Int32Array.from(shared);
}

/** How many houses there are of each orientation. */
export function countHousesByOrientation(shape: Shape): number[] {
  const counts = shape.orientations.map(() => 0);
  for (let house = 0; house < shape.houseCount; house++) counts[shape.houseOrientation[house]]++;
  return counts;
}
