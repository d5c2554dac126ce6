/** Which layers are drawn around the focused one: all of them, or, where they are too many, a page of them. */
import type { Layout } from '@hyperdoku/engine';

export interface LayerWindow {
  readonly indices: readonly number[];
  readonly columns: number;
  readonly rows: number;
  readonly isPart: boolean;
  /** Boards on the pages before and after. */
  readonly previous?: number;
  readonly next?: number;
}

/** As many as can be drawn at all, and as many as a page has where not all fit: turning it is felt. */
const mostCells = 8000;
const pageCells = 3000;

export function layersAround(layout: Layout, focused: number): LayerWindow {
  const { boardCount, columns, rows, boardWidth, boardHeight } = layout;
  const cells = boardWidth * boardHeight;
  if (boardCount * cells <= mostCells || boardCount === 1)
    return { indices: range(0, boardCount), columns, rows, isPart: false };
  // Whole rows where they fit, else a part of one row; pages do not move with the cursor, so that the eye keeps its place.
  const fitting = Math.floor(pageCells / (cells * columns));
  const rowsOfPage = fitting === 0 && columns * cells <= mostCells ? 1 : fitting;
  const size = rowsOfPage > 0 ? rowsOfPage * columns : Math.max(1, Math.floor(pageCells / cells));
  const rowStart = rowsOfPage > 0 ? 0 : Math.floor(focused / columns) * columns;
  const rowEnd = rowsOfPage > 0 ? boardCount : Math.min(boardCount, rowStart + columns);
  const from = rowStart + Math.floor((focused - rowStart) / size) * size;
  const to = Math.min(rowEnd, from + size);
  const count = to - from;
  const pageColumns = rowsOfPage > 0 ? bestColumns(columns * rowsOfPage) : bestColumns(count);
  return {
    indices: range(from, to),
    columns: pageColumns,
    rows: Math.ceil(count / pageColumns),
    isPart: true,
    ...(from > 0 && { previous: from - 1 }),
    ...(to < boardCount && { next: to }),
  };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const bestColumns = (count: number): number => Math.ceil(Math.sqrt(count));
