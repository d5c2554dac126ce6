import { expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { parseShape } from '../shape/shapes.js';
import { ClueTally } from './clueTally.js';
import { orderByWave } from './wave.js';

test('a clue is needed while it is alone in a set', () => {
  const tally = new ClueTally(6, [0, 1, 2, 3, 4, 5], [Int32Array.of(0, 1), Int32Array.of(1, 2, 3)]);
  expect(tally.listOpen()).toEqual([0, 1, 2, 3, 4, 5]);
  tally.drop(0);
  expect([1, 2].map(clue => tally.isNeeded(clue))).toEqual([true, false]);
  tally.add(0);
  expect(tally.isNeeded(1)).toBe(false);
  tally.drop(1);
  tally.drop(3);
  expect(tally.listOpen()).toEqual([4, 5]);
  tally.meet(Int32Array.of(1, 3, 4));
  expect(tally.listOpen()).toEqual([5]);
  expect([...tally.clues]).toEqual([2, 4, 5, 0]);
});

test.each(['3x3', '2x2x2', '9^3', 'latin:4^3', 'iso:4', 'faces:4'])(
  '%s: a wave passes every cell once, block by block',
  spec => {
    const shape = expectOk(parseShape(spec));
    const cells = Array.from({ length: shape.cellCount }, (_, cell) => cell);
    const order = orderByWave(shape, cells, createRandom('wave'));
    expect([...order].sort((a, b) => a - b)).toEqual(cells);
    expect(orderByWave(shape, cells, createRandom('wave'))).toEqual(order);
    expect(orderByWave(shape, [0, 1, 2], createRandom('wave')).length).toBe(3);
  },
);

test('the first cells of a wave are one block', () => {
  const shape = expectOk(parseShape('2x2x2'));
  const cells = Array.from({ length: shape.cellCount }, (_, cell) => cell);
  const first = orderByWave(shape, cells, createRandom('block')).slice(0, 8);
  for (const side of [1, 8, 64])
    expect(new Set(first.map(cell => Math.floor(cell / side / 2) % 4)).size).toBe(1);
});
