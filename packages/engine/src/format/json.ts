/**
 * A puzzle as JSON, described for other programs by `schema/puzzle.schema.json`. Clues and solution are written as cell
 * text and read as that or as a list of numbers; a custom rule is written out in full as the shape.
 */
import { fail, ok, type Result } from '../base/result.js';
import { makeVisibleJson } from '../base/visible.js';
import { createGrid, type Grid } from '../board/grid.js';
import { blank } from '../board/symbols.js';
import { readCustomRule } from '../shape/customRule.js';
import { makeCellName } from '../shape/names.js';
import type { Outline, Shape } from '../shape/shape.js';
import { outlineOf, parseSpec, shapeOf } from '../shape/shapes.js';
import type { Spec } from '../shape/spec.js';
import { makeGridCells, parseCells } from './cellText.js';
import { type About, aboutKeys, type Sheet } from './sheet.js';

const formatName = 'hyperdoku';
const version = 1;
const knownKeys: ReadonlySet<string> = new Set([
  'format',
  'version',
  'shape',
  'clues',
  'solution',
  ...aboutKeys,
]);

/** The puzzle as a plain object, ready for `JSON.stringify`. */
export function makeJsonValue({ grid, solution, about }: Sheet): Record<string, unknown> {
  const { shape } = grid;
  return {
    format: formatName,
    version,
    shape: shape.spec.family === 'custom' ? shape.spec.rule : shape.name,
    clues: makeGridCells(grid),
    ...(solution && { solution: makeGridCells(solution) }),
    ...about,
  };
}

/** One line of JSON. */
export const makeJson = (sheet: Sheet): string => makeVisibleJson(makeJsonValue(sheet));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readSpec(value: unknown): Result<Spec> {
  if (typeof value === 'string') return parseSpec(value);
  if (!isRecord(value)) return fail('text-syntax', 'json-shape', {});
  const rule = readCustomRule(value);
  return rule.ok ? ok({ family: 'custom', rule: rule.value }) : rule;
}

/** Cells as text or numbers, counted before the shape is built. */
function readCells(field: string, value: unknown, outline: Outline): Result<ArrayLike<number>> {
  if (typeof value === 'string') {
    const cells = parseCells(outline, value);
    if (cells.ok) return cells;
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

function readSolution(value: unknown, grid: Grid, outline: Outline): Result<Grid> {
  const cells = readCells('solution', value, outline);
  const solution = cells.ok ? createGrid(grid.shape, cells.value) : cells;
  if (!solution.ok) return solution;
  for (let cell = 0; cell < grid.shape.cellCount; cell++) {
    if (grid.symbols[cell] !== blank && grid.symbols[cell] !== solution.value.symbols[cell]) {
      return fail('conflict', 'solution', { cell: makeCellName(grid.shape, cell) }, { cells: [cell] });
    }
  }
  return solution;
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

/** Reads a puzzle from a value that JSON.parse gave. */
export function readJsonValue(value: unknown, mostCells?: number): Result<Sheet> {
  if (!isRecord(value)) return fail('text-syntax', 'json-form', {});
  const unknown = Object.keys(value).find(key => !knownKeys.has(key));
  if (unknown !== undefined) return fail('text-syntax', 'json-field', { field: unknown });
  if (value.format !== undefined && value.format !== formatName)
    return fail('text-syntax', 'json-format', { format: formatName });
  if (value.version !== undefined && value.version !== version) {
    return fail('text-syntax', 'json-version', { version });
  }
  const spec = readSpec(value.shape);
  if (!spec.ok) return spec;
  const outline = outlineOf(spec.value, mostCells);
  if (!outline.ok) return outline;
  const cells = readCells('clues', value.clues, outline.value);
  if (!cells.ok) return cells;
  const about = readAbout(value);
  if (!about.ok) return about;
  const shape: Result<Shape> = shapeOf(spec.value);
  const grid = shape.ok ? createGrid(shape.value, cells.value) : shape;
  if (!grid.ok) return grid;
  if (value.solution === undefined) return ok({ grid: grid.value, about: about.value });
  const solution = readSolution(value.solution, grid.value, outline.value);
  return solution.ok ? ok({ grid: grid.value, solution: solution.value, about: about.value }) : solution;
}

/** Reads JSON text; a syntax error is given its line and column where the platform reports them. */
export function parseJsonText(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const position = /position (\d+)/.exec(String(error));
    const before = text.slice(0, position ? Number(position[1]) : text.length);
    const line = before.split('\n').length;
    return fail('text-syntax', 'json', {}, { line, column: before.length - before.lastIndexOf('\n') });
  }
}

export function parseJson(text: string, mostCells?: number): Result<Sheet> {
  const value = parseJsonText(text);
  return value.ok ? readJsonValue(value.value, mostCells) : value;
}
