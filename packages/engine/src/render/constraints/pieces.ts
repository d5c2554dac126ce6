/** What several ways of drawing are put together from: broad and thin lines, discs, rings and the signs of exits. */
import type { Item, PathItem } from '../drawing.js';
import type { Point, Polyline } from '../panel.js';
import type { PathRole } from '../role.js';
import type { Exit } from './sheet.js';
import type { Token } from './sketch.js';

/** Between two points, or beyond them. */
export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

const distance = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** A line of so many cells' width. */
export const broadLine = (role: PathRole, lines: readonly Polyline[], thickness: number): PathItem => ({
  kind: 'path',
  role,
  lines,
  closed: false,
  ends: 'round',
  thickness,
});

/** A disc is a line from a point to itself. */
export const disc = (role: PathRole, centres: readonly Point[], radius: number): PathItem =>
  broadLine(
    role,
    centres.map(centre => [centre, centre]),
    2 * radius,
  );

export const area = (role: PathRole, lines: readonly Polyline[]): PathItem => ({
  kind: 'path',
  role,
  lines,
  closed: true,
});

export const thinLine = (lines: readonly Polyline[]): PathItem => broadLine('thinLine', lines, 0.045);

/** The width of the edge around broad lines and discs. */
export const edgeWidth = 0.025;

/** An open arrow head at the end of a line. */
export function arrowHead(line: Polyline, size: number): Polyline {
  const [before, tip] = line.slice(-2);
  const back = between(tip, before, size / distance(before, tip));
  const [dx, dy] = [back.x - tip.x, back.y - tip.y];
  const wing = (side: number): Point => ({ x: back.x - dy * side, y: back.y + dx * side });
  return [wing(0.8), tip, wing(-0.8)];
}

/** A small triangle that points to where something goes on. */
export function exitSign(centre: Point, { towards: { x, y } }: Exit, size = 0.13): PathItem {
  const [half, depth] = [size / 2, size * 0.42];
  const at = (along: number, aside: number): Point => ({
    x: centre.x + x * along - y * aside,
    y: centre.y + y * along + x * aside,
  });
  return area('exit', [[at(depth, 0), at(-depth, half), at(-depth, -half)]]);
}

/** The same among the signs at the corner of a cell. */
export const exitToken = (cell: number, exit: Exit): Token => ({
  cell,
  width: 0.15,
  draw: (centre): Item[] => [exitSign(centre, exit)],
});
