/**
 * How cells, axes and houses are called, from 1. Cells and axes have a notation: `r3c5` in two dimensions, `x3 y5 z2` in
 * more, `f2r3c5` on the faces of a cube. Houses and faces are called by words, so their names are data here.
 */
import type { FaceName, HouseName } from '../base/houseName.js';
import { fail, ok, type Result } from '../base/result.js';
import { cellAt, coordinatesOf } from './coordinates.js';
import { type Axis, type Cell, cellsOf, type House, orientationOf, type Shape } from './shape.js';

const axisLetters = 'xyzwvutsrqponmlkjihg';

/** The letter of an axis in names of cells: c and r in two dimensions, x, y, z, w … in more. */
export const axisName = (shape: Shape, axis: Axis): string =>
  shape.surface ? 'crf'[axis] : shape.extents.length === 2 ? 'cr'[axis] : axisLetters[axis];

/** Several axes in one: `xy`. */
export const axesName = (shape: Shape, axes: readonly Axis[]): string =>
  axes.map(axis => axisName(shape, axis)).join('');

/** The axis that a letter means, in the names of this shape or as x, y, z … */
export function parseAxis(shape: Shape, text: string): Result<Axis> {
  const letter = text.trim().toLowerCase();
  const axes = shape.extents.map((_, axis) => axis);
  const axis =
    axes.find(a => axisName(shape, a) === letter) ??
    axes.find(a => axisLetters[a] === letter && letter.length === 1);
  if (axis !== undefined) return ok(axis);
  const names = axes.map(a => axisName(shape, a));
  return fail('cell-syntax', 'axis-unknown', { shape: shape.name, axis: letter, axes: names });
}

/** The name of one face of a cube, for shapes that lie on faces. */
export function faceName({ name, surface }: Shape, face: number): FaceName {
  if (!surface) throw new RangeError(`${name} has no faces`);
  return surface.faces[face];
}

/** `r3c5`, `x3 y5 z2` or `f2r3c5`. */
export function makeCellName(shape: Shape, cell: Cell): string {
  const at = coordinatesOf(shape, cell).map((value, axis) => `${axisName(shape, axis)}${value + 1}`);
  return at.length === 2 || shape.surface ? at.reverse().join('') : at.join(' ');
}

/** Reads a cell's name; the coordinates may come in any order and with any spacing. */
export function parseCellName(shape: Shape, text: string): Result<Cell> {
  const asked = { text, shape: shape.name };
  const coordinates: number[] = [];
  const compact = text.toLowerCase().replace(/[\s,]+/g, '');
  if (compact.length > 200 || !/^([a-z]\d{1,7})+$/.test(compact))
    return fail('cell-syntax', 'form', { ...asked, example: makeCellName(shape, 0) });
  for (const [part] of compact.matchAll(/[a-z]\d+/g)) {
    const axis = parseAxis(shape, part[0]);
    if (!axis.ok) return axis;
    if (coordinates[axis.value] !== undefined)
      return fail('cell-syntax', 'axis-twice', { ...asked, axis: part[0] });
    coordinates[axis.value] = Number(part.slice(1)) - 1;
  }
  const missing = shape.extents.findIndex((_, axis) => coordinates[axis] === undefined);
  if (missing >= 0) return fail('cell-syntax', 'axis-missing', { ...asked, axis: axisName(shape, missing) });
  const cell = cellAt(shape, coordinates);
  return cell === undefined ? fail('cell-syntax', 'no-such-cell', asked) : ok(cell);
}

/** The coordinates that all cells of a house share, as `x3 y5`. */
const sharedCoordinates = (shape: Shape, at: readonly number[], varying: readonly Axis[]): string =>
  at
    .flatMap((value, axis) => (varying.includes(axis) ? [] : [`${axisName(shape, axis)}${value + 1}`]))
    .join(' ');

/** What a house is called. */
export function houseNameOf(shape: Shape, house: House): HouseName {
  const given = shape.houseNames?.[house];
  if (given) return { kind: 'given', name: given };
  const { kind, axes } = orientationOf(shape, house);
  const first = cellsOf(shape, house)[0];
  const at = coordinatesOf(shape, first);
  const flat = shape.extents.length === 2;
  switch (kind) {
    case 'region': {
      const by = shape.constraints.find(({ houses }) => houses.includes(house))?.spec.kind;
      return { kind: 'custom', of: kind, ...(by && { by }), at: makeCellName(shape, first) };
    }
    case 'line':
      if (axes.length === 0) return { kind: 'custom', of: kind, at: makeCellName(shape, first) };
      if (flat)
        return axes[0] === 0 ? { kind: 'row', number: at[1] + 1 } : { kind: 'column', number: at[0] + 1 };
      return { kind, axis: axisName(shape, axes[0]), through: sharedCoordinates(shape, at, axes) };
    case 'box':
      if (axes.length === 0) return { kind: 'custom', of: kind, at: makeCellName(shape, first) };
      if (flat || shape.surface) return { kind, at: makeCellName(shape, first) };
      return { kind: 'solid-box', axes: axesName(shape, axes), at: makeCellName(shape, first) };
    case 'plane':
      return { kind, at: sharedCoordinates(shape, at, axes) };
    case 'face':
      return { kind, face: faceName(shape, at[2]) };
    case 'strip':
    case 'hoop':
      return { kind, at: `${axisLetters[axes[0]]}${heightOf(shape, house) + 1}` };
  }
}

/** Which of the parallel strips or hoops a house is. */
const heightOf = (shape: Shape, house: House): number => {
  const orientation = shape.houseOrientation[house];
  return house - shape.houseOrientation.indexOf(orientation);
};
