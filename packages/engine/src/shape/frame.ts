/**
 * What the motions of a shape really move. A motion of `9^3` is known by what becomes of 27 layers, not of 729 cells, so a family
 * names such *points*, says which of them each cell lies on, and gives motions of the points that generate all others. A cell is
 * found again by its key, the sum of the weights of its points.
 */
import type { Axis, Cell, Shape } from './shape.js';

/** A motion that generates others, as data; `words` says it. */
export type MotionName =
  /** Exchange two layers across an axis, from 0. */
  | { readonly kind: 'layers'; readonly axis: Axis; readonly first: number; readonly second: number }
  /** Exchange two bands of layers, as they are, by their first layers. */
  | {
      readonly kind: 'bands';
      readonly axis: Axis;
      readonly first: number;
      readonly second: number;
      readonly width: number;
    }
  /** Exchange two axes. */
  | { readonly kind: 'axes'; readonly first: Axis; readonly second: Axis }
  /** Turn a surface, so that each of its three directions takes the place of the next. */
  | { readonly kind: 'turn' }
  /** Exchange the two faces across a direction. */
  | { readonly kind: 'faces'; readonly axis: Axis }
  /** Any other: the cells that move, in cycles. */
  | { readonly kind: 'cells'; readonly cycles: readonly (readonly Cell[])[] };

/** One of the motions that generate all. */
export interface Generator {
  readonly name: MotionName;
  /** Where each point goes. */
  readonly points: Int32Array;
}

export interface Frame {
  readonly points: number;
  /** How many points each cell lies on. */
  readonly arity: number;
  /** The points of cell c: `cellPoints[c * arity] …`. */
  readonly cellPoints: Int32Array;
  /** Whether a motion also keeps the order in which a cell lists its points. */
  readonly ordered: boolean;
  /** Points of different sorts never take each other's place. */
  readonly sorts: Int32Array;
  /** Points on the same axis: every cell lies on one of them, or none, and lies on another after a step along that axis. */
  readonly axes: Int32Array;
  /** Points that stay together, such as the layers of a band. */
  readonly sets: readonly (readonly number[])[];
  readonly weights: Int32Array;
  /** The cell of each key; without it, the key is the cell. */
  readonly cellOfKey?: Int32Array;
}

/** A frame whose motions are known beforehand. */
export interface KnownFrame extends Frame {
  readonly generators: readonly Generator[];
}

/** Where each cell goes when the points go there. */
export function cellMotion(
  frame: Frame,
  { cellCount }: Pick<Shape, 'cellCount'>,
  points: ArrayLike<number>,
): Int32Array {
  const { arity, cellPoints, weights, cellOfKey } = frame;
  const motion = new Int32Array(cellCount);
  for (let cell = 0, at = 0; cell < cellCount; cell++) {
    let key = 0;
    for (let k = 0; k < arity; k++) key += weights[points[cellPoints[at++]]];
    motion[cell] = cellOfKey ? cellOfKey[key] : key;
  }
  return motion;
}

/** Finds cells by the keys of their points. */
export function indexKeys(cellPoints: Int32Array, arity: number, weights: Int32Array): Int32Array {
  const keys = Array.from({ length: cellPoints.length / arity }, (_, cell) => {
    let key = 0;
    for (let k = 0; k < arity; k++) key += weights[cellPoints[cell * arity + k]];
    return key;
  });
  const cellOfKey = new Int32Array(1 + keys.reduce((most, key) => Math.max(most, key), 0)).fill(-1);
  for (const [cell, key] of keys.entries()) cellOfKey[key] = cell;
  return cellOfKey;
}

/** All points stay where they are, but for these, which go where they are sent. */
export function moveSome(points: number, image: (point: number) => number): Int32Array {
  return Int32Array.from({ length: points }, (_, point) => image(point));
}

/** Exchanges two runs of points of the same length. */
export const exchangeRuns =
  (first: number, second: number, length: number) =>
  (point: number): number => {
    if (point >= first && point < first + length) return point - first + second;
    if (point >= second && point < second + length) return point - second + first;
    return point;
  };
