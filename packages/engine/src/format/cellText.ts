/**
 * The cells of a grid as text: one character a cell, or numbers where there are more than 35 symbols. Separators and
 * box rules are passed over. Scanning goes line by line and takes linear time.
 */
import type { Ints } from '../base/ints.js';
import { fail, ok, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import { makeSymbolText, type Symbol, symbolOfCode, usesLetters } from '../board/symbols.js';
import type { Outline } from '../shape/shape.js';

/** A line of nothing but box rules, such as `------+-------+------` or `├───┼───┤`. */
const ruleLine = /^[\s*+|=\-\u2500-\u257f]*$/;

export const isRuleLine = (line: string): boolean => ruleLine.test(line);

const isSeparator = (code: number): boolean =>
  code === 0x20 || // space
  (code >= 0x09 && code <= 0x0d) ||
  code === 0x2f || // slash
  code === 0x7c || // bar
  code === 0x2c || // comma
  code === 0xa0 ||
  code === 0xfeff || // byte order mark
  (code >= 0x2500 && code <= 0x257f); // box drawing

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Cells read so far. Their room grows with the text: a few characters may name a shape of a million cells. */
export interface CellScan {
  readonly outline: Outline;
  symbols: Uint8Array;
  count: number;
}

const firstRoom = 128;

export const startScan = (outline: Outline): CellScan => ({
  outline,
  symbols: new Uint8Array(Math.min(firstRoom, outline.cellCount)),
  count: 0,
});

function addCell(scan: CellScan, symbol: Symbol): void {
  if (scan.count === scan.symbols.length) {
    const larger = new Uint8Array(Math.min(2 * scan.count, scan.outline.cellCount));
    larger.set(scan.symbols);
    scan.symbols = larger;
  }
  scan.symbols[scan.count++] = symbol;
}

/** Adds the cells of a line from a column on. Where there are too many it stops and says where the first one too many is. */
export function scanLine(scan: CellScan, line: string, from: number, lineNumber: number): Result<undefined> {
  const { symbols: limit, cellCount } = scan.outline;
  const letters = usesLetters(limit);
  let at = from;
  while (at < line.length) {
    const code = line.charCodeAt(at);
    if (isSeparator(code)) {
      at++;
      continue;
    }
    const start = at;
    let symbol = symbolOfCode(code);
    at++;
    if (!letters && isDigit(code)) {
      while (at < line.length && isDigit(line.charCodeAt(at))) at++;
      symbol = at - start > 3 ? limit + 1 : Number(line.slice(start, at));
    } else if (!letters && code !== 0x2e) symbol = -1;
    const place = { line: lineNumber, column: start + 1 };
    if (symbol < 0) {
      const character = String.fromCodePoint(line.codePointAt(start) ?? 0);
      return fail('text-syntax', 'character', { character }, place);
    }
    if (symbol > limit) {
      const written = { text: line.slice(start, at), last: makeSymbolText(limit, limit) };
      return fail('text-syntax', 'beyond-last-symbol', written, place);
    }
    if (scan.count === cellCount) return fail('cell-count', 'too-many', { cells: cellCount }, place);
    addCell(scan, symbol);
  }
  return ok(undefined);
}

/** Reads a whole text of cells. */
export function parseCells(outline: Outline, text: string): Result<Uint8Array> {
  const scan = startScan(outline);
  let lineNumber = 0;
  for (const line of text.split('\n')) {
    lineNumber++;
    if (isRuleLine(line)) continue;
    const scanned = scanLine(scan, line, 0, lineNumber);
    if (!scanned.ok) return scanned;
  }
  if (scan.count === outline.cellCount) return ok(scan.symbols);
  return fail('cell-count', 'wrong', { cells: outline.cellCount, given: scan.count }, { line: lineNumber });
}

/** The cells on one line, without separators where each is one character. */
export function makeCells(symbols: Ints, limit: number): string {
  const names = Array.from({ length: limit + 1 }, (_, symbol) => makeSymbolText(symbol, limit));
  const parts: string[] = new Array(symbols.length);
  for (let cell = 0; cell < symbols.length; cell++) parts[cell] = names[symbols[cell]];
  return parts.join(usesLetters(limit) ? '' : ',');
}

export const makeGridCells = (grid: Grid): string => makeCells(grid.symbols, grid.shape.symbols);
