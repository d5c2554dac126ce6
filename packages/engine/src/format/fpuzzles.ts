/**
 * Puzzles of f-puzzles.com: its JSON, and links that hold it, compressed, after `?load=`. Squares with rows, columns and
 * regions of N cells are read, whatever the regions look like, and so is whatever else is a set of N different cells. All other
 * constraints are named and refused. Drawings and colours mean nothing to f-puzzles; they are left out and named too.
 */
import { compressToBase64, decompressFromBase64 } from '../base/lzString.js';
import { fail, ok, type Result } from '../base/result.js';
import { createGrid } from '../board/grid.js';
import { blank, type Symbol } from '../board/symbols.js';
import { type Cell, maxSymbols } from '../shape/shape.js';
import { outlineOf, shapeOf } from '../shape/shapes.js';
import type { CustomHouse } from '../shape/spec.js';
import { isRecord, parseJsonText } from './json.js';
import { addSolution, createSheet, marksAt } from './markedSheet.js';
import type { About, Sheet } from './sheet.js';
import { boxHeight, boxNumbers, diagonals, groupCells, specOfSquare, squareRuleOf } from './squareRule.js';

const program = 'f-puzzles';
const address = 'https://f-puzzles.com/?load=';
const link = /^\s*(?:https?:\/\/)?(?:www\.)?f-puzzles\.com\/?[^\s?]*\?(?:\S*&)?(load|id)=([^\s&#]*)/i;
/** The JSON of the largest puzzle with everything in it is far shorter. */
const mostUnits = 4 << 20;
const mostNames = 40;
const mostNameLength = 60;

const aboutFields = { title: 'title', author: 'author', ruleset: 'description' } as const;
const drawings: ReadonlySet<string> = new Set(['text', 'circle', 'rectangle', 'line', 'cage']);
/** What is written about a puzzle and binds nobody. */
const words: ReadonlySet<string> = new Set([
  'successMessage',
  'successmessage',
  'msgcorrect',
  'source',
  'date',
  'created',
  'url',
  'id',
  'subtitle',
  'difficulty',
  'rating',
  'tags',
  'comment',
  'comments',
  'version',
]);
/** What other tools write beside a puzzle to remember how they were set. */
const settings: ReadonlySet<string> = new Set([
  'activeConstraints',
  'disabledlogic',
  'truecandidatesoptions',
  'highlightConflicts',
]);
const readFields: ReadonlySet<string> = new Set([
  'size',
  'grid',
  'solution',
  'extraregion',
  'disjointgroups',
  ...Object.keys(aboutFields),
  ...Object.keys(diagonals),
  ...settings,
]);
const cellFields: ReadonlySet<string> = new Set(['value', 'given', 'region', 'centerPencilMarks']);
/** Of a cell: marks of the author's that bind the solver like a rule. */
const cellRules: ReadonlySet<string> = new Set(['givenPencilMarks']);

export const looksLikeFPuzzles = (line: string): boolean => link.test(line);

export const isFPuzzlesValue = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Array.isArray(value.grid);

const refuseField = (field: string): Result<never> =>
  fail('text-syntax', 'foreign-field', { program, field });

/** Whether a field says anything; empty lists and what is switched off do not. */
export const saysSomething = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : isRecord(value)
      ? Object.keys(value).length > 0
      : value !== undefined && value !== null && value !== false && value !== '';

/** A number from 0 up, written as one or as text; undefined otherwise. */
export function readCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
}

export const refuseRules = (of: string, names: Iterable<string>): Result<never> => {
  const known = [...new Set(names)].slice(0, mostNames).map(name => name.slice(0, mostNameLength));
  return fail('rule-unknown', 'constraints', { program: of, names: known });
};

interface Read {
  readonly size: number;
  readonly clues: Uint8Array;
  readonly entries: Uint8Array;
  readonly marks: Map<Cell, Symbol[]>;
  readonly regions: (number | undefined)[];
  readonly rules: Set<string>;
  readonly leftOut: Set<string>;
}

function readCell(value: Record<string, unknown>, cell: Cell, read: Read, box: number): Result<undefined> {
  const symbol = readCount(value.value ?? blank);
  if (symbol === undefined || symbol > read.size) return refuseField('value');
  (value.given === true ? read.clues : read.entries)[cell] = symbol;
  const { region = box, centerPencilMarks: marks } = value;
  if (region !== null) {
    const number = readCount(region);
    if (number === undefined) return refuseField('region');
    read.regions[cell] = number;
  }
  if (saysSomething(marks)) {
    const noted = Array.isArray(marks) ? marks.map(readCount) : [];
    if (noted.length === 0 || noted.some(mark => !mark || mark > read.size))
      return refuseField('centerPencilMarks');
    read.marks.set(cell, noted as Symbol[]);
  }
  for (const [name, what] of Object.entries(value)) {
    if (cellFields.has(name) || !saysSomething(what)) continue;
    (cellRules.has(name) ? read.rules : read.leftOut).add(name);
  }
  return ok(undefined);
}

function readGrid(size: number, rows: readonly unknown[]): Result<Read> {
  const cellCount = size * size;
  const read: Read = {
    size,
    clues: new Uint8Array(cellCount),
    entries: new Uint8Array(cellCount),
    marks: new Map(),
    regions: Array<undefined>(cellCount).fill(undefined),
    rules: new Set(),
    leftOut: new Set(),
  };
  const boxes = boxNumbers(size, boxHeight(size));
  for (let cell = 0; cell < cellCount; cell++) {
    const cells = rows[Math.floor(cell / size)];
    const value: unknown = Array.isArray(cells) && cells.length === size ? cells[cell % size] : undefined;
    if (!isRecord(value)) return refuseField('grid');
    const done = readCell(value, cell, read, boxes[cell]);
    if (!done.ok) return done;
  }
  return ok(read);
}

/** The cells that `R1C1` and so on name. */
function readCells(names: unknown, size: number): number[] | undefined {
  if (!Array.isArray(names)) return undefined;
  const cells = names.map(name => {
    const match = /^R(\d{1,2})C(\d{1,2})$/i.exec(String(name));
    const [y, x] = match ? [Number(match[1]) - 1, Number(match[2]) - 1] : [-1, -1];
    return x >= 0 && y >= 0 && x < size && y < size ? y * size + x : -1;
  });
  return cells.includes(-1) ? undefined : cells;
}

/** Further houses; what is none goes to the rules that are not known. */
function readExtras(value: Record<string, unknown>, { size, regions, rules }: Read): Result<CustomHouse[]> {
  const extras: CustomHouse[] = [];
  for (const [name, cellsOf] of Object.entries(diagonals))
    if (value[name] === true) extras.push({ name, cells: cellsOf(size) });
    else if (saysSomething(value[name])) return refuseField(name);
  if (saysSomething(value.disjointgroups)) {
    const [height, numbers] = [boxHeight(size), boxNumbers(size, boxHeight(size))];
    const areBoxes = height > 1 && regions.every((number, cell) => number === numbers[cell]);
    if (!areBoxes) rules.add('disjointgroups');
    else extras.push(...placesInBoxes(size, height).map(cells => ({ cells })));
  }
  const further = value.extraregion ?? [];
  if (!Array.isArray(further)) return refuseField('extraregion');
  for (const region of further) {
    const cells = isRecord(region) ? readCells(region.cells, size) : undefined;
    if (!cells) return refuseField('extraregion');
    if (cells.length === size && new Set(cells).size === size) extras.push({ cells });
    else rules.add('extraregion');
  }
  return ok(extras);
}

/** For each place in a box, the cells that have it. */
function placesInBoxes(size: number, height: number): number[][] {
  const width = size / height;
  return groupCells(
    Array.from({ length: size * size }, (_, cell) => {
      const [x, y] = [cell % size, Math.floor(cell / size)];
      return (y % height) * width + (x % width);
    }),
  );
}

function readAbout(value: Record<string, unknown>): Result<About> {
  const about: Partial<Record<keyof About, string>> = {};
  for (const [field, key] of Object.entries(aboutFields)) {
    const text = value[field];
    if (!saysSomething(text)) continue;
    if (typeof text !== 'string') return refuseField(field);
    about[key] = text;
  }
  return ok(about);
}

export function readFPuzzles(value: Record<string, unknown>, mostCells?: number): Result<Sheet> {
  const { grid } = value;
  if (!Array.isArray(grid)) return refuseField('grid');
  const size = readCount(value.size ?? grid.length);
  if (size === undefined || size < 2 || size > maxSymbols || size !== grid.length) return refuseField('size');
  const read = readGrid(size, grid);
  if (!read.ok) return read;
  const { rules, leftOut } = read.value;
  const extras = readExtras(value, read.value);
  if (!extras.ok) return extras;
  const pieces = groupCells(read.value.regions);
  if (pieces.some(piece => piece.length !== size)) rules.add('region');
  for (const [name, what] of Object.entries(value)) {
    if (readFields.has(name) || !saysSomething(what)) continue;
    (drawings.has(name) || words.has(name) ? leftOut : rules).add(name);
  }
  if (rules.size > 0) return refuseRules(program, rules);
  const spec = specOfSquare({ size, pieces, extras: extras.value });
  const outline = outlineOf(spec, mostCells);
  if (!outline.ok) return outline;
  const shape = shapeOf(spec);
  if (!shape.ok) return shape;
  const about = readAbout(value);
  if (!about.ok) return about;
  const solution = readSolution(value.solution, size);
  if (solution === 'partial') leftOut.add('solution');
  const { clues, entries, marks } = read.value;
  const sheet = createSheet(shape.value, {
    clues,
    entries,
    marks,
    about: about.value,
    leftOut: [...leftOut].slice(0, mostNames),
  });
  if (!sheet.ok || !Array.isArray(solution)) return sheet;
  const full = createGrid(shape.value, solution);
  return full.ok ? addSolution(sheet.value, full.value) : full;
}

/** All symbols, or that there are some, or nothing. A text has a character for each, or commas between them. */
export function readSolution(value: unknown, size: number): number[] | 'partial' | undefined {
  const given: unknown[] =
    typeof value === 'string'
      ? value.split(value.includes(',') ? ',' : '')
      : Array.isArray(value)
        ? value
        : [];
  const symbols = given.map(item => {
    const count = readCount(item);
    const letter = typeof item === 'string' && /^[a-z]$/i.test(item) ? Number.parseInt(item, 36) : blank;
    return count ?? letter;
  });
  if (symbols.every(symbol => symbol === blank)) return undefined;
  const isWhole = symbols.length === size * size && symbols.every(symbol => symbol >= 1 && symbol <= size);
  return isWhole ? symbols : 'partial';
}

/** The puzzle as f-puzzles writes it into its files and links. */
function makeFPuzzlesValue(sheet: Sheet, format: string): Result<Record<string, unknown>> {
  const { grid, entries, solution, about } = sheet;
  const rule = squareRuleOf(grid.shape);
  if (!rule) return fail('format-unfit', 'only-squares', { format, shape: grid.shape.name });
  const { size, pieces, extras } = rule;
  const boxes = boxNumbers(size, boxHeight(size));
  const regions: (number | null)[] = Array<null>(size * size).fill(null);
  for (const [number, piece] of pieces.entries()) for (const cell of piece) regions[cell] = number;
  const isPlain = boxHeight(size) > 1 && samePieces(boxes, pieces);
  const cells = Array.from({ length: size * size }, (_, cell) => {
    const [clue, entry] = [grid.symbols[cell], entries?.symbols[cell] ?? blank];
    const marks = marksAt(sheet, cell);
    return {
      ...(clue !== blank ? { value: clue, given: true } : entry !== blank && { value: entry }),
      ...(!isPlain && { region: regions[cell] }),
      ...(marks.length > 0 && { centerPencilMarks: marks }),
    };
  });
  const kept = extras.map(({ cells }) => [...cells]);
  const isDiagonal = (cells: readonly number[], of: (size: number) => number[]): boolean =>
    of(size).every(cell => cells.includes(cell));
  const flags = Object.entries(diagonals).flatMap(([name, of]) => {
    const at = kept.findIndex(cells => isDiagonal(cells, of));
    if (at < 0) return [];
    kept.splice(at, 1);
    return [[name, true]];
  });
  const { spec } = grid.shape;
  const title = about.title ?? (spec.family === 'custom' ? spec.rule.title : undefined);
  const nameCell = (cell: Cell): string => `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`;
  return ok({
    size,
    ...(title && { title }),
    ...(about.author && { author: about.author }),
    ...(about.description && { ruleset: about.description }),
    grid: Array.from({ length: size }, (_, y) => cells.slice(y * size, (y + 1) * size)),
    ...Object.fromEntries(flags),
    ...(kept.length > 0 && { extraregion: kept.map(cells => ({ cells: cells.map(nameCell) })) }),
    ...(solution && { solution: [...solution.symbols] }),
  });
}

const samePieces = (numbers: readonly number[], pieces: readonly (readonly number[])[]): boolean =>
  pieces.length > 0 && JSON.stringify(groupCells(numbers)) === JSON.stringify(sortPieces(pieces));

const sortPieces = (pieces: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  [...pieces].sort(([a], [b]) => a - b);

/** The JSON, compressed as in links. */
export function packFPuzzles(sheet: Sheet, format: string): Result<string> {
  const value = makeFPuzzlesValue(sheet, format);
  return value.ok ? ok(compressToBase64(JSON.stringify(value.value))) : value;
}

/** The text that a link holds; codes such as %2B may have been written for its characters. */
export function unpackText(data: string): string | undefined {
  let plain = data;
  for (let times = 0; times < 2 && plain.includes('%'); times++) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      return undefined;
    }
  }
  return decompressFromBase64(plain, mostUnits);
}

/** Reads what `packFPuzzles` writes. */
export function unpackFPuzzles(data: string, mostCells?: number): Result<Sheet> {
  const text = unpackText(data);
  const value = text === undefined ? undefined : parseJsonText(text);
  if (!value?.ok || !isFPuzzlesValue(value.value)) return fail('link-damaged', 'damaged', {});
  return readFPuzzles(value.value, mostCells);
}

export function makeFPuzzles(sheet: Sheet): Result<string> {
  const packed = packFPuzzles(sheet, 'fpuzzles');
  return packed.ok ? ok(address + packed.value) : packed;
}

export function parseFPuzzles(text: string, mostCells?: number): Result<Sheet> {
  if (text.trimStart().startsWith('{')) {
    const value = parseJsonText(text);
    if (!value.ok) return value;
    return isFPuzzlesValue(value.value) ? readFPuzzles(value.value, mostCells) : refuseField('grid');
  }
  const match = link.exec(text);
  if (!match) return fail('link-damaged', 'no-marker', { marker: '?load=' });
  const [, kind, data] = match;
  return kind.toLowerCase() === 'id'
    ? fail('link-damaged', 'elsewhere', { name: data })
    : unpackFPuzzles(data, mostCells);
}
