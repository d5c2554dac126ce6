/**
 * Constraints that are lines from cell to cell: thermometers, arrows, whispers and their like. Each has its form and not only its
 * colour: a bulb, rings, pearls, cross strokes, a light core. Where a line leaves the sheet it ends short, with a sign of where it goes on.
 */
import type { Cell } from '../../shape/cell.js';
import type { Item, PathItem } from '../drawing.js';
import { loopsAround, piecesOf, roundOff } from '../outline.js';
import type { CellPlace, Point, Polyline } from '../panel.js';
import type { PathRole } from '../role.js';
import {
  area,
  arrowHead,
  between,
  broadLine,
  circleAround,
  disc,
  edgeWidth,
  exitSign,
  startLater,
  thinLine,
} from './pieces.js';
import type { Exit, Sheet } from './sheet.js';
import type { Draw } from './sketch.js';

/** What of a line lies on a sheet. */
interface Course {
  readonly lines: readonly Polyline[];
  readonly exits: readonly Exit[];
  /** The middles of its cells here. */
  readonly centres: readonly Point[];
}

export function courseOf(sheet: Sheet, cells: readonly Cell[]): Course {
  const lines: Point[][] = [];
  const exits: Exit[] = [];
  let open = false;
  for (const [i, cell] of cells.entries()) {
    const place = sheet.placeOf(cell);
    if (!place) {
      open = false;
      continue;
    }
    const [from, to] = [cells[i - 1], cells[i + 1]].map(next =>
      next === undefined ? undefined : sheet.exitFrom(place, next),
    );
    if (!open || from) lines.push(from ? [from.at] : []);
    const line = lines[lines.length - 1];
    line.push(place.centre);
    if (to) line.push(to.at);
    exits.push(...[from, to].filter(exit => exit !== undefined));
    open = to === undefined;
  }
  return {
    lines: lines.filter(({ length }) => length > 1),
    exits,
    centres: sheet.placesOf(cells).map(({ centre }) => centre),
  };
}

const exitSigns = ({ exits }: Course): PathItem[] => exits.map(exit => exitSign(exit.at, exit, 0.2));

/** A broad line with an edge; discs join it. */
function edged(
  role: PathRole,
  { lines }: Course,
  thickness: number,
  discs: { readonly centres: readonly Point[]; readonly radius: number } = { centres: [], radius: 0 },
): PathItem[] {
  const parts = (asRole: PathRole, more: number): PathItem[] => [
    ...(lines.length > 0 ? [broadLine(asRole, lines, thickness + 2 * more)] : []),
    ...(discs.centres.length > 0 ? [disc(asRole, discs.centres, discs.radius + more)] : []),
  ];
  return [...parts('lineEdge', edgeWidth), ...parts(role, 0)];
}

const placedFirst = (sheet: Sheet, cell: Cell): readonly Point[] =>
  sheet.placesOf([cell]).map(({ centre }) => centre);

const bulb = 0.36;

/** A slow thermometer is hollow. */
export const drawThermo: Draw = (sheet, { cells, spec: { slow } }) => {
  const course = courseOf(sheet, cells);
  const centres = placedFirst(sheet, cells[0]);
  return {
    under: [
      ...edged('thermo', course, 0.28, { centres, radius: bulb }),
      ...(slow === true ? [broadLine('lineCore', course.lines, 0.1)] : []),
      ...(slow === true && centres.length > 0 ? [disc('lineCore', centres, 0.24)] : []),
      ...exitSigns(course),
    ],
  };
};

/** With a stroke across between every two cells. */
export const drawWhisper: Draw = (sheet, { cells }) => {
  const course = courseOf(sheet, cells);
  const isCentre = (point: Point): boolean => course.centres.includes(point);
  const strokes = course.lines.flatMap(line =>
    line.slice(1).flatMap((to, i): Polyline[] => {
      const [from, middle] = [line[i], between(line[i], to, 0.5)];
      if (!isCentre(from) || !isCentre(to)) return [];
      const share = 0.17 / Math.hypot(to.x - from.x, to.y - from.y);
      const [dx, dy] = [(to.x - from.x) * share, (to.y - from.y) * share];
      return [
        [
          { x: middle.x - dy, y: middle.y + dx },
          { x: middle.x + dy, y: middle.y - dx },
        ],
      ];
    }),
  );
  return {
    under: [...edged('whisper', course, 0.18), broadLine('lineEdge', strokes, 0.05), ...exitSigns(course)],
  };
};

/** With a light core, so that it is the same on both sides. */
export const drawPalindrome: Draw = (sheet, { cells }) => {
  const course = courseOf(sheet, cells);
  return {
    under: [
      ...edged('palindrome', course, 0.2),
      broadLine('lineCore', course.lines, 0.07),
      ...exitSigns(course),
    ],
  };
};

/** A string of pearls, one in each cell. */
export const drawRenban: Draw = (sheet, { cells }) => {
  const course = courseOf(sheet, cells);
  return {
    under: [...edged('renban', course, 0.14, { centres: course.centres, radius: 0.2 }), ...exitSigns(course)],
  };
};

const ringRadius = 0.36;

/** Lines that begin at the rim of a ring, not in its middle. */
const outsideRings = (lines: readonly Polyline[], centres: readonly Point[], radius: number): Polyline[] =>
  lines.map(line => {
    const from = centres.includes(line[0]) ? startLater(line, radius) : line;
    const back = [...from].reverse();
    return centres.includes(back[0]) ? startLater(back, radius) : from;
  });

/** A ring at both ends. */
export const drawBetween: Draw = (sheet, { cells }) => {
  const course = courseOf(sheet, cells);
  const ends = [cells[0], cells[cells.length - 1]].flatMap(cell => placedFirst(sheet, cell));
  const lines = outsideRings(course.lines, ends, ringRadius);
  return {
    under: [
      ...(lines.length > 0 ? edged('between', { ...course, lines }, 0.08) : []),
      ...(ends.length > 0 ? [ring(ends.map(end => circleAround(end, ringRadius)))] : []),
      ...exitSigns(course),
    ],
  };
};

const ring = (loops: readonly Polyline[]): PathItem => ({ ...area('ringLine', loops), thickness: 0.045 });

/** A circle, or a pill around several cells, and a thin line from it with a head. */
export const drawArrow: Draw = (sheet, { cells: all, spec }) => {
  const count = (spec.circle as readonly number[]).length;
  const [circle, cells] = [all.slice(0, count), all.slice(count)];
  const start = nearest(sheet, circle, cells[0]);
  const course = courseOf(sheet, [start, ...cells]);
  const lines = outsideRings(course.lines, placedFirst(sheet, start), ringRadius);
  const last = placedFirst(sheet, cells[cells.length - 1]);
  const ending = lines.find(line => last.includes(line[line.length - 1]));
  return {
    under: [
      ...drawPill(sheet.placesOf(circle)),
      ...(lines.length > 0 ? [thinLine([...lines, ...(ending ? [arrowHead(ending, 0.2)] : [])])] : []),
      ...exitSigns(course),
    ],
  };
};

function drawPill(places: readonly CellPlace[]): Item[] {
  if (places.length === 0) return [];
  const loops = piecesOf(places).flatMap(piece =>
    piece.length === 1
      ? [circleAround(piece[0].centre, ringRadius)]
      : loopsAround(piece, 0.5 - ringRadius).map(loop => roundOff(loop, 0.5)),
  );
  return [ring(loops)];
}

/** Of the cells of a circle the one that an arrow leaves from. */
function nearest(sheet: Sheet, circle: readonly Cell[], to: Cell): Cell {
  const goal = sheet.placeOf(to);
  if (!goal) return circle[circle.length - 1];
  const far = (cell: Cell): number => {
    const place = sheet.placeOf(cell);
    return place
      ? Math.hypot(place.centre.x - goal.centre.x, place.centre.y - goal.centre.y)
      : Number.POSITIVE_INFINITY;
  };
  return [...circle].sort((a, b) => far(a) - far(b))[0];
}

/** From corner to corner, in each set. */
export const drawDiagonal: Draw = (sheet, { sets }) => {
  const courses = sets.map(cells => courseOf(sheet, cells));
  const lines = courses.flatMap(course => course.lines.map(line => reachOut(line, course)));
  return lines.length > 0 ? { under: [thinLine(lines), ...courses.flatMap(exitSigns)] } : {};
};

/** Nearly to the corner where a line ends in the middle of a cell. */
function reachOut(line: Polyline, { centres }: Course): Polyline {
  const reach = (points: Polyline): Polyline =>
    centres.includes(points[0]) && centres.includes(points[1])
      ? [between(points[1], points[0], 1.46), ...points.slice(1)]
      : points;
  return reach([...reach(line)].reverse());
}
