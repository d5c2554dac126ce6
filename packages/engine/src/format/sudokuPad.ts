/**
 * Links of SudokuPad, which is also Cracking the Cryptic's: `fpuz` and the data of f-puzzles, `scl` or `ctc` and JSON of its own, or
 * `scf` and a 9×9 alone. That JSON has clues, regions and drawings, and only its text says what the drawings mean; so a puzzle
 * with any of them is refused by their names. A short name stands for a puzzle on SudokuPad's server.
 */
import { fail, ok, type Result } from '../base/result.js';
import { createGrid } from '../board/grid.js';
import { blank, type Symbol } from '../board/symbols.js';
import { type Cell, maxSymbols } from '../shape/shape.js';
import { outlineOf, shapeOf } from '../shape/shapes.js';
import type { CustomHouse } from '../shape/spec.js';
import { classic } from './bareShape.js';
import {
  packFPuzzles,
  readCount,
  readSolution,
  refuseRules,
  saysSomething,
  unpackFPuzzles,
  unpackText,
} from './fpuzzles.js';
import { isRecord, parseJsonText } from './json.js';
import { addSolution, createSheet } from './markedSheet.js';
import type { AboutKey, Sheet } from './sheet.js';
import { specOfSquare } from './squareRule.js';
import { parseZippedJson } from './zippedJson.js';

const program = 'SudokuPad';
const address = 'https://sudokupad.app/fpuz';
const host =
  /^\s*(?:https?:\/\/)?(?:[\w-]+\.)?(?:sudokupad\.app|crackingthecryptic\.com|sudokupad\.svencodes\.com)\//i;
const web = /^\s*(?:https?:\/\/)?cracking-the-cryptic\.web\.app\//i;
const bare = /^\s*(?:sudokupad:\/\/puzzle\/)?(?=(?:fpuz|scl|ctc)[\w+/%=-]{40,}\s*$)/;
const front = /^(?:sudoku(?:\.html)?\/?)?(?:\?(?:\S*&)?puzzleid=)?/i;
const kinds = /^(fpuzzles|fpuz|scl|ctc|scf)([^\s?&#]*)/;

const aboutFields: Readonly<Record<string, AboutKey>> = {
  title: 'title',
  author: 'author',
  rules: 'description',
};
/** Of the metadata: what binds the solver. */
const ruleNames: ReadonlySet<string> = new Set([
  'antiknight',
  'antiking',
  'norowcol',
  'nonconsecutive',
  'disjointgroups',
]);
const readFields: ReadonlySet<string> = new Set([
  'id',
  'cellSize',
  'cells',
  'regions',
  'cages',
  'metadata',
  'settings',
]);

const classicCells = 81;
/** No full grid of six blanks a character is shorter. */
const leastCompact = 14;
const leastData = 20;

const damaged = (): Result<never> => fail('link-damaged', 'damaged', {});
const refuseField = (field: string): Result<never> =>
  fail('text-syntax', 'foreign-field', { program, field });

export const looksLikeSudokuPad = (line: string): boolean =>
  host.test(line) || web.test(line) || bare.test(line);

export const isSudokuPadValue = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  Array.isArray(value.cells) &&
  !('houses' in value || 'shape' in value || 'clues' in value);

export function makeSudokuPad(sheet: Sheet): Result<string> {
  const packed = packFPuzzles(sheet, 'sudokupad');
  // A slash in the path of an address may not survive.
  return packed.ok ? ok(address + encodeURIComponent(packed.value)) : packed;
}

export function parseSudokuPad(text: string, mostCells?: number): Result<Sheet> {
  const start = [host, web, bare].map(pattern => pattern.exec(text)).find(match => match);
  const rest = text.slice(start?.[0].length ?? 0).trim();
  const name = rest.replace(front, '');
  const match = kinds.exec(name);
  const [, kind, data] = match ?? [];
  // Data are longer than any name, even where a name begins like them.
  if (!start || !kind || data.length < (kind === 'scf' ? leastCompact : leastData))
    return fail('link-damaged', 'elsewhere', { name: name.replace(/[?&#].*$/s, '') });
  if (kind.startsWith('fpuz')) return unpackFPuzzles(data, mostCells);
  if (kind === 'scf') return readCompact(data);
  const unpacked = unpackText(data);
  if (unpacked === undefined) return damaged();
  const plain = parseJsonText(unpacked);
  const value = plain.ok ? plain.value : parseZippedJson(unpacked);
  return isSudokuPadValue(value) ? readSudokuPad(value, mostCells) : damaged();
}

/** A character for each symbol and the blanks behind it, of which it counts up to five. */
function readCompact(data: string): Result<Sheet> {
  const symbols: number[] = [];
  for (const character of data) {
    const code = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.indexOf(character);
    if (code < 0 || symbols.length > classicCells) return damaged();
    symbols.push(code % 10, ...Array<number>(Math.floor(code / 10)).fill(blank));
  }
  if (symbols.length !== classicCells) return damaged();
  const shape = shapeOf(classic);
  return shape.ok ? createSheet(shape.value, { clues: symbols }) : shape;
}

interface Notes {
  readonly about: Partial<Record<AboutKey, string>>;
  solution: unknown;
  readonly rules: Set<string>;
  readonly leftOut: Set<string>;
}

function note(name: string, value: unknown, notes: Notes): void {
  const key = Object.hasOwn(aboutFields, name) ? aboutFields[name] : undefined;
  const text = Array.isArray(value) ? value.join('\n') : String(value);
  if (!saysSomething(value)) return;
  if (key) notes.about[key] = text;
  else if (name === 'solution') notes.solution = value;
  else (ruleNames.has(name) ? notes.rules : notes.leftOut).add(name);
}

/** Cages without cells are notes such as `title: …`; one that is hidden and not of different symbols says nothing. */
function readCage(cage: unknown, notes: Notes): void {
  if (!isRecord(cage)) return;
  const written = /^([\w-]{1,40}):\s*(.*)$/s.exec(typeof cage.value === 'string' ? cage.value : '');
  if (!saysSomething(cage.cells) && written) note(written[1], written[2], notes);
  else if (saysSomething(cage.cells) && !(cage.hidden === true && cage.unique === false))
    notes.rules.add('cages');
}

export function readSudokuPad(value: Record<string, unknown>, mostCells?: number): Result<Sheet> {
  const notes: Notes = { about: {}, solution: undefined, rules: new Set(), leftOut: new Set() };
  const cells = readCells(value.cells, notes);
  if (!cells.ok) return cells;
  const { size, clues, marks } = cells.value;
  for (const [name, what] of Object.entries(value))
    if (!readFields.has(name) && saysSomething(what)) notes.rules.add(name);
  for (const cage of Array.isArray(value.cages) ? value.cages : []) readCage(cage, notes);
  const { metadata = {} } = value;
  if (isRecord(metadata)) for (const [name, what] of Object.entries(metadata)) note(name, what, notes);
  const regions = readRegions(value.regions ?? [], size, notes);
  if (!regions.ok) return regions;
  if (notes.rules.size > 0) return refuseRules(program, notes.rules);
  const spec = specOfSquare({ size, ...regions.value });
  const outline = outlineOf(spec, mostCells);
  if (!outline.ok) return outline;
  const shape = shapeOf(spec);
  if (!shape.ok) return shape;
  const solution = readSolution(notes.solution, size);
  if (solution === 'partial') notes.leftOut.add('solution');
  const { about, leftOut } = notes;
  const sheet = createSheet(shape.value, { clues, marks, about, leftOut: [...leftOut] });
  if (!sheet.ok || !Array.isArray(solution)) return sheet;
  const full = createGrid(shape.value, solution);
  return full.ok ? addSolution(sheet.value, full.value) : full;
}

interface Cells {
  readonly size: number;
  readonly clues: Uint8Array;
  readonly marks: Map<Cell, Symbol[]>;
}

function readCells(rows: unknown, { leftOut }: Notes): Result<Cells> {
  if (!Array.isArray(rows)) return refuseField('cells');
  const size = rows.length;
  const columns = Math.max(...rows.slice(0, maxSymbols).map(row => (Array.isArray(row) ? row.length : 0)), 0);
  if (size < 2 || size > maxSymbols || columns !== size)
    return fail('text-syntax', 'foreign-square', { program, rows: size, columns });
  const clues = new Uint8Array(size * size);
  const marks = new Map<Cell, Symbol[]>();
  for (const [y, row] of rows.entries()) {
    if (!Array.isArray(row) || row.length !== size) return refuseField('cells');
    for (const [x, value] of row.entries()) {
      const cell = y * size + x;
      if (!isRecord(value)) return refuseField('cells');
      const symbol = readCount(value.value ?? blank);
      if (symbol === undefined || symbol > size) return refuseField('value');
      clues[cell] = symbol;
      const { centremarks = [] } = value;
      const noted = Array.isArray(centremarks) ? centremarks.map(readCount) : [undefined];
      if (noted.some(mark => !mark || mark > size)) return refuseField('centremarks');
      marks.set(cell, noted as Symbol[]);
      for (const [name, what] of Object.entries(value))
        if (name !== 'value' && name !== 'centremarks' && saysSomething(what)) leftOut.add(name);
    }
  }
  return ok({ size, clues, marks });
}

/** Pieces that lie side by side, and further ones over them. */
function readRegions(
  value: unknown,
  size: number,
  { rules }: Notes,
): Result<{ pieces: number[][]; extras: CustomHouse[] }> {
  if (!Array.isArray(value)) return refuseField('regions');
  const pieces: number[][] = [];
  const extras: CustomHouse[] = [];
  const covered = new Set<number>();
  for (const region of value) {
    if (isRecord(region) && !saysSomething(region)) continue;
    const cells = new Set<number>();
    for (const place of Array.isArray(region) ? region : [undefined]) {
      const [y, x] = Array.isArray(place) ? place.map(readCount) : [];
      if (x === undefined || y === undefined || x >= size || y >= size) return refuseField('regions');
      cells.add(y * size + x);
    }
    if (cells.size !== size) rules.add('regions');
    else if ([...cells].some(cell => covered.has(cell))) extras.push({ cells: [...cells] });
    else {
      pieces.push([...cells].sort((a, b) => a - b));
      for (const cell of cells) covered.add(cell);
    }
  }
  return ok({ pieces, extras });
}
