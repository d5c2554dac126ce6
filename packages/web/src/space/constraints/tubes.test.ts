import { type KindName, kindNames, type Shape } from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { cubeExamples, layoutOf, plainShape, shapeWith } from './constraints.testkit.js';
import { figuresOf } from './figures.js';
import { stroke } from './pieces.js';
import { touchingIn } from './touching.js';
import { middleBetween, type Tube, tubesOfCone, tubesOfHull, tubesOfStroke } from './tubes.js';

type Point = readonly number[];

const minus = (a: Point, b: Point): number[] => a.map((value, i) => value - b[i]);
const lengthOf = (a: Point): number => Math.hypot(...a);

/** How far a point is from the middle of a tube. */
function distanceTo({ from, to }: Tube, point: Point): number {
  const [along, away] = [minus(to, from), minus(point, from)];
  const length = lengthOf(along) || 1;
  const part = along.reduce((sum, value, i) => sum + value * away[i], 0) / length ** 2;
  const held = Math.max(0, Math.min(1, part));
  return lengthOf(away.map((value, i) => value - held * along[i]));
}

const lines: readonly KindName[] = [
  'thermo',
  'arrow',
  'whisper',
  'palindrome',
  'renban',
  'between',
  'little-killer',
  'diagonal',
];

const figureOf = (kind: KindName): { shape: Shape; figure: ReturnType<typeof figuresOf>['list'][number] } => {
  const shape = shapeWith('4^3', [{ kind, ...cubeExamples[kind] }]);
  return { shape, figure: figuresOf(shape).list[0] };
};

describe('tubes', () => {
  test.each(lines)('%s passes through all of its cells, however they are laid out', kind => {
    const { shape, figure } = figureOf(kind);
    const named = shape.constraints[0].cells;
    const cells = named.length > 0 ? named : figure.strokes.flatMap(({ cells }) => cells);
    expect(cells.length).toBeGreaterThan(2);
    for (const options of [{}, { explode: 2 }, { view: 'rhombic' }] as const) {
      const layout = layoutOf(shape, options);
      const tubes = figure.strokes.flatMap(each => tubesOfStroke(layout, each));
      for (const cell of cells) {
        const middle = [...layout.positions.subarray(3 * cell, 3 * cell + 3)];
        // Inside of a ring, the line leaves the middle free.
        const reached = tubes.some(tube => distanceTo(tube, middle) < 1e-5);
        expect([cell, reached]).toEqual([cell, true]);
      }
    }
  });

  test('lines differ in more than their colours', () => {
    const looks = lines.map(kind => {
      const { strokes, cones } = figureOf(kind).figure;
      const of = strokes.map(({ radius, core, isDashed, cells }) => [
        radius,
        core,
        isDashed,
        cells.length > 1,
      ]);
      return JSON.stringify([of, cones.length]);
    });
    expect(new Set(looks).size).toBe(lines.length);
  });

  test('an arrow points to its last cell, a sign between two to the smaller one', () => {
    for (const kind of ['arrow', 'greater'] as const) {
      const { shape, figure } = figureOf(kind);
      const layout = layoutOf(shape);
      for (const cone of figure.cones) {
        const [tube] = tubesOfCone(layout, cone);
        const [a, b] = [cone.from, cone.to].map(cell => [
          ...layout.positions.subarray(3 * cell, 3 * cell + 3),
        ]);
        expect(tube.radii[0]).toBeGreaterThan(tube.radii[1]);
        expect(lengthOf(minus(tube.to, b))).toBeLessThan(lengthOf(minus(tube.from, b)));
        if (kind === 'arrow') expect(tube.to).toEqual(b);
        else expect(lengthOf(minus(tube.from, a))).toBeCloseTo(lengthOf(minus(tube.to, b)));
      }
    }
  });

  test.each(['faces:4', 'iso:4'])('on %s, a line lies on the faces and bends over edges', spec => {
    const shape = plainShape(spec);
    const layout = layoutOf(shape);
    const touching = touchingIn(shape);
    const half = shape.extents[0] / 2;
    let bends = 0;
    for (let cell = 0; cell < shape.cellCount; cell++)
      for (const other of touching(cell)) {
        const tubes = tubesOfStroke(layout, stroke([cell, other], 0.1));
        bends += tubes.length - 1;
        for (const { from, to, normal = [] } of tubes) {
          const axis = normal.findIndex(value => Math.abs(value) > 0.5);
          for (const point of [from, to]) {
            expect(normal[axis] * point[axis]).toBeGreaterThan(half);
            expect(normal[axis] * point[axis]).toBeLessThan(half + 0.1);
          }
          expect(Math.abs(minus(to, from)[axis])).toBeLessThan(1e-5);
        }
        expect(tubes.reduce((sum, { from, to }) => sum + lengthOf(minus(to, from)), 0)).toBeCloseTo(1, 0);
      }
    // Both ways over every edge, four cells long: twelve edges of a whole cube, three of half of one.
    expect(bends).toBe(2 * 4 * (spec === 'iso:4' ? 3 : 12));
  });

  test('join what a hull leaves apart: parts of a cage, and all its cells where nothing is straight', () => {
    const shape = plainShape('latin:3^4');
    const touching = touchingIn(shape);
    // Three neighbours along x, two along w.
    const apart = { cells: [0, 1, 2, 27], inset: 0.07, fill: 1 };
    const inCubes = tubesOfHull(layoutOf(shape), apart, touching);
    expect(inCubes.map(({ cells, isDashed }) => [cells, isDashed])).toEqual([[[0, 27], true]]);
    expect(tubesOfHull(layoutOf(shape), { ...apart, cells: [0, 1, 2] }, touching)).toEqual([]);
    const turning = tubesOfHull(layoutOf(shape, { view: 'turning' }), apart, touching);
    const rods = turning.filter(({ cells: [a, b] }) => a !== b).map(({ cells }) => cells);
    expect(rods).toEqual([
      [0, 1],
      [0, 27],
      [1, 2],
    ]);
  });

  test('a sign between two cells is in their middle, or on the face of the first beside the edge', () => {
    const cube = layoutOf(plainShape('4^3'));
    expect(middleBetween(cube, 0, 1)).toEqual([-1, 1.5, 1.5]);
    expect(middleBetween(cube, 5, 5)).toEqual([...cube.positions.subarray(15, 18)]);
    const shape = plainShape('faces:4');
    const layout = layoutOf(shape);
    const touching = touchingIn(shape);
    const faceOf = (point: Point): number => point.findIndex(value => Math.abs(value) > 2);
    for (let cell = 0; cell < shape.cellCount; cell++)
      for (const other of touching(cell)) {
        const [at, end] = [cell, other].map(each => [...layout.positions.subarray(3 * each, 3 * each + 3)]);
        const middle = middleBetween(layout, cell, other);
        expect(faceOf(middle)).toBe(faceOf(at));
        expect(lengthOf(minus(middle, at))).toBeLessThan(0.51);
        expect(lengthOf(minus(middle, end))).toBeLessThan(faceOf(at) === faceOf(end) ? 0.51 : 0.72);
      }
  });

  test('kinds that are no lines have no strokes', () => {
    const stroked = kindNames.filter(kind => figureOf(kind).figure?.strokes.length > 0);
    expect(new Set(stroked)).toEqual(new Set(lines));
  });
});
