import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { makeCellName } from '../shape/names.js';
import { parseShape } from '../shape/shapes.js';
import { directions, neighbourOnSurface } from './cubeSurface.js';
import { layOut } from './layout.js';
import type { CellPlace } from './panel.js';
import { type Perspective, perspectiveAlong, perspectivesOf } from './perspective.js';
import { sidesSeen } from './projection.js';
import { makePathData } from './svg.js';

const shape = (spec: string) => expectOk(parseShape(spec));
const samurai = `custom:${readFileSync(new URL('../../../../examples/samurai.json', import.meta.url), 'utf8')}`;
const placesOf = (spec: string, perspective?: Perspective): CellPlace[] => {
  const layout = layOut(shape(spec), perspective);
  return Array.from({ length: layout.boardCount }, (_, i) => layout.boardAt(i).rows.flat(2)).flat();
};

describe('perspectives', () => {
  test.each([
    ['3x3', 1],
    ['iso:4', 1],
    ['faces:4', 1],
    ['9^3', 3],
    ['2x1x1x1', 6],
  ])('%s is seen in %i ways', (spec, ways) => {
    expect(perspectivesOf(shape(spec))).toHaveLength(ways);
  });
  test('a cube is looked at along any axis', () => {
    const cube = shape('4^3');
    expect([0, 1, 2].map(axis => perspectiveAlong(cube, axis))).toEqual([
      { across: 1, down: 2, stacked: [0] },
      { across: 0, down: 2, stacked: [1] },
      { across: 0, down: 1, stacked: [2] },
    ]);
    expect(perspectiveAlong(cube, 2, perspectiveAlong(cube, 0))).toEqual(perspectiveAlong(cube, 2));
  });
  test('in more dimensions a shown axis changes places with the depth, a stacked one comes first', () => {
    const five = shape('2x1x1x1x1');
    const start = perspectivesOf(five)[0];
    expect(start).toEqual({ across: 0, down: 1, stacked: [2, 3, 4] });
    const swapped = perspectiveAlong(five, 0, start);
    expect(swapped).toEqual({ across: 1, down: 2, stacked: [0, 3, 4] });
    expect(perspectiveAlong(five, 4, swapped)).toEqual({ across: 1, down: 2, stacked: [4, 0, 3] });
    expect(perspectiveAlong(five, 2, start)).toBe(start);
  });
});

describe('a layout', () => {
  const specs = [
    '2x2',
    '3x2',
    'plane:3^3',
    '4^3',
    'latin:4^3',
    'iso:4',
    'iso:2',
    'faces:4',
    '3x2x1',
    '2x2x1x1',
  ];
  test.each([...specs.map(spec => [spec, spec]), ['samurai', samurai]])(
    'of %s places every cell once, in each perspective, where boardOf says',
    (_, spec) => {
      const { cellCount } = shape(spec);
      for (const perspective of perspectivesOf(shape(spec))) {
        const layout = layOut(shape(spec), perspective);
        expect(
          placesOf(spec, perspective)
            .map(({ cell }) => cell)
            .sort((a, b) => a - b),
        ).toEqual(Array.from({ length: cellCount }, (_, cell) => cell));
        for (let index = 0; index < layout.boardCount; index++) {
          const board = layout.boardAt(index);
          expect(board.index).toBe(index);
          expect([board.width, board.height]).toEqual([layout.boardWidth, layout.boardHeight]);
          expect(board.groups.reduce((sum, { rowCount }) => sum + rowCount, 0)).toBe(board.rows.length);
          for (const { cell, corners } of board.rows.flat()) {
            expect(layout.boardOf(cell)).toBe(index);
            for (const { x, y } of corners) {
              expect(x).toBeGreaterThan(-1e-9);
              expect(x).toBeLessThan(board.width + 1e-9);
              expect(y).toBeGreaterThan(-1e-9);
              expect(y).toBeLessThan(board.height + 1e-9);
            }
          }
        }
      }
    },
  );
  test.each([
    ['plane:3^3', 3, 1],
    ['4^3', 2, 2],
    ['3x2x1', 3, 2],
    ['2x2x2', 4, 2],
    ['9^3', 3, 3],
    ['2x2x1x1', 4, 4],
    ['2x1x1x1x1', 2, 4],
    ['3x3', 1, 1],
    ['faces:4', 1, 1],
  ])('arranges the boards of %s in %i columns and %i rows', (spec, columns, rows) => {
    const layout = layOut(shape(spec));
    expect([layout.columns, layout.rows]).toEqual([columns, rows]);
  });
  test('names slices by their coordinates, in the order of the stack', () => {
    const four = shape('2x2x1x1');
    const layout = layOut(four, perspectiveAlong(four, 3));
    expect([0, 1, 4].map(i => layout.boardAt(i).heading)).toEqual(['z 1, w 1', 'z 1, w 2', 'z 2, w 1']);
    expect(layOut(shape('3x3')).boardAt(0).heading).toBe('');
  });
  test('makes boards only when asked, and once', () => {
    const layout = layOut(shape('4x3x2x1'));
    expect(layout.boardCount).toBe(576);
    expect(layout.boardOf(331_775)).toBe(575);
    expect(layout.boardAt(575)).toBe(layout.boardAt(575));
    expect(() => layout.boardAt(576)).toThrow(RangeError);
  });
  test('rules boxes heavily and cells lightly', () => {
    const { rules, hairlines } = layOut(shape('2x2')).boardAt(0);
    expect(makePathData(rules, 1)).toBe('M0 0L4 0M0 2L4 2M0 4L4 4M0 0L0 4M2 0L2 4M4 0L4 4');
    expect(makePathData(hairlines, 1)).toBe('M0 1L4 1M0 3L4 3M1 0L1 4M3 0L3 4');
  });
  test('keeps gaps empty', () => {
    const { rows, rules } = layOut(shape(samurai)).boardAt(0);
    expect(rows[0].map(({ column }) => column)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ]);
    expect(makePathData(rules.slice(0, 2), 1)).toBe('M0 0L9 0M12 0L21 0');
  });
  test('shows a box slice of a custom shape built on a cube as that slice has it', () => {
    const custom = shape(`custom:${JSON.stringify({ base: '4^3', houses: [[0, 21, 42, 63]] })}`);
    const along = layOut(custom, perspectiveAlong(custom, 0)).boardAt(0);
    expect(along.rules).toEqual(layOut(shape('2x2')).boardAt(0).rules);
  });
});

describe('an unfolded cube', () => {
  test('has cells of unit sides, rhombi on the hexagon and squares on the net', () => {
    for (const spec of ['iso:4', 'faces:4']) {
      for (const { corners, centre } of placesOf(spec)) {
        for (const [i, corner] of corners.entries()) {
          const next = corners[(i + 1) % 4];
          expect(Math.hypot(next.x - corner.x, next.y - corner.y)).toBeCloseTo(1);
        }
        expect((corners[0].x + corners[2].x) / 2).toBeCloseTo(centre.x);
        expect((corners[0].y + corners[2].y) / 2).toBeCloseTo(centre.y);
      }
    }
    expect(layOut(shape('iso:4')).boardAt(0).skewed).toBe(true);
    expect(layOut(shape('faces:4')).boardAt(0).skewed).toBe(false);
  });
  test('covers the paper without overlap', () => {
    for (const spec of ['iso:4', 'faces:4']) {
      const centres = placesOf(spec).map(({ centre }) => centre);
      for (const [i, a] of centres.entries())
        for (const b of centres.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.57);
    }
  });
  test('names its faces, with the names beside the cells', () => {
    const { groups, rows } = layOut(shape('faces:4')).boardAt(0);
    expect(groups.map(({ name }) => name)).toEqual(['right', 'left', 'back', 'front', 'top', 'bottom']);
    for (const { labelAt } of groups) {
      if (!labelAt) continue;
      for (const { centre } of rows.flat())
        expect(Math.max(Math.abs(centre.x - labelAt.x), Math.abs(centre.y - labelAt.y))).toBeGreaterThan(0.9);
    }
  });
});

test.each(['iso:4', 'faces:4'])('a rule built on %s is drawn, named and walked as it is', base => {
  const constraints = [{ kind: 'anti-knight' }, { kind: 'killer', cells: [0, 1] }];
  const plain = shape(base);
  const houses = [Array.from({ length: plain.symbols }, (_, i) => 2 * i)];
  for (const rule of [
    { base, constraints },
    { base, houses },
  ]) {
    const own = shape(JSON.stringify(rule));
    expect(perspectivesOf(own)).toEqual(perspectivesOf(plain));
    // A house of its own may be outlined, constraints are drawn; all else is where it was.
    const added = { constraints: [], ...('houses' in rule && { hairlines: [], rules: [] }) };
    expect({ ...layOut(own).boardAt(0), ...added }).toEqual({ ...layOut(plain).boardAt(0), ...added });
    expect(sidesSeen(own)).toEqual(sidesSeen(plain));
    for (let cell = 0; cell < own.cellCount; cell++) {
      expect(makeCellName(own, cell)).toBe(makeCellName(plain, cell));
      for (const direction of directions)
        expect(neighbourOnSurface(own, cell, direction)).toBe(neighbourOnSurface(plain, cell, direction));
    }
  }
});
