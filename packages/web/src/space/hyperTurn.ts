/**
 * How a shape of more than three axes is turned and brought down to space: by an angle for every plane that holds a further axis, and
 * then by taking away one axis after the other from the last on, with what is farther along it drawn smaller. The graphics card does the
 * same with the same numbers (`tileShaders.ts`); here it is done for what is pointed at, sorted and drawn as lines.
 */
import { coordinatesOf, type Shape } from '@hyperdoku/engine';
import { signs } from './parts.js';
import type { Lens } from './spaceState.js';

/** The planes to turn in: every axis with each beyond the third. */
export function planesOf(axes: number): readonly (readonly [number, number])[] {
  const planes: [number, number][] = [];
  for (let far = 3; far < axes; far++) for (let near = 0; near < far; near++) planes.push([near, far]);
  return planes;
}

/** Far enough away that nothing reaches the eye, however it is turned. */
const eyeShare = (axes: number): number => (axes > 4 ? 2.2 : 1.75);

/** Units of space to half a side: tiles have more room than side by side. */
const spread = 1.3;

interface Standard {
  /** Coordinates in a hypercube whose longest sides are from -1 to 1, cell after cell. */
  readonly spots: Float32Array;
  /** How far its corners are from the middle. */
  readonly reach: number;
}

const standards = new WeakMap<Shape, Standard>();

export function standardOf(shape: Shape): Standard {
  const known = standards.get(shape);
  if (known) return known;
  const axes = shape.extents.length;
  const spots = new Float32Array(axes * shape.cellCount);
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const at = coordinatesOf(shape, cell);
    for (let axis = 0; axis < axes; axis++) spots[axes * cell + axis] = standardAt(shape, axis, at[axis]);
  }
  const longest = Math.max(...shape.extents);
  const made = { spots, reach: Math.hypot(...shape.extents.map(extent => extent / longest)) };
  standards.set(shape, made);
  return made;
}

/** Where a coordinate lies in that hypercube. */
export const standardAt = ({ extents }: Shape, axis: number, value: number): number =>
  ((signs[axis] ?? 1) * (value - (extents[axis] - 1) / 2)) / (Math.max(...extents) / 2);

export class HyperTurn {
  readonly axes: number;
  /** Row after row. */
  readonly matrix: Float64Array;
  /** How far the eye is; endless without perspective. */
  readonly eye: number;
  /** Units of space to one. */
  readonly size: number;
  /** How far corners are from the middle before they are brought down, and the farthest that anything comes to lie afterwards. */
  readonly reach: number;
  readonly radius: number;
  /** What comes to lie in the middle. */
  readonly centre: readonly [number, number, number];
  private readonly spots: Float32Array;
  private readonly turned: Float64Array;

  constructor(shape: Shape, angles: readonly number[], lens: Lens) {
    const axes = shape.extents.length;
    const { spots, reach } = standardOf(shape);
    this.axes = axes;
    this.spots = spots;
    this.reach = reach;
    this.matrix = matrixOf(axes, angles);
    this.turned = new Float64Array(axes);
    this.eye = lens === 'perspective' ? eyeShare(axes) * reach : Number.POSITIVE_INFINITY;
    this.size = (Math.max(...shape.extents) / 2) * spread;
    let radius = reach;
    for (let axis = 3; axis < axes && Number.isFinite(this.eye); axis++)
      radius *= this.eye / Math.sqrt(this.eye ** 2 - radius ** 2);
    this.radius = radius * this.size;
    this.centre = [0, 0, 0];
    this.centre = this.middleOf(shape);
  }

  /** Perspective makes one end larger: the middle of the corners is to be in the middle of the picture. */
  private middleOf({ extents }: Shape): [number, number, number] {
    const longest = Math.max(...extents);
    const low = [0, 0, 0].fill(Number.POSITIVE_INFINITY);
    const high = [0, 0, 0].fill(Number.NEGATIVE_INFINITY);
    for (let bits = 0; bits < 1 << extents.length; bits++) {
      const corner = extents.map((extent, axis) => ((bits >> axis) & 1 ? extent : -extent) / longest);
      for (const [i, value] of this.bring(corner).entries()) {
        low[i] = Math.min(low[i], value);
        high[i] = Math.max(high[i], value);
      }
    }
    return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  }

  /** Where a cell lies in space. */
  placeOf(cell: number): [number, number, number] {
    return this.bring(this.spots, this.axes * cell);
  }

  /** Where a point of the standard hypercube lies in space. */
  bring(point: ArrayLike<number>, from = 0): [number, number, number] {
    const { axes, matrix, turned, eye, size, centre } = this;
    for (let row = 0; row < axes; row++) {
      let sum = 0;
      for (let column = 0; column < axes; column++) sum += matrix[axes * row + column] * point[from + column];
      turned[row] = sum;
    }
    let scale = 1;
    for (let axis = axes - 1; axis >= 3; axis--) scale *= 1 / (1 - (turned[axis] * scale) / eye);
    const by = scale * size;
    return [turned[0] * by - centre[0], turned[1] * by - centre[1], turned[2] * by - centre[2]];
  }

  /** How far cells lie along a direction of space; made once for many of them. */
  depthsAlong([x, y, z]: readonly number[]): (cell: number) => number {
    const { axes, matrix, spots, eye, size, centre } = this;
    if (axes > 4)
      return cell => {
        const place = this.placeOf(cell);
        return place[0] * x + place[1] * y + place[2] * z;
      };
    const along = (column: number): number =>
      (matrix[column] * x + matrix[4 + column] * y + matrix[8 + column] * z) * size;
    const [a, b, c, d] = [along(0), along(1), along(2), along(3)];
    const middle = centre[0] * x + centre[1] * y + centre[2] * z;
    const [e, f, g, h] = [12, 13, 14, 15].map(i => matrix[i] / eye);
    return cell => {
      const i = 4 * cell;
      const [p, q, r, s] = [spots[i], spots[i + 1], spots[i + 2], spots[i + 3]];
      return (a * p + b * q + c * r + d * s) / (1 - (e * p + f * q + g * r + h * s)) - middle;
    };
  }

  /** How far along the fourth axis a cell lies now that it is turned: from -1, farthest away, to 1. */
  alongOf(cell: number): number {
    const { axes, matrix, spots, reach } = this;
    let sum = 0;
    for (let column = 0; column < axes; column++)
      sum += matrix[3 * axes + column] * spots[axes * cell + column];
    return sum / reach;
  }
}

function matrixOf(axes: number, angles: readonly number[]): Float64Array {
  const matrix = new Float64Array(axes * axes);
  for (let axis = 0; axis < axes; axis++) matrix[axes * axis + axis] = 1;
  planesOf(axes).forEach(([a, b], plane) => {
    const angle = angles[plane] ?? 0;
    if (angle === 0) return;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (let column = 0; column < axes; column++) {
      const [x, y] = [matrix[axes * a + column], matrix[axes * b + column]];
      matrix[axes * a + column] = x * cos - y * sin;
      matrix[axes * b + column] = x * sin + y * cos;
    }
  });
  return matrix;
}
