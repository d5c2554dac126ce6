import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { makeCellName, parseAxis, parseCellName } from './names.js';
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

test('axes are known by the letters of cell names and as x, y, z', () => {
  expect(parseAxis(shape('3x3'), 'r')).toEqual({ ok: true, value: 1 });
  expect(parseAxis(shape('3x3'), 'X')).toEqual({ ok: true, value: 0 });
  expect(parseAxis(shape('9^4'), 'w')).toEqual({ ok: true, value: 3 });
  expect(parseAxis(shape('9^3'), 'w')).toMatchObject({
    ok: false,
    problem: { code: 'cell-syntax', detail: 'axis-unknown', parameters: { axes: ['x', 'y', 'z'] } },
  });
});
