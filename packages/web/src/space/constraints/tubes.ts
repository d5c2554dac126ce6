/**
 * Strokes and cones as straight parts from point to point, which thicken or taper. On a surface they lie on its faces and bend
 * over the edges of the cube. Where cells are not in straight rows, hulls are strokes too: from each of their cells to the next.
 */
import type { Cell } from '@hyperdoku/engine';
import { type SpaceLayout, scaleOfCell } from '../layout.js';
import { ball, type Cone, type Core, type Hull, type Stroke, stroke } from './pieces.js';
import { partsOf, type Touching } from './touching.js';

type Point = readonly number[];

export interface Tube {
  readonly from: Point;
  readonly to: Point;
  /** The radius at either end. */
  readonly radii: readonly [number, number];
  /** The cells that its ends belong to. */
  readonly cells: readonly [Cell, Cell];
  readonly core: Core;
  readonly isDashed: boolean;
  /** Whether it stands for a hull. */
  readonly isGlass?: boolean;
  /** Of the face that it lies in, on a surface. */
  readonly normal?: Point;
}

/** Radii are made for tiles of this side. */
const usualTile = 0.7;
/** How far a tube lies above the cells of a surface. */
const lift = 0.03;
const linkRadius = 0.02;
const rodRadius = 0.13;
const knobRadius = 0.4;

const pointOf = (table: Float32Array, cell: Cell): Point => [...table.subarray(3 * cell, 3 * cell + 3)];

const add = (a: Point, b: Point, times = 1): number[] => a.map((value, i) => value + times * b[i]);
const apart = (a: Point, b: Point): number => Math.hypot(...add(b, a, -1));
/** The point at a distance from the first on the way to the second. */
const towards = (a: Point, b: Point, distance: number): number[] =>
  add(a, add(b, a, -1), distance / Math.max(1e-6, apart(a, b)));

function normalOf({ rights, ups }: SpaceLayout, cell: Cell): Point | undefined {
  if (!rights || !ups) return undefined;
  const [[a, b, c], [d, e, f]] = [pointOf(rights, cell), pointOf(ups, cell)];
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

/** The way from one cell to another: straight, or over the edge of a cube, in a face each. */
function* wayBetween(layout: SpaceLayout, a: Cell, b: Cell): Iterable<Pick<Tube, 'from' | 'to' | 'normal'>> {
  const [from, to] = [pointOf(layout.positions, a), pointOf(layout.positions, b)];
  const [out, on] = [normalOf(layout, a), normalOf(layout, b)];
  if (!out || !on) {
    yield { from, to };
    return;
  }
  const [start, end] = [add(from, out, lift), add(to, on, lift)];
  const isSameFace = apart(out, on) < 0.5;
  if (isSameFace) {
    yield { from: start, to: end, normal: out };
    return;
  }
  // Each of the two faces gives the edge the coordinate across it.
  const edge = from.map((value, i) =>
    Math.abs(out[i]) > 0.5 ? start[i] : Math.abs(on[i]) > 0.5 ? end[i] : (value + to[i]) / 2,
  );
  yield { from: start, to: edge, normal: out };
  yield { from: edge, to: end, normal: on };
}

/** Half of the size of a sign between two cells. */
const signHalf = 0.17;

/** The middle between two cells or, where they lie on different faces, a place on that of the first, beside the edge. */
export function middleBetween(layout: SpaceLayout, a: Cell, b: Cell): Point {
  const [way, beyond] = wayBetween(layout, a, b);
  return beyond
    ? towards(way.to, way.from, signHalf)
    : towards(way.from, way.to, apart(way.from, way.to) / 2);
}

const scaleOf = ({ rights, tile }: SpaceLayout): number => (rights ? 1 : Math.min(1, tile / usualTile));

/** A way over an edge belongs to the first cell before it, and to the second behind. */
function tubesAlong(
  layout: SpaceLayout,
  cells: readonly Cell[],
  look: Pick<Tube, 'radii' | 'core' | 'isDashed'>,
): Tube[] {
  return cells.slice(1).flatMap((cell, i) => {
    const ways = [...wayBetween(layout, cells[i], cell)];
    return ways.map(
      (way, part): Tube => ({
        ...look,
        ...way,
        cells: ways.length === 1 ? [cells[i], cell] : part === 0 ? [cells[i], cells[i]] : [cell, cell],
      }),
    );
  });
}

export function tubesOfStroke(layout: SpaceLayout, { cells, radius, core, isDashed, free }: Stroke): Tube[] {
  const scale = scaleOf(layout);
  const look = { radii: [radius * scale, radius * scale] as const, core, isDashed };
  if (cells.length === 1) {
    const [cell] = cells;
    const normal = normalOf(layout, cell);
    const middle = pointOf(layout.positions, cell);
    const at = normal ? add(middle, normal, lift) : middle;
    return [{ ...look, from: at, to: at, cells: [cell, cell], ...(normal && { normal }) }];
  }
  const [first, ...others] = tubesAlong(layout, cells, look);
  const left = Math.min(free * scale, apart(first.from, first.to));
  return [{ ...first, from: towards(first.from, first.to, left) }, ...others];
}

export function tubesOfCone(layout: SpaceLayout, { from, to, radius, length, at }: Cone): Tube[] {
  const scale = scaleOf(layout);
  const ways = [...wayBetween(layout, from, to)];
  const way = ways[ways.length - 1];
  const whole = apart(way.from, way.to);
  const long = Math.min(length * scale, whole);
  const tip = at === 'end' ? way.to : towards(way.from, way.to, ways.length > 1 ? long : (whole + long) / 2);
  return [
    {
      from: towards(tip, way.from, long),
      to: tip,
      radii: [radius * scale, 0],
      cells: at === 'end' ? [to, to] : [from, to],
      core: 'full',
      isDashed: false,
      ...(way.normal && { normal: way.normal }),
    },
  ];
}

/** Joins what a hull leaves apart: its cells where they are not in straight rows, else the parts that do not touch. */
export function tubesOfHull(layout: SpaceLayout, { cells }: Hull, touching: Touching): Tube[] {
  if (layout.rights) return [];
  const { positions, pitch } = layout;
  // Neighbours along a fourth axis stand in different cubes.
  const isNear = (a: Cell, b: Cell): boolean =>
    !pitch ||
    pitch.some(
      (step, axis) =>
        Math.abs(
          Math.abs(positions[3 * a + axis] - positions[3 * b + axis]) - step * scaleOfCell(layout, a),
        ) < 0.01,
    );
  const near: Touching = cell => touching(cell).filter(other => isNear(cell, other));
  const parts = partsOf(cells, near);
  const links = parts.slice(1).flatMap((part, i) => {
    const ends = nearest(layout, parts.slice(0, i + 1).flat(), part, touching);
    return tubesAlong(layout, ends, { radii: [linkRadius, linkRadius], core: 'full', isDashed: true });
  });
  if (pitch) return links;
  const inside = new Set(cells);
  const rods = cells.flatMap(cell =>
    touching(cell)
      .filter(other => other > cell && inside.has(other))
      .map(other => stroke([cell, other], rodRadius)),
  );
  const strokes = [...cells.map(cell => ball(cell, knobRadius)), ...rods];
  const glass = strokes.flatMap(each => tubesOfStroke(layout, each));
  return [...links, ...glass.map(tube => ({ ...tube, isGlass: true }))];
}

/** The two of two groups that touch in the grid, or else lie nearest to each other. */
function nearest(
  { positions }: SpaceLayout,
  some: readonly Cell[],
  others: readonly Cell[],
  touching: Touching,
): [Cell, Cell] {
  let best: [Cell, Cell] = [some[0], others[0]];
  let least = Number.POSITIVE_INFINITY;
  for (const a of some)
    for (const b of others) {
      const distance = touching(a).includes(b) ? 0 : apart(pointOf(positions, a), pointOf(positions, b));
      if (distance >= least) continue;
      least = distance;
      best = [a, b];
    }
  return best;
}
