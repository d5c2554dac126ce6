/**
 * The argument of a step, drawn over one board of a layout: the arrows of its chains from candidate to candidate, and dotted lines from what
 * keeps a symbol out to the place it is kept out of. What goes on on another board leaves by a short arrow with the name of that board.
 */
import { blank } from '../board/symbols.js';
import type { Candidate, Step } from '../logic/step.js';
import { cellAt, coordinatesOf } from '../shape/coordinates.js';
import type { Cell } from '../shape/shape.js';
import { drawArrow } from './arrowDrawing.js';
import { type Arrow, arrowsOf } from './arrows.js';
import { noteAt } from './cellDrawing.js';
import { formOf } from './cellForm.js';
import { centreText, type Item, type PathItem } from './drawing.js';
import type { BoardLayout, Layout } from './layout.js';
import { noteSize } from './notes.js';
import type { CellPlace, Point } from './panel.js';
import { type SightLine, sightLinesOf } from './stepEvidence.js';

/** Of short arrows to other boards, in cells. */
const exitLength = 0.62;
/** On boards of many cells; where cells are large, letters need not be. */
const exitText = { size: 0.21, cells: 7 };
/** Of the cross where a symbol is kept out, in cells. */
const crossSize = 0.09;

/** What a step argues, drawn over a board: arrows of chains, and lines from what keeps a symbol out. */
export function drawLinks(layout: Layout, board: BoardLayout, step: Step): Item[] {
  const { drawOne, drawSight } = createLinkPen(layout, board);
  return [
    ...sightLinesOf(step).flatMap(drawSight),
    ...arrowsOf(layout.shape, step).flatMap(arrow => drawOne(arrow)),
  ];
}

/** Lines that a player has drawn, as the links of a step are; where an end is no candidate, from the middle of its cell. */
export function drawLines(layout: Layout, board: BoardLayout, lines: readonly DrawnLine[]): Item[] {
  const { drawOne } = createLinkPen(layout, board);
  return lines.flatMap(line => drawOne(line));
}

/** A line between two candidates, or cells where the symbol is blank. */
type DrawnLine = Pick<Arrow, 'from' | 'to' | 'kind'>;

/** What draws links on one board. */
function createLinkPen(layout: Layout, board: BoardLayout) {
  const { shape } = layout;
  const places = new Map<Cell, CellPlace>(board.rows.flat().map(place => [place.cell, place]));
  const pointOf = ({ cell, symbol }: Candidate): Point | undefined => {
    const place = places.get(cell);
    if (symbol === blank) return place?.centre;
    return place && noteAt(formOf(place), symbol, shape.symbols);
  };
  const arrowSizes = {
    noteSize: noteSize(shape.symbols, board.skewed),
    middle: { x: board.width / 2, y: board.height / 2 },
  };
  /** Where a cell of another board would lie on this one. */
  const shadowOf = (cell: Cell, here: Cell): Point | undefined => {
    const at = [...coordinatesOf(shape, cell)];
    const own = coordinatesOf(shape, here);
    for (const axis of layout.perspective.stacked) at[axis] = own[axis];
    const shadow = cellAt(shape, at);
    return shadow === undefined || shadow === here ? undefined : places.get(shadow)?.centre;
  };
  /** The outer end of what leads from a point here to a cell of another board, and its name. */
  const exitTo = (there: Cell, here: Cell, near: Point): [Point, Item] => {
    const far = leave(near, shadowOf(there, here), board);
    const { heading } = layout.boardAt(layout.boardOf(there));
    return [far, centreText('linkExit', nameExit(heading), far, exitSize(board))];
  };
  const drawOne = ({ from, to, kind }: DrawnLine): Item[] => {
    const [start, end] = [pointOf(from), pointOf(to)];
    const role = kind === 'strong' ? 'strongLink' : 'weakLink';
    if (start && end) return drawArrow(start, end, role, arrowSizes);
    if (start) {
      const [far, name] = exitTo(to.cell, from.cell, start);
      return [...drawArrow(start, far, role, arrowSizes), name];
    }
    if (!end) return [];
    const [far, name] = exitTo(from.cell, to.cell, end);
    return [...drawArrow(far, end, role, arrowSizes), name];
  };
  const drawSight = ({ from, isFilled, to }: SightLine): Item[] => {
    const start = isFilled ? places.get(from.cell)?.centre : pointOf(from);
    const end = pointOf(to);
    if (!end) return [];
    const cross = isFilled ? [makeCross(end)] : [];
    if (start) return [makeSightLine(start, end), ...cross];
    const [far, name] = exitTo(from.cell, to.cell, end);
    return [makeSightLine(far, end), ...cross, name];
  };
  return { drawOne, drawSight };
}

const exitSize = ({ width }: BoardLayout): number => exitText.size * Math.min(1, width / exitText.cells);

/** `z 3, w 1` as `z3 w1`. */
const nameExit = (heading: string): string => heading.replaceAll(' ', '').replaceAll(',', ' ');

/** The outer end of a short arrow from a point: towards another, or up and to the right, but never off the board. */
function leave(from: Point, towards: Point | undefined, board: BoardLayout): Point {
  const { width, height } = board;
  const aim = towards ?? { x: from.x + 1, y: from.y - 1 };
  const [dx, dy] = [aim.x - from.x, aim.y - from.y];
  const share = exitLength / Math.hypot(dx, dy);
  const turn = (at: number, by: number, size: number): number =>
    at + by < exitSize(board) || at + by > size - exitSize(board) ? at - by : at + by;
  return { x: turn(from.x, dx * share, width), y: turn(from.y, dy * share, height) };
}

const makeSightLine = (from: Point, to: Point): PathItem => ({
  kind: 'path',
  role: 'sightLine',
  lines: [[from, to]],
  closed: false,
});

const makeCross = ({ x, y }: Point): PathItem => ({
  kind: 'path',
  role: 'sign',
  lines: [
    [
      { x: x - crossSize, y: y - crossSize },
      { x: x + crossSize, y: y + crossSize },
    ],
    [
      { x: x - crossSize, y: y + crossSize },
      { x: x + crossSize, y: y - crossSize },
    ],
  ],
  closed: false,
});
