/**
 * Houses that a picture must mark to be understood: those of a custom rule that are neither whole stretches along an axis nor what the
 * heavy rules go around, such as diagonals and windows. Each has a number, by which text marks its cells, and a shade, which leaves a
 * margin where the house ends; houses that lie on each other have shades of different sizes.
 */
import { coordinatesOf } from '../shape/coordinates.js';
import { type Cell, cellsOf, type House, type Shape } from '../shape/shape.js';
import type { Slice } from '../shape/slice.js';
import type { CellPlace, Shade } from './panel.js';
import { regionIn } from './regions.js';
import { shades } from './role.js';

/** The axes of a picture. */
type View = Pick<Slice, 'across' | 'down'>;

export interface ExtraHouses {
  /** In the order of the rule, those of constraints after its own. */
  readonly houses: readonly House[];
  /** The indices of those that a cell lies in. */
  indicesAt(cell: Cell): readonly number[];
}

const nowhere: readonly number[] = [];

const statedHouses = ({ spec }: Shape): number => (spec.family === 'custom' ? spec.rule.houses.length : 0);
const addedHouses = ({ constraints }: Shape): number =>
  constraints.reduce((sum, { houses }) => sum + houses.length, 0);

export const extraHousesOf = (shape: Shape, view: View): ExtraHouses =>
  findHouses(shape, view, statedHouses(shape) + addedHouses(shape), shape.houseCount);

/** Those that boards shade: the rule's own. What constraints make of their cells is drawn as the constraints are. */
export const shadedHousesOf = (shape: Shape, view: View): ExtraHouses =>
  findHouses(shape, view, statedHouses(shape), shape.houseCount - addedHouses(shape));

/** Of so many houses that end there. */
function findHouses(shape: Shape, view: View, count: number, end: number): ExtraHouses {
  const houses = Array.from({ length: count }, (_, i) => end - count + i).filter(
    house => !isStretch(shape, house) && !isOutlined(shape, view, house),
  );
  const indices = new Map<Cell, number[]>();
  for (const [index, house] of houses.entries())
    for (const cell of cellsOf(shape, house)) {
      const there = indices.get(cell);
      if (there) there.push(index);
      else indices.set(cell, [index]);
    }
  return { houses, indicesAt: cell => indices.get(cell) ?? nowhere };
}

/** Whether its cells follow each other along one axis, as those of a row do. */
function isStretch(shape: Shape, house: House): boolean {
  const [first, ...others] = Array.from(cellsOf(shape, house), cell => coordinatesOf(shape, cell));
  return first.some((start, axis) =>
    others.every((at, i) => at.every((value, a) => value === (a === axis ? start + i + 1 : first[a]))),
  );
}

const isOutlined = (shape: Shape, view: View, house: House): boolean =>
  Array.from(cellsOf(shape, house)).every(cell => regionIn(shape, view, cell) === house);

/** Between the shade of a house and the border of a cell where it ends, and by how much more each further layer shrinks. */
const margin = 0.07;
const layerStep = 0.09;
const mostLayers = 4;

/** Adds the shades of extra houses to the cells of a slice. */
export function shadeCells(
  rows: readonly (readonly CellPlace[])[],
  extra: ExtraHouses,
): readonly (readonly CellPlace[])[] {
  if (extra.houses.length === 0) return rows;
  const layerOf = layersOf(rows.flat(), extra);
  const at = new Map(rows.flat().map(place => [`${place.row} ${place.column}`, place.cell]));
  return rows.map(row =>
    row.map(place => {
      const indices = extra.indicesAt(place.cell);
      if (indices.length === 0) return place;
      const own = indices.map((index): Shade => {
        const inset = margin + layerStep * layerOf(index);
        const ends = (right: number, down: number): number => {
          const next = at.get(`${place.row + down} ${place.column + right}`);
          return next !== undefined && extra.indicesAt(next).includes(index) ? 0 : inset;
        };
        return {
          role: shades[index % shades.length],
          left: ends(-1, 0),
          top: ends(0, -1),
          right: 1 - ends(1, 0),
          bottom: 1 - ends(0, 1),
        };
      });
      return { ...place, shades: own };
    }),
  );
}

/** Houses that share a cell lie in different layers, and so do those that have the same colour. */
function layersOf(places: readonly CellPlace[], extra: ExtraHouses): (index: number) => number {
  const layers = extra.houses.map((_, index) => Math.floor(index / shades.length));
  for (const { cell } of places) {
    const taken = new Set<number>();
    for (const index of extra.indicesAt(cell)) {
      while (taken.has(layers[index])) layers[index]++;
      taken.add(layers[index]);
    }
  }
  return index => layers[index] % mostLayers;
}

const digits = '¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ';

/** The sign of an extra house in text; those beyond the last sign share one. */
export const extraSign = (index: number): string => digits[index] ?? '⁺';
