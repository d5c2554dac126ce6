/**
 * Lists of lists of numbers, as Python, numpy and JSON print them: `[[5, 3, 0], …]`, `[[5 3 4]\n [6 7 2]]`, to any depth, tuples
 * `((5, 3, 0), …)`, braces `{{5, 3, 0}, …}` as in C, and rows `[5, 3, 0],` on lines of their own. Zero,
 * `None`, `null`, `nan` and blank signs are blanks; texts of one character are symbols. The innermost lists run along the
 * first axis. We write them as JSON.
 */
import type { ProblemPlace } from '../base/problem.js';
import { fail, ok, type Result } from '../base/result.js';
import { createGrid, type Grid } from '../board/grid.js';
import { blank, parseSymbolText, type SymbolNumber } from '../board/symbols.js';
import { maxSymbols, type Outline, type Shape } from '../shape/shape.js';
import { makeSpec, outlineOf, shapeOf } from '../shape/shapes.js';
import type { Spec } from '../shape/spec.js';
import { BlankWords, blankSigns } from './alphabet.js';
import { shapesOfLengths } from './bareShape.js';
import { parseCells } from './cellText.js';
import { type ReadOptions, type Sheet, sheetOf } from './sheet.js';

/** Lists as they are printed, or assigned to a name or a variable of C, with what stands before their first bracket. */
const naming = String.raw`(?:\w{1,20}\s+){0,4}[a-z_]\w{0,40}\s*(?:\[\w{0,20}\]\s*){0,9}=\s*`;
const opening = new RegExp(
  String.raw`^\s*(?:(?:${naming})?(?:(?:np|numpy)\.)?(?:array\s*\(\s*)?(?=\[)|(?:${naming})?(?=\(\s*\(|\{\s*\{)|${naming}(?=[({]\s*$))`,
  'i',
);
const closing = /^(?:,?\s*dtype\s*=\s*[\w.'"]{1,40}\s*)?(?:\)\s*)?[,;]?$/i;
const closers: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

export const looksLikeList = (line: string): boolean => opening.test(line);

/** Where a list begins on its first line: behind the name that it is given, which may have brackets of its own. */
export const listStart = (line: string): number => (opening.exec(line)?.[0].lastIndexOf('=') ?? -1) + 1;

/** How deep brackets are after each piece of a text that comes line by line; what is in quotes does not count. */
export interface Brackets {
  depth: number;
  quote: string;
}

/** Goes on over a line; the index after the last bracket when all are closed, or -1. */
export function followBrackets(brackets: Brackets, line: string): number {
  for (let i = 0; i < line.length; i++) {
    const character = line[i];
    if (brackets.quote !== '') {
      if (character === '\\') i++;
      else if (character === brackets.quote) brackets.quote = '';
    } else if (character === '"' || character === "'") brackets.quote = character;
    else if ('[{('.includes(character)) brackets.depth++;
    else if (']})'.includes(character) && --brackets.depth <= 0) return i + 1;
  }
  return -1;
}

interface Value {
  readonly text: string;
  readonly isText: boolean;
  readonly place: ProblemPlace;
}

interface Lists {
  readonly values: readonly Value[];
  /** How many there are of each, from the outside in. */
  readonly lengths: readonly number[];
}

const deepest = 20;

/** Takes lists apart; those of one depth must be of one length. */
function readLists(text: string): Result<Lists> {
  const values: Value[] = [];
  const lengths: number[] = [];
  const counts: number[] = [];
  const open: string[] = [];
  const token = /\s+|,|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[[\](){}]|[^\s,[\](){}"']+|./gy;
  let [line, lineStart] = [1, 0];
  token.lastIndex = opening.exec(text)?.[0].length ?? 0;
  for (;;) {
    const at = token.lastIndex;
    const match = token.exec(text);
    if (!match) return fail('text-syntax', 'list-open', {}, { line });
    const [word] = match;
    const place = { line, column: at - lineStart + 1 };
    if (word.includes('\n')) {
      line += word.split('\n').length - 1;
      lineStart = at + word.lastIndexOf('\n') + 1;
    }
    if (word === ',' || /^\s/.test(word)) continue;
    if (Object.hasOwn(closers, word)) {
      open.push(closers[word]);
      if (counts.length === deepest) return fail('text-syntax', 'list-value', { text: word }, place);
      if (counts.length > 0) counts[counts.length - 1]++;
      counts.push(0);
    } else if (word === open.at(-1)) {
      open.pop();
      const depth = counts.length - 1;
      const given = counts.pop() ?? 0;
      lengths[depth] ??= given;
      if (lengths[depth] !== given)
        return fail('text-syntax', 'list-ragged', { wanted: lengths[depth], given }, place);
      if (counts.length > 0) continue;
      const rest = text.slice(token.lastIndex).trim();
      return closing.test(rest)
        ? ok({ values, lengths })
        : fail('text-syntax', 'list-tail', { text: rest.slice(0, 40) }, place);
    } else {
      if (/^[\])}]$/.test(word)) return fail('text-syntax', 'list-value', { text: word }, place);
      if (/^\.{2,}$/.test(word)) return fail('text-syntax', 'list-shortened', {}, place);
      counts[counts.length - 1]++;
      const isText = /^["']/.test(word);
      values.push({ text: isText ? word.slice(1, -1) : word, isText, place });
    }
  }
}

/** How many values there are on a line that is one list alone, too short for a grid: a row of one. */
export function rowLength(line: string, { spec }: ReadOptions): number | undefined {
  if (!/^\s*(?:\[[^[\](){}]*\]|\([^[\](){}]*\)|\{[^[\](){}"]*\})\s*(?:,\s*)?$/.test(line)) return undefined;
  const row = readLists(line);
  if (!row.ok || row.value.lengths.length !== 1) return undefined;
  if (row.value.values.every(({ isText, text }) => isText && text.length > 1)) return undefined;
  const [length] = row.value.lengths;
  const outline = spec && outlineOf(spec);
  const isGrid = outline?.ok && outline.value.cellCount === length;
  return length < 2 || length > maxSymbols || isGrid ? undefined : length;
}

const isBlank = (text: string): boolean =>
  /^(?:none|null|nan|0+\.?0*|)$/i.test(text.trim()) || (text.length === 1 && blankSigns.includes(text));

/** A value as one character, where it is one. */
const signOf = ({ text }: Value): string => (/^(?:none|null|nan|)$/i.test(text.trim()) ? '.' : text.trim());

/** The symbol of a value; numbers may have been printed with a point. */
function symbolOf({ text, isText }: Value, symbols: number): SymbolNumber | undefined {
  if (isBlank(text)) return blank;
  if (isText) return parseSymbolText(text.trim(), symbols);
  const whole = /^(\d{1,3})(?:\.0*)?$/.exec(text);
  const value = whole ? Number(whole[1]) : -1;
  return value >= 0 && value <= symbols ? value : undefined;
}

/** The shape that was given, where it has so many cells, or the one that has these lengths. */
function findSpec({ lengths, values }: Lists, { spec, mostCells }: ReadOptions): Result<[Spec, Outline]> {
  const highest = values.reduce((most, value) => Math.max(most, symbolOf(value, maxSymbols) ?? 0), 0);
  const found = spec ? [spec] : shapesOfLengths(lengths, highest);
  if (found.length !== 1)
    return fail('cell-count', 'lengths', { lengths, shapes: found.map(makeSpec) }, { line: 1 });
  const outline = outlineOf(found[0], mostCells);
  if (!outline.ok) return outline;
  const { cellCount } = outline.value;
  if (values.length !== cellCount)
    return fail('cell-count', 'wrong', { cells: cellCount, given: values.length }, { line: 1 });
  return ok([found[0], outline.value]);
}

/** Rows that are texts of several characters stand for lines of cells. */
function readRows(values: readonly Value[], options: ReadOptions): Result<Sheet> {
  const cells = values.reduce((sum, { text }) => sum + text.length, 0);
  const [guess, ...others] = shapesOfLengths([values.length, values[0].text.length]);
  const spec = options.spec ?? (others.length === 0 ? guess : undefined);
  if (!spec)
    return fail('cell-count', 'lengths', {
      lengths: [values.length, values[0].text.length],
      shapes: (guess ? [guess, ...others] : []).map(makeSpec),
    });
  const outline = outlineOf(spec, options.mostCells);
  if (!outline.ok) return outline;
  if (cells > 2 * outline.value.cellCount)
    return fail('cell-count', 'wrong', { cells: outline.value.cellCount, given: cells });
  const read = parseCells(outline.value, values.map(({ text }) => text).join('\n'), {
    ...(options.alphabet && { alphabet: options.alphabet }),
  });
  if (!read.ok)
    return { ok: false, problem: { ...read.problem, ...values[(read.problem.line ?? 1) - 1]?.place } };
  return sheetFrom(spec, read.value.symbols);
}

function sheetFrom(spec: Spec, symbols: Uint8Array): Result<Sheet> {
  const shape: Result<Shape> = shapeOf(spec);
  const grid = shape.ok ? createGrid(shape.value, symbols) : shape;
  return grid.ok ? ok(sheetOf(grid.value)) : grid;
}

export function parseLists(text: string, options: ReadOptions = {}): Result<Sheet> {
  const lists = readLists(text);
  if (!lists.ok) return lists;
  const { values, lengths } = lists.value;
  if (values.length > 0 && values.every(({ isText, text }) => isText && text.length > 1))
    if (lengths.length === 1) return readRows(values, options);
  const found = findSpec(lists.value, options);
  if (!found.ok) return found;
  const [spec, outline] = found.value;
  const signs = values.map(signOf);
  if (values.some(({ isText }) => isText) && signs.every(sign => sign.length === 1)) {
    const read = parseCells(outline, signs.join(''), {
      ...(options.alphabet && { alphabet: options.alphabet }),
    });
    const at = read.ok ? undefined : values[(read.problem.column ?? 1) - 1]?.place;
    return read.ok ? sheetFrom(spec, read.value.symbols) : { ok: false, problem: { ...read.problem, ...at } };
  }
  const blanks = new BlankWords();
  for (const { text, place } of values) if (isBlank(text)) blanks.take(text, () => place);
  if (blanks.problem) return blanks.problem;
  const symbols = new Uint8Array(values.length);
  for (const [cell, value] of values.entries()) {
    const symbol = symbolOf(value, outline.symbols);
    if (symbol === undefined) return fail('text-syntax', 'list-value', { text: value.text }, value.place);
    symbols[cell] = symbol;
  }
  return sheetFrom(spec, symbols);
}

/** Lists in lists as JSON, the last axis outside; only for shapes whose cells fill a grid. */
export function makeLists({ shape, symbols }: Grid): Result<string> {
  const { extents, cellCount } = shape;
  if (extents.reduce((product, length) => product * length, 1) !== cellCount)
    return fail('format-unfit', 'only-grids', { format: 'lists', shape: shape.name });
  let parts: string[] = Array.from(symbols, String);
  for (const length of extents) {
    const joined: string[] = [];
    for (let i = 0; i < parts.length; i += length) joined.push(`[${parts.slice(i, i + length).join(',')}]`);
    parts = joined;
  }
  return ok(parts[0]);
}
