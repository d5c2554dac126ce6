/** How the boards of one puzzle are spread over sheets: as few as leave its symbols readable. */
import type { Layout, Shape } from '@hyperdoku/engine';
import type { Box } from './paper.js';
import { figureShare, layoutOf } from './press.js';

/** The height of symbols in points: what is wanted, and what can still be read. */
const wantedFigure = 11;
const wantedOnSmall = 10;
const leastFigure = 6.4;
const smallPaper = 400;
const largestCell = 26;

export const boardGap = 16;
export const headingRoom = 15;

export interface SheetPlan {
  readonly layout: Layout;
  readonly perSheet: number;
  readonly columns: number;
  /** Points a cell. */
  readonly cellSize: number;
}

/** The largest cells with so many boards a sheet; of those alike, the arrangement with the fewest gaps, nearest to a square. */
function spread(layout: Layout, { width, height }: Box, perSheet: number): SheetPlan {
  const { bounds, boardCount } = layout;
  const room = boardCount > 1 ? headingRoom : 0;
  const plans = Array.from({ length: perSheet }, (_, i) => {
    const columns = i + 1;
    const rows = Math.ceil(perSheet / columns);
    const across = (width - (columns - 1) * boardGap) / columns / bounds.width;
    const down = ((height - (rows - 1) * boardGap) / rows - room) / bounds.height;
    const flaws = columns * rows - perSheet + Math.abs(columns - rows) / perSheet;
    return { layout, perSheet, columns, cellSize: Math.min(across, down, largestCell), flaws };
  });
  return plans.reduce((best, each) =>
    Math.abs(each.cellSize - best.cellSize) < 0.01
      ? each.flaws < best.flaws
        ? each
        : best
      : each.cellSize > best.cellSize
        ? each
        : best,
  );
}

/** More than these are never put on one sheet. */
const mostBoards = 16;

export const figureOf = ({ layout, cellSize }: SheetPlan): number => cellSize * figureShare(layout.shape);

/** The plan of a shape; its symbols may be too small to be read. */
export function planSheets(shape: Shape, box: Box): SheetPlan {
  const layout = layoutOf(shape);
  const wanted = box.width < smallPaper ? wantedOnSmall : wantedFigure;
  let plan = spread(layout, box, 1);
  for (let perSheet = 2; perSheet <= Math.min(layout.boardCount, mostBoards); perSheet++) {
    const next = spread(layout, box, perSheet);
    if (figureOf(next) >= wanted) plan = next;
  }
  return plan;
}

export const isReadable = (plan: SheetPlan): boolean => figureOf(plan) >= leastFigure;

/** The longest side of a board that can be read on this paper. */
export const longestSide = ({ width, height }: Box, shape: Shape): number =>
  Math.floor((Math.min(width, height) * figureShare(shape)) / leastFigure);
