/** The outlines of sets of cells on paper: pieces that hang together, the loops around them, and those loops drawn in a little. */
import type { Box } from './drawing.js';
import type { CellPlace, Point, Polyline } from './panel.js';

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly place: CellPlace;
}

const keyOf = ({ x, y }: Point): string => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;
const edgeKey = (from: Point, to: Point): string => `${keyOf(from)} ${keyOf(to)}`;

/** The sides of cells, each cell walked around clockwise, so that its inside lies to the right. */
function sidesOf(places: readonly CellPlace[]): Map<string, Edge> {
  const sides = new Map<string, Edge>();
  for (const place of places) {
    const [a, b, , d] = place.corners;
    const isClockwise = (b.x - a.x) * (d.y - a.y) - (b.y - a.y) * (d.x - a.x) > 0;
    const around = isClockwise ? place.corners : [...place.corners].reverse();
    for (const [i, from] of around.entries()) {
      const to = around[(i + 1) % around.length];
      sides.set(edgeKey(from, to), { from, to, place });
    }
  }
  return sides;
}

function sharedCorners(a: CellPlace, b: CellPlace): readonly Point[] {
  const corners = new Set(b.corners.map(keyOf));
  return a.corners.filter(corner => corners.has(keyOf(corner)));
}

/** Whether two cells lie side by side on the paper. */
export const shareSide = (a: CellPlace, b: CellPlace): boolean => sharedCorners(a, b).length > 1;

/** The middle of the side that two cells share on the paper, or the corner where they touch. */
export function meetingOf(a: CellPlace, b: CellPlace): Point | undefined {
  const shared = sharedCorners(a, b);
  if (shared.length === 0) return undefined;
  const sum = shared.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }));
  return { x: sum.x / shared.length, y: sum.y / shared.length };
}

/** Cells that hang together by their sides, each piece in the order of reading. */
export function piecesOf(places: readonly CellPlace[]): CellPlace[][] {
  const sides = sidesOf(places);
  const left = new Set([...places].sort(byReading));
  const pieces: CellPlace[][] = [];
  for (const first of left) {
    left.delete(first);
    const piece = [first];
    for (const { corners } of piece) {
      for (const [i, from] of corners.entries()) {
        const to = corners[(i + 1) % corners.length];
        for (const side of [sides.get(edgeKey(from, to)), sides.get(edgeKey(to, from))])
          if (side && left.delete(side.place)) piece.push(side.place);
      }
    }
    pieces.push(piece.sort(byReading));
  }
  return pieces;
}

const byReading = (a: CellPlace, b: CellPlace): number =>
  Math.abs(a.centre.y - b.centre.y) > 1e-6 ? a.centre.y - b.centre.y : a.centre.x - b.centre.x;

/** Closed lines around cells, so far inside of their borders; those around a hole run the other way. */
export function loopsAround(places: readonly CellPlace[], inset: number): Polyline[] {
  const sides = sidesOf(places);
  const border = [...sides.values()].filter(({ from, to }) => !sides.has(edgeKey(to, from)));
  const leaving = new Map<string, Edge[]>();
  for (const edge of border) leaving.set(keyOf(edge.from), [...(leaving.get(keyOf(edge.from)) ?? []), edge]);
  const left = new Set(border);
  const loops: Polyline[] = [];
  for (const first of left) {
    const loop = [];
    for (let edge: Edge | undefined = first; edge && left.delete(edge); ) {
      loop.push(edge);
      const here: Edge = edge;
      const next: readonly Edge[] = leaving.get(keyOf(here.to)) ?? [];
      // Where two cells touch at a corner only, the line stays with its own.
      edge = next.find(({ place }) => place === here.place) ?? next[0];
    }
    loops.push(drawIn(loop, inset));
  }
  return loops;
}

/** Every line of the border moved inwards, up to where it meets the next. */
function drawIn(loop: readonly Edge[], inset: number): Polyline {
  const normals = loop.map(({ from, to }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
  });
  return loop.flatMap(({ from }, i) => {
    const [before, after] = [normals[(i + loop.length - 1) % loop.length], normals[i]];
    const along = before.x * after.x + before.y * after.y;
    if (along > 1 - 1e-6) return [];
    const by = inset / (1 + along);
    return [{ x: from.x + (before.x + after.x) * by, y: from.y + (before.y + after.y) * by }];
  });
}

/** What of lines lies outside of a box. */
export const cutOut = (lines: readonly Polyline[], box: Box): Polyline[] =>
  lines.flatMap(line => {
    const parts: Point[][] = [[line[0]]];
    for (const [i, to] of line.slice(1).entries()) {
      const from = line[i];
      const at = (t: number): Point => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
      const inside = shareInside(from, to, box);
      if (inside) {
        if (inside[0] > 0) parts[parts.length - 1].push(at(inside[0]));
        else parts[parts.length - 1].pop();
        parts.push(inside[1] < 1 ? [at(inside[1]), to] : [to]);
      } else parts[parts.length - 1].push(to);
    }
    return parts.filter(({ length }) => length > 1);
  });

/** From where to where a line lies in a box, in parts of its length. */
function shareInside(
  from: Point,
  to: Point,
  { left, top, width, height }: Box,
): [number, number] | undefined {
  let [start, end] = [0, 1];
  for (const [at, by, least, most] of [
    [from.x, to.x - from.x, left, left + width],
    [from.y, to.y - from.y, top, top + height],
  ]) {
    if (Math.abs(by) < 1e-9) {
      if (at <= least || at >= most) return undefined;
      continue;
    }
    const [a, b] = [(least - at) / by, (most - at) / by];
    start = Math.max(start, Math.min(a, b));
    end = Math.min(end, Math.max(a, b));
  }
  return start < end - 1e-9 ? [start, end] : undefined;
}
