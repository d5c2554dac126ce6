import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { crossRule } from './crossRule.testkit.js';
import { parseShape } from './shapes.js';
import { sliceAt, slicesAlong } from './slice.js';

test('9^3 has nine slices along each pair of axes, which share out the cells', () => {
  const shape = expectOk(parseShape('9^3'));
  for (const [across, down] of [
    [0, 1],
    [0, 2],
    [2, 1],
  ]) {
    const slices = [...slicesAlong(shape, across, down)];
    expect(slices.length).toBe(9);
    expect(new Set(slices.flatMap(slice => slice.cells)).size).toBe(729);
  }
});

test('a slice of 9^4 is found by its other two coordinates', () => {
  const shape = expectOk(parseShape('9^4'));
  const slice = sliceAt(shape, 0, 2, [0, 4, 0, 7]);
  expect([slice.width, slice.height, slice.cells[0], slice.cells[10]]).toEqual([
    9,
    9,
    4 * 9 + 7 * 729,
    4 * 9 + 7 * 729 + 1 + 81,
  ]);
});

test('gaps of a custom grid are gaps of its slice', () => {
  const [slice] = slicesAlong(expectOk(parseShape(`custom:${JSON.stringify(crossRule)}`)), 0, 1);
  expect(slice.cells).toEqual([undefined, 0, undefined, 1, undefined, 2, undefined, 3, undefined]);
});
