/**
 * Tables of puzzles, one a line: cells, perhaps their solution, perhaps more. Columns are found by the names in the first line,
 * or else by what looks like cells. Between columns stands a comma, a semicolon or a tab; texts may be in quotes.
 */
import { fail, ok, type Result } from '../base/result.js';
import { type Grid, isFull } from '../board/grid.js';
import { outlineOf, parseSpec } from '../shape/shapes.js';
import type { Spec } from '../shape/spec.js';
import { makeGridCells } from './cellText.js';
import { addSolution } from './markedSheet.js';
import { onlyOne, parseOne, parsePuzzleText } from './puzzleText.js';
import { type AboutKey, placeProblem, type ReadOptions, type Sheet, sheetOf } from './sheet.js';

const columnNames = {
  puzzle: /^(?:puzzles?|quiz(?:zes)?|sudokus?|questions?|problems?|givens|clues|grids?|boards?)$/,
  solution: /^(?:solutions?|answers?|solved)$/,
  shape: /^(?:shape|spec)$/,
  variant: /^(?:variants?|rules?|rulesets?|constraints?|kind|type)$/,
} as const;

/** What a table calls puzzles without further rules. */
const usualVariants = /^(?:|classic|standard|normal|regular|sudoku|9\s*[x×]\s*9)$/i;

const aboutNames: Readonly<Record<string, AboutKey>> = {
  title: 'title',
  name: 'title',
  author: 'author',
  description: 'description',
  comment: 'comment',
  notes: 'comment',
  date: 'date',
  source: 'source',
  level: 'level',
  difficulty: 'level',
  rating: 'level',
  url: 'url',
};

interface Field {
  readonly text: string;
  /** Where it begins in the line, from 0. */
  readonly at: number;
}

/** The fields of a line; two quotes in quotes are one. */
function splitFields(line: string): Field[] {
  const fields: Field[] = [];
  const field = /"((?:[^"]|"")*)"\s*(?:[,;\t]|$)|([^,;\t]*)(?:[,;\t]|$)/gy;
  while (field.lastIndex < line.length) {
    const at = field.lastIndex;
    const match = field.exec(line);
    if (!match) break;
    const quoted = match[1] !== undefined;
    fields.push({
      text: quoted ? match[1].replaceAll('""', '"') : match[2].trim(),
      at: quoted ? at + 1 : at,
    });
  }
  return fields;
}

/** How many cells a text has that does not name its shape. */
function usualCounts({ spec }: ReadOptions): readonly number[] {
  const outline = spec && outlineOf(spec);
  return outline?.ok ? [outline.value.cellCount] : [81, 256, 625];
}

/** Cells of a whole puzzle, written without a break but that of lines, or a text that names its shape. */
function looksWhole(written: string, counts: readonly number[]): boolean {
  const text = written.includes('\n') ? written.replaceAll(/\s/g, '') : written;
  return (
    (counts.includes(text.length) && /^[\w.*?-]+$/.test(text)) || /^\w[\w^:]{0,20}:[\w.*?-]{16,}$/i.test(text)
  );
}

/** Which field holds what. */
interface Columns {
  readonly puzzle: number;
  readonly solution: number;
  readonly about: readonly (AboutKey | undefined)[];
  /** Which field names the shape, and which other rules. */
  readonly shape: number;
  readonly variant: number;
}

function readHeading(fields: readonly Field[]): Columns | undefined {
  const names = fields.map(({ text }) => text.toLowerCase());
  const puzzle = names.findIndex(name => columnNames.puzzle.test(name));
  if (puzzle < 0) return undefined;
  const solution = names.findIndex(name => columnNames.solution.test(name));
  const shape = names.findIndex(name => columnNames.shape.test(name));
  const variant = names.findIndex(name => columnNames.variant.test(name));
  return { puzzle, solution, shape, variant, about: names.map(name => aboutNames[name]) };
}

function guessColumns(fields: readonly Field[], counts: readonly number[]): Columns | undefined {
  const whole = fields.flatMap(({ text }, i) => (looksWhole(text, counts) ? [i] : []));
  if (whole.length === 0 || whole.length > 2) return undefined;
  return { puzzle: whole[0], solution: whole[1] ?? -1, shape: -1, variant: -1, about: [] };
}

const columnSigns = [',', ';', '\t', '"'];
const hasColumns = (line: string): boolean => columnSigns.some(sign => line.includes(sign));
const longestName = 40;
const isPuzzleColumn = (line: string): boolean =>
  line.length <= longestName && columnNames.puzzle.test(line.trim().toLowerCase());

export interface CsvReader {
  /** Whether a line may be one of a table of which a cell in quotes goes on. */
  mayRead(line: string): boolean;
  /** What a line of a table says; undefined for a line of anything else. */
  read(line: string, number: number): Result<Sheet>[] | undefined;
  /** Whether no heading has been read that names columns. */
  readonly isAtRest: boolean;
}

export function createCsvReader(options: ReadOptions = {}): CsvReader {
  let named: Columns | undefined;
  const counts = usualCounts(options);
  const parseField = ({ text, at }: Field, line: number, spec?: Spec): Result<Grid> => {
    const grid = parsePuzzleText(text, spec ? { ...options, spec } : options);
    if (grid.ok) return grid;
    const column = at + (grid.problem.column ?? 1);
    return { ok: false, problem: { ...grid.problem, line, column } };
  };
  const readRow = (fields: readonly Field[], columns: Columns, line: number): Result<Sheet> => {
    const puzzle = fields[columns.puzzle];
    if (!puzzle)
      return fail('text-syntax', 'csv-column', { column: 'puzzle', columns: fields.length }, { line });
    const variant = fields[columns.variant]?.text ?? '';
    if (!usualVariants.test(variant))
      return fail('rule-unknown', 'constraints', { program: 'csv', names: [variant] }, { line });
    const shape = fields[columns.shape];
    const spec = shape?.text ? parseSpec(shape.text) : undefined;
    if (spec && !spec.ok) return { ok: false, problem: { ...spec.problem, line, column: shape.at + 1 } };
    const grid = parseField(puzzle, line, spec?.value);
    if (!grid.ok) return grid;
    const about: Partial<Record<AboutKey, string>> = {};
    for (const [i, key] of columns.about.entries()) if (key && fields[i]?.text) about[key] = fields[i].text;
    const sheet = sheetOf(grid.value, about);
    const field = fields[columns.solution];
    if (!field?.text) return ok(sheet);
    const solution = parseField(field, line, spec?.value);
    if (!solution.ok) return solution;
    if (solution.value.shape !== grid.value.shape || !isFull(solution.value))
      return fail('text-syntax', 'csv-solution', {}, { line, column: field.at + 1 });
    return placeProblem(addSolution(sheet, solution.value), line);
  };
  return {
    get isAtRest() {
      return named === undefined;
    },
    mayRead: line => named !== undefined || /^\s*"[\w.*?-]+\s*$/.test(line),
    read: (line, number) => {
      if (!named && !hasColumns(line) && !isPuzzleColumn(line)) return undefined;
      if (line.trim() === '' || line.includes('{')) return undefined;
      const fields = splitFields(line);
      const heading = readHeading(fields);
      if (heading) {
        named = heading;
        return [];
      }
      const columns = named ?? guessColumns(fields, counts);
      return columns && [readRow(fields, columns, number)];
    },
  };
}

/** Reads a table of one puzzle, with or without its heading. */
export function parseCsv(text: string, options: ReadOptions = {}): Result<Sheet> {
  const reader = createCsvReader(options);
  const found = text
    .split('\n')
    .flatMap((line, i) => reader.read(line, i + 1) ?? (line.trim() === '' ? [] : [parseOne(line, options)]));
  return onlyOne(found);
}

export const csvHeading = 'puzzle,solution';

/** A line of the table, with the shape in front unless it is the usual 9×9. */
export function makeCsv({ grid, solution }: Sheet): string {
  const write = (cells: string): string => {
    const text = grid.shape.name === '3x3' ? cells : `${grid.shape.name}:${cells}`;
    return /[,"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `${write(makeGridCells(grid))},${solution ? write(makeGridCells(solution)) : ''}`;
}
