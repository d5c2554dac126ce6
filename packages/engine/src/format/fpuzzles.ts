/**
 * Puzzles of f-puzzles.com: its JSON, and links that hold it, compressed, after `?load=`. Squares with rows, columns and
 * regions of N cells are read, whatever the regions look like, and so are the constraints that we know. All others are named and
 * refused. Drawings and colours mean nothing to f-puzzles; they are left out and named too.
 */
import { compressToBase64, decompressFromBase64 } from '../base/lzString.js';
import { fail, ok, type Result } from '../base/result.js';
import { createGrid } from '../board/grid.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import type { ConstraintSpec, KindName } from '../shape/constraint.js';
import { type Cell, maxSymbols } from '../shape/shape.js';
import { outlineOf, shapeOf } from '../shape/shapes.js';
import { mostNames, readCount, readSolution, refuseRules, saysSomething } from './foreignValues.js';
import { isPictureOf, makeRules, readGiven, readRules, ruleFields } from './fpuzzlesRules.js';
import { isRecord, parseJsonText } from './json.js';
import { addSolution, createSheet, marksAt } from './markedSheet.js';
import type { About, Sheet } from './sheet.js';
import { nameCell } from './squareCells.js';
import { boxHeight, boxNumbers, diagonals, groupCells, specOfSquare, squareRuleOf } from './squareRule.js';

const program = 'f-puzzles';
const address = 'https://f-puzzles.com/?load=';
const link = /^\s*(?:https?:\/\/)?(?:www\.)?f-puzzles\.com\/?[^\s?]*\?(?:\S*&)?(load|id)=([^\s&#]*)/i;
/** The JSON of the largest puzzle with everything in it is far shorter. */
const mostUnits = 4 << 20;

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
  ...Object.keys(aboutFields),
  ...ruleFields,
  ...settings,
]);
const cellFields: ReadonlySet<string> = new Set([
  'value',
  'given',
  'region',
  'centerPencilMarks',
  'givenPencilMarks',
]);

export const looksLikeFPuzzles = (line: string): boolean => link.test(line);

export const isFPuzzlesValue = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Array.isArray(value.grid);

const refuseField = (field: string): Result<never> =>
  fail('text-syntax', 'foreign-field', { program, field });

interface Read {
  readonly size: number;
  readonly clues: Uint8Array;
  readonly entries: Uint8Array;
  readonly marks: Map<Cell, SymbolNumber[]>;
  /** Marks of the author's, which bind the solver like a rule. */
  readonly only: Map<Cell, SymbolNumber[]>;
  readonly regions: (number | undefined)[];
  readonly rules: Set<string>;
  readonly leftOut: Set<string>;
}

function readCell(value: Record<string, unknown>, cell: Cell, read: Read, box: number): Result<undefined> {
  const symbol = readCount(value.value ?? blank);
  if (symbol === undefined || symbol > read.size) return refuseField('value');
  (value.given === true ? read.clues : read.entries)[cell] = symbol;
  const { region = box } = value;
  if (region !== null) {
    const number = readCount(region);
    if (number === undefined) return refuseField('region');
    read.regions[cell] = number;
  }
  for (const [name, into] of [
    ['centerPencilMarks', read.marks],
    ['givenPencilMarks', read.only],
  ] as const) {
    const marks = value[name];
    if (!saysSomething(marks)) continue;
    const noted = Array.isArray(marks) ? marks.map(readCount) : [];
    if (noted.length === 0 || noted.some(mark => !mark || mark > read.size)) return refuseField(name);
    into.set(cell, noted as SymbolNumber[]);
  }
  for (const [name, what] of Object.entries(value))
    if (!cellFields.has(name) && saysSomething(what)) read.leftOut.add(name);
  return ok(undefined);
}

function readGrid(size: number, rows: readonly unknown[]): Result<Read> {
  const cellCount = size * size;
  const read: Read = {
    size,
    clues: new Uint8Array(cellCount),
    entries: new Uint8Array(cellCount),
    marks: new Map(),
    only: new Map(),
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

/** All constraints; what is not known, or demands nothing, is noted by its name. */
function readConstraints(value: Record<string, unknown>, read: Read): Result<ConstraintSpec[]> {
  const { size, regions, only, rules, leftOut } = read;
  const found = readRules(value, size);
  if ('damaged' in found) return refuseField(found.damaged);
  for (const name of found.unknown) rules.add(name);
  for (const name of found.idle) leftOut.add(name);
  const numbers = boxNumbers(size, boxHeight(size));
  const areBoxes = boxHeight(size) > 1 && regions.every((number, cell) => number === numbers[cell]);
  if (!areBoxes && saysSomething(value.disjointgroups)) rules.add('disjointgroups');
  return ok([...found.constraints, ...readGiven(only)]);
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
  const constraints = readConstraints(value, read.value);
  if (!constraints.ok) return constraints;
  const pieces = groupCells(read.value.regions);
  if (pieces.some(piece => piece.length !== size)) rules.add('region');
  for (const [name, what] of Object.entries(value)) {
    if (readFields.has(name) || !saysSomething(what)) continue;
    if (words.has(name)) leftOut.add(name);
    else if (!drawings.has(name)) rules.add(name);
    else if (!Array.isArray(what) || !what.every(drawing => isPictureOf(drawing, value))) leftOut.add(name);
  }
  if (rules.size > 0) return refuseRules(program, rules);
  const spec = specOfSquare({ size, pieces, extras: [], constraints: constraints.value });
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

type SquareFormat = 'fpuzzles' | 'sudokupad';

/** Kinds that a program does not show, though the data could hold them. */
const unsaid: Readonly<Partial<Record<SquareFormat, readonly KindName[]>>> = { sudokupad: ['candidates'] };

/** The puzzle as f-puzzles writes it into its files and links. */
function makeFPuzzlesValue(sheet: Sheet, format: SquareFormat): Result<Record<string, unknown>> {
  const { grid, entries, solution, about } = sheet;
  const rule = squareRuleOf(grid.shape);
  if (!rule) return fail('format-unfit', 'only-squares', { format, shape: grid.shape.name });
  const { size, pieces, extras } = rule;
  const isPlain = boxHeight(size) > 1 && samePieces(boxNumbers(size, boxHeight(size)), pieces);
  const written = makeRules({ shape: grid.shape, areUsual: isPlain }, format, unsaid[format] ?? []);
  if (!written.ok) return written;
  const { fields, given } = written.value;
  const regions: (number | null)[] = Array<null>(size * size).fill(null);
  for (const [number, piece] of pieces.entries()) for (const cell of piece) regions[cell] = number;
  const cells = Array.from({ length: size * size }, (_, cell) => {
    const [clue, entry] = [grid.symbols[cell], entries?.symbols[cell] ?? blank];
    const marks = marksAt(sheet, cell);
    return {
      ...(clue !== blank ? { value: clue, given: true } : entry !== blank && { value: entry }),
      ...(!isPlain && { region: regions[cell] }),
      ...(marks.length > 0 && { centerPencilMarks: marks }),
      ...(given.has(cell) && { givenPencilMarks: given.get(cell) }),
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
  const regionsOver = kept.map(cells => ({ cells: cells.map(cell => nameCell(cell, size)) }));
  const { extraregion = [], ...others } = fields;
  const allRegions = [...regionsOver, ...(extraregion as object[])];
  return ok({
    size,
    ...(title && { title }),
    ...(about.author && { author: about.author }),
    ...(about.description && { ruleset: about.description }),
    grid: Array.from({ length: size }, (_, y) => cells.slice(y * size, (y + 1) * size)),
    ...Object.fromEntries(flags),
    ...others,
    ...(allRegions.length > 0 && { extraregion: allRegions }),
    ...(solution && { solution: [...solution.symbols] }),
  });
}

const samePieces = (numbers: readonly number[], pieces: readonly (readonly number[])[]): boolean =>
  pieces.length > 0 && JSON.stringify(groupCells(numbers)) === JSON.stringify(sortPieces(pieces));

const sortPieces = (pieces: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  [...pieces].sort(([a], [b]) => a - b);

/** The JSON, compressed as in links. */
export function packFPuzzles(sheet: Sheet, format: SquareFormat): Result<string> {
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

/** A puzzle as a link of f-puzzles; a problem where it has no way to say the rule. */
export function makeFPuzzles(sheet: Sheet): Result<string> {
  const packed = packFPuzzles(sheet, 'fpuzzles');
  return packed.ok ? ok(address + packed.value) : packed;
}

/** Reads a link or the JSON of f-puzzles. */
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
