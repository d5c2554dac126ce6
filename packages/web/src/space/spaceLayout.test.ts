import { expectOk, parseShape } from '@hyperdoku/engine';
import { expect, test } from 'vitest';
import { planesOf } from './hyperTurn.js';
import { nearEndOf, placeInSpace } from './spaceLayout.js';

test.each(['latin:3^5', '9^4', 'plane:3^4', '2x1x1x1x1x1'])(
  'the projection of %s stays together, however far it has turned',
  spec => {
    const shape = expectOk(parseShape(spec));
    const side = Math.max(...shape.extents);
    for (let turn = 0; turn < 6.3; turn += 0.3) {
      const angles = planesOf(shape.extents.length).map((_, plane) => turn * (1 + plane));
      const { positions, edges } = placeInSpace(shape, {
        view: 'turning',
        explode: 0,
        explodeAxis: 2,
        angles,
        lens: 'perspective',
      });
      // No point flies off, and nothing shrinks to a point.
      const reach = edges.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      expect(reach).toBeLessThan(4.2 * side);
      expect(reach).toBeGreaterThan(0.5 * side);
      // Perspective does not fold it: neighbours along an axis stay neighbours.
      for (let cell = 1; cell < shape.extents[0]; cell++) {
        const apart = Math.hypot(
          ...[0, 1, 2].map(i => positions[3 * cell + i] - positions[3 * cell - 3 + i]),
        );
        expect(apart).toBeLessThan(6);
      }
    }
  },
);

test('the nearer end of the layers is where the viewer is', () => {
  expect(nearEndOf(2, [0, 0, 1])).toBe('low');
  expect(nearEndOf(2, [0, 0, -1])).toBe('high');
  expect(nearEndOf(0, [1, 0, 0])).toBe('high');
  expect(nearEndOf(1, [0, 1, 0])).toBe('low');
  expect(nearEndOf(3, [1, 1, 1])).toBe('low');
});
