import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { makeCellName, makeHouseName, parseAxis, parseCellName } from './names.js';
import { housesOf } from './shape.js';
import { parseShape } from './shapes.js';

const shape = (spec: string) => expectOk(parseShape(spec));

test.each([
  ['3x3', 22, 'r3c5'],
  ['9^3', 119, 'x3 y5 z2'],
  ['9^4', 6560, 'x9 y9 z9 w9'],
  ['faces:4', 16, 'f2r1c1'],
  ['iso:4', 47, 'f3r4c4'],
])('in %s cell %i is called %s', (spec, cell, name) => {
  expect(makeCellName(shape(spec), cell)).toBe(name);
});

test('every cell name reads back as its cell', () => {
  const specs = ['3x3', '9^3', '3x2x1', '9^4', 'latin:2^12', 'plane:3^3', 'iso:4', 'faces:4'];
  fc.assert(
    fc.property(fc.constantFrom(...specs), fc.nat(), (spec, n) => {
      const cell = n % shape(spec).cellCount;
      expect(parseCellName(shape(spec), makeCellName(shape(spec), cell))).toEqual({ ok: true, value: cell });
    }),
    { numRuns: campaign(25, 1000) },
  );
});

test('cell names are read in any order and spacing', () => {
  expect(parseCellName(shape('9^3'), 'Z2,y5  x3')).toEqual({ ok: true, value: 119 });
  expect(parseCellName(shape('3x3'), 'c5r3')).toEqual({ ok: true, value: 22 });
});

test.each(['', 'r3', 'r3c10', 'r0c1', 'r3c5c5', 'q3c5', 'r3 5', 'r3c5'.repeat(100)])(
  '"%s" names no cell of 3x3',
  text => {
    expect(parseCellName(shape('3x3'), text)).toMatchObject({ ok: false, problem: { code: 'cell-syntax' } });
  },
);

describe('the houses of a cell in words', () => {
  test.each([
    ['3x3', 22, ['row 3', 'column 5', 'the box at r1c4']],
    [
      '9^3',
      119,
      [
        'the line along x through y5 z2',
        'the line along y through x3 z2',
        'the line along z through x3 y5',
        'the xy box at x1 y4 z2',
        'the xz box at x1 y5 z1',
        'the yz box at x3 y4 z1',
      ],
    ],
    [
      '3x2x1',
      0,
      [
        'the line along x through y1 z1',
        'the line along y through x1 z1',
        'the line along z through x1 y1',
        'the xy box at x1 y1 z1',
      ],
    ],
    ['plane:3^3', 26, ['the plane x3', 'the plane y3', 'the plane z3']],
    ['iso:4', 5, ['the strip x2', 'the strip y2', 'the box at f1r1c1']],
    ['faces:4', 5, ['the right face', 'the hoop y2', 'the hoop z2']],
  ])('%s %i', (spec, cell, names) => {
    expect([...housesOf(shape(spec), cell)].map(house => makeHouseName(shape(spec), house))).toEqual(names);
  });
});

test('axes are known by the letters of cell names and as x, y, z', () => {
  expect(parseAxis(shape('3x3'), 'r')).toEqual({ ok: true, value: 1 });
  expect(parseAxis(shape('3x3'), 'X')).toEqual({ ok: true, value: 0 });
  expect(parseAxis(shape('9^4'), 'w')).toEqual({ ok: true, value: 3 });
  expect(parseAxis(shape('9^3'), 'w')).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('x, y, z') },
  });
});
