import { cellAt, expectOk, parseShape } from '@hyperdoku/engine';
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { facingOf, usualDirection } from './camera.js';
import { placeInSpace } from './spaceLayout.js';
import { bestDirection } from './viewpoint.js';

test.each(['9^3', '9^4'])('of %s cells at the far side are brought to the near one', spec => {
  const shape = expectOk(parseShape(spec));
  const { right, up } = facingOf(usualDirection);
  const layout = placeInSpace(shape, {
    view: shape.extents.length > 3 ? 'cubes' : 'cube',
    explode: 0,
    explodeAxis: 2,
    angles: [],
    lens: 'perspective',
    focus: 0,
    facing: { right: right.toArray(), up: up.toArray() },
  });
  const sight = new Float32Array(shape.cellCount).fill(0.1);
  const seen = { layout, sight, covers: () => false };
  const rest = shape.extents.slice(3).map(() => 0);
  const line = (z: number): number[] => [6, 7, 8].map(y => cellAt(shape, [0, y, z, ...rest]) ?? -1);
  const [low, high] = (layout.lettered ?? layout.frames[0]).map(end => new Vector3().fromArray(end));
  const middle = low.add(high).multiplyScalar(0.5);
  const nearness = (cells: readonly number[], from: Vector3): number =>
    from.dot(new Vector3().fromArray(layout.positions, 3 * cells[1]).sub(middle));
  for (const z of [0, 8]) {
    // From the other end.
    const far = new Vector3(0.5, 0.42, z === 0 ? -1 : 1).normalize();
    const near = bestDirection(seen, line(z), far, false);
    if (!near) throw new Error('it should be seen better from elsewhere');
    expect(nearness(line(z), near)).toBeGreaterThan(nearness(line(z), far) + 5);
    expect(bestDirection(seen, line(z), near, false)).toBeUndefined();
  }
});
