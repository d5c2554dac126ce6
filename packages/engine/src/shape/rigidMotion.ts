/**
 * For rules that can be anything: of the turns and mirrorings of the whole grid, those that happen to keep it.
 */
import { permutations, stridesOf } from '../base/ints.js';
import type { Random } from '../base/random.js';
import { cellAtPosition, coordinatesOf } from './coordinates.js';
import { keepsRule } from './keepsRule.js';
import type { Shape } from './shape.js';

/** More axes have too many turns to try. */
const maxTurnedAxes = 4;

function makeMotion(shape: Shape, order: readonly number[], mirrored: number): Int32Array | undefined {
  const strides = stridesOf(shape.extents);
  const motion = new Int32Array(shape.cellCount);
  for (let cell = 0; cell < shape.cellCount; cell++) {
    let position = 0;
    for (const [axis, at] of coordinatesOf(shape, cell).entries()) {
      const placed = (mirrored >> axis) & 1 ? shape.extents[axis] - 1 - at : at;
      position += placed * strides[order[axis]];
    }
    const image = cellAtPosition(shape, position);
    if (image === undefined) return undefined;
    motion[cell] = image;
  }
  return motion;
}

const found = new WeakMap<Shape, readonly Int32Array[]>();

export function rigidMotionsOf(shape: Shape): readonly Int32Array[] {
  const known = found.get(shape);
  if (known) return known;
  const { extents } = shape;
  const identity = Int32Array.from({ length: shape.cellCount }, (_, cell) => cell);
  const motions: Int32Array[] = [identity];
  if (extents.length <= maxTurnedAxes) {
    for (const order of permutations(extents.map((_, axis) => axis))) {
      if (order.some((image, axis) => extents[image] !== extents[axis])) continue;
      for (let mirrored = 0; mirrored < 1 << extents.length; mirrored++) {
        if (mirrored === 0 && order.every((image, axis) => image === axis)) continue;
        const motion = makeMotion(shape, order, mirrored);
        if (motion && keepsRule(shape, motion)) motions.push(motion);
      }
    }
  }
  found.set(shape, motions);
  return motions;
}

export function randomRigidMotion(shape: Shape, random: Random): Int32Array {
  const motions = rigidMotionsOf(shape);
  return motions[random.below(motions.length)];
}
