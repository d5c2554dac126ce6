/** Simple Sudoku's `.ss`: the 9×9 in a frame of stars, bars and dashes. */
import type { Result } from '../base/result.js';
import { createGrid, type Grid } from '../board/grid.js';
import { outlineOf, shapeOf } from '../shape/shapes.js';
import { classic } from './bareShape.js';
import { parseCells } from './cellText.js';
import { makeRows } from './rows.js';

const frame = '*-----------*';
const between = '|---+---+---|';

/** A puzzle as an `.ss` file of Simple Sudoku. */
export function makeSimpleSudoku(grid: Grid): string {
  const rows = makeRows(grid).map(row => `|${row.slice(0, 3)}|${row.slice(3, 6)}|${row.slice(6)}|`);
  return [frame, ...rows.flatMap((row, i) => (i === 3 || i === 6 ? [between, row] : [row])), frame].join(
    '\n',
  );
}

/** Reads an `.ss` file of Simple Sudoku. */
export function parseSimpleSudoku(text: string): Result<Grid> {
  const outline = outlineOf(classic);
  if (!outline.ok) return outline;
  const cells = parseCells(outline.value, text);
  if (!cells.ok) return cells;
  const shape = shapeOf(classic);
  return shape.ok ? createGrid(shape.value, cells.value.symbols) : shape;
}
