/**
 * The moves of a tiled grid that keep its houses. Along an axis, lines may change places within their band and
 * bands may change places among each other, where a band is as wide as the blocks that cut this axis. Two axes
 * may be exchanged when that leaves the list of tilings as it was.
 */
import { stridesOf } from '../base/ints.js';
import type { Random } from '../base/random.js';
import type { Axis, Shape } from './shape.js';
import type { Tiling } from './tiling.js';

/** How wide the bands of an axis are: the block length that is neither 1 nor the whole axis, if there is one. */
export function bandWidth(tilings: readonly Tiling[], axis: Axis, extent: number): number {
  const cut = tilings.find(({ block }) => block[axis] > 1 && block[axis] < extent);
  return cut ? cut.block[axis] : 1;
}

/** A random order of 0 … extent - 1 that keeps bands together; what is left over for a narrower last band stays the last. */
export function shuffleBands(extent: number, width: number, random: Random): Int32Array {
  const order = new Int32Array(extent);
  const bands = random.permutation(Math.floor(extent / width));
  for (let band = 0; band < bands.length; band++) {
    const lines = random.permutation(width);
    for (let line = 0; line < width; line++) order[band * width + line] = bands[band] * width + lines[line];
  }
  const whole = bands.length * width;
  order.set(
    random.permutation(extent - whole).map(line => whole + line),
    whole,
  );
  return order;
}

const describe = (tilings: readonly Tiling[]): string =>
  tilings
    .map(({ kind, block }) => `${kind} ${block.join(' ')}`)
    .sort()
    .join('\n');

export function exchangeable(tilings: readonly Tiling[], first: Axis, second: Axis): boolean {
  const swapped = tilings.map(({ kind, block }) => {
    const other = [...block];
    other[first] = block[second];
    other[second] = block[first];
    return { kind, block: other };
  });
  return describe(swapped) === describe(tilings);
}

/** A random image for every axis, among those that keep the tilings. */
function shuffleAxes(extents: readonly number[], tilings: readonly Tiling[], random: Random): Axis[] {
  const image: Axis[] = extents.map((_, axis) => axis);
  const placed = new Set<Axis>();
  for (let axis = 0; axis < extents.length; axis++) {
    if (placed.has(axis)) continue;
    const alike = image.filter(
      other =>
        other === axis ||
        (!placed.has(other) && extents[other] === extents[axis] && exchangeable(tilings, axis, other)),
    );
    const order = random.shuffle([...alike]);
    for (const [i, member] of alike.entries()) {
      image[member] = order[i];
      placed.add(member);
    }
  }
  return image;
}

export function randomTiledMotion(shape: Shape, tilings: readonly Tiling[], random: Random): Int32Array {
  const { extents } = shape;
  const strides = stridesOf(extents);
  const axisImage = shuffleAxes(extents, tilings, random);
  // steps[axis][x]: what coordinate x of the old axis adds to the new position.
  const steps = extents.map((extent, axis) =>
    shuffleBands(extent, bandWidth(tilings, axis, extent), random).map(x => x * strides[axisImage[axis]]),
  );
  const motion = new Int32Array(shape.cellCount);
  for (let cell = 0; cell < motion.length; cell++) {
    let rest = cell;
    let image = 0;
    for (let axis = 0; axis < extents.length; axis++) {
      const at = rest % extents[axis];
      rest = (rest - at) / extents[axis];
      image += steps[axis][at];
    }
    motion[cell] = image;
  }
  return motion;
}
