/**
 * Links of SudokuPad, which is also Cracking the Cryptic's: `fpuz` and the data of f-puzzles, `scl` or `ctc` and JSON of its own, or
 * `scf` and a 9×9 alone. That JSON has clues, regions, cages and rules of the whole board, which are read, and drawings, of which
 * only its text says what they mean; so a puzzle with any of them is refused by their names. A short name stands for a puzzle on
 * SudokuPad's server.
 */
import { fail, ok, type Result } from '../base/result.js';
import { createGrid } from '../board/grid.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import type { ConstraintSpec } from '../shape/constraint.js';
import { type Cell, maxSymbols } from '../shape/shape.js';
import { outlineOf, shapeOf } from '../shape/shapes.js';
import type { CustomHouse } from '../shape/spec.js';
import { classic } from './bareShape.js';
import { readCount, readSolution, refuseRules, saysSomething } from './foreignValues.js';
import { packFPuzzles, unpackFPuzzles, unpackText } from './fpuzzles.js';
import { isRecord, parseJsonText } from './json.js';
import { addSolution, createSheet } from './markedSheet.js';
import type { AboutKey, Sheet } from './sheet.js';
import { boxHeight, boxNumbers, groupCells, specOfSquare } from './squareRule.js';
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
/** Of the metadata and of the list `global`: what binds the solver. */
const wholeRules: Readonly<Record<string, ConstraintSpec>> = {
  antiknight: { kind: 'anti-knight' },
  antiking: { kind: 'anti-king' },
  nonconsecutive: { kind: 'non-consecutive' },
  disjoint: { kind: 'disjoint-groups' },
  disjointgroups: { kind: 'disjoint-groups' },
};
const unknownRules: ReadonlySet<string> = new Set(['norowcol']);
const readFields: ReadonlySet<string> = new Set([
  'id',
  'cellSize',
  'cells',
  'regions',
  'cages',
  'global',
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

/** A puzzle as a link of SudokuPad; a problem where it has no way to say the rule. */
export function makeSudokuPad(sheet: Sheet): Result<string> {
  const packed = packFPuzzles(sheet, 'sudokupad');
  // A slash in the path of an address may not survive.
  return packed.ok ? ok(address + encodeURIComponent(packed.value)) : packed;
}

/** Reads a link of SudokuPad. */
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
  /** The names of `wholeRules` that hold. */
  readonly whole: Set<string>;
  readonly constraints: ConstraintSpec[];
  /** Cells that lie alike in their boxes, as cages list them. */
  readonly groups: ConstraintSpec[];
  readonly rules: Set<string>;
  readonly leftOut: Set<string>;
}

function note(name: string, value: unknown, notes: Notes): void {
  const key = Object.hasOwn(aboutFields, name) ? aboutFields[name] : undefined;
  const text = Array.isArray(value) ? value.join('\n') : String(value);
  if (!saysSomething(value)) return;
  if (key) notes.about[key] = text;
  else if (name === 'solution') notes.solution = value;
  else if (Object.hasOwn(wholeRules, name)) (isOn(value) ? notes.whole : notes.rules).add(name);
  else (unknownRules.has(name) ? notes.rules : notes.leftOut).add(name);
}

const isOn = (value: unknown): boolean => value === true || value === 'true';

/** Cages without cells are notes such as `title: …`; one that is hidden and not of different symbols says nothing. */
function readCage(cage: unknown, size: number, notes: Notes): Result<undefined> {
  if (!isRecord(cage)) return ok(undefined);
  const written = /^([\w-]{1,40}):\s*(.*)$/s.exec(typeof cage.value === 'string' ? cage.value : '');
  const isEmpty = !saysSomething(cage.cells);
  if (isEmpty && written) note(written[1], written[2], notes);
  if (isEmpty || (cage.hidden === true && cage.unique === false)) return ok(undefined);
  const cells = readPlaces(cage.cells, size);
  if (!cells) return refuseField('cages');
  const demand = demandOf(cage, [...cells], size);
  if (!demand) notes.rules.add('cages');
  else if (cage.type === 'disjoint') notes.groups.push(demand);
  else notes.constraints.push(demand);
  return ok(undefined);
}

/**
 * What a cage is sure to demand: it says that its symbols differ, and what it shows is nothing or their sum. An extra region is told with
 * the sum of as many symbols from 1 up as it has cells, which is its own only where these are all.
 */
function demandOf(cage: Record<string, unknown>, cells: Cell[], size: number): ConstraintSpec | undefined {
  const { unique, style, type, value, sum: told } = cage;
  if (unique !== true) return undefined;
  if (style === 'extraregion') return cells.length === size ? { kind: 'region', cells } : undefined;
  const [shown, sum = shown] = [value, told].map(number =>
    saysSomething(number) ? (readCount(number) ?? Number.NaN) : undefined,
  );
  if (type === 'disjoint') return sum === undefined ? { kind: 'region', cells } : undefined;
  const isKiller = [style, type].every(name => !saysSomething(name) || name === 'killer');
  const isSure = sum === undefined || (sum >= 1 && (shown ?? sum) === sum);
  return isKiller && isSure ? { kind: 'killer', cells, ...(sum !== undefined && { sum }) } : undefined;
}

/** Rules of the whole board; those that go by the boxes need the usual ones, or cages that list what they demand. */
function listConstraints(pieces: readonly number[][], size: number, notes: Notes): ConstraintSpec[] {
  const { whole, constraints, groups, rules } = notes;
  const boxes = groupCells(boxNumbers(size, boxHeight(size)));
  const areBoxes =
    boxHeight(size) > 1 &&
    [pieces, boxes].map(list => list.map(String).sort().join(';')).every((key, _, [first]) => key === first);
  const isDisjoint = [...whole].some(name => wholeRules[name].kind === 'disjoint-groups');
  if (isDisjoint && !areBoxes && groups.length === 0) rules.add('disjoint');
  const byName = [...whole].map(name => wholeRules[name]).filter(({ kind }) => kind !== 'disjoint-groups');
  const disjoint: ConstraintSpec[] = isDisjoint && areBoxes ? [{ kind: 'disjoint-groups' }] : groups;
  return [...new Set(byName), ...disjoint, ...constraints];
}

export function readSudokuPad(value: Record<string, unknown>, mostCells?: number): Result<Sheet> {
  const notes: Notes = {
    about: {},
    solution: undefined,
    whole: new Set(),
    constraints: [],
    groups: [],
    rules: new Set(),
    leftOut: new Set(),
  };
  const cells = readCells(value.cells, notes);
  if (!cells.ok) return cells;
  const { size, clues, marks } = cells.value;
  for (const [name, what] of Object.entries(value))
    if (!readFields.has(name) && saysSomething(what)) notes.rules.add(name);
  for (const cage of Array.isArray(value.cages) ? value.cages : []) {
    const read = readCage(cage, size, notes);
    if (!read.ok) return read;
  }
  for (const name of Array.isArray(value.global) ? value.global : [value.global])
    if (saysSomething(name))
      (Object.hasOwn(wholeRules, String(name)) ? notes.whole : notes.rules).add(String(name));
  const { metadata = {} } = value;
  if (isRecord(metadata)) for (const [name, what] of Object.entries(metadata)) note(name, what, notes);
  const regions = readRegions(value.regions ?? [], size, notes);
  if (!regions.ok) return regions;
  const constraints = listConstraints(regions.value.pieces, size, notes);
  if (notes.rules.size > 0) return refuseRules(program, notes.rules);
  const spec = specOfSquare({ size, ...regions.value, constraints });
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
  readonly marks: Map<Cell, SymbolNumber[]>;
}

function readCells(rows: unknown, { leftOut }: Notes): Result<Cells> {
  if (!Array.isArray(rows)) return refuseField('cells');
  const size = rows.length;
  const columns = Math.max(...rows.slice(0, maxSymbols).map(row => (Array.isArray(row) ? row.length : 0)), 0);
  if (size < 2 || size > maxSymbols || columns !== size)
    return fail('text-syntax', 'foreign-square', { program, rows: size, columns });
  const clues = new Uint8Array(size * size);
  const marks = new Map<Cell, SymbolNumber[]>();
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
      marks.set(cell, noted as SymbolNumber[]);
      for (const [name, what] of Object.entries(value))
        if (name !== 'value' && name !== 'centremarks' && saysSomething(what)) leftOut.add(name);
    }
  }
  return ok({ size, clues, marks });
}

/** The cells of a list of rows and columns, each once. */
function readPlaces(value: unknown, size: number): ReadonlySet<Cell> | undefined {
  const cells = new Set<Cell>();
  for (const place of Array.isArray(value) ? value : [undefined]) {
    const [y, x] = Array.isArray(place) ? place.map(readCount) : [];
    if (x === undefined || y === undefined || x >= size || y >= size) return undefined;
    cells.add(y * size + x);
  }
  return cells;
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
    const cells = readPlaces(region, size);
    if (!cells) return refuseField('regions');
    if (cells.size !== size) rules.add('regions');
    else if ([...cells].some(cell => covered.has(cell))) extras.push({ cells: [...cells] });
    else {
      pieces.push([...cells].sort((a, b) => a - b));
      for (const cell of cells) covered.add(cell);
    }
  }
  return ok({ pieces, extras });
}
