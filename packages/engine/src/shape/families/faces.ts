/**
 * The surface of a cube: six n×n faces and the 3n hoops that run around it, n² symbols. A hoop has 4n cells and
 * a face n², so only n = 4 makes both houses.
 *
 * Faces come in pairs with a normal axis: faces 0 and 1 have normal x, 2 and 3 normal y, 4 and 5 normal z. On the
 * faces of normal axis a the columns run along the next axis a + 1 and the rows along a + 2 (in a ring of three), so
 * the hoop around axis a at height h crosses four faces: rows of one pair and columns of the other.
 */
import { quotient } from '../../base/ints.js';
import { fail, ok } from '../../base/result.js';
import { countTo, faceCell, listHousesOneByOne } from '../faceHouses.js';
import { checkLeast, type Family, parseSide } from '../family.js';
import { arithmeticOf } from '../field.js';
import { exchangeRuns, type Generator, indexKeys, type KnownFrame, moveSome } from '../frame.js';
import type { Shape, Surface } from '../shape.js';
import type { FacesSpec } from '../spec.js';

const side = 4;
const surface: Surface = {
  unfolds: 'net',
  faces: ['right', 'left', 'back', 'front', 'top', 'bottom'],
};
const ring = (axis: number): number => axis % 3;

/**
 * A solution over the field of four elements, symbols as pairs of them. On every face the symbol is
 * d·row + e·column + c, where the lines that lie in hoops around one axis all have one direction; a hoop is then four
 * parallel lines, and the constants keep those apart.
 */
const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
];
const constants = [
  [0, 0],
  [1, 0],
  [0, 2],
  [0, 3],
  [2, 0],
  [3, 1],
];

export const faces: Family<FacesSpec> = {
  name: 'faces',
  example: 'faces:4',
  parse: text => {
    const read = parseSide(text, 'faces:');
    return read === undefined ? undefined : ok({ family: 'faces', side: read });
  },
  make: spec => `faces:${spec.side}`,
  rule: () => ({ kind: 'faces' }),
  outline: spec => {
    if (spec.side === side)
      return ok({ symbols: side * side, extents: [side, side, 6], cellCount: 6 * side * side });
    const [hoop, face] = [4 * spec.side, spec.side ** 2];
    const tooFew = checkLeast(face);
    if (tooFew) return tooFew;
    return fail('shape-impossible', 'hoop-and-face', { shape: `faces:${spec.side}`, hoop, face, side });
  },
  listHouses: (_, outline) => {
    const hoop = (axis: number, height: number) =>
      [0, 1].flatMap(half =>
        countTo(side).flatMap(i => [
          faceCell(side, 2 * ring(axis + 1) + half, i, height),
          faceCell(side, 2 * ring(axis + 2) + half, height, i),
        ]),
      );
    return listHousesOneByOne(outline, surface, [
      {
        orientation: { kind: 'face', axes: [0, 1] },
        houses: countTo(6).map(face =>
          countTo(side * side).map(i => faceCell(side, face, i % side, Math.floor(i / side))),
        ),
      },
      ...countTo(3).map(axis => ({
        orientation: { kind: 'hoop' as const, axes: [axis] },
        houses: countTo(side).map(height => hoop(axis, height)),
      })),
    ]);
  },
  instantGrid: (_, { cellCount }) => {
    const { add, multiply } = arithmeticOf(side);
    const grid = new Uint8Array(cellCount);
    for (const face of countTo(6)) {
      const normal = face >> 1;
      // A line along the columns' axis lies in a hoop around the rows' axis, and the other way round.
      const alongColumn = directions[ring(normal + 2)];
      const alongRow = directions[ring(normal + 1)];
      for (const row of countTo(side)) {
        for (const column of countTo(side)) {
          const [low, high] = [0, 1].map(i =>
            add(add(multiply(alongColumn[i], column), multiply(alongRow[i], row)), constants[face][i]),
          );
          grid[faceCell(side, face, column, row)] = high * side + low + 1;
        }
      }
    }
    return grid;
  },
  randomMotion: (_, shape, random) => {
    const heights = countTo(3).map(() => random.permutation(side));
    const flips = countTo(3).map(() => random.below(2));
    const turn = random.below(3);
    const mirrored = random.below(2) === 1;
    const motion = new Int32Array(shape.cellCount);
    for (const face of countTo(6)) {
      const normal = face >> 1;
      for (const row of countTo(side)) {
        for (const column of countTo(side)) {
          const newColumn = heights[ring(normal + 1)][column];
          const newRow = heights[ring(normal + 2)][row];
          const half = (face & 1) ^ flips[normal];
          // Mirroring sends axis a to -a in the ring, which exchanges columns and rows.
          const newNormal = ring((mirrored ? 3 - normal : normal) + turn);
          motion[faceCell(side, face, column, row)] = mirrored
            ? faceCell(side, 2 * newNormal + half, newRow, newColumn)
            : faceCell(side, 2 * newNormal + half, newColumn, newRow);
        }
      }
    }
    return motion;
  },
  frame: (_, shape) => facesFrame(shape),
};

/** The points are the heights along each axis, then the two faces across each. */
function facesFrame({ cellCount }: Shape): KnownFrame {
  const heights = 3 * side;
  const points = heights + 6;
  const cellPoints = new Int32Array(3 * cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    const face = quotient(cell, side * side);
    const normal = face >> 1;
    cellPoints[3 * cell] = heights + face;
    cellPoints[3 * cell + 1] = ring(normal + 1) * side + (cell % side);
    cellPoints[3 * cell + 2] = ring(normal + 2) * side + (quotient(cell, side) % side);
  }
  const weights = moveSome(points, point =>
    point < heights
      ? ((point % side) + 1) * (side + 1) ** quotient(point, side)
      : ((point & 1) + 1) * (side + 1) ** 3 * 3 ** ((point - heights) >> 1),
  );
  const generators = countTo(3).flatMap((axis): Generator[] => [
    ...countTo(side - 1).map(
      (first): Generator => ({
        name: { kind: 'layers', axis, first, second: first + 1 },
        points: moveSome(points, exchangeRuns(axis * side + first, axis * side + first + 1, 1)),
      }),
    ),
    {
      name: { kind: 'faces', axis },
      points: moveSome(points, exchangeRuns(heights + 2 * axis, heights + 2 * axis + 1, 1)),
    },
    ...(axis === 0 ? [] : [exchangeAxes(points, heights, axis)]),
  ]);
  return {
    points,
    arity: 3,
    cellPoints,
    ordered: false,
    sorts: moveSome(points, point => (point < heights ? 0 : 1)),
    axes: moveSome(points, point => (point < heights ? quotient(point, side) : 3 + ((point - heights) >> 1))),
    sets: countTo(3).map(axis => [
      ...countTo(side).map(at => axis * side + at),
      heights + 2 * axis,
      heights + 2 * axis + 1,
    ]),
    weights,
    cellOfKey: indexKeys(cellPoints, 3, weights),
    generators,
  };
}

/** An axis and the one before it change places. */
function exchangeAxes(points: number, heights: number, second: number): Generator {
  const first = second - 1;
  const ofHeights = exchangeRuns(first * side, second * side, side);
  const ofFaces = exchangeRuns(heights + 2 * first, heights + 2 * second, 2);
  return {
    name: { kind: 'axes', first, second },
    points: moveSome(points, point => (point < heights ? ofHeights(point) : ofFaces(point))),
  };
}
