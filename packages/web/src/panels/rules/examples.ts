/**
 * What a shape asks for, shown by examples: for each orientation of houses the one that runs through one and the same cell in the
 * middle, with a sentence. Shapes of many axes have too many orientations to look at; their lines, which differ by name
 * only, then share a picture, and if that is not enough, their boxes too.
 */
import {
  type Axis,
  axesName,
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
  orientationOf,
  type Shape,
} from '@hyperdoku/engine';
import { light, lightsOfOrientations } from '../../board/lights.js';
import { say, texts } from '../../texts/index.js';
import { type Frame, frameCells } from './frames.js';

export interface Example {
  readonly sentence: string;
  /** The cells of the houses that are lit, and with what. */
  readonly lights: ReadonlyMap<Cell, number>;
  /** How many houses of this kind there are. */
  readonly count: number;
  readonly frame: Frame;
}

const mostExamples = 7;
const words = texts.rules;

export function listExamples(shape: Shape): Example[] {
  const counts = countHousesByOrientation(shape);
  return joinOrientations(shape).map(group => {
    const inMiddle = group.map(i => houseThrough(shape, middleOf(shape), i));
    const flat = frameHouses(shape, inMiddle);
    // What runs in depth is seen best at the near edge of a stack.
    const isDeep = flat.length > 1 || flat[0].length > 1;
    const houses = isDeep ? group.map(i => houseThrough(shape, nearEdgeOf(shape), i)) : inMiddle;
    return {
      sentence: group.length > 1 ? sayGroup(shape, group) : sayHouses(shape, houses[0], counts[group[0]]),
      lights: lightHouses(shape, houses),
      count: group.reduce((sum, i) => sum + counts[i], 0),
      frame: isDeep ? frameHouses(shape, houses) : flat,
    };
  });
}

const frameHouses = (shape: Shape, houses: readonly House[]): Frame =>
  frameCells(
    shape,
    houses.flatMap(house => [...cellsOf(shape, house)]),
  );

/** The house of this orientation through a cell, or any where none goes through it. */
const houseThrough = (shape: Shape, cell: Cell, orientation: number): House =>
  [...housesOf(shape, cell)].find(house => shape.houseOrientation[house] === orientation) ??
  shape.houseOrientation.indexOf(orientation);

/** A cell in the middle, or the first where the middle is a gap. */
const middleOf = (shape: Shape): Cell =>
  cellAt(
    shape,
    shape.extents.map(extent => Math.floor(extent / 2)),
  ) ?? 0;

/** A cell at the near corner of the middle layer. */
const nearEdgeOf = (shape: Shape): Cell =>
  cellAt(
    shape,
    shape.extents.map((extent, axis) => (axis < 2 ? extent - 1 : Math.floor(extent / 2))),
  ) ?? 0;

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
  // Written as clues, in ink, which reads best on colours.
  const clue = 1 << light.clue;
  const lit = new Map<Cell, number>();
  for (const house of houses) {
    const bit = 1 << lights[shape.houseOrientation[house]];
    for (const cell of cellsOf(shape, house)) lit.set(cell, (lit.get(cell) ?? clue) | bit);
  }
  return lit;
}

function sayGroup(shape: Shape, group: readonly number[]): string {
  const { kind } = shape.orientations[group[0]];
  if (kind !== 'line') return words.boxes;
  const names = group.flatMap(i => shape.orientations[i].axes).map(axis => axisName(shape, axis));
  return words.lines(say.list(names, 'or'));
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
      return words.plane(axesName(shape, across));
    }
    case 'face':
      return words.face;
    case 'strip':
      return words.strip(say.list(facesOf(shape, house)));
    case 'hoop':
      return words.hoop(say.list(facesOf(shape, house)));
    case 'region':
      return words.region;
  }
}

/** Houses of a rule of its own: by name if there is only one, else by kind. */
function sayOwnHouses(shape: Shape, house: House, kind: HouseKind, count: number): string {
  const name = say.house(shape, house);
  if (count === 1) return words.named(name.charAt(0).toUpperCase() + name.slice(1));
  if (kind !== 'line') return kind === 'box' ? words.boxes : words.region;
  const { spec } = shape;
  return spec.family === 'custom' && spec.rule.base !== undefined ? words.ownLine : words.allLines;
}

function sayBoxes(shape: Shape, house: House, axes: readonly Axis[]): string {
  const at = [...cellsOf(shape, house)].map(cell => coordinatesOf(shape, cell));
  const lengthAlong = (axis: Axis): number => new Set(at.map(coordinates => coordinates[axis])).size;
  const lengths = axes.map(lengthAlong);
  const size = lengths.join('×');
  if (shape.surface)
    return words.boxOnFace(lengths.sort((a, b) => a - b).join('×'), say.face(faceName(shape, at[0][2])));
  if (shape.extents.length === 2) return words.box(size);
  if (axes.length === 2) return words.boxInSlice(size, axesName(shape, axes));
  const layers = axes.slice(2).reduce((all, axis) => all * lengthAlong(axis), 1);
  return words.deepBox(size, layers);
}

/** The faces that a strip or hoop runs over; faces count in pairs of opposites, which a hoop meets in turns. */
function facesOf(shape: Shape, house: House): string[] {
  const faces = [...new Set([...cellsOf(shape, house)].map(cell => coordinatesOf(shape, cell)[2]))];
  const [first, second, third, fourth] = faces;
  const around = faces.length === 4 ? [first, third, second, fourth] : faces;
  return around.map(face => say.face(faceName(shape, face)));
}
