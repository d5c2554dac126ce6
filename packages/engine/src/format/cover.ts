/**
 * The exact-cover matrix of a puzzle as text. Lines that begin with a bar are comments; the first of them is the header, which gives the
 * numbers of the matrix and names the shape:
 *
 *     | exact-cover rows=64 columns=64 ones=256 shape=2x2
 *
 * The next line names all columns, in their order, and then every row has a line: the name of its candidate, a colon, and the
 * names of the columns in which it has a one.
 *
 *     r1c1 r1c2 … b@r1c1=1 b@r1c1=2 … r1=1 r1=2 … c1=1 c1=2 …
 *     r1c1=1: r1c1 b@r1c1=1 r1=1 c1=1
 *     r1c1=2: r1c1 b@r1c1=2 r1=2 c1=2
 *
 * Rows come by cell and symbol. A blank cell has all its rows and a clue its own alone, so a whole matrix reads back as the
 * puzzle it was made of. One that lacks other rows is no puzzle, and is refused.
 */
import type { CoverPart } from '../base/problem.js';
import { fail, type Result } from '../base/result.js';
import { createGrid, type Grid } from '../board/grid.js';
import { blank, type Symbol } from '../board/symbols.js';
import { CoverMatrix, type CoverSize } from '../cover/coverMatrix.js';
import { makeCellName } from '../shape/names.js';
import type { Cell, Shape } from '../shape/shape.js';
import { outlineOf, parseSpec, shapeOf } from '../shape/shapes.js';

const chunkLength = 1 << 16;
const headerStart = '| exact-cover ';
const header = /^\| exact-cover rows=(\d{1,12}) columns=(\d{1,12}) ones=(\d{1,12}) shape=(\S+)$/;

/** Whether a line is the header of a matrix. */
export const looksLikeCover = (line: string): boolean => line.startsWith(headerStart);

const makeHeader = ({ rows, columns, ones }: CoverSize, shape: string): string =>
  headerStart +
  Object.entries({ rows, columns, ones, shape })
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

const makeRow = (matrix: CoverMatrix, cell: Cell, symbol: Symbol): string => {
  const columns = matrix.columnsOf(cell, symbol).map(column => matrix.nameColumn(column));
  return `${matrix.nameRow(cell, symbol)}: ${columns.join(' ')}`;
};

/** The text in pieces, so that a large matrix need not fit in memory. */
export function* makeCoverChunks(grid: Grid): Generator<string> {
  const { shape, symbols } = grid;
  const matrix = new CoverMatrix(shape);
  let chunk = `${makeHeader(matrix.sizeOf(grid), shape.name)}\n`;
  for (let column = 0; column < matrix.columnCount; column++) {
    chunk += `${column === 0 ? '' : ' '}${matrix.nameColumn(column)}`;
    if (chunk.length > chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  for (let cell = 0; cell < shape.cellCount; cell++) {
    for (let symbol = 1; symbol <= shape.symbols; symbol++)
      if (symbols[cell] === blank || symbols[cell] === symbol) chunk += `\n${makeRow(matrix, cell, symbol)}`;
    if (chunk.length > chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

/** A line of the matrix itself, and its number from 1. */
interface Line {
  readonly text: string;
  readonly line: number;
}

export function parseCover(text: string, mostCells?: number): Result<Grid> {
  const [first, ...rest] = text.trimStart().split('\n');
  const skipped = text.slice(0, text.length - text.trimStart().length).split('\n').length;
  const top = { line: skipped, column: 1 };
  const found = header.exec(first.trimEnd());
  if (!found) return fail('text-syntax', 'cover-header', {}, top);
  const [rows, columns, ones] = found.slice(1, 4).map(Number);
  const spec = parseSpec(found[4]);
  const outline = spec.ok ? outlineOf(spec.value, mostCells) : spec;
  if (!spec.ok || !outline.ok) return outline as Result<never>;
  const refuseNumber = (of: CoverPart, said: number, there: number): Result<never> =>
    fail('text-syntax', 'cover-number', { of, said, there }, top);

  const [names, ...lines] = rest
    .map((line, i): Line => ({ text: line.trim(), line: skipped + 1 + i }))
    .filter(({ text }) => text !== '' && !text.startsWith('|'));
  if (lines.length !== rows) return refuseNumber('rows', rows, lines.length);
  const { cellCount } = outline.value;
  // A few characters may name a shape of a million cells; it is built for a text that has as many rows at least.
  if (rows < cellCount)
    return fail('cell-count', 'given', { shape: found[4], cells: cellCount, given: rows }, top);
  const shape = shapeOf(spec.value);
  if (!shape.ok) return shape;
  const matrix = new CoverMatrix(shape.value);
  if (columns !== matrix.columnCount) return refuseNumber('columns', columns, matrix.columnCount);
  const wrongName = checkColumns(matrix, names);
  if (wrongName) return wrongName;
  const symbols = readRows(shape.value, matrix, lines);
  if (!symbols.ok) return symbols;
  const grid = createGrid(shape.value, symbols.value);
  const there = grid.ok ? matrix.sizeOf(grid.value).ones : ones;
  return there === ones ? grid : refuseNumber('ones', ones, there);
}

/** Refuses names of columns that are not those of the shape, in their order. */
function checkColumns(matrix: CoverMatrix, { text, line }: Line): Result<never> | undefined {
  const names = text.split(/\s+/);
  for (let column = 0; column < Math.max(names.length, matrix.columnCount); column++) {
    const wanted = column < matrix.columnCount ? matrix.nameColumn(column) : '';
    if (names[column] !== wanted)
      return fail('text-syntax', 'cover-column', { text: names[column] ?? '', wanted }, { line });
  }
  return undefined;
}

/** The symbols of the cells by their rows: one row is a clue, all of them are a blank cell. */
function readRows(shape: Shape, matrix: CoverMatrix, lines: readonly Line[]): Result<Uint8Array> {
  const symbols = new Uint8Array(shape.cellCount);
  let at = 0;
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const start = at;
    let symbol = blank;
    for (; at < lines.length; at++) {
      const { text, line } = lines[at];
      const next = matrix.symbolOfRow(cell, text.slice(0, Math.max(0, text.indexOf(':'))));
      if (next === undefined && at > start) break;
      const wanted = makeRow(matrix, cell, next ?? 1);
      if (next === undefined || next <= symbol || text.replaceAll(/\s+/g, ' ') !== wanted)
        return fail('text-syntax', 'cover-row', { text, example: wanted }, { line, column: 1 });
      symbol = next;
    }
    const rows = at - start;
    if (rows !== 1 && rows !== shape.symbols) {
      const asked = { cell: makeCellName(shape, cell), rows, symbols: shape.symbols };
      return fail('text-syntax', 'cover-cell', asked, {
        line: lines[Math.min(start, lines.length - 1)].line,
      });
    }
    symbols[cell] = rows === 1 ? symbol : blank;
  }
  if (at < lines.length)
    return fail('cell-count', 'too-many', { cells: shape.cellCount }, { line: lines[at].line, column: 1 });
  return { ok: true, value: symbols };
}
