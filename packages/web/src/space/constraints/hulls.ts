/**
 * The skin of some cells. Each cell is cut into 27 parts, by planes a little inside of its sides: the part in the middle belongs to
 * the hull, the others if all cells that they lie next to do. The skin is where such parts end, so it is closed, stays inside of
 * its cells by the same distance everywhere, and has no face between two of them. On a surface cells are cut into nine.
 */
import { type Cell, coordinatesOf, type Shape } from '@hyperdoku/engine';
import { type SpaceLayout, scaleOfCell } from '../layout.js';

type Point = readonly [x: number, y: number, z: number];

/** A rectangle of the skin. Corners go around, seen from outside; side k runs from corner k to the next. */
export interface Face {
  readonly cell: Cell;
  readonly corners: readonly [Point, Point, Point, Point];
  readonly normal: Point;
  /** Whether the hull has an edge at each side; at the others the skin goes on straight. */
  readonly edges: readonly [boolean, boolean, boolean, boolean];
}

type Lying = SpaceLayout & Required<Pick<SpaceLayout, 'rights' | 'ups'>>;

const lies = (layout: SpaceLayout): layout is Lying =>
  layout.rights !== undefined && layout.ups !== undefined;

export function hullOf(shape: Shape, layout: SpaceLayout, cells: readonly Cell[], inset: number): Face[] {
  if (lies(layout)) return sheetsOf(layout, cells, inset);
  return layout.pitch ? skinOf(shape, layout, layout.pitch, cells, inset) : [];
}

/** Y and z run against the coordinates. */
const signs = [1, -1, -1] as const;

function skinOf(
  shape: Shape,
  layout: SpaceLayout,
  pitch: readonly number[],
  cells: readonly Cell[],
  inset: number,
): Face[] {
  /** Room for three parts a cell along every axis, and one around. */
  const room = 3 * Math.max(...shape.extents) + 2;
  const keyOf = (cube: number, [x, y, z]: Point): number =>
    ((cube * room + x + 1) * room + y + 1) * room + z + 1;
  const places = cells.map(cell => {
    const at = coordinatesOf(shape, cell);
    const cube = at.slice(3).reduceRight((sum, value, i) => sum * shape.extents[3 + i] + value, 0);
    const along = signs.map((sign, axis) => (sign < 0 ? shape.extents[axis] - 1 - at[axis] : at[axis]));
    return { cell, cube, middle: along.map(value => 3 * value + 1) as unknown as Point };
  });
  const middles = new Set(places.map(({ cube, middle }) => keyOf(cube, middle)));
  const parts = new Map<number, { cell: Cell; cube: number; at: Point; part: Point }>();
  for (const { cell, cube, middle } of places) {
    for (let index = 0; index < 27; index++) {
      const part: Point = [(index % 3) - 1, (Math.floor(index / 3) % 3) - 1, Math.floor(index / 9) - 1];
      const isInside = [1, 2, 3, 4, 5, 6, 7].every(bits => {
        const by = part.map((step, axis) => ((bits >> axis) & 1 ? 3 * step : 0));
        return middles.has(keyOf(cube, [middle[0] + by[0], middle[1] + by[1], middle[2] + by[2]]));
      });
      const at: Point = [middle[0] + part[0], middle[1] + part[1], middle[2] + part[2]];
      if (isInside) parts.set(keyOf(cube, at), { cell, cube, at, part });
    }
  }
  const has = (cube: number, at: Point): boolean => parts.has(keyOf(cube, at));
  const { positions } = layout;
  const half = 0.5 - inset;
  const planes = pitch.map(step => [-step / 2, -half, half, step / 2]);
  const faces: Face[] = [];
  for (const { cell, cube, at, part } of parts.values()) {
    for (let axis = 0; axis < 3; axis++) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      for (const way of [-1, 1]) {
        const out = step(at, axis, way);
        if (has(cube, out)) continue;
        const scale = scaleOfCell(layout, cell);
        const place = (iu: number, iv: number): Point => {
          const offset = [0, 0, 0];
          offset[axis] = planes[axis][part[axis] + (way > 0 ? 2 : 1)];
          offset[u] = planes[u][part[u] + 1 + iu];
          offset[v] = planes[v][part[v] + 1 + iv];
          return [
            positions[3 * cell] + offset[0] * scale,
            positions[3 * cell + 1] + offset[1] * scale,
            positions[3 * cell + 2] + offset[2] * scale,
          ];
        };
        const isEdge = (side: number, by: number): boolean =>
          !has(cube, step(at, side, by)) || has(cube, step(out, side, by));
        const normal = step([0, 0, 0], axis, way);
        const [a, b, c, d] = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];
        const [ab, bc, cd, da] = [isEdge(v, -1), isEdge(u, 1), isEdge(v, 1), isEdge(u, -1)];
        faces.push(
          way > 0
            ? { cell, normal, corners: [a, b, c, d], edges: [ab, bc, cd, da] }
            : { cell, normal, corners: [a, d, c, b], edges: [da, cd, bc, ab] },
        );
      }
    }
  }
  return faces;
}

const step = (at: Point, axis: number, by: number): Point =>
  [0, 1, 2].map(i => (i === axis ? at[i] + by : at[i])) as unknown as Point;

/** How far a sheet lies above the cells of a surface. */
const lift = 0.012;

const neighbourhood = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

const vectorOf = (table: Float32Array, cell: Cell): Point => [
  table[3 * cell],
  table[3 * cell + 1],
  table[3 * cell + 2],
];

/** The middle of a side of a cell, or a corner of it, in words: the same for all cells that meet there. */
function keyOfPoint({ positions, rights, ups }: Lying, cell: Cell, across: number, up: number): string {
  const [p, r, t] = [positions, rights, ups].map(table => vectorOf(table, cell));
  return p.map((value, i) => Math.round(2 * (value + 0.5 * (across * r[i] + up * t[i])))).join();
}

const knownMeetings = new WeakMap<SpaceLayout, ReadonlyMap<string, readonly Cell[]>>();

/** Which cells of a surface meet at each side and corner. */
function meetingsOf(layout: Lying): ReadonlyMap<string, readonly Cell[]> {
  const known = knownMeetings.get(layout);
  if (known) return known;
  const meetings = new Map<string, Cell[]>();
  for (let cell = 0; 3 * cell < layout.positions.length; cell++)
    for (const [across, up] of neighbourhood) {
      const key = keyOfPoint(layout, cell, across, up);
      const met = meetings.get(key);
      if (met) met.push(cell);
      else meetings.set(key, [cell]);
    }
  knownMeetings.set(layout, meetings);
  return meetings;
}

function sheetsOf(layout: Lying, cells: readonly Cell[], inset: number): Face[] {
  const { positions, rights, ups } = layout;
  const meetings = meetingsOf(layout);
  const inside = new Set(cells);
  const half = 0.5 - inset;
  const planes = [-0.5, -half, half, 0.5];
  const faces: Face[] = [];
  for (const cell of cells) {
    const [p, r, t] = [positions, rights, ups].map(table => vectorOf(table, cell));
    const normal: Point = [r[1] * t[2] - r[2] * t[1], r[2] * t[0] - r[0] * t[2], r[0] * t[1] - r[1] * t[0]];
    const has = (across: number, up: number): boolean => {
      // At the end of the cell the next one goes on.
      if (Math.abs(across) > 1 || Math.abs(up) > 1 || (across === 0 && up === 0)) return true;
      if (across !== 0 && up !== 0 && !(has(across, 0) && has(0, up))) return false;
      const met = meetings.get(keyOfPoint(layout, cell, across, up)) ?? [];
      return met.length > 1 && met.every(other => inside.has(other));
    };
    for (const [across, up] of [[0, 0] as const, ...neighbourhood]) {
      if (!has(across, up)) continue;
      const place = (iu: number, iv: number): Point => {
        const [x, y] = [planes[across + 1 + iu], planes[up + 1 + iv]];
        return [0, 1, 2].map(i => p[i] + x * r[i] + y * t[i] + lift * normal[i]) as unknown as Point;
      };
      faces.push({
        cell,
        normal,
        corners: [place(0, 0), place(1, 0), place(1, 1), place(0, 1)],
        edges: [!has(across, up - 1), !has(across + 1, up), !has(across, up + 1), !has(across - 1, up)],
      });
    }
  }
  return faces;
}
