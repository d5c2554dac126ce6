import { expect, test } from 'vitest';
import { findLosses, marksOf } from './history.js';

const rowOf = (speed: number, spread: readonly [number, number]) => ({
  set: '9x9',
  measured: 'puzzles a second',
  ours: { name: 'kernel', figure: 1 },
  peer: { name: 'other', figure: 1 },
  speed,
  spread,
});

test('a loss is told where it is beyond the spread of both runs, and only there', () => {
  const before = marksOf([rowOf(2, [1.8, 2.2])]);
  expect(findLosses(before, marksOf([rowOf(1.9, [1.7, 2.1])]))).toEqual([]);
  expect(findLosses(before, marksOf([rowOf(1.5, [1.4, 1.7])]))).toEqual([
    '9x9 | puzzles a second | kernel | other: 2.00x before, 1.50x now',
  ]);
  expect(findLosses(before, marksOf([rowOf(3, [2.9, 3.1])]))).toEqual([]);
  expect(findLosses([], before)).toEqual([]);
});
