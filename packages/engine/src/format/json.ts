/**
 * A puzzle as JSON, described for other programs by `schema/puzzle.schema.json`. Clues, entries and solution are written as cell
 * text and read as that or as a list of numbers; candidates are one list for each cell; a custom rule is written out in full
 * as the shape, so that every object of a list stands alone. A shape may be read from a file that it names, where somebody can
 * find it.
 */
import { readJsonText } from '../base/jsonText.js';
import { fail, ok, type Result } from '../base/result.js';
import { makeVisibleJson } from '../base/visible.js';
import { createGrid, emptyGrid } from '../board/grid.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import { readCustomRule } from '../shape/customRule.js';
import type { Cell, Outline, Shape } from '../shape/shape.js';
import { outlineOf, parseSpec, shapeOf } from '../shape/shapes.js';
import type { Spec } from '../shape/spec.js';
import { makeGridCells, parseCells } from './cellText.js';
import { addSolution, createSheet, filledGrid, marksAt } from './markedSheet.js';
import { type About, aboutKeys, type Sheet, sheetOf } from './sheet.js';
import {
  type FindRule,
  namesRuleFile,
  type RuleOptions,
  refuseLoneRule,
  refuseRuleFile,
} from './statedRules.js';

const formatName = 'hyperdoku';
const version = 1;
const knownKeys: ReadonlySet<string> = new Set([
  'format',
  'version',
  'shape',
  'clues',
  'entries',
  'candidates',
  'solution',
  ...aboutKeys,
]);

/** The puzzle as a plain object, ready for `JSON.stringify`. */
export function makeJsonValue(sheet: Sheet): Record<string, unknown> {
  const { grid, entries, candidates, solution, about } = sheet;
  const { shape } = grid;
  return {
    format: formatName,
    version,
    shape: shape.spec.family === 'custom' ? shape.spec.rule : shape.name,
    clues: makeGridCells(grid),
    ...(entries && { entries: makeGridCells(entries) }),
    ...(candidates && {
      candidates: Array.from({ length: shape.cellCount }, (_, cell) => marksAt(sheet, cell)),
    }),
    ...(solution && { solution: makeGridCells(solution) }),
    ...about,
  };
}

/** One line of JSON. */
export const makeJson = (sheet: Sheet): string => makeVisibleJson(makeJsonValue(sheet));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readSpec(value: unknown, findRule: FindRule = refuseRuleFile): Result<Spec> {
  if (typeof value === 'string') return namesRuleFile(value) ? findRule(value.trim()) : parseSpec(value);
  if (!isRecord(value)) return fail('text-syntax', 'json-shape', {});
  const rule = readCustomRule(value);
  return rule.ok ? ok({ family: 'custom', rule: rule.value }) : rule;
}

/** Cells as text or numbers, counted before the shape is built. */
function readCells(field: string, value: unknown, outline: Outline): Result<ArrayLike<number>> {
  if (typeof value === 'string') {
    const cells = parseCells(outline, value, { isOurs: true });
    if (cells.ok) return ok(cells.value.symbols);
    const { line: _line, column, ...problem } = cells.problem;
    const character = column === undefined ? {} : { character: column };
    return { ok: false, problem: { ...problem, field, ...character } };
  }
  if (!Array.isArray(value) || value.some(item => typeof item !== 'number'))
    return fail('text-syntax', 'json-cells', { field });
  const { cellCount } = outline;
  if (value.length !== cellCount)
    return fail('cell-count', 'wrong', { cells: cellCount, given: value.length }, { field });
  return ok(value);
}

/** One list of symbols for each cell: what is noted there, and nothing else than its own symbol where it is filled. */
function readMarks(value: unknown, filled: ArrayLike<number>): Result<ReadonlyMap<Cell, SymbolNumber[]>> {
  const refused = fail('text-syntax', 'json-candidates', {}, { field: 'candidates' });
  if (!Array.isArray(value) || value.length !== filled.length) return refused;
  const marks = new Map<Cell, SymbolNumber[]>();
  for (const [cell, noted] of value.entries()) {
    if (!Array.isArray(noted) || noted.some(symbol => typeof symbol !== 'number')) return refused;
    if (filled[cell] !== blank && noted.some(symbol => symbol !== filled[cell])) return refused;
    if (noted.length > 0) marks.set(cell, noted);
  }
  return ok(marks);
}

function readAbout(value: Record<string, unknown>): Result<About> {
  const about: Record<string, string> = {};
  for (const key of aboutKeys) {
    const text = value[key];
    if (text === undefined) continue;
    if (typeof text !== 'string') return fail('text-syntax', 'json-text', { field: key });
    about[key] = text;
  }
  return ok(about);
}

/** A rule where a puzzle should be. */
function readLoneRule(value: unknown, mostCells: number | undefined, asBoard: boolean): Result<Sheet> {
  const rule = readCustomRule(value);
  if (!rule.ok) return rule;
  const spec: Spec = { family: 'custom', rule: rule.value };
  const outline = outlineOf(spec, mostCells);
  if (!outline.ok) return outline;
  const shape = asBoard ? shapeOf(spec) : refuseLoneRule(rule.value);
  return shape.ok ? ok(sheetOf(emptyGrid(shape.value))) : shape;
}

/** Reads a puzzle from a value that JSON.parse gave. */
export function readJsonValue(
  value: unknown,
  mostCells?: number,
  { findRule, rulesAsBoards = false }: RuleOptions = {},
): Result<Sheet> {
  if (!isRecord(value)) return fail('text-syntax', 'json-form', {});
  const isRule = value.houses !== undefined || value.constraints !== undefined;
  if (isRule && value.clues === undefined) return readLoneRule(value, mostCells, rulesAsBoards);
  const unknown = Object.keys(value).find(key => !knownKeys.has(key));
  if (unknown !== undefined) return fail('text-syntax', 'json-field', { field: unknown });
  if (value.format !== undefined && value.format !== formatName)
    return fail('text-syntax', 'json-format', { format: formatName });
  if (value.version !== undefined && value.version !== version) {
    return fail('text-syntax', 'json-version', { version });
  }
  const spec = readSpec(value.shape, findRule);
  if (!spec.ok) return spec;
  const outline = outlineOf(spec.value, mostCells);
  if (!outline.ok) return outline;
  const cells = readCells('clues', value.clues, outline.value);
  if (!cells.ok) return cells;
  const about = readAbout(value);
  if (!about.ok) return about;
  const shape: Result<Shape> = shapeOf(spec.value);
  if (!shape.ok) return shape;
  const entries =
    value.entries === undefined ? undefined : readCells('entries', value.entries, outline.value);
  if (entries && !entries.ok) return entries;
  const parts = { clues: cells.value, ...(entries && { entries: entries.value }), about: about.value };
  const sheet = createSheet(shape.value, parts);
  if (!sheet.ok) return sheet;
  const marks =
    value.candidates === undefined
      ? ok(new Map<Cell, SymbolNumber[]>())
      : readMarks(value.candidates, filledGrid(sheet.value).symbols);
  if (!marks.ok) return marks;
  const marked = marks.value.size > 0 ? createSheet(shape.value, { ...parts, marks: marks.value }) : sheet;
  if (!marked.ok || value.solution === undefined) return marked;
  const full = readCells('solution', value.solution, outline.value);
  const solution = full.ok ? createGrid(shape.value, full.value) : full;
  return solution.ok ? addSolution(marked.value, solution.value) : solution;
}

/** Reads JSON text; a syntax error has its line and column. */
export function parseJsonText(text: string): Result<unknown> {
  const json = readJsonText(text);
  return json.ok ? json : fail('text-syntax', 'json', {}, json.place);
}

/** Reads a puzzle from our own JSON. */
export function parseJson(text: string, mostCells?: number, rules?: RuleOptions): Result<Sheet> {
  const value = parseJsonText(text);
  return value.ok ? readJsonValue(value.value, mostCells, rules) : value;
}
