/** The registry of formats: what each is called, what it can hold, and its pair of functions. */
import { fail, ok, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import type { Spec } from '../shape/spec.js';
import { makeGridCells } from './cellText.js';
import { makeDimacsChunks, parseDimacs } from './dimacs.js';
import { makeIntegers, parseIntegers } from './integers.js';
import { makeJson, parseJson } from './json.js';
import { makeLink, parseLink } from './link.js';
import { makePuzzleText, parsePuzzleText } from './puzzleText.js';
import { makeSdk, parseSdk } from './sdk.js';
import { type Sheet, sheetOf } from './sheet.js';
import { makeSimpleSudoku, parseSimpleSudoku } from './simpleSudoku.js';

export const formatNames = [
  'text',
  'line',
  'link',
  'json',
  'sdk',
  'sdm',
  'ss',
  'integers',
  'dimacs',
] as const;
export type FormatName = (typeof formatNames)[number];

export interface Format {
  readonly title: string;
  /** The ending of files that hold it. */
  readonly extension: string;
  /** One puzzle a line and any number of lines, or one puzzle a file. */
  readonly perLine: boolean;
  /** Reads one puzzle. The spec is for texts that do not name their shape. */
  parse(text: string, spec?: Spec): Result<Sheet>;
  /** Writes one puzzle, in pieces where it is large; without a line end after a single line. */
  make(sheet: Sheet): Result<Iterable<string>>;
}

const whole = (text: string): Result<Iterable<string>> => ok([text]);

const asSheet = (grid: Result<Grid>): Result<Sheet> => (grid.ok ? ok(sheetOf(grid.value)) : grid);

/** Refuses every shape but the classic 9×9, for formats that know no other. */
const onlyClassic = (name: string, make: (sheet: Sheet) => string) => (sheet: Sheet) => {
  const { name: spec } = sheet.grid.shape;
  return spec === '3x3' || spec === '9^2'
    ? whole(make(sheet))
    : fail(
        'format-unfit',
        `The ${name} format holds only 3x3 puzzles, and this is ${spec}; text, link and json hold every shape.`,
      );
};

export const formats: Readonly<Record<FormatName, Format>> = {
  text: {
    title: 'shape and cells on one line',
    extension: 'txt',
    perLine: true,
    parse: (text, spec) => asSheet(parsePuzzleText(text, spec)),
    make: sheet => whole(makePuzzleText(sheet.grid)),
  },
  line: {
    title: 'cells alone on one line, as in lists of 9×9 puzzles',
    extension: 'txt',
    perLine: true,
    parse: (text, spec) => asSheet(parsePuzzleText(text, spec)),
    make: sheet => whole(makeGridCells(sheet.grid)),
  },
  link: {
    title: 'the part of a web address that holds a puzzle',
    extension: 'txt',
    perLine: true,
    parse: text => asSheet(parseLink(text)),
    make: sheet => whole(makeLink(sheet.grid)),
  },
  json: {
    title: 'JSON, one object a line',
    extension: 'json',
    perLine: true,
    parse: parseJson,
    make: sheet => whole(makeJson(sheet)),
  },
  sdk: {
    title: 'SadMan Sudoku, one 9×9 with headers',
    extension: 'sdk',
    perLine: false,
    parse: text => parseSdk(text),
    make: onlyClassic('sdk', makeSdk),
  },
  sdm: {
    title: 'SadMan Sudoku list, one 9×9 a line',
    extension: 'sdm',
    perLine: true,
    parse: text => asSheet(parsePuzzleText(text)),
    make: onlyClassic('sdm', ({ grid }) => makeGridCells(grid).replaceAll('.', '0')),
  },
  ss: {
    title: 'Simple Sudoku, one framed 9×9',
    extension: 'ss',
    perLine: false,
    parse: text => asSheet(parseSimpleSudoku(text)),
    make: onlyClassic('ss', ({ grid }) => makeSimpleSudoku(grid)),
  },
  integers: {
    title: 'one integer a line: axes, box lengths, values',
    extension: 'int',
    perLine: false,
    parse: text => asSheet(parseIntegers(text)),
    make: sheet => {
      const text = makeIntegers(sheet.grid);
      return text.ok ? whole(text.value) : text;
    },
  },
  dimacs: {
    title: 'DIMACS CNF for SAT solvers',
    extension: 'cnf',
    perLine: false,
    parse: text => asSheet(parseDimacs(text)),
    make: sheet => ok(makeDimacsChunks(sheet.grid)),
  },
};

/** The format that a name means, by its own name or by a file's ending. */
export function parseFormatName(text: string): Result<FormatName> {
  const name = text.toLowerCase();
  const found = formatNames.find(format => format === name);
  return found
    ? ok(found)
    : fail(
        'format-unknown',
        `There is no format "${text.slice(0, 20)}"; there are ${formatNames.join(', ')}.`,
      );
}

/** The format of a file by its ending; undefined where the ending says little, as with .txt. */
export const formatOfFile = (path: string): FormatName | undefined =>
  formatNames.find(
    name => formats[name].extension !== 'txt' && path.toLowerCase().endsWith(`.${formats[name].extension}`),
  );
