import { expect, test } from 'vitest';
import { makeCamera, parseCamera } from './camera.js';

test.each([
  ['0 0', [0, 0, 1], 1],
  ['90 0 2', [1, 0, 0], 2],
  ['-90,0', [-1, 0, 0], 1],
  ['0 30', [0, 0.5, Math.cos(Math.PI / 6)], 1],
])('%s looks from where it says', (text, direction, nearness) => {
  const found = parseCamera(text);
  found?.direction.forEach((at, i) => {
    expect(at).toBeCloseTo(direction[i], 9);
  });
  expect([found?.nearness, found?.target]).toEqual([nearness, [0, 0, 0]]);
});

test('what is written is read again', () => {
  for (const text of ['30 25 1.2', '-135 -60 0.5', '180 0 1'])
    expect(makeCamera(parseCamera(text) ?? { direction: [0, 0, 1], target: [], nearness: 0 })).toBe(text);
});

test.each(['', '30', 'left', '1 2 3 4', '0 91', '0 0 0', '0 0 50', '0 Infinity'])(
  '"%s" is no camera',
  text => {
    expect(parseCamera(text)).toBeUndefined();
  },
);
