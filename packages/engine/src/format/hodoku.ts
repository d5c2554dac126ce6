/**
 * A line of HoDoKu's library, which HoDoKu also copies to the clipboard:
 *
 *     :<technique>:<candidates>:<cells>:<deleted candidates>:<eliminations>:<placements>:<extra>
 *
 * In the cells a plus stands before what is no clue. Deleted candidates are written as symbol, row and column, and are those that
 * the filled cells alone would leave. What comes after them is the step that a technique allows here, which nobody has done yet.
 */
import { fail, ok, type Result } from '../base/result.js';
import { candidatesOf, listCandidates } from '../board/candidates.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import { makeCellName } from '../shape/names.js';
import type { Cell } from '../shape/shape.js';
import { shapeOf } from '../shape/shapes.js';
import { classic } from './bareShape.js';
import { createSheet, filledGrid, marksAt } from './markedSheet.js';
import type { Sheet } from './sheet.js';

const example = ':0000:x:…:812 345::';
const side = 9;
const cellCount = side * side;
const stepFields = ['technique', 'candidates', '', '', 'eliminations', 'placements', 'extra'];
const noStep = ['0000', 'x'];

export const looksLikeHodoku = (line: string): boolean => /^\s*:[\w-]{0,12}:[^:]{0,20}:[+.\d]/.test(line);

/** Refuses a state in which an open cell has nothing left, since nothing noted means anything goes. */
const refuseEmpty = (sheet: Sheet, cell: Cell): Result<never> =>
  fail('conflict', 'no-candidate', { cell: makeCellName(sheet.grid.shape, cell) }, { cells: [cell] });

/** A puzzle as a line of HoDoKu's library format, with candidates. */
export function makeHodoku(sheet: Sheet): Result<string> {
  const { grid, entries, candidates } = sheet;
  const filled = filledGrid(sheet);
  const possible = candidatesOf(filled);
  const cells: string[] = [];
  const deleted: string[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    const isEntry = grid.symbols[cell] === blank && entries !== undefined && filled.symbols[cell] !== blank;
    cells.push(`${isEntry ? '+' : ''}${filled.symbols[cell] || '.'}`);
    const marks = marksAt(sheet, cell);
    if (!candidates || marks.length === 0) continue;
    const before = listCandidates(possible, cell);
    const gone = before.filter(symbol => !marks.includes(symbol));
    if (before.length > 0 && gone.length === before.length) return refuseEmpty(sheet, cell);
    for (const symbol of gone) deleted.push(`${symbol}${Math.floor(cell / side) + 1}${(cell % side) + 1}`);
  }
  return ok(`:${noStep.join(':')}:${cells.join('')}:${deleted.join(' ')}::`);
}

/** Reads a line of HoDoKu's library format. */
export function parseHodoku(line: string): Result<Sheet> {
  const [, ...fields] = line.trim().split(':');
  const place = { line: 1, column: line.length - line.trimStart().length + 1 };
  if (!line.trimStart().startsWith(':') || fields.length < 5 || fields.length > 8)
    return fail('text-syntax', 'hodoku-form', { example }, place);
  /** The column at which a field begins. */
  const columnOf = (index: number): number =>
    place.column + 1 + fields.slice(0, index).reduce((sum, field) => sum + field.length + 1, 0);
  const cells = readCells(fields[2], columnOf(2));
  if (!cells.ok) return cells;
  const shape = shapeOf(classic);
  if (!shape.ok) return shape;
  const isStep = fields[0] !== noStep[0] || fields[1] !== noStep[1];
  const leftOut = fields.flatMap((field, i) =>
    field.trim() !== '' && stepFields[i] && (i > 1 || isStep) ? [stepFields[i]] : [],
  );
  const sheet = createSheet(shape.value, { ...cells.value, leftOut });
  return sheet.ok ? strike(sheet.value, fields[3], columnOf(3)) : sheet;
}

function readCells(text: string, column: number): Result<{ clues: Uint8Array; entries: Uint8Array }> {
  const clues = new Uint8Array(cellCount);
  const entries = new Uint8Array(cellCount);
  let cell = 0;
  for (let i = 0; i < text.length; i++) {
    const place = { line: 1, column: column + i };
    const isEntry = text[i] === '+';
    if (isEntry) i++;
    const symbol = text[i] === '.' ? blank : '0123456789'.indexOf(text[i] ?? '?');
    if (symbol < 0 || (isEntry && symbol === blank)) {
      const character = String.fromCodePoint(text.codePointAt(Math.min(i, text.length - 1)) ?? 0);
      return fail('text-syntax', 'character', { character }, { line: 1, column: column + i });
    }
    if (cell === cellCount) return fail('cell-count', 'too-many', { cells: cellCount }, place);
    (isEntry ? entries : clues)[cell++] = symbol;
  }
  if (cell < cellCount)
    return fail('cell-count', 'wrong', { cells: cellCount, given: cell }, { line: 1, column });
  return ok({ clues, entries });
}

/** Takes the deleted candidates out of those that the filled cells leave. */
function strike(sheet: Sheet, text: string, column: number): Result<Sheet> {
  const struck = new Map<Cell, Set<SymbolNumber>>();
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const place = { line: 1, column: column + index };
    if (!/^[1-9]{3}$/.test(word)) return fail('text-syntax', 'hodoku-candidate', { text: word }, place);
    const [symbol, row, of] = Array.from(word, Number);
    const cell = (row - 1) * side + of - 1;
    const gone = struck.get(cell) ?? new Set();
    struck.set(cell, gone.add(symbol));
  }
  const { grid, entries, about, leftOut } = sheet;
  const filled = filledGrid(sheet);
  const possible = candidatesOf(filled);
  const marks = new Map<Cell, SymbolNumber[]>();
  let anyGone = false;
  for (let cell = 0; cell < cellCount; cell++) {
    if (filled.symbols[cell] !== blank) continue;
    const before = listCandidates(possible, cell);
    const left = before.filter(symbol => !struck.get(cell)?.has(symbol));
    if (before.length > 0 && left.length === 0) return refuseEmpty(sheet, cell);
    marks.set(cell, left);
    anyGone ||= left.length < before.length;
  }
  if (!anyGone) return ok(sheet);
  const { symbols: clues } = grid;
  return createSheet(grid.shape, {
    clues,
    ...(entries && { entries: entries.symbols }),
    marks,
    about,
    ...(leftOut && { leftOut }),
  });
}
