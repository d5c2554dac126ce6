/**
 * Reads puzzles from text that arrives in pieces, in constant memory. Formats of one puzzle a line (and texts that run
 * over several lines) are read puzzle by puzzle as they come; formats of one puzzle a file are gathered up to a
 * limit. What format it is shows in the first lines, unless the caller knows.
 */
import { fail, type Result } from '../base/result.js';
import { readAnyJson } from './anyJson.js';
import { createCsvReader } from './csv.js';
import { type FormatName, formatNames, formats } from './formats.js';
import { parseJsonText } from './json.js';
import { looksLikeLink } from './link.js';
import { type Brackets, followBrackets, listStart, looksLikeList, parseLists, rowLength } from './lists.js';
import { createTextReader } from './puzzleText.js';
import { moveProblem, type ReadOptions, type Sheet } from './sheet.js';

/** A line of a million cells written as numbers fits in this. */
export const maxLineLength = 8 << 20;
const maxDocumentLength = 64 << 20;
/** Headers and blank lines are kept until the format shows; after this many it is one that has no use for them. */
const maxHeaderLength = 1 << 20;

/** What is known of the text that a reader gets. */
export interface ReaderOptions extends ReadOptions {
  /** The format, when it is known. */
  readonly format?: FormatName;
}

/** Takes text in pieces and gives the puzzles in it. */
export interface PuzzleReader {
  /** Takes more text; returns the puzzles and problems that it completes. */
  push(text: string): Result<Sheet>[];
  /** Says that the text has ended. */
  end(): Result<Sheet>[];
  /** Whether more text would be useless, because a limit was passed. */
  readonly stopped: boolean;
  /** Whether the next line begins and nothing that was read before has a say in what it means. */
  readonly isAtRest: boolean;
  /** Passes over plain lines that somebody else has read while the reader was at rest. */
  pass(lines: number): void;
}

type Mode = 'lines' | FormatName;

const isHeaderLine = (line: string): boolean => /^\s*(#(?!p=).*)?$/.test(line);
const isSdkHeader = (line: string): boolean => /^#[ABCDLSTU]/.test(line);

const lineFormats = formatNames
  .map(name => formats[name])
  .filter(({ perLine, recognises }) => perLine && recognises);
/** Whether a line begins with a cell, as those of no format do that is recognised by a line; but any line may end in a link. */
const isPlain = (line: string): boolean => /^[\d.]/.test(line) && !looksLikeLink(line);
const fileFormats = formatNames.filter(name => !formats[name].perLine);

/** Fewer characters than this are no row of cells. */
const leastRow = 4;

/**
 * What the first line that is neither blank nor a comment shows of the format, or the first two where the first is a number: that
 * may be of a file of integers, or above a grid. Undefined where the second has to come.
 */
function detectMode(
  line: string,
  second: string | undefined,
  { afterSdkHeader, ...options }: Before,
): Mode | undefined {
  const first = line.trim();
  if (afterSdkHeader && first.length === 9) return 'sdk';
  const file = fileFormats.find(name => formats[name].recognises?.(line));
  if (file === 'integers')
    return second === undefined ? undefined : second.trim().length < leastRow ? file : 'lines';
  if (file) return file;
  if (looksLikeList(line) || rowLength(line, options) !== undefined) return 'lines';
  if (first.startsWith('{') && !parseJsonText(first).ok) return 'json';
  return 'lines';
}

/** What is known when the format shows. */
interface Before extends ReadOptions {
  readonly afterSdkHeader: boolean;
}

/** A reader of puzzles from text that comes in pieces, in any format. */
export function createPuzzleReader({ format, ...options }: ReaderOptions = {}): PuzzleReader {
  // JSON may be one object a line or one document; the first line shows which.
  let mode: Mode | undefined =
    format === undefined || format === 'json' ? undefined : formats[format].perLine ? 'lines' : format;
  let rest = '';
  let stopped = false;
  let lineNumber = 0;
  const waiting: string[] = [];
  let waitingLength = 0;
  let afterSdkHeader = false;
  let firstLine: string | undefined;
  let endsInReturn = false;
  const document: string[] = [];
  let documentLength = 0;
  const texts = createTextReader(options);
  const tables = createCsvReader(options);
  let list: OpenList | undefined;
  let rows: OpenRows | undefined;
  let cells: OpenCells | undefined;

  const refuseLength = (limit: number): Result<Sheet>[] => {
    stopped = true;
    const what = mode === undefined || mode === 'lines' ? 'line' : 'file';
    return [fail('text-too-long', what, { megabytes: limit >> 20 }, { line: lineNumber + 1 })];
  };

  const closeList = ({ lines, from }: OpenList): Result<Sheet>[] =>
    placed(readBrackets(lines.join('\n'), options), from);

  /** Lists and documents in brackets end where their brackets do. */
  const readList = (open: OpenList, line: string): Result<Sheet>[] => {
    const said = withoutComment(line);
    open.lines.push(said);
    open.length += line.length;
    const from = open.lines.length === 1 ? listStart(said) : 0;
    const isWhole = followBrackets(open.brackets, said.slice(from)) >= 0;
    const before = texts.skip();
    if (!isWhole && open.length <= maxDocumentLength) return before;
    list = undefined;
    return [...before, ...(isWhole ? closeList(open) : refuseLength(maxDocumentLength))];
  };

  /** Rows that stand alone, each in brackets, are a grid together. */
  const readRow = (line: string, length: number): Result<Sheet>[] => {
    const before = [...(rows?.length === length ? [] : closeRows()), ...texts.skip()];
    rows ??= { lines: [], from: lineNumber, length, count: 0 };
    rows.lines.push(line.replace(/,\s*$/, ''));
    return ++rows.count === length ? [...before, ...closeRows()] : before;
  };

  const closeRows = (): Result<Sheet>[] => {
    if (!rows) return [];
    const { lines, from, count } = rows;
    rows = undefined;
    if (count === 1) return placed([parseLists(lines[0], options)], from);
    const sheet = moveProblem(parseLists(`[\n${lines.join('\n')}\n]`, options), from - 1);
    // What is wrong with the whole is wrong where it begins.
    return [sheet.ok || sheet.problem.line !== from - 1 ? sheet : moveProblem(sheet, 2)];
  };

  /** A cell of a table that is in quotes may have line breaks in it. */
  const readOpenCells = (open: OpenCells, line: string): Result<Sheet>[] => {
    open.lines.push(line);
    if (!hasOpenQuote(line) && open.lines.length < mostLinesOfCell) return [];
    cells = undefined;
    const found = hasOpenQuote(line)
      ? tables.read(open.lines.join('\n'), lineNumber - open.lines.length)
      : undefined;
    return found ? [...open.lines.flatMap(() => texts.skip()), ...found] : open.lines.flatMap(readText);
  };

  const readText = (line: string): Result<Sheet>[] => {
    const found = isHeaderLine(line) ? undefined : tables.read(line, texts.lineNumber + 1);
    return found ? [...texts.skip(), ...found] : texts.read(line);
  };

  const readPlain = (line: string): Result<Sheet>[] => {
    if (!line.includes('"') || !hasOpenQuote(line) || !tables.mayRead(line)) return readText(line);
    cells = { lines: [line] };
    return [];
  };

  const readLine = (line: string): Result<Sheet>[] => {
    lineNumber++;
    if (list) return readList(list, line);
    if (cells) return readOpenCells(cells, line);
    if (!rows && isPlain(line)) return readPlain(line);
    const length = /^\s*[[({]/.test(line) ? rowLength(withoutComment(line), options) : undefined;
    if (length !== undefined) return readRow(withoutComment(line), length);
    if (rows && isHeaderLine(line)) {
      rows.lines.push('');
      return texts.skip();
    }
    const before = closeRows();
    return before.length > 0 ? [...before, ...readOther(line)] : readOther(line);
  };

  const readOther = (line: string): Result<Sheet>[] => {
    // No format is recognised by it, and a text can have a million of them.
    if (line === '') return texts.read(line);
    if (looksLikeList(line)) {
      list = { lines: [], length: 0, from: lineNumber, brackets: { depth: 0, quote: '' } };
      return readList(list, line);
    }
    const special = lineFormats.find(({ recognises }) => recognises?.(line))?.parse(line, options);
    return special ? [...texts.skip(), moveProblem(special, lineNumber)] : readPlain(line);
  };

  const takeLine = (line: string): Result<Sheet>[] => {
    if (mode === 'lines') return readLine(line);
    if (mode === undefined) {
      waiting.push(line);
      waitingLength += line.length + 1;
      if (!isHeaderLine(line)) {
        mode = detectMode(firstLine ?? line, firstLine === undefined ? undefined : line, {
          ...options,
          afterSdkHeader,
        });
        firstLine ??= line;
      } else if (waitingLength > maxHeaderLength) mode = 'lines';
      afterSdkHeader ||= isSdkHeader(line);
      return mode === undefined ? [] : waiting.splice(0).flatMap(takeLine);
    }
    document.push(line);
    lineNumber++;
    documentLength += line.length + 1;
    if (documentLength <= maxDocumentLength) return [];
    document.length = 0;
    return refuseLength(maxDocumentLength);
  };

  /** Lines end in a line feed, whatever ended them before. */
  const withLineFeeds = (piece: string): string => {
    if (piece === '' || (!endsInReturn && !piece.includes('\r'))) return piece;
    const text = endsInReturn && !piece.startsWith('\n') ? `\n${piece}` : piece;
    endsInReturn = text.endsWith('\r');
    return (endsInReturn ? text.slice(0, -1) : text).replaceAll(/\r\n?/g, '\n');
  };

  const push = (piece: string): Result<Sheet>[] => {
    const text = withLineFeeds(piece);
    const results: Result<Sheet>[] = [];
    let start = 0;
    while (!stopped) {
      const end = text.indexOf('\n', start);
      if (end < 0) break;
      const line = rest + text.slice(start, end);
      rest = '';
      start = end + 1;
      results.push(...(line.length > maxLineLength ? refuseLength(maxLineLength) : takeLine(line)));
    }
    if (stopped) return results;
    rest += text.slice(start);
    if (rest.length > maxLineLength) results.push(...refuseLength(maxLineLength));
    return results;
  };

  const readDocument = (name: FormatName, text: string): Result<Sheet>[] => {
    const { parse, parseAll } = formats[name];
    if (name === 'json') return readJsonDocument(text, options);
    return parseAll ? parseAll(text, options) : [parse(text, options)];
  };

  const end = (): Result<Sheet>[] => {
    if (stopped) return [];
    const results = rest === '' ? [] : takeLine(rest);
    rest = '';
    if (stopped) return results;
    if (mode === undefined && firstLine !== undefined) {
      mode = 'integers';
      results.push(...waiting.splice(0).flatMap(takeLine));
    }
    if (list) results.push(...closeList(list));
    results.push(...closeRows(), ...(cells?.lines ?? []).flatMap(readText));
    if (mode === undefined || mode === 'lines') return [...results, ...texts.end()];
    const text = document.join('\n');
    return [...results, ...readDocument(mode, text)];
  };

  return {
    push,
    end,
    get stopped() {
      return stopped;
    },
    get isAtRest() {
      const isOpen = rest !== '' || endsInReturn || list || rows || cells;
      return mode === 'lines' && !isOpen && texts.isAtRest && tables.isAtRest;
    },
    pass: lines => {
      lineNumber += lines;
      texts.pass(lines);
    },
  };
}

const placed = (results: readonly Result<Sheet>[], from: number): Result<Sheet>[] =>
  results.map(result => moveProblem(result, from));

/** A line of a list without what stands behind # or // for people; in texts in quotes that may be anything. */
const withoutComment = (line: string): string =>
  /["']/.test(line) ? line : line.replace(/(?:#|\/\/).*$/, '');

/** No cell of a table has more lines, unless its quotes do not close. */
const mostLinesOfCell = 100;

/** Whether a quote is opened or closed that is not closed or opened on the same line. */
const hasOpenQuote = (line: string): boolean => line.split('"').length % 2 === 0;

/** A line of a table of which a cell goes on. */
interface OpenCells {
  readonly lines: string[];
}

/** Rows of one grid, with the empty lines among them. */
interface OpenRows {
  readonly lines: string[];
  readonly from: number;
  readonly length: number;
  count: number;
}

interface OpenList {
  readonly lines: string[];
  length: number;
  /** The line on which it begins. */
  readonly from: number;
  readonly brackets: Brackets;
}

/** A list of puzzles in JSON, or lists of numbers. */
const readBrackets = (text: string, options: ReadOptions): Result<Sheet>[] =>
  /^\s*\[\s*(?:\{|\]|$)/.test(text) ? readJsonDocument(text, options) : [parseLists(text, options)];

/** One puzzle, or a list of them. */
function readJsonDocument(text: string, options: ReadOptions): Result<Sheet>[] {
  const value = parseJsonText(text);
  if (!value.ok) return [value];
  if (!Array.isArray(value.value)) return [readAnyJson(value.value, options)];
  return value.value.map((item, index) => {
    const sheet = readAnyJson(item, options);
    return sheet.ok ? sheet : { ok: false, problem: { ...sheet.problem, item: index + 1 } };
  });
}

/** Reads all puzzles of a text that is there as a whole. */
export function parsePuzzles(text: string, options: ReaderOptions = {}): Result<Sheet>[] {
  const reader = createPuzzleReader(options);
  return [...reader.push(text), ...reader.end()];
}
