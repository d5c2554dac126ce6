/**
 * SadMan Sudoku's `.sdk`: header lines that begin with # and a letter, then the puzzle in rows, perhaps under a `[Puzzle]`
 * heading. A `[State]` repeats it with the entries, `[PencilMarks]` has the notes of a row on a line with commas between
 * the cells, and `[Colors]` is for its own program.
 */
import { fail, ok, type Result } from '../base/result.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import type { Cell, Outline } from '../shape/shape.js';
import { outlineOf, shapeOf } from '../shape/shapes.js';
import type { BoxSpec } from '../shape/spec.js';
import { classic } from './bareShape.js';
import { CellText } from './cellText.js';
import { createSheet, filledGrid, marksAt } from './markedSheet.js';
import { makeRows } from './rows.js';
import { type AboutKey, moveProblem, type Sheet } from './sheet.js';

const keyOfLetter: Readonly<Record<string, AboutKey>> = {
  T: 'title',
  A: 'author',
  D: 'description',
  C: 'comment',
  B: 'date',
  S: 'source',
  L: 'level',
  U: 'url',
};

const headings = { puzzle: '[Puzzle]', state: '[State]', marks: '[PencilMarks]' } as const;

/** A puzzle as an `.sdk` file. */
export function makeSdk(sheet: Sheet): string {
  const { grid, entries, candidates, about } = sheet;
  const headers = Object.entries(keyOfLetter).flatMap(([letter, key]) =>
    (about[key]?.split(/\r?\n/) ?? []).map(text => `#${letter}${text}`),
  );
  const [side] = grid.shape.extents;
  const marks = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => marksAt(sheet, y * side + x).join('')).join(','),
  );
  return [
    ...headers,
    headings.puzzle,
    ...makeRows(grid),
    ...(entries ? [headings.state, ...makeRows(filledGrid(sheet))] : []),
    ...(candidates ? [headings.marks, ...marks] : []),
  ].join('\n');
}

/** What has been read of each section. */
interface Sections {
  readonly puzzle: CellText;
  readonly state: CellText;
  readonly marks: Map<Cell, SymbolNumber[]>;
  markRows: number;
}

function readMarks(
  line: string,
  lineNumber: number,
  sections: Sections,
  { symbols }: Outline,
): Result<undefined> {
  const cells = line.split(',');
  if (cells.length !== symbols)
    return fail('cell-count', 'wrong', { cells: symbols, given: cells.length }, { line: lineNumber });
  let column = 1;
  for (const [x, cell] of cells.entries()) {
    const noted = Array.from(cell.trim(), Number);
    if (noted.some(symbol => !(symbol >= 1 && symbol <= symbols))) {
      const character = cell.trim().slice(0, 1);
      return fail('text-syntax', 'character', { character }, { line: lineNumber, column });
    }
    sections.marks.set(sections.markRows * symbols + x, noted);
    column += cell.length + 1;
  }
  sections.markRows++;
  return ok(undefined);
}

/** Reads the puzzle and its headers, the entries of a game in progress and its notes. */
export function parseSdk(text: string, spec: BoxSpec = classic): Result<Sheet> {
  const outline = outlineOf(spec);
  if (!outline.ok) return outline;
  const { cellCount, symbols } = outline.value;
  const sections: Sections = {
    puzzle: new CellText(outline.value, { isOurs: true }),
    state: new CellText(outline.value, { isOurs: true }),
    marks: new Map(),
    markRows: 0,
  };
  const about: Partial<Record<AboutKey, string>> = {};
  const leftOut = new Set<string>();
  let section = 'puzzle';
  let lineNumber = 0;
  for (const line of text.split(/\r?\n/)) {
    lineNumber++;
    const heading = /^\s*\[([^\]]{0,40})\]?/.exec(line);
    if (line.startsWith('#')) {
      const key = keyOfLetter[line[1]?.toUpperCase()];
      if (key) about[key] = about[key] === undefined ? line.slice(2) : `${about[key]}\n${line.slice(2)}`;
    } else if (heading) {
      section = heading[1].trim().toLowerCase();
    } else if (section === 'pencilmarks') {
      if (line.trim() === '') continue;
      if (sections.markRows === symbols)
        return fail('cell-count', 'too-many', { cells: cellCount }, { line: lineNumber });
      const read = readMarks(line, lineNumber, sections, outline.value);
      if (!read.ok) return read;
    } else if (section === 'puzzle' || section === 'state') {
      const taken = sections[section].take(line, 0, lineNumber);
      if (!taken.ok) return taken;
    } else if (line.trim() !== '') leftOut.add(section);
  }
  const { puzzle, state, marks } = sections;
  const hasState = state.count > 0;
  for (const cells of hasState ? [puzzle, state] : [puzzle])
    if (!cells.isFull)
      return fail('cell-count', 'wrong', { cells: cellCount, given: cells.count }, { line: lineNumber });
  const clues = puzzle.read();
  if (!clues.ok) return clues;
  const filled = hasState ? state.read() : undefined;
  if (filled && !filled.ok) return filled;
  const shape = shapeOf(spec);
  if (!shape.ok) return shape;
  const entries = filled && withoutClues(filled.value.symbols, clues.value.symbols);
  return createSheet(shape.value, {
    clues: clues.value.symbols,
    ...(entries && { entries }),
    marks,
    about,
    leftOut: [...leftOut],
  });
}

const isHeader = (line: string): boolean => line.startsWith('#') || line.trim() === '';

/** All puzzles of files that stand one behind the other: the next begins with its headers, or where `[Puzzle]` comes again. */
export function parseSdkFile(text: string): Result<Sheet>[] {
  const lines = text.split(/\r?\n/);
  const starts = [0];
  let cells = 0;
  let isPuzzle = true;
  let headersFrom = -1;
  for (const [i, line] of lines.entries()) {
    if (isHeader(line)) {
      if (headersFrom < 0) headersFrom = i;
      continue;
    }
    const heading = /^\s*\[([^\]]{0,40})\]?/.exec(line)?.[1].trim().toLowerCase();
    const hasHeaders = headersFrom >= 0 && lines.slice(headersFrom, i).some(header => header.startsWith('#'));
    const isNext =
      heading === undefined ? hasHeaders && isPuzzle && cells >= 81 : heading === 'puzzle' && cells > 0;
    if (isNext) {
      starts.push(headersFrom < 0 ? i : headersFrom);
      cells = 0;
    }
    if (heading !== undefined) isPuzzle = heading === 'puzzle';
    else if (isPuzzle) cells += line.replace(/[\s|]/g, '').length;
    headersFrom = -1;
  }
  return starts.map((start, i) =>
    moveProblem(parseSdk(lines.slice(start, starts[i + 1]).join('\n')), start + 1),
  );
}

/** What the state has beside the clues; where it has something else than a clue, that stays, to be refused. */
const withoutClues = (state: Uint8Array, clues: Uint8Array): Uint8Array =>
  state.map((symbol, cell) => (symbol === clues[cell] ? blank : symbol));
