/**
 * Sums of diagonals, which stand outside of the board with an arrow. Only a whole diagonal of a board can be told by an arrow; the sum
 * of other cells stands in a dashed line through them.
 */
import type { Cell } from '../../shape/cell.js';
import { cellAt, coordinatesOf } from '../../shape/coordinates.js';
import type { Shape } from '../../shape/shape.js';
import { type Box, centreText } from '../drawing.js';
import type { Point } from '../panel.js';
import type { Perspective } from '../perspective.js';
import { courseOf, exitSigns } from './lines.js';
import { arrowHead, between, broadLine, disc, thinLine } from './pieces.js';
import type { Draw } from './sketch.js';

/** How far outside of the board sums may reach. */
const room = 0.95;

/** Where the sum of a diagonal stands, and which way the diagonal runs from there. */
interface Outside {
  readonly at: Point;
  readonly step: Point;
}

const diagonals = [
  { x: 1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

function outsideOf(shape: Shape, perspective: Perspective, cells: readonly Cell[]): Outside | undefined {
  const { across, down, stacked } = perspective;
  if (shape.surface || across === down) return undefined;
  const places = cells.map(cell => coordinatesOf(shape, cell));
  if (places.some(at => stacked.some(axis => at[axis] !== places[0][axis]))) return undefined;
  /** Whether the board has a cell so many steps from one of its places. */
  const hasCell = (from: readonly number[], { x, y }: Point): boolean => {
    const at = [...from];
    at[across] += x;
    at[down] += y;
    return cellAt(shape, at) !== undefined;
  };
  const lineUp = (line: readonly (readonly number[])[]): Outside | undefined => {
    const [first, last] = [line[0], line[line.length - 1]];
    const step = diagonals.find(
      ({ x, y }) =>
        line.every((at, i) => at[across] === first[across] + i * x && at[down] === first[down] + i * y) &&
        !hasCell(first, { x: -x, y: -y }) &&
        !hasCell(last, { x, y }),
    );
    return step && { at: { x: first[across] - step.x + 0.5, y: first[down] - step.y + 0.5 }, step };
  };
  return lineUp(places) ?? lineUp([...places].reverse());
}

/** What a board of this size and the sums outside of any such board take up together. */
export function boundsOf(shape: Shape, perspective: Perspective, width: number, height: number): Box {
  const outside = shape.constraints.flatMap(({ spec: { kind }, cells }) =>
    kind === 'little-killer' ? (outsideOf(shape, perspective, cells)?.at ?? []) : [],
  );
  const roomIf = (isNeeded: (at: Point) => boolean): number => (outside.some(isNeeded) ? room : 0);
  const [left, top] = [roomIf(({ x }) => x < 0), roomIf(({ y }) => y < 0)];
  return {
    left: 0 - left,
    top: 0 - top,
    width: left + width + roomIf(({ x }) => x > width),
    height: top + height + roomIf(({ y }) => y > height),
  };
}

export const drawLittleKiller: Draw = (sheet, { cells, spec }) => {
  const text = String(spec.sum);
  const outside = outsideOf(sheet.shape, sheet.perspective, cells);
  if (outside) {
    const { at, step } = outside;
    const along = (by: number): Point => ({ x: at.x + step.x * by, y: at.y + step.y * by });
    const shaft = [along(0.17), along(0.4)];
    return {
      under: [thinLine([shaft, arrowHead(shaft, 0.13)])],
      over: [centreText('label', text, along(-0.08), text.length > 2 ? 0.26 : 0.32)],
    };
  }
  const course = courseOf(sheet, cells);
  const under = [broadLine('dashedLine', course.lines, 0.04), ...exitSigns(course.exits)];
  const places = sheet.placesOf(cells);
  const steps = places.slice(1).map(({ centre }, i) => [places[i].centre, centre] as const);
  if (steps.length === 0) return { under, labels: [{ cell: places[0].cell, text }] };
  // In the middle of a step, where no symbol stands.
  const at = between(...steps[(steps.length - 1) >> 1], 0.5);
  return {
    under,
    over: [
      disc('plate', [at], text.length > 2 ? 0.19 : 0.16),
      centreText('plateText', text, at, text.length > 2 ? 0.19 : 0.22),
    ],
  };
};
