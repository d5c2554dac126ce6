import type { FaceName, HouseName } from '../../base/houseName.js';
import { makeVisible } from '../../base/visible.js';
import type { KindName } from '../../shape/constraint.js';
import { coordinatesOf } from '../../shape/coordinates.js';
import { axesName, axisName, faceName } from '../../shape/names.js';
import { cellsOf, type HouseKind, type Orientation, orientationOf, type Shape } from '../../shape/shape.js';
import { listAll } from './grammar.js';

const faces: Readonly<Record<FaceName, string>> = {
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
  front: 'front',
  back: 'back',
};

/** One and many. */
const kinds: Readonly<Record<HouseKind, readonly [string, string]>> = {
  line: ['line', 'lines'],
  box: ['box', 'boxes'],
  plane: ['plane', 'planes'],
  strip: ['strip', 'strips'],
  face: ['face', 'faces'],
  hoop: ['hoop', 'hoops'],
  region: ['region', 'regions'],
};

/** What constraints add. */
const added: Readonly<Partial<Record<KindName, readonly [string, string]>>> = {
  diagonal: ['diagonal', 'diagonals'],
  windoku: ['window', 'windows'],
  'disjoint-groups': ['group', 'groups'],
  killer: ['cage', 'cages'],
  renban: ['renban line', 'renban lines'],
};

const nounOf = (kind: HouseKind, by?: string): readonly [string, string] =>
  added[by as KindName] ?? kinds[kind];

export const nameFace = (name: FaceName): string => faces[name];

/** To stand inside a sentence: "row 3", "the line along z through x3 y5". */
export function nameHouse(name: HouseName): string {
  switch (name.kind) {
    case 'given':
      return makeVisible(name.name);
    case 'custom':
      return `the ${nounOf(name.of, name.by)[0]} at ${name.at}`;
    case 'row':
      return `row ${name.number}`;
    case 'column':
      return `column ${name.number}`;
    case 'line':
      return `the line along ${name.axis} through ${name.through}`;
    case 'box':
      return `the box at ${name.at}`;
    case 'solid-box':
      return `the ${name.axes} box at ${name.at}`;
    case 'plane':
      return `the plane ${name.at}`;
    case 'face':
      return `the ${faces[name.face]} face`;
    case 'strip':
    case 'hoop':
      return `the ${kinds[name.kind][0]} ${name.at}`;
  }
}

/** What several houses have in common, and what tells each from the others. */
function splitName(name: HouseName): { many: string; own: string } | undefined {
  switch (name.kind) {
    case 'row':
    case 'column':
      return { many: `${name.kind}s`, own: `${name.number}` };
    case 'line':
      return { many: `the lines along ${name.axis} through`, own: name.through };
    case 'box':
      return { many: 'the boxes at', own: name.at };
    case 'solid-box':
      return { many: `the ${name.axes} boxes at`, own: name.at };
    case 'plane':
      return { many: 'the planes', own: name.at };
    default:
      return undefined;
  }
}

/** Numbers rise; other names, which come in the order of the board, stay as they are. */
const byNumber = (a: string, b: string): number => Number(a) - Number(b) || 0;

/** Several houses, those that lie alike together: "rows 1 and 5", "row 2 and the boxes at r1c1 and r4c1". */
export function nameHouses(names: readonly HouseName[]): string {
  const groups = new Map<string, { names: HouseName[]; owns: string[] }>();
  for (const name of names) {
    const split = splitName(name);
    const key = split?.many ?? nameHouse(name);
    const group = groups.get(key) ?? { names: [], owns: [] };
    group.names.push(name);
    group.owns.push(split?.own ?? '');
    groups.set(key, group);
  }
  return listAll(
    [...groups].map(
      ([
        many,
        {
          names: [first, ...rest],
          owns,
        },
      ]) => (rest.length === 0 ? nameHouse(first) : `${many} ${listAll(owns.sort(byNumber))}`),
    ),
  );
}

/** The face that all houses of an orientation lie on, for shapes that have faces. */
function faceOf(shape: Shape, orientation: Orientation): FaceName | undefined {
  if (!shape.surface) return undefined;
  const house = shape.houseOrientation.indexOf(shape.orientations.indexOf(orientation));
  return faceName(shape, coordinatesOf(shape, cellsOf(shape, house)[0])[2]);
}

/** Houses that lie alike, without an article: "row" and "rows", "xy box", "line along z". */
export function nameOrientation(shape: Shape, orientation: Orientation, many: boolean): string {
  const { kind, axes } = orientation;
  const noun = kinds[kind][many ? 1 : 0];
  if (kind === 'face' || axes.length === 0) return noun;
  if (kind === 'strip' || kind === 'hoop') return `${'xyz'[axes[0]]} ${noun}`;
  const face = faceOf(shape, orientation);
  if (face) return `${noun} on the ${nameFace(face)} face`;
  const flat = shape.extents.length === 2;
  if (kind === 'line' && !flat) return `${noun} along ${axisName(shape, axes[0])}`;
  if (kind === 'line') return `${axes[0] === 0 ? 'row' : 'column'}${many ? 's' : ''}`;
  return flat ? noun : `${axesName(shape, axes)} ${noun}`;
}

/** What the houses of a flat board are called, one and many, each kind once: rows, columns, boxes, then what a rule adds. */
export function nounsOnFlat(shape: Shape): (readonly [string, string])[] {
  const nouns = new Map<string, string>();
  for (const orientation of shape.orientations)
    if (orientation.kind !== 'region')
      nouns.set(nameOrientation(shape, orientation, false), nameOrientation(shape, orientation, true));
  const adding = new Map(
    shape.constraints.flatMap(({ houses, spec }) => houses.map(house => [house, spec.kind])),
  );
  for (let house = 0; house < shape.houseCount; house++)
    if (orientationOf(shape, house).kind === 'region') {
      const [one, many] = nounOf('region', adding.get(house));
      nouns.set(one, many);
    }
  return [...nouns];
}
