/** A small cube that shows where one of its slices lies, for the page on which that slice is printed. */

import { axisName } from '../shape/names.js';
import type { Axis, Shape } from '../shape/shape.js';
import { centreText, type Drawing, type PathItem } from './drawing.js';
import type { Point, Polyline } from './panel.js';
import type { Perspective } from './perspective.js';

/** The steps of a cube of one unit seen from above: x to the right, y to the left, z down. */
const steps: readonly Point[] = [
  { x: Math.sqrt(3) / 2, y: 0.5 },
  { x: -Math.sqrt(3) / 2, y: 0.5 },
  { x: 0, y: 1 },
];
const letterSize = 0.26;
const margin = 0.32;

type Place = readonly [x: number, y: number, z: number];

const project = (at: Place): Point => ({
  x: at.reduce((sum, length, axis) => sum + length * steps[axis].x, 0),
  y: at.reduce((sum, length, axis) => sum + length * steps[axis].y, 0),
});

const place = (axis: Axis, at: number, across: Axis, a: number, down: Axis, d: number): Place => {
  const coordinates = [0, 0, 0];
  coordinates[axis] = at;
  coordinates[across] = a;
  coordinates[down] = d;
  return [coordinates[0], coordinates[1], coordinates[2]];
};

/** The reader looks along x and y and from above, where z is small. */
const nearness = (face: readonly Place[]): number => face.reduce((sum, [x, y, z]) => sum + x + y - z, 0);

/** The corner that the cube itself hides. */
const isFarCorner = ([x, y, z]: Place): boolean => x === 0 && y === 0 && z === 1;

/** Of a shape of three axes: the slices from `first` to `last` along the depth axis of a perspective, counted from 0. */
export function drawLocator(shape: Shape, perspective: Perspective, first: number, last = first): Drawing {
  const { across, down, stacked } = perspective;
  const [axis] = stacked;
  const depth = shape.extents[axis];
  const slab = (at: number): Place[] =>
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].map(([a, d]) => place(axis, at, across, a, down, d));
  const [near, far] = [slab(first / depth), slab((last + 1) / depth)];
  const sides = near.map((corner, i) => [corner, near[(i + 1) % 4], far[(i + 1) % 4], far[i]]);
  // What is nearer is painted later, and so hides the edges behind it.
  const faces = [near, far, ...sides].sort((a, b) => nearness(a) - nearness(b));
  const edges = [0, 1, 2].flatMap(along => {
    const [one, other] = [0, 1, 2].filter(each => each !== along);
    return [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ].map(([a, b]) => [0, 1].map(end => place(along, end, one, a, other, b)));
  });
  const behind = edges.filter(ends => ends.some(isFarCorner)).map(ends => ends.map(project));
  const before = edges.filter(ends => !ends.some(isFarCorner)).map(ends => ends.map(project));
  const path = (role: PathItem['role'], shown: readonly Polyline[], closed = false): PathItem => ({
    kind: 'path',
    role,
    lines: shown,
    closed,
    ends: 'round',
  });
  return {
    bounds: {
      left: -steps[0].x - margin,
      top: -margin,
      width: 2 * (steps[0].x + margin),
      height: 2 + 2 * margin,
    },
    items: [
      path('hairline', behind),
      ...faces.flatMap(face => {
        const outline = [face.map(project)];
        return [path('pattern', outline, true), path('rimFrame', outline, true)];
      }),
      path('layerFrame', before),
      ...[0, 1, 2].map(each => {
        const end = project(each === 0 ? [1, 0, 0] : each === 1 ? [0, 1, 0] : [0, 0, 1]);
        const at =
          each === 2
            ? { x: project([0, 1, 0.5]).x - letterSize * 0.6, y: project([0, 1, 0.5]).y }
            : { x: end.x * 0.62, y: end.y * 0.62 - letterSize * 0.75 };
        return centreText('heading', axisName(shape, each), at, letterSize);
      }),
    ],
  };
}
