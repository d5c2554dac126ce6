/** Which cells touch: neighbours along an axis and, on the faces of a cube, across their sides and over its edges. */
import { type Cell, cellAt, coordinatesOf, pointOnCube, type Shape } from '@hyperdoku/engine';

export type Touching = (cell: Cell) => readonly Cell[];

export function touchingIn(shape: Shape): Touching {
  const known = new Map<Cell, readonly Cell[]>();
  const find = shape.surface ? acrossSides(shape) : alongAxes(shape);
  return cell => {
    let cells = known.get(cell);
    if (!cells) {
      cells = find(cell);
      known.set(cell, cells);
    }
    return cells;
  };
}

const alongAxes =
  (shape: Shape): Touching =>
  cell => {
    const at = coordinatesOf(shape, cell);
    return at.flatMap((_, axis) =>
      [-1, 1].flatMap(by => {
        const next = cellAt(
          shape,
          at.map((value, i) => (i === axis ? value + by : value)),
        );
        return next === undefined ? [] : [next];
      }),
    );
  };

function acrossSides(shape: Shape): Touching {
  const bySide = new Map<string, Cell[]>();
  const sidesOf = (cell: Cell): string[] => {
    const { at, normal } = pointOnCube(shape, cell);
    return [0, 1, 2]
      .filter(axis => axis !== normal)
      .flatMap(axis => [-0.5, 0.5].map(by => at.map((value, i) => (i === axis ? value + by : value)).join()));
  };
  for (let cell = 0; cell < shape.cellCount; cell++)
    for (const side of sidesOf(cell)) bySide.set(side, [...(bySide.get(side) ?? []), cell]);
  return cell => sidesOf(cell).flatMap(side => (bySide.get(side) ?? []).filter(other => other !== cell));
}

/** Cells in parts that hang together. */
export function partsOf(cells: readonly Cell[], touching: Touching): Cell[][] {
  const left = new Set(cells);
  const parts: Cell[][] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (const cell of part) for (const next of touching(cell)) if (left.delete(next)) part.push(next);
    parts.push(part);
  }
  return parts;
}
