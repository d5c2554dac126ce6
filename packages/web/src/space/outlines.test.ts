import { cellsOf, expectOk, orientationOf, parseShape } from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { isBlock } from './outlines.js';

describe('houses with a body', () => {
  test('are lines and boxes, but no diagonals', () => {
    const rule = { base: '4^3', constraints: [{ kind: 'diagonal', direction: [1, 1, 1] }] };
    const shape = expectOk(parseShape(JSON.stringify(rule)));
    const houses = Array.from({ length: shape.houseCount }, (_, house) => house);
    const without = houses.filter(house => !isBlock(shape, house));
    expect(without.map(house => [...cellsOf(shape, house)])).toEqual([[0, 21, 42, 63]]);
    expect(new Set(houses.map(house => orientationOf(shape, house).kind)).size).toBeGreaterThan(2);
  });
});
