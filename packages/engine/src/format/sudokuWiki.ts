/**
 * Links to the solver of sudokuwiki.org, `…/sudoku.htm?bd=<board>`, and to other pages of it with a board, unless they are of other
 * rules by their name. A board is 81 digits; or `S9B` and two characters for each
 * cell in base 36: 1 to 9 is a clue, 10 to 18 an entry, and above that the symbols noted, as bits. Older boards of 162 characters
 * without a name are refused, because some clues are written there just like two notes.
 */
import { fail, type Result } from '../base/result.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import { shapeOf } from '../shape/shapes.js';
import { classic } from './bareShape.js';
import { createSheet, type Markings, marksAt } from './markedSheet.js';
import type { Sheet } from './sheet.js';

const address = 'https://www.sudokuwiki.org/sudoku.htm?bd=';
const program = 'sudokuwiki.org';
const header = 'S9B';
const symbols = 9;
const cellCount = symbols * symbols;
const firstMarks = 2 * symbols;
const allMarks = (1 << symbols) - 1;

const host = /^\s*(?:https?:\/\/)?(?:www\.)?sudokuwiki\.org(?=[/?#\s]|$)/i;
const link = /^\/?([^\s?#]*)\?(?:\S*&)?bd=([^\s&#]*)/i;
/** Pages of other puzzles than the classic one. */
const otherRules =
  /killer|jigsaw|squiggly|(?:^|[^a-z])x(?:$|[^a-z])|sudokux|windoku|hyper|samurai|disjoint|diagonal|colou?r|str8|straight|kakuro|futoshiki|ken-?ken|calc|consecutive|knight|arrow|thermo|greater|chain|odd|even/i;

export const looksLikeSudokuWiki = (line: string): boolean => host.test(line);

const bitsOf = (marks: readonly SymbolNumber[]): number =>
  marks.reduce((bits, symbol) => bits | (1 << (symbol - 1)), 0);

const symbolsOf = (bits: number): SymbolNumber[] =>
  Array.from({ length: symbols }, (_, i) => i + 1).filter(symbol => (bits >> (symbol - 1)) & 1);

/** A puzzle as a link of the solver at SudokuWiki. */
export function makeSudokuWiki(sheet: Sheet): string {
  const { grid, entries, candidates } = sheet;
  if (!entries && !candidates) return address + [...grid.symbols].join('');
  const codes = Array.from({ length: cellCount }, (_, cell) => {
    const entry = entries?.symbols[cell] ?? blank;
    if (grid.symbols[cell] !== blank) return grid.symbols[cell];
    if (entry !== blank) return symbols + entry;
    const bits = bitsOf(marksAt(sheet, cell));
    return bits === 0 ? 0 : firstMarks + bits;
  });
  return address + header + codes.map(code => code.toString(36).padStart(2, '0')).join('');
}

interface Read {
  readonly clues: Uint8Array;
  readonly entries: Uint8Array;
  readonly marks: Map<Cell, readonly SymbolNumber[]>;
}

type ReadCell = (code: number, cell: Cell, read: Read) => boolean;

const readDigit: ReadCell = (code, cell, { clues }) => {
  clues[cell] = code;
  return code <= symbols;
};

const readNumbered: ReadCell = (code, cell, { clues, entries, marks }) => {
  if (code <= symbols) clues[cell] = code;
  else if (code <= firstMarks) entries[cell] = code - symbols;
  else marks.set(cell, symbolsOf(code - firstMarks));
  return code <= firstMarks + allMarks;
};

/** How a board is written: its cells, how many characters each has, in which base, and what they mean. */
function kindOf(board: string): [cells: string, width: number, base: number, read: ReadCell] | undefined {
  if (board.length === cellCount) return [board.replaceAll(/[._]/g, '0'), 1, 10, readDigit];
  if (board.length === header.length + 2 * cellCount && board.startsWith(header))
    return [board.slice(header.length), 2, 36, readNumbered];
  return undefined;
}

/** Reads a link of the solver at SudokuWiki. */
export function parseSudokuWiki(text: string): Result<Sheet> {
  const front = host.exec(text)?.[0].length ?? 0;
  const match = front > 0 ? link.exec(text.slice(front)) : null;
  if (!match) return fail('link-damaged', 'no-marker', { marker: '?bd=' });
  const [, page] = match;
  if (otherRules.test(page)) return fail('rule-unknown', 'constraints', { program, names: [page] });
  const start = front + match[0].length - match[2].length;
  const place = { line: 1, column: start + 1 };
  const board = match[2];
  const kind = kindOf(board);
  if (!kind) {
    const shown = /^[A-Z]\d[A-Z]/.test(board) ? board.slice(0, header.length) : board;
    return fail('text-syntax', 'sudokuwiki-board', { text: shown }, place);
  }
  const [cells, width, base, readCell] = kind;
  const read: Read & Markings = {
    clues: new Uint8Array(cellCount),
    entries: new Uint8Array(cellCount),
    marks: new Map(),
  };
  for (let cell = 0; cell < cellCount; cell++) {
    const code = cells.slice(cell * width, (cell + 1) * width);
    const value = /^[\da-z]+$/i.test(code) ? Number.parseInt(code, base) : Number.NaN;
    const isWhole = value.toString(base).padStart(width, '0') === code.toLowerCase();
    if (!isWhole || !readCell(value, cell, read)) {
      const column = start + 1 + (board.length - cells.length) + cell * width;
      return fail('text-syntax', 'sudokuwiki-cell', { text: code }, { line: 1, column });
    }
  }
  const shape = shapeOf(classic);
  return shape.ok ? createSheet(shape.value, read) : shape;
}
