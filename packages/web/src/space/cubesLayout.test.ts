/** Cubes side by side: none before another, from wherever one looks. */
import { expectOk, parseShape } from '@hyperdoku/engine';
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { facingOf } from './camera.js';
import { placeInSpace } from './spaceLayout.js';

const directions = [
  [0, 0, 1],
  [0.5, 0.42, 1],
  [1, 0.3, 0.05],
  [-0.5, -0.42, -1],
  [0.35, 1, 0.5],
].map(([x, y, z]) => new Vector3(x, y, z));

test.each(['plane:3^4', '2x2x1x1', '9^4', 'latin:3^5'])('of %s no cube hides another', spec => {
  const shape = expectOk(parseShape(spec));
  for (const direction of directions) {
    const { right, up } = facingOf(direction);
    const { cubes = [] } = placeInSpace(shape, {
      view: 'cubes',
      explode: 0,
      explodeAxis: 2,
      angles: [],
      lens: 'orthographic',
      focus: 1,
      facing: { right: right.toArray(), up: up.toArray() },
    });
    expect(cubes).toHaveLength(shape.cellCount / (shape.extents[0] * shape.extents[1] * shape.extents[2]));
    expect(cubes.filter(({ scale }) => scale === 1).map(({ index }) => index)).toEqual([1]);
    const middles = cubes.map(({ frame: [from, to] }) => {
      const middle = new Vector3().fromArray(from).add(new Vector3().fromArray(to)).multiplyScalar(0.5);
      // As far across and up as at first, and none nearer than another.
      return {
        x: middle.dot(right),
        y: middle.dot(up),
        z: middle.dot(direction),
        half: (to[0] - from[0]) / 2,
      };
    });
    for (const [i, a] of middles.entries()) {
      expect(a.x).toBeCloseTo(cubes[i].at[0], 4);
      expect(a.y).toBeCloseTo(cubes[i].at[1], 4);
      expect(a.z).toBeCloseTo(0, 4);
      // Inscribed in a circle of 1.2 times its half side, a cube is beside the others.
      for (const b of middles.slice(0, i))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(1.2 * (a.half + b.half));
    }
  }
});
