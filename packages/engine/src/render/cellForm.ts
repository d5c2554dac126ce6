/**
 * The form of a cell: a square or a rhombus as the reader sees it. A face of a cube may be turned, so that its rows run
 * up or to the left; whatever is put into a cell is placed by its form, and reads alike on every face.
 */
import { type CellPlace, type Point, type Polyline, readingSteps } from './panel.js';

/** The form of a cell on paper: a square, or a rhombus. */
export interface CellForm {
  /** The corner from which one reads, and the two sides from there. */
  readonly corner: Point;
  readonly right: Point;
  readonly down: Point;
  readonly centre: Point;
  readonly isSkewed: boolean;
  /** How much of its height notes and marks leave free at the upper end. */
  readonly headroom: number;
}

/** The form of a cell where it lies, or as seen from a point. */
export function formOf({ corners, centre, headroom = 0 }: CellPlace, from: Point = { x: 0, y: 0 }): CellForm {
  const [first, second, , fourth] = corners;
  const { right, down } = readingSteps({
    columnStep: { x: second.x - first.x, y: second.y - first.y },
    rowStep: { x: fourth.x - first.x, y: fourth.y - first.y },
  });
  const middle = { x: centre.x - from.x, y: centre.y - from.y };
  return {
    corner: { x: middle.x - (right.x + down.x) / 2, y: middle.y - (right.y + down.y) / 2 },
    right,
    down,
    centre: middle,
    isSkewed: Math.abs(right.x * down.x + right.y * down.y) > 1e-6,
    headroom,
  };
}

/** A point inside a cell by how far right and how far down it lies, 0 to 1. */
export const pointIn = ({ corner, right, down }: CellForm, toRight: number, toBottom: number): Point => ({
  x: corner.x + toRight * right.x + toBottom * down.x,
  y: corner.y + toRight * right.y + toBottom * down.y,
});

/** A line through such points. */
export const lineIn = (form: CellForm, points: readonly (readonly [number, number])[]): Polyline =>
  points.map(([toRight, toBottom]) => pointIn(form, toRight, toBottom));

/** The rectangle, or its slanted like, between two such points. */
export const blockIn = (form: CellForm, left: number, top: number, right: number, bottom: number): Polyline =>
  lineIn(form, [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
