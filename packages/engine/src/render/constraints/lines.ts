/**
 * Constraints that are lines from cell to cell: thermometers, arrows, whispers and their like. Each has its form and not only its
 * colour: a bulb, rings, pearls, cross strokes, a light core. Where a line leaves the sheet it ends short, with a sign of where it goes on.
 */
import type { Cell } from '../../shape/cell.js';
import type { PathItem } from '../drawing.js';
import type { Point, Polyline } from '../panel.js';
import type { PathRole } from '../role.js';
import { arrowHead, between, broadLine, disc, edgeWidth, exitSign, thinLine } from './pieces.js';
import type { Exit, Sheet } from './sheet.js';
import type { Draw, Subject } from './sketch.js';

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

export const exitSigns = (exits: readonly Exit[]): PathItem[] =>
  exits.map(exit => exitSign(exit.at, exit, 0.2));

const centresOf = (sheet: Sheet, ...cells: readonly Cell[]): Point[] =>
  sheet.placesOf(cells).map(({ centre }) => centre);

/** What makes a broad line one of its kind. */
interface Form {
  readonly role: PathRole;
  readonly thickness: number;
  /** Discs that are one with it. */
  readonly discs?: readonly Point[];
  readonly radius?: number;
  /** What lies on it. */
  readonly more?: readonly PathItem[];
}

/** A broad line with an edge around it and its discs. */
const drawBroad =
  (formOf: (course: Course, sheet: Sheet, subject: Subject) => Form): Draw =>
  (sheet, subject) => {
    const course = courseOf(sheet, subject.cells);
    const { role, thickness, discs = [], radius = 0, more = [] } = formOf(course, sheet, subject);
    const parts = (asRole: PathRole, edge: number): PathItem[] => [
      broadLine(asRole, course.lines, thickness + 2 * edge),
      disc(asRole, discs, radius + edge),
    ];
    return {
      under: [...parts('lineEdge', edgeWidth), ...parts(role, 0), ...more, ...exitSigns(course.exits)],
    };
  };

/** A slow thermometer is hollow. */
export const drawThermo = drawBroad(({ lines }, sheet, { cells, spec: { slow } }) => {
  const discs = centresOf(sheet, cells[0]);
  const core = [broadLine('lineCore', lines, 0.1), disc('lineCore', discs, 0.24)];
  return { role: 'broadLine', thickness: 0.28, discs, radius: 0.36, ...(slow === true && { more: core }) };
});

/** With a stroke across between every two cells. */
export const drawWhisper = drawBroad(({ lines, centres }) => {
  const strokes = lines.flatMap(line =>
    line.slice(1).flatMap((to, i): Polyline[] => {
      const [from, middle] = [line[i], between(line[i], to, 0.5)];
      if (!centres.includes(from) || !centres.includes(to)) return [];
      const share = 0.17 / Math.hypot(to.x - from.x, to.y - from.y);
      const [dx, dy] = [(to.x - from.x) * share, (to.y - from.y) * share];
      return [[-1, 1].map(side => ({ x: middle.x + dy * side, y: middle.y - dx * side }))];
    }),
  );
  return { role: 'whisper', thickness: 0.18, more: [broadLine('lineEdge', strokes, 0.05)] };
});

/** With a light core, so that it is the same on both sides. */
export const drawPalindrome = drawBroad(({ lines }) => ({
  role: 'broadLine',
  thickness: 0.2,
  more: [broadLine('lineCore', lines, 0.07)],
}));

/** A string of pearls, one in each cell. */
export const drawRenban = drawBroad(({ centres }) => ({
  role: 'renban',
  thickness: 0.14,
  discs: centres,
  radius: 0.2,
}));

/** Rings are filled, so that the lines between them end at their rims. */
const ringRadius = 0.36;

const drawRings = (lines: readonly Polyline[], centres: readonly Point[]): PathItem[] =>
  (['lineEdge', 'plate'] as const).flatMap((role, inside) => {
    const radius = ringRadius + edgeWidth * (1 - 2 * inside);
    return [broadLine(role, lines, 2 * radius), disc(role, centres, radius)];
  });

/** A ring at both ends. */
export const drawBetween = drawBroad((_, sheet, { cells }) => ({
  role: 'broadLine',
  thickness: 0.08,
  more: drawRings([], centresOf(sheet, cells[0], cells[cells.length - 1])),
}));

/** A circle, or a pill around several cells, and a thin line from it with a head. */
export const drawArrow: Draw = (sheet, { cells: all, spec }) => {
  const count = (spec.circle as readonly number[]).length;
  const [circle, cells] = [all.slice(0, count), all.slice(count)];
  const { lines, exits } = courseOf(sheet, [nearest(sheet, circle, cells[0]), ...cells]);
  const last = centresOf(sheet, cells[cells.length - 1]);
  const heads = lines.filter(line => last.includes(line[line.length - 1])).map(line => arrowHead(line, 0.2));
  const pill = courseOf(sheet, circle);
  return {
    under: [
      thinLine([...lines, ...heads]),
      ...drawRings(pill.lines, pill.centres),
      ...exitSigns([...exits, ...pill.exits]),
    ],
  };
};

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
  return { under: [thinLine(lines), ...courses.flatMap(({ exits }) => exitSigns(exits))] };
};

/** Nearly to the corner where a line ends in the middle of a cell. */
function reachOut(line: Polyline, { centres }: Course): Polyline {
  const reach = (points: Polyline): Polyline =>
    centres.includes(points[0]) && centres.includes(points[1])
      ? [between(points[1], points[0], 1.46), ...points.slice(1)]
      : points;
  return reach([...reach(line)].reverse());
}
