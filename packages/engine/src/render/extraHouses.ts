/**
 * Houses that a picture must mark to be understood: those of a custom rule that are neither whole stretches along an axis nor what the
 * heavy rules go around, such as diagonals and windows. Each has a number, by which text marks its cells, and a shade.
 */
import { coordinatesOf } from '../shape/coordinates.js';
import { type Cell, cellsOf, type House, type Shape } from '../shape/shape.js';
import type { Slice } from '../shape/slice.js';
import { byCell } from './byCell.js';
import { regionIn } from './regions.js';
import { shades } from './role.js';
import type { ShadedSet } from './shading.js';

/** The axes of a picture. */
type View = Pick<Slice, 'across' | 'down'>;

export interface ExtraHouses {
  /** In the order of the rule, those of constraints after its own. */
  readonly houses: readonly House[];
  /** The indices of those that a cell lies in. */
  indicesAt(cell: Cell): readonly number[];
}

const statedHouses = ({ spec }: Shape): number => (spec.family === 'custom' ? spec.rule.houses.length : 0);
const addedHouses = ({ constraints }: Shape): number =>
  constraints.reduce((sum, { houses }) => sum + houses.length, 0);

export const extraHousesOf = (shape: Shape, view: View): ExtraHouses =>
  findHouses(shape, view, statedHouses(shape) + addedHouses(shape), shape.houseCount);

/** Those that boards shade: the rule's own. What constraints make of their cells is drawn as the constraints are. */
export const shadedHousesOf = (shape: Shape, view: View): ShadedSet[] =>
  findHouses(shape, view, statedHouses(shape), shape.houseCount - addedHouses(shape)).houses.map(
    (house, index) => ({
      cells: [...cellsOf(shape, house)],
      role: shades[index % shades.length],
      layer: Math.floor(index / shades.length),
    }),
  );

/** Of so many houses that end there. */
function findHouses(shape: Shape, view: View, count: number, end: number): ExtraHouses {
  const houses = Array.from({ length: count }, (_, i) => end - count + i).filter(
    house => !isStretch(shape, house) && !isOutlined(shape, view, house),
  );
  return {
    houses,
    indicesAt: byCell(
      houses.flatMap((house, index) => Array.from(cellsOf(shape, house), cell => [cell, index] as const)),
    ),
  };
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

const digits = '¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ';

/** The sign of an extra house in text; those beyond the last sign share one. */
export const extraSign = (index: number): string => digits[index] ?? '⁺';
