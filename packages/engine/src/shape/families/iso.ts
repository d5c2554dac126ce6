/**
 * IsoDoku: the three visible faces of a cube, drawn as a hexagon of three n×n rhombi, with 2n symbols. A strip
 * runs over two faces, bending at their common edge; each face is cut into boxes of two strips' halves.
 *
 * The faces lie in a ring, so one rule serves all three: face f is a matrix whose rows belong to direction f and
 * whose columns belong to direction f + 1. The strip of direction f is a row of face f and a column of face
 * f - 1, and the boxes of face f are pairs of rows. Turning the ring is then a symmetry.
 */
import { quotient } from '../../base/ints.js';
import { fail, ok } from '../../base/result.js';
import { countTo, faceCell, listHousesOneByOne } from '../faceHouses.js';
import { checkLimits, type Family, parseSide } from '../family.js';
import { exchangeRuns, type Generator, indexKeys, type KnownFrame, moveSome } from '../frame.js';
import type { Cell, Shape, Surface } from '../shape.js';
import type { IsoSpec } from '../spec.js';
import { shuffleBands } from '../tiledMotion.js';

const faces = 3;
const surface: Surface = { unfolds: 'hexagon', faces: ['top', 'right', 'left'] };

/** The solution for n = 2, found by hand: three 2×2 faces, rows first. Larger ones repeat it with a Latin square. */
const smallest = [
  [0, 1, 2, 3],
  [3, 1, 0, 2],
  [2, 1, 3, 0],
];

export const iso: Family<IsoSpec> = {
  name: 'iso',
  example: 'iso:4',
  parse: text => {
    const side = parseSide(text, 'iso:');
    return side === undefined ? undefined : ok({ family: 'iso', side });
  },
  make: spec => `iso:${spec.side}`,
  rule: ({ side }) => ({ kind: 'strips', side }),
  outline: ({ side }) => {
    if (side % 2 !== 0) return fail('shape-impossible', 'side-odd', { shape: `iso:${side}` });
    const extents = [side, side, faces];
    return (
      checkLimits(2 * side, extents) ?? ok({ symbols: 2 * side, extents, cellCount: faces * side * side })
    );
  },
  listHouses: ({ side }, outline) => {
    const row = (face: number, at: number): Cell[] => countTo(side).map(i => faceCell(side, face, i, at));
    const column = (face: number, at: number): Cell[] => countTo(side).map(i => faceCell(side, face, at, i));
    return listHousesOneByOne(outline, surface, [
      ...countTo(faces).map(direction => ({
        orientation: { kind: 'strip' as const, axes: [direction] },
        houses: countTo(side).map(at => [
          ...row(direction, at),
          ...column((direction + faces - 1) % faces, at),
        ]),
      })),
      ...countTo(faces).map(face => ({
        orientation: { kind: 'box' as const, axes: [0, 1] },
        houses: countTo(side / 2).map(i => [...row(face, 2 * i), ...row(face, 2 * i + 1)]),
      })),
    ]);
  },
  instantGrid: ({ side }, { cellCount }) => {
    const copies = side / 2;
    const grid = new Uint8Array(cellCount);
    for (const face of countTo(faces)) {
      for (const row of countTo(side)) {
        for (const column of countTo(side)) {
          const major = smallest[face][(row % 2) * 2 + (column % 2)];
          const minor = (Math.floor(row / 2) + Math.floor(column / 2)) % copies;
          grid[faceCell(side, face, column, row)] = major * copies + minor + 1;
        }
      }
    }
    return grid;
  },
  randomMotion: ({ side }, shape, random) => {
    const turn = random.below(faces);
    const orders = countTo(faces).map(() => shuffleBands(side, 2, random));
    const motion = new Int32Array(shape.cellCount);
    for (const face of countTo(faces)) {
      for (const row of countTo(side)) {
        for (const column of countTo(side)) {
          const image = faceCell(
            side,
            (face + turn) % faces,
            orders[(face + 1) % faces][column],
            orders[face][row],
          );
          motion[faceCell(side, face, column, row)] = image;
        }
      }
    }
    return motion;
  },
  // On the smallest, boxes are whole faces, and there are more motions than those of larger ones.
  frame: ({ side }, shape) => (side === 2 ? undefined : isoFrame(side, shape)),
};

/** The points are the strips, direction by direction. */
function isoFrame(side: number, { cellCount }: Shape): KnownFrame {
  const points = faces * side;
  const cellPoints = new Int32Array(2 * cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    const face = quotient(cell, side * side);
    cellPoints[2 * cell] = face * side + (quotient(cell, side) % side);
    cellPoints[2 * cell + 1] = ((face + 1) % faces) * side + (cell % side);
  }
  const weights = moveSome(points, point => ((point % side) + 1) * (side + 1) ** quotient(point, side));
  const directions = countTo(faces).map(axis => countTo(side).map(at => axis * side + at));
  const pairs = directions.flatMap(strips => countTo(side / 2).map(i => strips.slice(2 * i, 2 * i + 2)));
  const generators: Generator[] = directions.flatMap((strips, axis) => [
    {
      name: { kind: 'layers', axis, first: 0, second: 1 },
      points: moveSome(points, exchangeRuns(strips[0], strips[1], 1)),
    },
    ...countTo(side / 2 - 1).map(
      (i): Generator => ({
        name: { kind: 'bands', axis, first: 2 * i, second: 2 * i + 2, width: 2 },
        points: moveSome(points, exchangeRuns(strips[2 * i], strips[2 * i + 2], 2)),
      }),
    ),
  ]);
  generators.push({ name: { kind: 'turn' }, points: moveSome(points, point => (point + side) % points) });
  return {
    points,
    arity: 2,
    cellPoints,
    ordered: true,
    sorts: new Int32Array(points),
    axes: moveSome(points, point => quotient(point, side)),
    sets: [...directions, ...pairs],
    weights,
    cellOfKey: indexKeys(cellPoints, 2, weights),
    generators,
  };
}
