import { expect, test } from 'vitest';
import { judgeMemory } from './memory.js';

const grow = (length: number, at: (i: number) => number) => Array.from({ length }, (_, i) => at(i));

test('memory that goes up and down about one level is flat, and so is what grows only at first', () => {
  expect(judgeMemory(grow(60, i => 400 + (i % 5) * 30))?.isFlat).toBe(true);
  expect(judgeMemory(grow(60, i => Math.min(400, 100 + 20 * i)))?.isFlat).toBe(true);
  expect(judgeMemory(grow(60, i => (i === 50 ? 2000 : 400)))?.isFlat).toBe(true);
});

test('memory that goes on growing is not flat, and too few samples say nothing', () => {
  expect(judgeMemory(grow(60, i => 300 + 4 * i))).toEqual({ early: 420, late: 500, isFlat: false });
  expect(judgeMemory(grow(8, () => 400))).toBe(undefined);
});
