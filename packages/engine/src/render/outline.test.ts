import { describe, expect, test } from 'vitest';
import { shapeOf } from './drawing.testkit.js';
import { layOut } from './layout.js';
import { cutOut, loopsAround, meetingOf, piecesOf } from './outline.js';
import type { CellPlace, Polyline } from './panel.js';

const placesOn = (spec: string, cells: readonly number[]): CellPlace[] => {
  const places = layOut(shapeOf(spec)).boardAt(0).rows.flat();
  return cells.map(cell => places.find(place => place.cell === cell) as CellPlace);
};
/** Twice the area, positive if the line runs clockwise as the reader sees it. */
const areaOf = (loop: Polyline): number =>
  loop.reduce((sum, { x, y }, i) => {
    const next = loop[(i + 1) % loop.length];
    return sum + x * next.y - y * next.x;
  }, 0) / 2;
const rounded = (lines: readonly Polyline[]) =>
  lines.map(line => line.map(({ x, y }) => `${+x.toFixed(3)} ${+y.toFixed(3)}`));

describe('the loops around cells', () => {
  test('keep so far inside of them, at outer corners and at inner ones', () => {
    const [loop, ...others] = loopsAround(placesOn('3x3', [0, 1, 9]), 0.1);
    expect(others).toEqual([]);
    expect(rounded([loop])[0].sort()).toEqual(
      ['0.1 0.1', '1.9 0.1', '1.9 0.9', '0.9 0.9', '0.9 1.9', '0.1 1.9'].sort(),
    );
  });
  test('go around holes the other way', () => {
    const loops = loopsAround(placesOn('3x3', [0, 1, 2, 9, 11, 18, 19, 20]), 0.1);
    expect(loops.map(areaOf).map(area => +area.toFixed(2))).toEqual(
      [2.8 ** 2, -(1.2 ** 2)].map(area => +area.toFixed(2)),
    );
  });
  test('are two where cells touch at a corner only', () => {
    expect(loopsAround(placesOn('3x3', [0, 10]), 0.1)).toHaveLength(2);
    expect(piecesOf(placesOn('3x3', [10, 0])).map(piece => piece.map(({ cell }) => cell))).toEqual([
      [0],
      [10],
    ]);
  });
  test('join cells of different faces that meet on the paper', () => {
    // The first cells of the three faces of a hexagon lie around its middle.
    const places = placesOn('iso:4', [0, 16, 32]);
    expect(piecesOf(places)).toHaveLength(1);
    const loops = loopsAround(places, 0);
    expect(loops).toHaveLength(1);
    expect(areaOf(loops[0])).toBeCloseTo(3 * Math.sin(Math.PI / 3));
  });
});

test('cells meet at the middle of their side, or at their corner, or not', () => {
  const [a, b, c, d] = placesOn('3x3', [0, 1, 10, 11]);
  expect([meetingOf(a, b), meetingOf(a, c), meetingOf(a, d)]).toEqual([
    { x: 1, y: 0.5 },
    { x: 1, y: 1 },
    undefined,
  ]);
});

test('a piece is read from its first row on, whatever order its cells are given in', () => {
  expect(piecesOf(placesOn('3x3', [20, 11, 10, 19])).map(([{ cell }]) => cell)).toEqual([10]);
});

test('lines are cut where they run through a box', () => {
  const line = [0, 1, 2, 3].map(x => ({ x, y: 0 }));
  const box = { left: 0.5, top: -0.1, width: 1.7, height: 0.2 };
  expect(rounded(cutOut([line], box))).toEqual([
    ['0 0', '0.5 0'],
    ['2.2 0', '3 0'],
  ]);
  expect(cutOut([line], { ...box, top: 0.5 })).toEqual([line]);
  expect(cutOut([line], { ...box, left: -1, width: 5 })).toEqual([]);
});
