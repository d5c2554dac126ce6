import { describe, expect, test } from 'vitest';
import { fillWithCages, layoutOf, plainShape } from './constraints.testkit.js';
import { type Face, hullOf } from './hulls.js';
import { touchingIn } from './touching.js';

type Point = readonly number[];

const keyOf = (point: Point): string => point.map(value => Math.round(1000 * value)).join();
const minus = (a: Point, b: Point): number[] => a.map((value, i) => value - b[i]);
const dot = (a: Point, b: Point): number => a.reduce((sum, value, i) => sum + value * b[i], 0);
const cross = ([a, b, c]: Point, [d, e, f]: Point): number[] => [b * f - c * e, c * d - a * f, a * e - b * d];

const areaOf = (faces: readonly Face[]): number =>
  faces.reduce((sum, { corners: [a, b, c] }) => sum + Math.hypot(...cross(minus(b, a), minus(c, b))), 0);

/** Every side of a face, as often one way as the other. */
function openSides(faces: readonly Face[]): string[] {
  const sides = new Map<string, number>();
  for (const { corners } of faces)
    for (const [i, from] of corners.entries()) {
      const [a, b] = [keyOf(from), keyOf(corners[(i + 1) % 4])];
      const [key, way] = a < b ? [`${a} ${b}`, 1] : [`${b} ${a}`, -1];
      sides.set(key, (sides.get(key) ?? 0) + way);
    }
  return [...sides].filter(([, count]) => count !== 0).map(([key]) => key);
}

const isOn = ({ corners: [a, b, c], normal }: Face, point: Point): boolean => {
  const from = minus(point, a);
  const [u, v] = [minus(b, a), minus(c, b)];
  const isWithin = (side: Point): boolean =>
    dot(from, side) > -1e-4 && dot(from, side) < dot(side, side) + 1e-4;
  return Math.abs(dot(from, normal)) < 1e-4 && isWithin(u) && isWithin(v);
};

const cube = plainShape('4^3');

describe('the hull of a cage', () => {
  const layout = layoutOf(cube);

  test('of one cell has six faces, a little inside of it', () => {
    const faces = hullOf(cube, layout, [21], 0.1);
    expect(faces).toHaveLength(6);
    expect(faces.every(({ edges }) => edges.every(Boolean))).toBe(true);
    expect(areaOf(faces)).toBeCloseTo(6 * 0.8 ** 2);
  });

  test('of two neighbours is one box, without a face between them', () => {
    const faces = hullOf(cube, layout, [21, 22], 0.1);
    expect(areaOf(faces)).toBeCloseTo(2 * 0.8 ** 2 + 4 * 0.8 * 1.8);
    // Two ends, and four sides of four parts each.
    expect(faces).toHaveLength(2 + 4 * 4);
    expect(faces.filter(({ normal }) => normal[0] !== 0)).toHaveLength(2);
  });

  test('of a full square has no hole in its middle', () => {
    const faces = hullOf(cube, layout, [0, 1, 4, 5], 0.1);
    expect(areaOf(faces)).toBeCloseTo(2 * 1.8 ** 2 + 4 * 0.8 * 1.8);
  });

  test('of two cells that touch at an edge alone is two boxes', () => {
    expect(hullOf(cube, layout, [0, 5], 0.1)).toHaveLength(12);
  });

  test.each([
    ['4^3', {}],
    ['4^3', { explode: 1.5, explodeAxis: 0 }],
    ['9^3', {}],
    ['2x2x2', {}],
    ['latin:3^4', { explode: 1 }],
  ] as const)('is closed, looks outward and leaves neighbours joined: %s %o', (spec, options) => {
    const shape = plainShape(spec);
    const placed = layoutOf(shape, options);
    const { positions } = placed;
    const touching = touchingIn(shape);
    const middleOf = (cell: number): number[] => [...positions.subarray(3 * cell, 3 * cell + 3)];
    for (const cage of fillWithCages(shape, 7, 5)) {
      const faces = hullOf(shape, placed, cage, 0.07);
      expect(openSides(faces)).toEqual([]);
      for (const face of faces) {
        const [a, b, c] = face.corners;
        expect(dot(cross(minus(b, a), minus(c, b)), face.normal)).toBeGreaterThan(0);
      }
      for (const cell of cage) {
        const along = touching(cell).filter(other => cage.includes(other));
        for (const other of along) {
          const [p, q] = [middleOf(cell), middleOf(other)];
          const between = p.map((value, i) => (value + q[i]) / 2);
          expect(faces.some(face => isOn(face, between))).toBe(false);
        }
      }
      expect(new Set(faces.map(({ cell }) => cell))).toEqual(new Set(cage));
    }
  });

  test('has edges where it ends and none where it goes on straight', () => {
    const faces = hullOf(cube, layout, [21, 22], 0.1);
    // Twelve edges, each seen from two faces; the four long ones are of four parts.
    expect(faces.flatMap(({ edges }) => edges.filter(Boolean))).toHaveLength(2 * (8 + 4 * 4));
  });

  test.each(['faces:4', 'iso:4'])('on %s is a sheet on the faces, joined over edges', spec => {
    const shape = plainShape(spec);
    const placed = layoutOf(shape);
    const touching = touchingIn(shape);
    for (let cell = 0; cell < shape.cellCount; cell++) {
      expect(areaOf(hullOf(shape, placed, [cell], 0.1))).toBeCloseTo(0.8 ** 2);
      for (const other of touching(cell)) {
        const sheet = hullOf(shape, placed, [cell, other], 0.1);
        expect(areaOf(sheet)).toBeCloseTo(2 * 0.8 ** 2 + 2 * 0.8 * 0.1);
        expect(sheet.flatMap(({ edges }) => edges.filter(Boolean))).toHaveLength(3 * 2 + 2 * 2);
      }
    }
  });
});
