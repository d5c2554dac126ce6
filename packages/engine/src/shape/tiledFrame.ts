/**
 * The frame of a tiled grid: its points are the layers across each axis, axis by axis. Motions exchange layers within a band, bands,
 * and axes that are cut alike.
 */
import { quotient, stridesOf } from '../base/ints.js';
import { exchangeRuns, type Generator, type KnownFrame, moveSome } from './frame.js';
import type { Axis, Shape } from './shape.js';
import { bandWidth, exchangeable } from './tiledMotion.js';
import type { Tiling } from './tiling.js';

export function tiledFrame({ extents, cellCount }: Shape, tilings: readonly Tiling[]): KnownFrame {
  const points = extents.reduce((sum, extent) => sum + extent, 0);
  const starts = extents.map((_, axis) => extents.slice(0, axis).reduce((sum, extent) => sum + extent, 0));
  const strides = stridesOf(extents);
  const sorts = new Int32Array(points);
  const weights = new Int32Array(points);
  const axes = new Int32Array(points);
  const sets: number[][] = [];
  const generators: Generator[] = [];
  const move = (name: Generator['name'], image: (point: number) => number) =>
    generators.push({ name, points: moveSome(points, image) });
  for (const [axis, extent] of extents.entries()) {
    const start = starts[axis];
    const width = bandWidth(tilings, axis, extent);
    const alike = firstLike(extents, tilings, axis);
    sorts.fill(alike, start, start + extent);
    axes.fill(axis, start, start + extent);
    for (let at = 0; at < extent; at++) weights[start + at] = at * strides[axis];
    const layers = Array.from({ length: extent }, (_, at) => start + at);
    sets.push(layers);
    for (let second = 1; second < Math.max(width, width === 1 ? extent : 1); second++) {
      const first = second - 1;
      move({ kind: 'layers', axis, first, second }, exchangeRuns(start + first, start + second, 1));
    }
    if (width > 1) {
      for (let first = 0; first < extent; first += width) {
        sets.push(layers.slice(first, first + width));
        const second = first + width;
        if (second < extent)
          move(
            { kind: 'bands', axis, first, second, width },
            exchangeRuns(start + first, start + second, width),
          );
      }
    }
    const before = extents.findLastIndex(
      (_, other) => other < axis && firstLike(extents, tilings, other) === alike,
    );
    if (before >= 0)
      move({ kind: 'axes', first: before, second: axis }, exchangeRuns(starts[before], start, extent));
  }
  return {
    points,
    arity: extents.length,
    cellPoints: listCellPoints(extents, starts, cellCount),
    ordered: false,
    sorts,
    axes,
    sets,
    weights,
    generators,
  };
}

/** The first axis that may be exchanged with this one; itself, if there is none before it. */
const firstLike = (extents: readonly number[], tilings: readonly Tiling[], axis: Axis): Axis =>
  extents.findIndex(
    (extent, other) => other === axis || (extent === extents[axis] && exchangeable(tilings, other, axis)),
  );

function listCellPoints(
  extents: readonly number[],
  starts: readonly number[],
  cellCount: number,
): Int32Array {
  const cellPoints = new Int32Array(cellCount * extents.length);
  for (let cell = 0, at = 0; cell < cellCount; cell++) {
    let rest = cell;
    for (let axis = 0; axis < extents.length; axis++) {
      cellPoints[at++] = starts[axis] + (rest % extents[axis]);
      rest = quotient(rest, extents[axis]);
    }
  }
  return cellPoints;
}
