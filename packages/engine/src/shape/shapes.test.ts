import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { cellAt, coordinatesOf } from './coordinates.js';
import { crossRule } from './crossRule.testkit.js';
import { peersOf } from './peers.js';
import { cellsOf, housesOf, orientationOf, sharedCells } from './shape.js';
import { makeSpec, parseShape, parseSpec, shapeOf } from './shapes.js';

const x = JSON.stringify({
  title: 'Sudoku X',
  base: '3x3',
  houses: [
    { name: 'the falling diagonal', cells: Array.from({ length: 9 }, (_, i) => i * 10) },
    { name: 'the rising diagonal', cells: Array.from({ length: 9 }, (_, i) => (i + 1) * 8) },
  ],
});

describe('the size of every family', () => {
  test.each([
    // spec, symbols, cells, houses, houses per cell, peers per cell
    ['9^3', 9, 729, 486, 6, 36],
    ['3x3', 9, 81, 27, 3, 20],
    ['9^2', 9, 81, 27, 3, 20],
    ['4^3', 4, 64, 96, 6, 12],
    ['9^4', 9, 6561, 7290, 10, 56],
    ['3x2x1', 6, 216, 144, 4, 17],
    ['2x2x2', 8, 512, 256, 4, 25],
    ['3x3x1', 9, 729, 324, 4, 28],
    ['2x2x1x1x1x1', 4, 4096, 7168, 7, 19],
    ['9x1', 9, 81, 18, 2, 16],
    ['latin:4^3', 4, 64, 48, 3, 9],
    ['plane:3^3', 9, 27, 9, 3, 18],
    ['plane:2^4', 8, 16, 8, 4, 14],
    ['iso:4', 8, 48, 18, 3, 17],
    ['faces:4', 16, 96, 18, 3, 38],
  ])('%s', (spec, symbols, cells, houses, housesPerCell, peers) => {
    const shape = expectOk(parseShape(spec));
    expect([shape.symbols, shape.cellCount, shape.houseCount]).toEqual([symbols, cells, houses]);
    for (let cell = 0; cell < cells; cell += 1 + (cells >> 6)) {
      expect(housesOf(shape, cell).length).toBe(housesPerCell);
      expect(peersOf(shape, cell).length).toBe(peers);
    }
  });
});

test('9^3 has 243 lines and 243 boxes, in six orientations', () => {
  const shape = expectOk(parseShape('9^3'));
  const counts: Record<string, number> = {};
  for (let house = 0; house < shape.houseCount; house++) {
    const { kind, axes } = orientationOf(shape, house);
    counts[kind + axes.join('')] = (counts[kind + axes.join('')] ?? 0) + 1;
  }
  expect(counts).toEqual({ line0: 81, line1: 81, line2: 81, box01: 81, box02: 81, box12: 81 });
});

test('every house has its cells in rising order and knows them back', () => {
  for (const spec of ['9^3', '3x2x1', 'latin:3^4', 'plane:4^3', 'iso:6', 'faces:4', `custom:${x}`]) {
    const shape = expectOk(parseShape(spec));
    for (let house = 0; house < shape.houseCount; house++) {
      const cells = [...cellsOf(shape, house)];
      expect(cells).toEqual([...new Set(cells)].sort((a, b) => a - b));
      for (const cell of cells) expect(housesOf(shape, cell).includes(house)).toBe(true);
    }
  }
});

test('a row and a box of 9×9 share three cells, two rows none', () => {
  const shape = expectOk(parseShape('3x3'));
  expect([...sharedCells(shape, 0, 18)]).toEqual([0, 1, 2]);
  expect([...sharedCells(shape, 0, 1)]).toEqual([]);
});

test('axis 0 is fastest', () => {
  const shape = expectOk(parseShape('9^3'));
  expect(coordinatesOf(shape, 2 + 9 * 4 + 81 * 1)).toEqual([2, 4, 1]);
  expect(cellAt(shape, [2, 4, 1])).toBe(119);
  expect(cellAt(shape, [2, 9, 1])).toBeUndefined();
});

describe('specs', () => {
  test.each(['9^3', '3x3', '4x3x2x1', 'latin:4^3', 'plane:3^3', 'iso:4', 'faces:4'])(
    '%s prints as itself',
    spec => {
      expect(makeSpec(expectOk(parseSpec(spec)))).toBe(spec);
    },
  );

  test('case, spaces and × do not matter', () => {
    expect(makeSpec(expectOk(parseSpec(' 3X2×1 ')))).toBe('3x2x1');
    expect(makeSpec(expectOk(parseSpec('Latin:4^3')))).toBe('latin:4^3');
  });

  test('a custom rule reads as JSON and prints as text that reads the same', () => {
    const shape = expectOk(parseShape(`custom:${x}`));
    expect(shape.houseCount).toBe(29);
    expect(shape.name).toMatch(/^custom:[\w-]+$/);
    expect(parseShape(shape.name)).toEqual({ ok: true, value: shape });
  });

  test('one shape is built per spec and shared', () => {
    expect(expectOk(parseShape('4^3'))).toBe(expectOk(shapeOf(expectOk(parseSpec(' 4^3')))));
  });

  test.each([
    '',
    '9',
    '9^',
    '^3',
    '3x',
    'x3',
    '9^3^3',
    'iso:',
    'iso:four',
    'latin:3x3',
    '3x3x',
    'hello',
    '9^-3',
    '3.5^2',
  ])('"%s" is no spec, and the message shows what one looks like', text => {
    const spec = parseSpec(text);
    expect(spec).toMatchObject({ ok: false, problem: { code: 'spec-syntax' } });
    expect(sentenceOf(spec)).toContain('9^3');
  });
});

describe('what cannot exist is refused with the reason', () => {
  test.each([
    ['4^4', 'at most 3 dimensions'],
    ['9^5', 'at most 4 dimensions'],
    ['36^4', 'orthogonal Latin squares of order 6'],
    ['8^3', 'must be a square'],
    ['9^1', 'at least 2 axes'],
    ['49^9', 'at most 8 dimensions'],
    ['iso:5', 'side is even'],
    ['faces:3', 'only for side 4'],
    ['faces:0', 'at least 2 symbols'],
    ['iso:0', 'at least 2 symbols'],
    ['1x1', 'at least 2 symbols'],
    ['latin:4^1', 'at least 2 axes'],
  ])('%s', (spec, reason) => {
    const shape = parseShape(spec);
    expect(shape).toMatchObject({ ok: false, problem: { code: 'shape-impossible' } });
    expect(sentenceOf(shape)).toContain(reason);
  });
});

describe('limits hold before memory is taken', () => {
  test.each([
    '81^3',
    '64^4',
    'latin:2^21',
    'latin:2^999999999',
    '999999999x999999999',
    'plane:9^3',
    'iso:34',
    '25^5',
  ])('%s', spec => {
    expect(parseShape(spec)).toMatchObject({ ok: false, problem: { code: 'shape-too-large' } });
  });
});

describe('custom rules', () => {
  test('a grid may have gaps', () => {
    const shape = expectOk(parseShape(`custom:${JSON.stringify(crossRule)}`));
    expect(shape.cellCount).toBe(4);
    expect(cellAt(shape, [1, 0])).toBe(0);
    expect(cellAt(shape, [0, 0])).toBeUndefined();
    expect(coordinatesOf(shape, 3)).toEqual([1, 2]);
  });

  test.each([
    ['not JSON', '{', 'not valid JSON'],
    ['no houses', '{}', 'list "houses"'],
    ['an unknown field', '{"houses":[],"sise":9}', 'no field "sise"'],
    ['a wrong base', '{"base":"9^9","houses":[]}', 'cannot exist'],
    ['a base that is custom', '{"base":"custom:e30","houses":[]}', 'not a shape'],
    ['a short house', JSON.stringify({ ...crossRule, houses: [[1, 3], [5]] }), 'House 2 has 1 cell;'],
    ['a cell twice', JSON.stringify({ ...crossRule, houses: [[1, 1]] }), 'names a cell twice'],
    [
      'a gap in a house',
      JSON.stringify({ ...crossRule, houses: [[0, 1]] }),
      'position 0, where there is no cell',
    ],
    ['a loose cell', JSON.stringify({ ...crossRule, houses: [[1, 3]] }), 'Position 5 lies in no house'],
    ['a far cell', JSON.stringify({ ...crossRule, cells: [1, 99] }), 'position 99'],
    ['huge extents', JSON.stringify({ symbols: 2, extents: [1e6, 1e6], houses: [] }), 'limit'],
    ['no cell', '{"symbols":2,"extents":[3,3],"cells":[],"houses":[]}', 'at least one cell'],
    ['bad text', '!!!', 'neither JSON nor base64url'],
  ])('%s is refused', (_, rule, reason) => {
    const shape = parseShape(`custom:${rule}`);
    expect(sentenceOf(shape)).toContain(reason);
  });
});

test('4x3x2x1 with its 331,776 cells is built in little memory', () => {
  const shape = expectOk(parseShape('4x3x2x1'));
  expect([shape.cellCount, shape.houseCount, shape.symbols]).toEqual([331_776, 69_120, 24]);
  const bytes = [shape.houses, shape.cellHouses, shape.cellHouseStart, shape.houseOrientation]
    .map(table => table.length * table.BYTES_PER_ELEMENT)
    .reduce((a, b) => a + b);
  expect(bytes).toBeLessThan(20e6);
});
