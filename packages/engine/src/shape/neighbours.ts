/** Which cells lie beside each other in the grid. On the faces of a cube, those of one face do. */
import { type Step, spatialAxes } from './constraints/steps.js';
import { cellAt, coordinatesOf } from './coordinates.js';
import type { Cell, Shape } from './shape.js';

/** By cell the cells that it touches: with a side, one step along one axis, or also with an edge, one step along each of two. */
export type Neighbours = readonly (readonly Cell[])[];

export function neighboursBySide(shape: Shape): Neighbours {
  return listNeighbours(shape, stepsAlongOne(shape));
}

export function neighboursByEdge(shape: Shape): Neighbours {
  const single = stepsAlongOne(shape);
  const double = single.flatMap((first, i) =>
    single
      .slice(i + 1)
      .map(second => first.map((along, axis) => along + second[axis]))
      .filter(step => step.some(along => along !== 0)),
  );
  return listNeighbours(shape, [...single, ...double]);
}

const stepsAlongOne = (shape: Shape): Step[] =>
  spatialAxes(shape).flatMap(along =>
    [1, -1].map(by => shape.extents.map((_, axis) => (axis === along ? by : 0))),
  );

function listNeighbours(shape: Shape, steps: readonly Step[]): Neighbours {
  return Array.from({ length: shape.cellCount }, (_, cell) => {
    const place = coordinatesOf(shape, cell);
    return steps.flatMap(
      step =>
        cellAt(
          shape,
          place.map((at, axis) => at + step[axis]),
        ) ?? [],
    );
  });
}
