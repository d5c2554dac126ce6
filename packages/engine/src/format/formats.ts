/** The registry of formats: what each is called, what it can hold, and its pair of functions. */
import { fail, ok, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import type { Spec } from '../shape/spec.js';
import { makeGridCells } from './cellText.js';
import { makeCoverChunks, parseCover } from './cover.js';
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
  'cover',
] as const;
export type FormatName = (typeof formatNames)[number];

export interface Format {
  /** The ending of files that hold it. */
  readonly extension: string;
  /** One puzzle a line and any number of lines, or one puzzle a file. */
  readonly perLine: boolean;
  /** Reads one puzzle, of no more cells than wanted. The spec is for texts that do not name their shape. */
  parse(text: string, spec?: Spec, mostCells?: number): Result<Sheet>;
  /** Writes one puzzle, in pieces where it is large; without a line end after a single line. */
  make(sheet: Sheet): Result<Iterable<string>>;
}

const whole = (text: string): Result<Iterable<string>> => ok([text]);

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
    parse: (text, spec, mostCells) => asSheet(parsePuzzleText(text, spec, mostCells)),
    make: sheet => whole(makePuzzleText(sheet.grid)),
  },
  line: {
    extension: 'txt',
    perLine: true,
    parse: (text, spec, mostCells) => asSheet(parsePuzzleText(text, spec, mostCells)),
    make: sheet => whole(makeGridCells(sheet.grid)),
  },
  link: {
    extension: 'txt',
    perLine: true,
    parse: (text, _, mostCells) => asSheet(parseLink(text, mostCells)),
    make: sheet => whole(makeLink(sheet.grid)),
  },
  json: {
    extension: 'json',
    perLine: true,
    parse: (text, _, mostCells) => parseJson(text, mostCells),
    make: sheet => whole(makeJson(sheet)),
  },
  sdk: {
    extension: 'sdk',
    perLine: false,
    parse: text => parseSdk(text),
    make: onlyClassic('sdk', makeSdk),
  },
  sdm: {
    extension: 'sdm',
    perLine: true,
    parse: text => asSheet(parsePuzzleText(text)),
    make: onlyClassic('sdm', ({ grid }) => makeGridCells(grid).replaceAll('.', '0')),
  },
  ss: {
    extension: 'ss',
    perLine: false,
    parse: text => asSheet(parseSimpleSudoku(text)),
    make: onlyClassic('ss', ({ grid }) => makeSimpleSudoku(grid)),
  },
  integers: {
    extension: 'int',
    perLine: false,
    parse: (text, _, mostCells) => asSheet(parseIntegers(text, mostCells)),
    make: sheet => {
      const text = makeIntegers(sheet.grid);
      return text.ok ? whole(text.value) : text;
    },
  },
  dimacs: {
    extension: 'cnf',
    perLine: false,
    parse: (text, _, mostCells) => asSheet(parseDimacs(text, mostCells)),
    make: sheet => ok(makeDimacsChunks(sheet.grid)),
  },
  cover: {
    extension: 'cover',
    perLine: false,
    parse: (text, _, mostCells) => asSheet(parseCover(text, mostCells)),
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
