/** How a shape is laid out in flat boards, for every kind of picture. */
import type { FaceName } from '../base/houseName.js';
import { axisName, faceName } from '../shape/names.js';
import type { Axis, Shape } from '../shape/shape.js';
import type { Slice } from '../shape/slice.js';

/** The two axes that a board shows, across and down: the first two but the one the boards are stacked along. */
export function boardAxes(shape: Shape, stackedAlong?: Axis): [across: Axis, down: Axis] {
  const axes = shape.extents.map((_, axis) => axis);
  if (axes.length === 1) return [0, 0];
  const shown = axes.length > 2 ? axes.filter(axis => axis !== (stackedAlong ?? axes.length - 1)) : axes;
  return [shown[0], shown[1]];
}

/** What a face is called, in the reader's language. */
export type NameFace = (face: FaceName) => string;

type Pose = Pick<Slice, 'across' | 'down' | 'fixed'>;

/** `z 3`, or `z 3, w 1`, or the number and name of a face; nothing for a board that is the whole shape. */
export const makeHeading = (shape: Shape, pose: Pose, nameFace?: NameFace): string =>
  stackedAxes(shape, pose)
    .map(axis => makeCoordinate(shape, axis, pose.fixed[axis], nameFace))
    .join(', ');

interface Headings {
  /** Of the longest line. */
  readonly width: number;
  linesOf(pose: Pose): readonly string[];
}

/**
 * The headings of boards of this width, all of as many lines. One that is wider than its board is broken, and written as
 * names of cells are: `z3 w1` above `v2 u2`.
 */
export function layHeadings(
  shape: Shape,
  shown: Pick<Slice, 'across' | 'down'>,
  boardWidth: number,
  nameFace?: NameFace,
): Headings {
  const axes = stackedAxes(shape, shown);
  const separator = ', ';
  const width = axes
    .map(axis => widestCoordinate(shape, axis, nameFace))
    .reduce((sum, part, i) => sum + part + (i > 0 ? separator.length : 0), 0);
  if (axes.length === 0) return { width, linesOf: () => [] };
  if (axes.length === 1 || width <= boardWidth)
    return { width, linesOf: pose => [makeHeading(shape, pose, nameFace)] };
  const lines: { axes: Axis[]; width: number }[] = [];
  for (const axis of axes) {
    const part = widestCoordinate(shape, axis) - 1;
    const line = lines.at(-1);
    if (!line || line.width + 1 + part > boardWidth) lines.push({ axes: [axis], width: part });
    else {
      line.axes.push(axis);
      line.width += 1 + part;
    }
  }
  return {
    width: Math.max(...lines.map(line => line.width)),
    linesOf: ({ fixed }) =>
      lines.map(line => line.axes.map(axis => `${axisName(shape, axis)}${fixed[axis] + 1}`).join(' ')),
  };
}

/** The axes that a board does not show. */
const stackedAxes = (shape: Shape, { across, down }: Pick<Slice, 'across' | 'down'>): Axis[] =>
  shape.extents.map((_, axis) => axis).filter(axis => axis !== across && axis !== down);

const makeCoordinate = (shape: Shape, axis: Axis, at: number, nameFace?: NameFace): string =>
  nameFace && shape.surface && axis === 2
    ? `${at + 1} ${nameFace(faceName(shape, at))}`
    : `${axisName(shape, axis)} ${at + 1}`;

const widestCoordinate = (shape: Shape, axis: Axis, nameFace?: NameFace): number =>
  Math.max(
    ...Array.from(
      { length: shape.extents[axis] },
      (_, at) => makeCoordinate(shape, axis, at, nameFace).length,
    ),
  );
