/**
 * What a shape asks for, shown by examples: for each orientation of houses the one that runs through one and the same cell in the
 * middle, with a sentence. Shapes of many axes have too many orientations to look at; their lines, which differ by name
 * only, then share a picture, and if that is not enough, their boxes too.
 */
import {
  type Axis,
  axisName,
  type Cell,
  cellAt,
  cellsOf,
  coordinatesOf,
  countHousesByOrientation,
  faceName,
  type House,
  type HouseKind,
  housesOf,
  makeHouseName,
  orientationOf,
  type Shape,
} from '@hyperdoku/engine';
import { light, lightsOfOrientations } from '../../board/lights.js';
import { listWords } from '../../game/words.js';
import { texts } from '../../texts/index.js';

export interface Example {
  readonly sentence: string;
  /** The cells of the houses that are lit, and with what. */
  readonly lights: ReadonlyMap<Cell, number>;
  /** How many houses of this kind there are. */
  readonly count: number;
}

const mostExamples = 7;
const words = texts.rules;

export function listExamples(shape: Shape): Example[] {
  const through = [...housesOf(shape, middleOf(shape))];
  const houses = shape.orientations.map(
    (_, i) => through.find(house => shape.houseOrientation[house] === i) ?? shape.houseOrientation.indexOf(i),
  );
  const counts = countHousesByOrientation(shape);
  return joinOrientations(shape).map(group => ({
    sentence: group.length > 1 ? sayGroup(shape, group) : sayHouses(shape, houses[group[0]], counts[group[0]]),
    lights: lightHouses(
      shape,
      group.map(i => houses[i]),
    ),
    count: group.reduce((sum, i) => sum + counts[i], 0),
  }));
}

/** A cell in the middle, or the first where the middle is a gap. */
function middleOf(shape: Shape): Cell {
  const coordinates = shape.extents.map(extent => Math.floor((extent - 1) / 2));
  return cellAt(shape, coordinates) ?? 0;
}

/** The orientations, each alone or, where there are too many, several in one picture. */
function joinOrientations(shape: Shape): number[][] {
  const lights = lightsOfOrientations(shape);
  const isLine = (i: number): boolean => lights[i] === light.line;
  const all = lights.map((_, i) => i);
  if (all.length <= mostExamples) return all.map(i => [i]);
  const lines = all.filter(isLine);
  const others = all.filter(i => !isLine(i));
  const joined = others.length < mostExamples ? others.map(i => [i]) : [others];
  return lines.length > 0 ? [lines, ...joined] : joined;
}

function lightHouses(shape: Shape, houses: readonly House[]): Map<Cell, number> {
  const lights = lightsOfOrientations(shape);
  const lit = new Map<Cell, number>();
  for (const house of houses) {
    const bit = 1 << lights[shape.houseOrientation[house]];
    for (const cell of cellsOf(shape, house)) lit.set(cell, (lit.get(cell) ?? 0) | bit);
  }
  return lit;
}

const axesText = (shape: Shape, axes: readonly number[]): string =>
  axes.map(axis => axisName(shape, axis)).join('');

function sayGroup(shape: Shape, group: readonly number[]): string {
  const { kind } = shape.orientations[group[0]];
  if (kind !== 'line') return words.boxes;
  const names = group.flatMap(i => shape.orientations[i].axes).map(axis => axisName(shape, axis));
  return words.lines(`${names.slice(0, -1).join(', ')} ${words.or} ${names[names.length - 1]}`);
}

/** "Every line along z, one cell in each layer, …": what holds for all houses that lie like this one. */
function sayHouses(shape: Shape, house: House, count: number): string {
  const { kind, axes } = orientationOf(shape, house);
  if (axes.length === 0) return sayOwnHouses(shape, house, kind, count);
  switch (kind) {
    case 'line': {
      if (shape.extents.length === 2) return axes[0] === 0 ? words.row : words.column;
      const axis = axisName(shape, axes[0]);
      // Boards show the first two axes, so that lines along the others run through layers.
      return axes[0] < 2 ? words.line(axis) : words.deepLine(axis);
    }
    case 'box':
      return sayBoxes(shape, house, axes);
    case 'plane': {
      const across = shape.extents.flatMap((_, axis) => (axes.includes(axis) ? [] : [axis]));
      return words.plane(axesText(shape, across));
    }
    case 'face':
      return words.face;
    case 'strip':
      return words.strip(listWords(facesOf(shape, house)));
    case 'hoop':
      return words.hoop(listWords(facesOf(shape, house)));
    case 'region':
      return words.region;
  }
}

/** Houses of a rule of its own: by name if there is only one, else by kind. */
function sayOwnHouses(shape: Shape, house: House, kind: HouseKind, count: number): string {
  const name = makeHouseName(shape, house);
  if (count === 1) return words.named(name.charAt(0).toUpperCase() + name.slice(1));
  return kind === 'line' ? words.ownLine : kind === 'box' ? words.boxes : words.region;
}

function sayBoxes(shape: Shape, house: House, axes: readonly Axis[]): string {
  const at = [...cellsOf(shape, house)].map(cell => coordinatesOf(shape, cell));
  const lengthAlong = (axis: Axis): number => new Set(at.map(coordinates => coordinates[axis])).size;
  const size = axes.map(lengthAlong).join('×');
  const { family } = shape.spec;
  if (family === 'iso' || family === 'faces') return words.boxOnFace(size, faceName(shape, at[0][2]));
  if (shape.extents.length === 2) return words.box(size);
  if (axes.length === 2) return words.boxInSlice(size, axesText(shape, axes));
  const layers = axes.slice(2).reduce((all, axis) => all * lengthAlong(axis), 1);
  return words.deepBox(size, layers);
}

function facesOf(shape: Shape, house: House): string[] {
  const faces = new Set([...cellsOf(shape, house)].map(cell => coordinatesOf(shape, cell)[2]));
  return [...faces].map(face => faceName(shape, face));
}
