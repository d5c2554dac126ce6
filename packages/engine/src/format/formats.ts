/** The registry of formats: what each is called, what it can hold, and its pair of functions. */
import { fail, ok, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import { makeGridCells } from './cellText.js';
import { looksLikeCover, makeCoverChunks, parseCover } from './cover.js';
import { createCsvReader, csvHeading, makeCsv } from './csv.js';
import { makeDimacsChunks, parseDimacs } from './dimacs.js';
import { makeIntegers, parseIntegers } from './integers.js';
import { makeJson, parseJson } from './json.js';
import { looksLikeLink, makeLink, parseLink } from './link.js';
import { makeLists, parseLists } from './lists.js';
import { makeMarks } from './marks.js';
import { makePuzzleText, parseOne } from './puzzleText.js';
import { makeSdk, parseSdk } from './sdk.js';
import { type ReadOptions, type Sheet, sheetOf } from './sheet.js';
import { makeSimpleSudoku, parseSimpleSudoku } from './simpleSudoku.js';
import { createTextWriter } from './statedRules.js';

export const formatNames = [
  'text',
  'line',
  'link',
  'json',
  'sdk',
  'sdm',
  'ss',
  'marks',
  'lists',
  'csv',
  'integers',
  'dimacs',
  'cover',
] as const;
export type FormatName = (typeof formatNames)[number];

export interface Format {
  /** The ending of files that hold it. */
  readonly extension: string;
  /** One puzzle a line and any number of lines, or one puzzle a file. */
  readonly perLine: boolean;
  /**
   * Whether a line is of this format, or the first line of a file of it; nothing else may begin like that. Formats without
   * this are plain cells, which everything is that no other format recognises.
   */
  recognises?(line: string): boolean;
  /** Reads one puzzle. */
  parse(text: string, options?: ReadOptions): Result<Sheet>;
  /** Writes one puzzle, in pieces where it is large; without a line end after a single line. */
  make(sheet: Sheet): Result<Iterable<string>>;
  /** The same for the puzzles of one list in turn, where a line may rest on those before it. */
  makeList?(): (sheet: Sheet) => Result<Iterable<string>>;
}

const whole = (text: string): Result<Iterable<string>> => ok([text]);
const wholeOr = (text: Result<string>): Result<Iterable<string>> => (text.ok ? whole(text.value) : text);

const asSheet = (grid: Result<Grid>): Result<Sheet> => (grid.ok ? ok(sheetOf(grid.value)) : grid);

/** Refuses every shape but the classic 9×9, for formats that know no other. */
const onlyClassic = (format: FormatName, make: (sheet: Sheet) => string) => (sheet: Sheet) => {
  const { name: shape } = sheet.grid.shape;
  return shape === '3x3' || shape === '9^2'
    ? whole(make(sheet))
    : fail('format-unfit', 'only-classic', { format, shape });
};

export const formats: Readonly<Record<FormatName, Format>> = {
  text: {
    extension: 'txt',
    perLine: true,
    parse: parseOne,
    make: sheet => whole(makePuzzleText(sheet.grid)),
    makeList: () => {
      const write = createTextWriter();
      return sheet => whole(write(sheet.grid));
    },
  },
  line: {
    extension: 'txt',
    perLine: true,
    parse: parseOne,
    make: sheet => whole(makeGridCells(sheet.grid)),
  },
  link: {
    extension: 'txt',
    perLine: true,
    recognises: looksLikeLink,
    parse: (text, options) => asSheet(parseLink(text, options?.mostCells)),
    make: sheet => whole(makeLink(sheet.grid)),
  },
  json: {
    extension: 'json',
    perLine: true,
    recognises: line => line.trimStart().startsWith('{'),
    parse: (text, options) => parseJson(text, options?.mostCells, options),
    make: sheet => whole(makeJson(sheet)),
  },
  sdk: {
    extension: 'sdk',
    perLine: false,
    recognises: line => /^\s*\[(puzzle|state)\]/i.test(line),
    parse: text => parseSdk(text),
    make: onlyClassic('sdk', makeSdk),
  },
  sdm: {
    extension: 'sdm',
    perLine: true,
    parse: text => parseOne(text),
    make: onlyClassic('sdm', ({ grid }) => makeGridCells(grid).replaceAll('.', '0')),
  },
  ss: {
    extension: 'ss',
    perLine: false,
    parse: text => asSheet(parseSimpleSudoku(text)),
    make: onlyClassic('ss', ({ grid }) => makeSimpleSudoku(grid)),
  },
  marks: {
    extension: 'txt',
    perLine: false,
    parse: parseOne,
    make: sheet => wholeOr(makeMarks(sheet)),
  },
  lists: {
    extension: 'txt',
    perLine: true,
    parse: parseLists,
    make: sheet => wholeOr(makeLists(sheet.grid)),
  },
  csv: {
    extension: 'csv',
    perLine: true,
    parse: (text, options) => createCsvReader(options).read(text, 1)?.[0] ?? parseOne(text, options),
    make: sheet => whole(makeCsv(sheet)),
    makeList: () => {
      let before = `${csvHeading}\n`;
      return sheet => {
        const line = whole(before + makeCsv(sheet));
        before = '';
        return line;
      };
    },
  },
  integers: {
    extension: 'int',
    perLine: false,
    recognises: line => /^\s*\d{1,2}\s*$/.test(line),
    parse: (text, options) => asSheet(parseIntegers(text, options?.mostCells)),
    make: sheet => wholeOr(makeIntegers(sheet.grid)),
  },
  dimacs: {
    extension: 'cnf',
    perLine: false,
    recognises: line => /^\s*(c(\s|$)|p cnf)/.test(line),
    parse: (text, options) => asSheet(parseDimacs(text, options?.mostCells)),
    make: sheet => ok(makeDimacsChunks(sheet.grid)),
  },
  cover: {
    extension: 'cover',
    perLine: false,
    recognises: line => looksLikeCover(line.trim()),
    parse: (text, options) => asSheet(parseCover(text, options?.mostCells)),
    make: sheet => ok(makeCoverChunks(sheet.grid)),
  },
};

/** The format that a name means, by its own name or by a file's ending. */
export function parseFormatName(text: string): Result<FormatName> {
  const name = text.toLowerCase();
  const found = formatNames.find(format => format === name);
  return found ? ok(found) : fail('format-unknown', 'name', { text, formats: formatNames });
}

/** The format of a file by its ending; undefined where the ending says little, as with .txt. */
export const formatOfFile = (path: string): FormatName | undefined =>
  formatNames.find(
    name => formats[name].extension !== 'txt' && path.toLowerCase().endsWith(`.${formats[name].extension}`),
  );
