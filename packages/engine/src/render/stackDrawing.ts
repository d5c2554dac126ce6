/**
 * Layers seen from above and one under the other, as sheets of paper: what runs in depth can be followed with the eye. The
 * corner nearest to the reader is that of the largest x and y, and nothing hides what lies there. Of large boards only that
 * corner is drawn, open where it goes on.
 */
import { type BoardContents, drawBoard } from './boardDrawing.js';
import {
  type Drawing,
  type Item,
  shiftItems,
  type TextItem,
  type Transform,
  transformItems,
} from './drawing.js';
import type { BoardLayout } from './layout.js';
import type { Point, Polyline } from './panel.js';

/** How a step along x and one along y go: aside by the first, down by the second. */
const [aside, down] = [0.9, 0.3];
const margin = 0.08;
/** Of the width of a stack: how high it is about, and the air between two of them. */
const wantedHeight = 0.72;
const air = 0.12;
const labelShare = 0.058;

/** How many cells of a side are drawn. */
const longestSide = 9;
const cutSide = 8;
const sideShown = ({ width, height }: BoardLayout): number =>
  Math.max(width, height) > longestSide ? cutSide : Math.max(width, height);

/** Stacks side by side, each from the top sheet down. */
export function drawStacks(stacks: readonly (readonly BoardLayout[])[], contents: BoardContents): Drawing {
  const side = sideShown(stacks[0][0]);
  const most = Math.max(...stacks.map(stack => stack.length));
  const [width, sheetHeight] = [2 * side * aside, 2 * side * down];
  const free = (width * wantedHeight - sheetHeight) / Math.max(1, most - 1);
  const drop = Math.min(Math.max(free, 2 * down), sheetHeight * 0.75);
  const whole = width * (stacks.length + (stacks.length - 1) * air);
  const height = sheetHeight + (most - 1) * drop;
  const size = Math.max(whole, height / wantedHeight) * labelShare;
  const [high, low] = [side * down - size, side * down + (most - 1) * drop + size * 1.6];
  const items = stacks.flatMap((stack, i) => {
    const sheets = stack.map((board, layer) => drawSheet(board, side, layer * drop, contents));
    const labels = drawLabels(
      stack,
      { high, low: low - (most - stack.length) * drop, width, size },
      stacks.length === 1,
    );
    return shiftItems([...sheets.reverse().flat(), ...labels], { x: i * width * (1 + air), y: 0 });
  });
  // Large labels beside flat stacks reach beyond them.
  const [top, bottom] = [Math.min(0, high - size), Math.max(height, low + size / 4)];
  return {
    bounds: {
      left: -margin,
      top: top - margin,
      width: whole + 2 * margin,
      height: bottom - top + 2 * margin,
    },
    items,
  };
}

function drawSheet(board: BoardLayout, side: number, drop: number, contents: BoardContents): Item[] {
  const [left, top] = [board.width - side, board.height - side];
  const corner = (x: number, y: number): Point => ({ x: left + x * side, y: top + y * side });
  const outline = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
  const isWhole = left <= 0 && top <= 0;
  const shown: BoardLayout = {
    ...board,
    rows: board.rows.map(row => row.filter(place => place.column >= left && place.row >= top)),
    hairlines: cutLines(board.hairlines, left, top),
    rules: cutLines(board.rules, left, top),
    constraints: board.constraints.map(drawn => ({
      ...drawn,
      under: drawn.under.filter(item => isOnSheet(item, board, left, top)),
      over: drawn.over.filter(item => isOnSheet(item, board, left, top)),
    })),
  };
  const items = drawBoard(shown, contents).map(item =>
    item.kind === 'path' && item.role === 'rule' ? ({ ...item, role: 'sheetRule' } as const) : item,
  );
  const plane: Transform = [
    aside,
    down,
    -aside,
    down,
    (top - left + side) * aside,
    drop - (left + top) * down,
  ];
  return transformItems(
    [
      { kind: 'path', role: 'sheet', lines: [outline], closed: true },
      ...items,
      {
        kind: 'path',
        role: 'sheetEdge',
        lines: [isWhole ? outline : outline.slice(1)],
        closed: isWhole,
        ends: 'round',
      },
    ],
    plane,
  );
}

/** What of constraints stands outside of the board or is cut is left out: a sheet says where things lie, not what they add up to. */
const isOnSheet = (item: Item, { width, height }: BoardLayout, left: number, top: number): boolean => {
  const points = item.kind === 'path' ? item.lines.flat() : item.kind === 'text' ? [item.at] : [];
  return points.every(
    ({ x, y }) => x >= Math.max(0, left) && y >= Math.max(0, top) && x <= width && y <= height,
  );
};

/** What of upright and level lines lies beyond a corner; where they are cut, nothing marks it. */
const cutLines = (lines: readonly Polyline[], left: number, top: number): Polyline[] =>
  lines
    .filter(line => line.some(({ x }) => x > left || left <= 0) && line.some(({ y }) => y > top || top <= 0))
    .map(line => line.map(({ x, y }) => ({ x: Math.max(x, left), y: Math.max(y, top) })));

interface LabelPlaces {
  readonly high: number;
  readonly low: number;
  readonly width: number;
  readonly size: number;
}

/** In the free corners: at the left where the stack begins and ends, at the right what its sheets have in common. */
function drawLabels(
  stack: readonly BoardLayout[],
  { high, low, width, size }: LabelPlaces,
  isAlone: boolean,
): TextItem[] {
  // A heading is a list of places along axes: `z 4, w 5`.
  const [top, bottom] = [stack[0], stack[stack.length - 1]].map(({ heading }) => heading.split(', '));
  const common = top.filter(place => bottom.includes(place));
  const rest = (places: readonly string[]): string[] => places.filter(place => !common.includes(place));
  const label = (places: readonly string[], anchor: 'start' | 'end', x: number, y: number): TextItem => ({
    kind: 'text',
    role: 'heading',
    text: places.join(', '),
    at: { x, y },
    size,
    anchor,
  });
  return [
    label(rest(top), 'start', 0, high),
    label(rest(bottom), 'start', 0, low),
    ...(isAlone ? [] : [label(common, 'end', width, low)]),
  ];
}
