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
 * Where a rule has sets of cells that differ, their columns are secondary: they may be covered, but need not be. They stand behind a
 * bar in the line of names, as Knuth's programs have it, and the header counts them:
 *
 *     | exact-cover rows=64 columns=68 secondary=4 ones=264 shape=custom:…
 *     r1c1 r1c2 … c4=4 | d1=1 d1=2 d1=3 d1=4
 *
 * Rows come by cell and symbol. A blank cell has all its rows and a clue its own alone, so a whole matrix reads back as the
 * puzzle it was made of. One that lacks other rows is no puzzle, and is refused.
 */
import type { CoverPart } from '../base/problem.js';
import { fail, ok, type Result } from '../base/result.js';
import { createGrid, type Grid } from '../board/grid.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import { CoverMatrix, type CoverSize } from '../cover/coverMatrix.js';
import { makeCellName } from '../shape/names.js';
import type { Cell, Shape } from '../shape/shape.js';
import { outlineOf, parseSpec, shapeOf } from '../shape/shapes.js';

const chunkLength = 1 << 16;
const headerStart = '| exact-cover ';
const header =
  /^\| exact-cover rows=(\d{1,12}) columns=(\d{1,12})(?: secondary=(\d{1,12}))? ones=(\d{1,12}) shape=(\S+)$/;

/** Whether a line is the header of a matrix. */
export const looksLikeCover = (line: string): boolean => line.startsWith(headerStart);

const makeHeader = (size: CoverSize, shape: string): string =>
  headerStart +
  Object.entries({ ...size, shape })
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

const makeRow = (matrix: CoverMatrix, cell: Cell, symbol: SymbolNumber): string => {
  const columns = matrix.columnsOf(cell, symbol).map(column => matrix.nameColumn(column));
  return `${matrix.nameRow(cell, symbol)}: ${columns.join(' ')}`;
};

/** The text in pieces, so that a large matrix need not fit in memory; refuses what is no exact cover. */
export function makeCover(grid: Grid): Result<Iterable<string>> {
  const matrix = CoverMatrix.of(grid.shape);
  return matrix.ok ? ok(makeChunks(matrix.value, grid)) : matrix;
}

function* makeChunks(matrix: CoverMatrix, grid: Grid): Generator<string> {
  const { shape, symbols } = grid;
  let chunk = `${makeHeader(matrix.sizeOf(grid), shape.name)}\n`;
  for (let column = 0; column < matrix.columnCount; column++) {
    chunk += `${column === 0 ? '' : ' '}${makeBar(matrix, column)}${matrix.nameColumn(column)}`;
    if (chunk.length > chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  for (let cell = 0; cell < shape.cellCount; cell++) {
    for (const symbol of matrix.symbolsOf(cell, symbols[cell])) chunk += `\n${makeRow(matrix, cell, symbol)}`;
    if (chunk.length > chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

/** What stands before the first secondary column. */
const makeBar = ({ primaryCount }: CoverMatrix, column: number): string =>
  column === primaryCount ? '| ' : '';

/** A line of the matrix itself, and its number from 1. */
interface Line {
  readonly text: string;
  readonly line: number;
}

/** Reads a puzzle back from its exact cover matrix. */
export function parseCover(text: string, mostCells?: number): Result<Grid> {
  const [first, ...rest] = text.trimStart().split('\n');
  const skipped = text.slice(0, text.length - text.trimStart().length).split('\n').length;
  const top = { line: skipped, column: 1 };
  const found = header.exec(first.trimEnd());
  if (!found) return fail('text-syntax', 'cover-header', {}, top);
  const [rows, columns, secondary, ones] = found.slice(1, 5).map(text => Number(text ?? 0));
  const name = found[5];
  const spec = parseSpec(name);
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
    return fail('cell-count', 'given', { shape: name, cells: cellCount, given: rows }, top);
  const shape = shapeOf(spec.value);
  if (!shape.ok) return shape;
  const made = CoverMatrix.of(shape.value);
  if (!made.ok) return made;
  const matrix = made.value;
  if (columns !== matrix.columnCount) return refuseNumber('columns', columns, matrix.columnCount);
  const optional = matrix.columnCount - matrix.primaryCount;
  if (secondary !== optional) return refuseNumber('secondary', secondary, optional);
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
  const names = text.replaceAll(/\|\s+/g, '|').split(/\s+/);
  for (let column = 0; column < Math.max(names.length, matrix.columnCount); column++) {
    const wanted =
      column < matrix.columnCount ? makeBar(matrix, column).trim() + matrix.nameColumn(column) : '';
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
      const isRuledOut = next !== undefined && matrix.symbolsOf(cell, next).length === 0;
      if (next === undefined || isRuledOut || next <= symbol || text.replaceAll(/\s+/g, ' ') !== wanted)
        return fail('text-syntax', 'cover-row', { text, example: wanted }, { line, column: 1 });
      symbol = next;
    }
    const rows = at - start;
    const all = matrix.symbolsOf(cell, blank).length;
    if (rows !== 1 && rows !== all) {
      const asked = { cell: makeCellName(shape, cell), rows, symbols: all };
      return fail('text-syntax', 'cover-cell', asked, {
        line: lines[Math.min(start, lines.length - 1)].line,
      });
    }
    // Where a cell may hold one symbol alone, its row says no more than the rule.
    symbols[cell] = rows === all ? blank : symbol;
  }
  if (at < lines.length)
    return fail('cell-count', 'too-many', { cells: shape.cellCount }, { line: lines[at].line, column: 1 });
  return { ok: true, value: symbols };
}
