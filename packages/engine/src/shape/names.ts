/**
 * How cells, axes and houses are called, from 1: `r3c5` in two dimensions, `x3 y5 z2` in more, `f2r3c5` on the faces
 * of a cube; "row 3", "the line along z through x3 y5", "the xy box at x1 y4 z2".
 */
import { fail, ok, type Result } from '../base/result.js';
import { cellAt, coordinatesOf } from './coordinates.js';
import { type Axis, type Cell, cellsOf, type House, orientationOf, type Shape } from './shape.js';

const axisLetters = 'xyzwvutsrqponmlkjihg';
const faceNames = {
  iso: ['top', 'right', 'left'],
  faces: ['right', 'left', 'back', 'front', 'top', 'bottom'],
} as const;

const hasFaces = (shape: Shape): boolean => shape.spec.family === 'iso' || shape.spec.family === 'faces';

/** The letter of an axis in names of cells: c and r in two dimensions, x, y, z, w … in more. */
export const axisName = (shape: Shape, axis: Axis): string =>
  hasFaces(shape) ? 'crf'[axis] : shape.extents.length === 2 ? 'cr'[axis] : axisLetters[axis];

/** The axis that a letter means, in the names of this shape or as x, y, z … */
export function parseAxis(shape: Shape, text: string): Result<Axis> {
  const letter = text.trim().toLowerCase();
  const axes = shape.extents.map((_, axis) => axis);
  const axis =
    axes.find(a => axisName(shape, a) === letter) ??
    axes.find(a => axisLetters[a] === letter && letter.length === 1);
  if (axis !== undefined) return ok(axis);
  const names = axes.map(a => axisName(shape, a)).join(', ');
  return fail('cell-syntax', `${shape.name} has no axis "${letter.slice(0, 20)}"; its axes are ${names}.`);
}

/** The name of one face of a cube. */
export function faceName(shape: Shape, face: number): string {
  const { family } = shape.spec;
  return family === 'iso' || family === 'faces' ? faceNames[family][face] : String(face + 1);
}

/** `r3c5`, `x3 y5 z2` or `f2r3c5`. */
export function makeCellName(shape: Shape, cell: Cell): string {
  const at = coordinatesOf(shape, cell).map((value, axis) => `${axisName(shape, axis)}${value + 1}`);
  return at.length === 2 || hasFaces(shape) ? at.reverse().join('') : at.join(' ');
}

/** Reads a cell's name; the coordinates may come in any order and with any spacing. */
export function parseCellName(shape: Shape, text: string): Result<Cell> {
  const refuse = (why: string) =>
    fail('cell-syntax', `"${text.slice(0, 40)}" names no cell of ${shape.name}: ${why}.`);
  const example = makeCellName(shape, 0);
  const coordinates: number[] = [];
  const compact = text.toLowerCase().replace(/[\s,]+/g, '');
  if (compact.length > 200 || !/^([a-z]\d{1,7})+$/.test(compact))
    return refuse(`it should look like ${example}`);
  for (const [part] of compact.matchAll(/[a-z]\d+/g)) {
    const axis = parseAxis(shape, part[0]);
    if (!axis.ok) return axis;
    if (coordinates[axis.value] !== undefined) return refuse(`it gives ${part[0]} twice`);
    coordinates[axis.value] = Number(part.slice(1)) - 1;
  }
  const missing = shape.extents.findIndex((_, axis) => coordinates[axis] === undefined);
  if (missing >= 0) return refuse(`it does not give ${axisName(shape, missing)}`);
  const cell = cellAt(shape, coordinates);
  return cell === undefined ? refuse('there is no cell there') : ok(cell);
}

/** The coordinates that all cells of a house share, as `x3 y5`. */
const sharedCoordinates = (shape: Shape, at: readonly number[], varying: readonly Axis[]): string =>
  at
    .flatMap((value, axis) => (varying.includes(axis) ? [] : [`${axisName(shape, axis)}${value + 1}`]))
    .join(' ');

/** A house in words, to stand inside a sentence. */
export function makeHouseName(shape: Shape, house: House): string {
  const given = shape.houseNames?.[house];
  if (given) return given;
  const { kind, axes } = orientationOf(shape, house);
  const first = cellsOf(shape, house)[0];
  const at = coordinatesOf(shape, first);
  if (axes.length === 0) return `the ${kind} at ${makeCellName(shape, first)}`;
  switch (kind) {
    case 'line':
      if (shape.extents.length === 2) return axes[0] === 0 ? `row ${at[1] + 1}` : `column ${at[0] + 1}`;
      return `the line along ${axisName(shape, axes[0])} through ${sharedCoordinates(shape, at, axes)}`;
    case 'box':
      if (shape.extents.length === 2 || hasFaces(shape)) return `the box at ${makeCellName(shape, first)}`;
      return `the ${axes.map(axis => axisName(shape, axis)).join('')} box at ${makeCellName(shape, first)}`;
    case 'plane':
      return `the plane ${sharedCoordinates(shape, at, axes)}`;
    case 'face':
      return `the ${faceName(shape, at[2])} face`;
    case 'strip':
    case 'hoop':
      return `the ${kind} ${'xyz'[axes[0]]}${heightOf(shape, house) + 1}`;
    case 'region':
      return `the region at ${makeCellName(shape, first)}`;
  }
}

/** Which of the parallel strips or hoops a house is. */
const heightOf = (shape: Shape, house: House): number => {
  const orientation = shape.houseOrientation[house];
  return house - shape.houseOrientation.indexOf(orientation);
};
