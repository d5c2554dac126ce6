import { describe, expect, test } from 'vitest';
import { fillWithCages, plainShape } from './constraints.testkit.js';
import { chooseTints } from './tints.js';
import { touchingIn } from './touching.js';

describe('tints', () => {
  test.each(['4^3', '9^3', '2x2x2', 'latin:3^4', 'faces:4', 'iso:4'])(
    'of cages that touch differ on %s, and are few',
    spec => {
      const shape = plainShape(spec);
      const touching = touchingIn(shape);
      for (const seed of [1, 2, 3]) {
        const cages = fillWithCages(shape, 5, seed);
        const tints = chooseTints(
          cages.map(cells => new Set(cells)),
          touching,
        );
        const tintOf = new Map(cages.flatMap((cells, i) => cells.map(cell => [cell, i])));
        for (const [cell, cage] of tintOf)
          for (const other of touching(cell)) {
            const next = tintOf.get(other) ?? -1;
            if (next !== cage) expect(tints[next]).not.toBe(tints[cage]);
          }
        expect(Math.max(...tints)).toBeLessThan(8);
        const counts = [0, 1, 2, 3].map(tint => tints.filter(each => each === tint).length);
        expect(Math.min(...counts)).toBeGreaterThan(0.1 * cages.length);
      }
    },
  );

  test('of sets that overlap differ, and a single one has the first', () => {
    const touching = touchingIn(plainShape('4^3'));
    expect(chooseTints([new Set([0, 1])], touching)).toEqual([0]);
    const [a, b] = chooseTints([new Set([0, 1, 2]), new Set([2]), new Set([63])], touching);
    expect(a).not.toBe(b);
  });

  test('cells of a cube touch along axes, on a surface over edges too', () => {
    expect([...touchingIn(plainShape('4^3'))(0)].sort((a, b) => a - b)).toEqual([1, 4, 16]);
    const onFaces = touchingIn(plainShape('faces:4'));
    for (let cell = 0; cell < 96; cell++) expect(new Set(onFaces(cell)).size).toBe(4);
  });
});
