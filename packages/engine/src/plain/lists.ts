/** Grids as lists of lists, the last axis outside: rows of a square, layers of rows of a cube. */
import { ok, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import { asPuzzle, type Puzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { makeLists, parseLists } from '../format/lists.js';
import { parseSpec } from '../shape/shapes.js';

/** Symbols in lists, to any depth; 0, null, NaN and '.' are blanks. */
export type Lists = readonly (number | string | null | Lists)[];

/** A puzzle of nested lists; the shape need only be named where their lengths fit several. */
export function fromLists(lists: Lists, spec?: string): Result<Puzzle> {
  const read = spec === undefined ? undefined : parseSpec(spec);
  if (read && !read.ok) return read;
  const sheet = parseLists(JSON.stringify(lists, withOneBlank), read && { spec: read.value });
  return sheet.ok ? asPuzzle(sheet.value.grid) : sheet;
}

/** Lists come from programs, which may say the same in several ways; a text with two signs for a blank would be a mistake. */
const withOneBlank = (_: string, value: unknown): unknown =>
  value === null || value === undefined || value === '.' || value === '' || Number.isNaN(value)
    ? blank
    : value;

/** The symbols of a grid as nested lists of numbers, 0 for a blank; a problem where its cells fill no grid. */
export function toLists(grid: Grid): Result<Lists> {
  const text = makeLists(grid);
  return text.ok ? ok(JSON.parse(text.value) as Lists) : text;
}
