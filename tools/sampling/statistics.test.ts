import { createRandom } from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { estimateMean, estimateShare, estimateShareDifference } from './statistics.js';

const flags = (trues: number, falses: number): boolean[] => [
  ...Array<boolean>(trues).fill(true),
  ...Array<boolean>(falses).fill(false),
];

test('the mean of few values has a wide interval', () => {
  const { value, low, high } = estimateMean([1, 2, 3, 4]);
  expect(value).toBe(2.5);
  expect(high - value).toBeCloseTo(1.96 * Math.sqrt(5 / 3 / 4), 10);
  expect(value - low).toBeCloseTo(high - value, 10);
});

describe('shares', () => {
  test.each([
    [0, 20, 0, 0.161],
    [10, 10, 0.299, 0.701],
    [20, 0, 0.839, 1],
  ])('%i true and %i false: the interval from the tables', (trues, falses, low, high) => {
    const estimate = estimateShare(flags(trues, falses));
    expect(estimate.value).toBe(trues / 20);
    expect(estimate.low).toBeCloseTo(low, 3);
    expect(estimate.high).toBeCloseTo(high, 3);
  });

  test('pairs that agree leave a narrow interval around no difference, but not an empty one', () => {
    const { value, low, high } = estimateShareDifference(flags(0, 400), flags(0, 400));
    expect(value).toBe(0);
    expect(low).toBeLessThan(0);
    expect(high).toBeLessThan(0.01);
  });

  test('the interval of a difference holds the truth about nineteen times in twenty', () => {
    const random = createRandom('pairs');
    const rounds = 1000;
    let held = 0;
    for (let round = 0; round < rounds; round++) {
      const first = Array.from({ length: 100 }, () => random.fraction() < 0.3);
      const second = first.map(flag => (random.fraction() < 0.5 ? flag : random.fraction() < 0.5));
      const { low, high } = estimateShareDifference(first, second);
      if (low < 0.1 && high > 0.1) held++;
    }
    expect(held / rounds).toBeGreaterThan(0.93);
    expect(held / rounds).toBeLessThan(0.97);
  });
});
