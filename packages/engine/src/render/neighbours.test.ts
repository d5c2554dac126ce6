import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { parseCellName } from '../shape/names.js';
import { type Cell, cellsOf, type HouseKind, housesOf, orientationOf, type Shape } from '../shape/shape.js';
import { parseShape } from '../shape/shapes.js';
import { type Direction, directions } from './cubeSurface.js';
import { layOut } from './layout.js';
import { alongAxis, neighbourOf } from './neighbours.js';
import type { CellPlace } from './panel.js';
import { perspectivesOf } from './perspective.js';

const shape = (spec: string) => expectOk(parseShape(spec));
const samurai = `custom:${readFileSync(new URL('../../../../examples/samurai.json', import.meta.url), 'utf8')}`;
const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
const cellsIn = ({ cellCount }: Shape): Cell[] => Array.from({ length: cellCount }, (_, cell) => cell);
const named = (spec: string, name: string): Cell => expectOk(parseCellName(shape(spec), name));
const faceOf = (on: Shape, cell: Cell): number => Math.floor(cell / on.extents[0] ** 2);

/** Where all cells of a shape with one board are drawn. */
const placesOf = (on: Shape): Map<Cell, CellPlace> =>
  new Map(
    layOut(on)
      .boardAt(0)
      .rows.flat()
      .map(place => [place.cell, place]),
  );

const sharedCorners = (a: CellPlace, b: CellPlace): number =>
  a.corners.filter(p => b.corners.some(q => Math.hypot(p.x - q.x, p.y - q.y) < 1e-6)).length;

/** The cells one comes through by going on in one direction, as many as a line has. */
const walk = (on: Shape, from: Cell, direction: Direction, steps: number): Cell[] => {
  const layout = layOut(on);
  const way = [from];
  for (let i = 0; i < steps; i++) way.push(neighbourOf(layout, way[i], direction) ?? -1);
  return way;
};

const shareHouse = (on: Shape, kind: HouseKind, cells: readonly Cell[]): boolean =>
  [...housesOf(on, cells[0])].some(
    house => orientationOf(on, house).kind === kind && cells.every(cell => cellsOf(on, house).includes(cell)),
  );

describe('on slices', () => {
  test.each([
    ['3x2', '3x2'],
    ['4^3', '4^3'],
    ['2x2x1x1', '2x2x1x1'],
    ['samurai', samurai],
  ])('%s: right then left returns, up then down', (_, spec) => {
    for (const perspective of perspectivesOf(shape(spec))) {
      const layout = layOut(shape(spec), perspective);
      for (const cell of cellsIn(shape(spec))) {
        for (const direction of directions) {
          const next = neighbourOf(layout, cell, direction);
          if (next === undefined) continue;
          expect(neighbourOf(layout, next, opposite[direction])).toBe(cell);
          expect(layout.boardOf(next)).toBe(layout.boardOf(cell));
        }
      }
    }
  });
  test('moves end at borders and at gaps', () => {
    const board = layOut(shape('3x3'));
    expect(directions.map(direction => neighbourOf(board, 0, direction))).toEqual([
      undefined,
      1,
      undefined,
      9,
    ]);
    expect(neighbourOf(layOut(shape(samurai)), 8, 'right')).toBeUndefined();
  });
  test('a row has no up or down', () => {
    const row = shape('custom:{"symbols":4,"extents":[4],"houses":[[0,1,2,3]]}');
    expect(directions.map(direction => neighbourOf(layOut(row), 1, direction))).toEqual([
      0,
      2,
      undefined,
      undefined,
    ]);
  });
  test('along an axis one goes any distance within the grid', () => {
    const cube = shape('4^3');
    expect(alongAxis(cube, 0, 2, 3)).toBe(48);
    expect(alongAxis(cube, 0, 2, 4)).toBeUndefined();
    expect(alongAxis(cube, 0, 0, -1)).toBeUndefined();
    expect(alongAxis(shape(samurai), 8, 0, 1)).toBeUndefined();
  });
});

describe.each(['iso:2', 'iso:4', 'faces:4'])('on the surface of %s', spec => {
  const on = shape(spec);
  const places = placesOf(on);
  const at = (cell: Cell): CellPlace => places.get(cell) ?? expect.fail(`${cell} is not drawn`);

  test('cells of one face are neighbours exactly where they share an edge', () => {
    for (const cell of cellsIn(on)) {
      for (const direction of directions) {
        const next = neighbourOf(layOut(on), cell, direction) ?? -1;
        if (faceOf(on, next) === faceOf(on, cell)) expect(sharedCorners(at(cell), at(next))).toBe(2);
      }
    }
  });
  test('cells that share a drawn edge are neighbours, also over the edge of a face', () => {
    for (const a of cellsIn(on)) {
      for (const b of cellsIn(on)) {
        if (a === b || sharedCorners(at(a), at(b)) < 2) continue;
        expect(directions.map(direction => neighbourOf(layOut(on), a, direction))).toContain(b);
      }
    }
  });
  test('neighbours lie in a common strip or hoop', () => {
    for (const cell of cellsIn(on)) {
      for (const direction of directions) {
        const next = neighbourOf(layOut(on), cell, direction) ?? -1;
        expect(shareHouse(on, on.spec.family === 'iso' ? 'strip' : 'hoop', [cell, next])).toBe(true);
      }
    }
  });
  test('every move can be taken back, if not always in the opposite direction', () => {
    for (const cell of cellsIn(on)) {
      for (const direction of directions) {
        const next = neighbourOf(layOut(on), cell, direction) ?? -1;
        expect(directions.map(back => neighbourOf(layOut(on), next, back))).toContain(cell);
      }
    }
  });
});

describe('around a cube', () => {
  const net = shape('faces:4');
  const equator = ['left', 'front', 'right', 'back'].map(name =>
    layOut(net)
      .boardAt(0)
      .groups.findIndex(group => group.name === name),
  );
  test('right and left run along hoops of the equator, and back to the start after sixteen cells', () => {
    for (const cell of cellsIn(net).filter(each => equator.includes(faceOf(net, each)))) {
      for (const direction of ['left', 'right'] as const) {
        const way = walk(net, cell, direction, 16);
        expect(way[16]).toBe(cell);
        expect(new Set(way).size).toBe(16);
        expect(shareHouse(net, 'hoop', way.slice(0, 16))).toBe(true);
        expect(neighbourOf(layOut(net), way[1], opposite[direction])).toBe(cell);
      }
    }
  });
  test('from the bottom up over the front to the top is one hoop', () => {
    const way = walk(net, named('faces:4', 'f6r1c1'), 'up', 11);
    expect(way.map(cell => faceOf(net, cell))).toEqual([5, 5, 5, 5, 3, 3, 3, 3, 4, 4, 4, 4]);
    expect(shareHouse(net, 'hoop', way)).toBe(true);
  });
  test('the upper edge of the back is the upper edge of the top', () => {
    expect(neighbourOf(layOut(net), named('faces:4', 'f5r1c1'), 'up')).toBe(named('faces:4', 'f3r1c1'));
    expect(neighbourOf(layOut(net), named('faces:4', 'f3r1c1'), 'up')).toBe(named('faces:4', 'f5r1c1'));
  });

  const iso = shape('iso:4');
  test('a strip of the hexagon is walked over its bend and around to its beginning', () => {
    const [top, right, left] = [0, 1, 2];
    for (const cell of cellsIn(iso)) {
      // Over the edge between top and right a move turns, so there one stays on neither.
      const lines: [Direction, readonly number[]][] = [
        ['right', [left, right]],
        ['up', [left, top]],
      ];
      for (const [direction, faces] of lines) {
        if (!faces.includes(faceOf(iso, cell))) continue;
        for (const way of [direction, opposite[direction]].map(each => walk(iso, cell, each, 8))) {
          expect(way[8]).toBe(cell);
          expect(new Set(way).size).toBe(8);
          expect(shareHouse(iso, 'strip', way.slice(0, 8))).toBe(true);
        }
      }
    }
  });
  test('the third strip of the hexagon turns: right on the top becomes down on the right face', () => {
    const start = named('iso:4', 'f1r4c2');
    const over = walk(iso, start, 'right', 4);
    expect(over.map(cell => faceOf(iso, cell))).toEqual([0, 0, 0, 0, 1]);
    const down = walk(iso, over[4], 'down', 4);
    expect(down[4]).toBe(start);
    expect(shareHouse(iso, 'strip', [...over, ...down])).toBe(true);
  });
});
