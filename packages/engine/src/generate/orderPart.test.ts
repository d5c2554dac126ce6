import { expect, test } from 'vitest';
import { countParts, cutOrder } from './orderPart.js';

test('the parts of an order are all of its puzzles, each once', () => {
  const plan = { order: '2x2,n=23', number: 23, seed: '7', batch: 10, grade: true };
  const parts = Array.from({ length: countParts(plan) }, (_, i) => cutOrder(plan, i));
  const places = parts.flatMap(({ from, puzzles }) => Array.from({ length: puzzles }, (_, i) => from + i));
  expect(places).toEqual(Array.from({ length: 23 }, (_, i) => i + 1));
  expect(parts[2]).toEqual({ order: '2x2,n=23', seed: '7', from: 21, puzzles: 3, grade: true });
});
