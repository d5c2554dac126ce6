/**
 * Grids on the faces of a cube, unfolded. The faces are told apart by the axis they stand across and by the end of it they
 * lie at; each runs along the other two axes with its columns and rows. One rule then says where a step over an
 * edge leads, for both families: the step goes on along the old face's normal, and the third coordinate stays.
 *
 * iso: three faces around the near corner, from which all coordinates count, drawn as a hexagon. A strip is open at both
 * ends, and a step over one end leads to the other. faces: a cross-shaped net with the equator left, front, right, back.
 *
 * Left, right, up and down cannot follow every line around a corner where three faces meet: three families of lines would
 * need three directions. On the hexagon a move keeps its direction but over the edge between top and right, and on the
 * net but where top and bottom meet faces that they are not drawn next to.
 */
import { faceCell } from '../shape/faceHouses.js';
import { faceName } from '../shape/names.js';
import type { Axis, Cell, Shape, Surface } from '../shape/shape.js';
import type { Panel, Point } from './panel.js';

/** The four directions on the surface of a cube. */
export const directions = ['left', 'right', 'up', 'down'] as const;
/** A direction on the surface of a cube, seen from outside. */
export type Direction = (typeof directions)[number];

interface Face {
  /** The axis that the face stands across, and the end of it where it lies. */
  readonly normal: Axis;
  readonly end: 'low' | 'high';
  /** The axes along which its columns and rows are counted. */
  readonly columnAxis: Axis;
  readonly rowAxis: Axis;
  /** Where coordinate 0 of both is drawn, in sides of a face, and a step along each of the three axes. */
  readonly origin: Point;
  readonly steps: readonly Point[];
  /** What a move means: the axis and whether it is walked forwards or backwards. */
  readonly moves: Readonly<Record<Direction, readonly [Axis, 1 | -1]>>;
  /** Where its name stands, in sides of a face and then in cells; none where there is no room. */
  readonly label?: readonly [side: Point, cells: Point];
}

interface Unfolded {
  readonly faces: readonly Face[];
  /** In sides of a face. */
  readonly width: number;
  readonly height: number;
}

const slope = Math.sqrt(3) / 2;
/** Steps away from the near corner: to the upper left, to the upper right, down. */
const isoSteps = [
  { x: -slope, y: -0.5 },
  { x: slope, y: -0.5 },
  { x: 0, y: 1 },
];
const centre = { x: slope, y: 1 };

const isoFace = (face: number, moves: Face['moves'], label: readonly [Point, Point]): Face => ({
  normal: (face + 2) % 3,
  end: 'low',
  columnAxis: (face + 1) % 3,
  rowAxis: face,
  origin: centre,
  steps: isoSteps,
  moves,
  label,
});

const hexagon: Unfolded = {
  width: 2 * slope,
  height: 2,
  faces: [
    isoFace(0, { left: [0, 1], right: [0, -1], up: [1, 1], down: [1, -1] }, [
      { x: slope / 2, y: 0.25 },
      { x: -0.42, y: -0.38 },
    ]),
    isoFace(1, { left: [1, -1], right: [1, 1], up: [2, -1], down: [2, 1] }, [
      { x: slope * 1.5, y: 1.75 },
      { x: 0.52, y: 0.36 },
    ]),
    isoFace(2, { left: [0, 1], right: [0, -1], up: [2, -1], down: [2, 1] }, [
      { x: slope / 2, y: 1.75 },
      { x: -0.47, y: 0.36 },
    ]),
  ],
};

const netSteps: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};
const still = { x: 0, y: 0 };

/** A face of the net: where it stands, and in which direction each axis of the cube runs on it. */
function netFace(
  normal: Axis,
  end: Face['end'],
  [left, top]: readonly [number, number],
  runs: Readonly<Partial<Record<Axis, Direction>>>,
  label?: Face['label'],
): Face {
  const steps = [0, 1, 2].map(axis => {
    const run = runs[axis];
    return run ? netSteps[run] : still;
  });
  const moveTo = (direction: Direction): readonly [Axis, 1 | -1] => {
    const wanted = netSteps[direction];
    const axis = steps.findIndex(({ x, y }) => x * wanted.x + y * wanted.y !== 0);
    return [axis, steps[axis].x === wanted.x && steps[axis].y === wanted.y ? 1 : -1];
  };
  return {
    normal,
    end,
    columnAxis: (normal + 1) % 3,
    rowAxis: (normal + 2) % 3,
    // An axis that runs to the left or up begins at the far side.
    origin: {
      x: left + (steps.some(({ x }) => x < 0) ? 1 : 0),
      y: top + (steps.some(({ y }) => y < 0) ? 1 : 0),
    },
    steps,
    moves: { left: moveTo('left'), right: moveTo('right'), up: moveTo('up'), down: moveTo('down') },
    ...(label && { label }),
  };
}

/** x runs to the right, y to the front, z down, so that the top and the left face read like pages. */
const net: Unfolded = {
  width: 4,
  height: 3,
  faces: [
    netFace(0, 'high', [2, 1], { 1: 'left', 2: 'down' }, [
      { x: 2.5, y: 1 },
      { x: 0, y: -0.5 },
    ]),
    netFace(0, 'low', [0, 1], { 1: 'right', 2: 'down' }, [
      { x: 0.5, y: 1 },
      { x: 0, y: -0.5 },
    ]),
    netFace(1, 'low', [3, 1], { 0: 'left', 2: 'down' }, [
      { x: 3.5, y: 1 },
      { x: 0, y: -0.5 },
    ]),
    netFace(1, 'high', [1, 1], { 0: 'right', 2: 'down' }),
    netFace(2, 'low', [1, 0], { 0: 'right', 1: 'down' }, [
      { x: 1, y: 0 },
      { x: -0.75, y: 0.5 },
    ]),
    netFace(2, 'high', [1, 2], { 0: 'right', 1: 'up' }, [
      { x: 1, y: 3 },
      { x: -1.1, y: -0.5 },
    ]),
  ],
};

/** Where the faces of a cube lie on its net, whatever is written on them. */
export const netPlaces: readonly Face[] = net.faces;

const unfoldings: Readonly<Record<Surface['unfolds'], Unfolded>> = { hexagon, net };

function surfaceOf({ name, surface }: Shape): Unfolded {
  if (!surface) throw new RangeError(`${name} has no faces`);
  return unfoldings[surface.unfolds];
}

/** How large the unfolded surface is, in cells. */
export function surfaceSize(shape: Shape): { width: number; height: number } {
  const { width, height } = surfaceOf(shape);
  return { width: width * shape.extents[0], height: height * shape.extents[0] };
}

/** The faces, in the order of their numbers, as they touch on the paper. */
export function surfacePanels(shape: Shape): Panel[] {
  const side = shape.extents[0];
  const scale = ({ x, y }: Point): Point => ({ x: x * side, y: y * side });
  return surfaceOf(shape).faces.map(({ origin, steps, label }, face) => ({
    ...facePanel(shape, face, scale(origin), steps),
    ...(label && { labelAt: { x: label[0].x * side + label[1].x, y: label[0].y * side + label[1].y } }),
  }));
}

/** One face, drawn from this point on with these steps along the three axes of the cube. */
export function facePanel(shape: Shape, face: number, origin: Point, steps: readonly Point[]): Panel {
  const { columnAxis, rowAxis } = surfaceOf(shape).faces[face];
  const side = shape.extents[0];
  return {
    name: faceName(shape, face),
    width: side,
    height: side,
    cells: Array.from({ length: side * side }, (_, i) => face * side * side + i),
    origin,
    columnStep: steps[columnAxis],
    rowStep: steps[rowAxis],
  };
}

/** Where a cell lies on the cube itself. */
export interface PointOnCube {
  /** The middle of the cell along the three axes of the cube, from 0 to the side. */
  readonly at: readonly number[];
  /** The axis that its face stands across, and the end of it where it lies. */
  readonly normal: Axis;
  readonly end: 'low' | 'high';
}

/** Where a cell of the surface of a cube lies, and the way it faces. */
export function pointOnCube(shape: Shape, cell: Cell): PointOnCube {
  const side = shape.extents[0];
  const { normal, end, columnAxis, rowAxis } = surfaceOf(shape).faces[Math.floor(cell / (side * side))];
  const at = [0, 0, 0];
  at[columnAxis] = (cell % side) + 0.5;
  at[rowAxis] = (Math.floor(cell / side) % side) + 0.5;
  at[normal] = end === 'low' ? 0 : side;
  return { at, normal, end };
}

export const faceNamed = (shape: Shape, name: string): number =>
  surfaceOf(shape).faces.findIndex((_, face) => faceName(shape, face) === name);

/** The cell that a move on the surface leads to; there always is one. */
export function neighbourOnSurface(shape: Shape, cell: Cell, direction: Direction): Cell {
  const { faces } = surfaceOf(shape);
  const side = shape.extents[0];
  const from = faces[Math.floor(cell / (side * side))];
  const at = [0, 0, 0];
  at[from.columnAxis] = cell % side;
  at[from.rowAxis] = Math.floor(cell / side) % side;
  const [axis, step] = from.moves[direction];
  at[axis] += step;
  if (at[axis] >= 0 && at[axis] < side) return cellOn(shape, faces.indexOf(from), at);
  const end = step < 0 ? 'low' : 'high';
  const across = faces.filter(face => face.normal === axis);
  const to = across.find(face => face.end === end) ?? across[0];
  // Over an edge one enters where the old face lies; over the open end of a strip, at its other end.
  const enters = to.end === end ? from.end : end;
  at[from.normal] = enters === 'low' ? 0 : side - 1;
  return cellOn(shape, faces.indexOf(to), at);
}

/** Which way on the paper one leaves a cell of a net for another that touches it on the cube; undefined if it does not. */
export function wayOver(shape: Shape, cell: Cell, to: Cell): Point | undefined {
  // Around the open ends of a hexagon's strips a move comes back, but nothing touches there.
  if (shape.surface?.unfolds !== 'net') return undefined;
  const direction = directions.find(each => neighbourOnSurface(shape, cell, each) === to);
  return direction && netSteps[direction];
}

function cellOn(shape: Shape, face: number, at: readonly number[]): Cell {
  const { columnAxis, rowAxis } = surfaceOf(shape).faces[face];
  return faceCell(shape.extents[0], face, at[columnAxis], at[rowAxis]);
}
