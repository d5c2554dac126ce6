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

/** `z 3`, or `z 3, w 1`, or the number and name of a face; nothing for a board that is the whole shape. */
export function makeHeading(
  shape: Shape,
  { across, down, fixed }: Pick<Slice, 'across' | 'down' | 'fixed'>,
  nameFace?: NameFace,
): string {
  return fixed
    .flatMap((at, axis) => {
      if (axis === across || axis === down) return [];
      return nameFace && shape.surface && axis === 2
        ? [`${at + 1} ${nameFace(faceName(shape, at))}`]
        : [`${axisName(shape, axis)} ${at + 1}`];
    })
    .join(', ');
}

/** How long the longest heading is: that of the last board, or of one of the faces. */
export function widestHeading(shape: Shape, across: Axis, down: Axis, nameFace?: NameFace): number {
  const last = shape.extents.map(extent => extent - 1);
  const faces = shape.surface ? Array.from({ length: shape.extents[2] }, (_, face) => face) : [last[2]];
  const lengths = faces.map(face => {
    const fixed = last.map((at, axis) => (axis === 2 ? face : at));
    return makeHeading(shape, { across, down, fixed }, nameFace).length;
  });
  return Math.max(...lengths);
}
