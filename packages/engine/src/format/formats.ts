/** The registry of formats: what each is called, what it can hold, and its pair of functions. */
import { fail, ok, type Result } from '../base/result.js';
import { candidatesOf, listCandidates } from '../board/candidates.js';
import type { Grid } from '../board/grid.js';
import { blank } from '../board/symbols.js';
import { parseAnyJson } from './anyJson.js';
import { makeGridCells } from './cellText.js';
import { looksLikeCover, makeCover, parseCover } from './cover.js';
import { csvHeading, makeCsv, parseCsv } from './csv.js';
import { makeDimacsChunks, parseDimacs } from './dimacs.js';
import { looksLikeFPuzzles, makeFPuzzles, parseFPuzzles } from './fpuzzles.js';
import { looksLikeHodoku, makeHodoku, parseHodoku } from './hodoku.js';
import { makeIntegers, parseIntegers } from './integers.js';
import { makeJson } from './json.js';
import { looksLikeLink, makeLink, parseLink } from './link.js';
import { makeLists, parseLists } from './lists.js';
import { makeMarks } from './marks.js';
import {
  looksLikeOpenSudoku,
  makeOpenSudoku,
  openSudokuFrame,
  parseOpenSudoku,
  parseOpenSudokuFile,
} from './openSudoku.js';
import { makePuzzleText, parseOne } from './puzzleText.js';
import { makeSdk, parseSdk, parseSdkFile } from './sdk.js';
import { type ReadOptions, type Sheet, sheetOf } from './sheet.js';
import { makeSimpleSudoku, parseSimpleSudoku } from './simpleSudoku.js';
import { createTextWriter } from './statedRules.js';
import { looksLikeSudokuPad, makeSudokuPad, parseSudokuPad } from './sudokuPad.js';
import { looksLikeSudokuWiki, makeSudokuWiki, parseSudokuWiki } from './sudokuWiki.js';

/** The names of all formats. */
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
  'hodoku',
  'sudokuwiki',
  'fpuzzles',
  'sudokupad',
  'opensudoku',
  'integers',
  'dimacs',
  'cover',
] as const;
/** The name of a format. */
export type FormatName = (typeof formatNames)[number];

/** What a sheet may have beside its clues. */
const sheetParts = ['entries', 'candidates', 'solution', 'about'] as const;
/** A part of a sheet that a format may keep, beside the clues. */
export type SheetPart = (typeof sheetParts)[number];
/**
 * What else may get lost: the title and the names of houses and constraints of a custom rule, and whether a cell with one symbol is a clue or an
 * open cell with a single mark.
 */
export type KeptPart = SheetPart | 'names' | 'single-marks';
const allParts: readonly KeptPart[] = [...sheetParts, 'names', 'single-marks'];

/** A format: how it is recognised, read and written, and what it keeps. */
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
  /** Reads all puzzles of a file, where it may have more than one and is not read line by line. */
  parseAll?(text: string, options?: ReadOptions): Result<Sheet>[];
  /** Writes one puzzle, in pieces where it is large; without a line end after a single line. */
  make(sheet: Sheet): Result<Iterable<string>>;
  /** The same for the puzzles of one list in turn, where a line may rest on those before it. */
  makeList?(): (sheet: Sheet) => Result<Iterable<string>>;
  /** Whether it writes cells alone, so that the shape must be known to whoever reads them. */
  readonly namesNoShape?: boolean;
  /** What it can hold beside the clues; of single marks only where it has marks, of names where it has the rule. */
  readonly keeps: readonly KeptPart[];
  /** What stands once before all puzzles, and behind them. */
  readonly heading?: string;
  readonly ending?: string;
}

const whole = (text: string): Result<Iterable<string>> => ok([text]);

const asSheet = (grid: Result<Grid>): Result<Sheet> => (grid.ok ? ok(sheetOf(grid.value)) : grid);

const asPieces = (text: Result<string>): Result<Iterable<string>> => (text.ok ? whole(text.value) : text);

/** Refuses every shape but the classic 9×9, for formats that know no other. */
const onlyClassic =
  (format: FormatName, make: (sheet: Sheet) => string | Result<string>) => (sheet: Sheet) => {
    const { name: shape } = sheet.grid.shape;
    if (shape !== '3x3' && shape !== '9^2') return fail('format-unfit', 'only-classic', { format, shape });
    const text = make(sheet);
    return asPieces(typeof text === 'string' ? ok(text) : text);
  };

/** All formats by name. */
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
    keeps: ['names'],
  },
  line: {
    extension: 'txt',
    perLine: true,
    parse: parseOne,
    make: sheet => whole(makeGridCells(sheet.grid)),
    namesNoShape: true,
    keeps: [],
  },
  link: {
    extension: 'txt',
    perLine: true,
    recognises: looksLikeLink,
    parse: (text, options) => asSheet(parseLink(text, options?.mostCells)),
    make: sheet => whole(makeLink(sheet.grid)),
    keeps: ['names'],
  },
  json: {
    extension: 'json',
    perLine: true,
    recognises: line => line.trimStart().startsWith('{'),
    parse: parseAnyJson,
    make: sheet => whole(makeJson(sheet)),
    keeps: allParts,
  },
  sdk: {
    extension: 'sdk',
    perLine: false,
    recognises: line => /^\s*\[(puzzle|state)\]/i.test(line),
    parse: text => parseSdk(text),
    parseAll: parseSdkFile,
    make: onlyClassic('sdk', makeSdk),
    keeps: ['entries', 'candidates', 'about', 'single-marks'],
  },
  sdm: {
    extension: 'sdm',
    perLine: true,
    parse: text => parseOne(text),
    make: onlyClassic('sdm', ({ grid }) => makeGridCells(grid).replaceAll('.', '0')),
    keeps: [],
  },
  ss: {
    extension: 'ss',
    perLine: false,
    parse: text => asSheet(parseSimpleSudoku(text)),
    make: onlyClassic('ss', ({ grid }) => makeSimpleSudoku(grid)),
    keeps: [],
  },
  hodoku: {
    extension: 'txt',
    perLine: true,
    recognises: looksLikeHodoku,
    parse: text => parseHodoku(text),
    make: onlyClassic('hodoku', makeHodoku),
    keeps: ['entries', 'candidates', 'single-marks'],
  },
  sudokuwiki: {
    extension: 'txt',
    perLine: true,
    recognises: looksLikeSudokuWiki,
    parse: text => parseSudokuWiki(text),
    make: onlyClassic('sudokuwiki', makeSudokuWiki),
    keeps: ['entries', 'candidates', 'single-marks'],
  },
  fpuzzles: {
    extension: 'txt',
    perLine: true,
    recognises: looksLikeFPuzzles,
    parse: (text, options) => parseFPuzzles(text, options?.mostCells),
    make: sheet => asPieces(makeFPuzzles(sheet)),
    keeps: [...sheetParts, 'single-marks'],
  },
  sudokupad: {
    extension: 'txt',
    perLine: true,
    recognises: looksLikeSudokuPad,
    parse: (text, options) => parseSudokuPad(text, options?.mostCells),
    make: sheet => asPieces(makeSudokuPad(sheet)),
    keeps: [...sheetParts, 'single-marks'],
  },
  opensudoku: {
    extension: 'opensudoku',
    perLine: false,
    recognises: looksLikeOpenSudoku,
    parse: text => parseOpenSudoku(text),
    parseAll: text => parseOpenSudokuFile(text),
    make: onlyClassic('opensudoku', makeOpenSudoku),
    keeps: ['entries', 'candidates', 'single-marks'],
    ...openSudokuFrame,
  },
  marks: {
    extension: 'txt',
    perLine: false,
    parse: parseOne,
    make: sheet => asPieces(makeMarks(sheet)),
    keeps: ['candidates', 'names'],
  },
  lists: {
    extension: 'txt',
    perLine: true,
    parse: parseLists,
    make: sheet => asPieces(makeLists(sheet.grid)),
    namesNoShape: true,
    keeps: [],
  },
  csv: {
    extension: 'csv',
    perLine: true,
    parse: parseCsv,
    make: sheet => whole(makeCsv(sheet)),
    keeps: ['solution', 'names'],
    heading: csvHeading,
  },
  integers: {
    extension: 'int',
    perLine: false,
    recognises: line => /^\s*\d{1,2}\s*$/.test(line),
    parse: (text, options) => asSheet(parseIntegers(text, options?.mostCells)),
    make: sheet => asPieces(makeIntegers(sheet.grid)),
    keeps: [],
  },
  dimacs: {
    extension: 'cnf',
    perLine: false,
    recognises: line => /^\s*(c(\s|$)|p cnf)/.test(line),
    parse: (text, options) => asSheet(parseDimacs(text, options?.mostCells)),
    make: sheet => ok(makeDimacsChunks(sheet.grid)),
    keeps: ['names'],
  },
  cover: {
    extension: 'cover',
    perLine: false,
    recognises: line => looksLikeCover(line.trim()),
    parse: (text, options) => asSheet(parseCover(text, options?.mostCells)),
    make: sheet => makeCover(sheet.grid),
    keeps: ['names'],
  },
};

/** What a puzzle has that a format has no place for. */
export function notKept(name: FormatName, sheet: Sheet): KeptPart[] {
  const { keeps, namesNoShape } = formats[name];
  const { grid, entries, candidates, solution, about } = sheet;
  const has: Readonly<Record<KeptPart, () => boolean>> = {
    entries: () => entries !== undefined,
    candidates: () => candidates !== undefined,
    solution: () => solution !== undefined,
    about: () => Object.keys(about).length > 0,
    names: () => namesNoShape !== true && hasNames(sheet),
    'single-marks': () => keeps.includes('candidates') && hasSingleMark(grid, candidates),
  };
  return allParts.filter(part => !keeps.includes(part) && has[part]());
}

/** Whether a custom rule has names that do not stand elsewhere. */
function hasNames({ grid, about }: Sheet): boolean {
  const { spec } = grid.shape;
  if (spec.family !== 'custom') return false;
  const { title, houses, constraints = [] } = spec.rule;
  return (
    (title !== undefined && (about.title ?? title) !== title) ||
    [...houses, ...constraints].some(({ name }) => name !== undefined)
  );
}

const hasSingleMark = (grid: Grid, candidates = candidatesOf(grid)): boolean =>
  Array.from(grid.symbols).some(
    (symbol, cell) => symbol === blank && listCandidates(candidates, cell).length === 1,
  );

/** A whole file of these puzzles, in pieces. */
export function makeFile(name: FormatName, sheets: readonly Sheet[]): Result<Iterable<string>> {
  const { heading, ending } = formats[name];
  const make = formats[name].makeList?.() ?? formats[name].make;
  const pieces: string[] = heading === undefined ? [] : [heading, '\n'];
  for (const [index, sheet] of sheets.entries()) {
    const made = make(sheet);
    if (!made.ok) return made;
    pieces.push(...(index === 0 ? [] : ['\n']), ...made.value);
  }
  return ok(ending === undefined ? pieces : [...pieces, '\n', ending]);
}

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
