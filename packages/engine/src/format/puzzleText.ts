/**
 * The project's own notation, `<spec>:<cells>`. A text without a spec is a 9×9. The cells may run over any number
 * of lines, so a stream of puzzles is read line by line: each puzzle ends where its shape is full.
 */
import { fail, ok, type Result } from '../base/result.js';
import { createGrid, type Grid } from '../board/grid.js';
import { asPuzzle, type Puzzle } from '../board/puzzle.js';
import type { Outline } from '../shape/shape.js';
import { makeSpec, outlineOf, parseSpec, shapeOf } from '../shape/shapes.js';
import type { Spec } from '../shape/spec.js';
import { type CellScan, isRuleLine, makeGridCells, scanLine, startScan } from './cellText.js';
import { placeProblem, type ReadOptions, type Sheet, sheetOf } from './sheet.js';

export const makePuzzleText = (grid: Grid): string => `${grid.shape.name}:${makeGridCells(grid)}`;

/** Reads exactly one filling, whether or not it obeys the rule. */
export function parsePuzzleText(text: string, options?: ReadOptions): Result<Grid> {
  const reader = createTextReader(options);
  const found: Result<Sheet>[] = [];
  for (const line of text.split('\n')) {
    const results = reader.read(line);
    const failed = results.find(result => !result.ok);
    if (failed && !failed.ok) return failed;
    found.push(...results);
  }
  found.push(...reader.end());
  const [first, second] = found;
  if (!first) return fail('text-syntax', 'no-puzzle', {}, { line: 1, column: 1 });
  if (!first.ok) return first;
  if (second) return fail('text-syntax', 'several-puzzles', {});
  return ok(first.value.grid);
}

/** Reads exactly one puzzle whose clues obey the rule. */
export function parsePuzzle(text: string, options?: ReadOptions): Result<Puzzle> {
  const grid = parsePuzzleText(text, options);
  return grid.ok ? asPuzzle(grid.value) : grid;
}

const specPrefix =
  /^\s*((?:(?:latin|plane)\s*:\s*)?\d{1,9}\^\d{1,9}|\d{1,9}(?:[x×]\d{1,9}){1,99}|(?:iso|faces)\s*:\s*\d{1,9}|custom:[\w-]+)\s*:/iu;

/** Splits off the spec in front of the cells: its text and where the cells begin. */
function splitSpec(line: string): { spec: string; cellsFrom: number } | undefined {
  const match = specPrefix.exec(line);
  if (match) return { spec: match[1].replaceAll(/\s/g, ''), cellsFrom: match[0].length };
  const custom = /^\s*custom:\s*(?=\{)/i.exec(line);
  const end = custom ? endOfObject(line, custom[0].length) : -1;
  if (custom && line[end] === ':') return { spec: line.slice(0, end).trim(), cellsFrom: end + 1 };
  const colon = line.indexOf(':');
  return colon < 0 ? undefined : { spec: line.slice(0, colon).trim(), cellsFrom: colon + 1 };
}

/** The index after the JSON object that starts here, or -1. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let i = start; i < text.length; i++) {
    const character = text[i];
    if (quoted) {
      if (character === '\\') i++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return i + 1;
  }
  return -1;
}

interface Pending {
  readonly spec: Spec;
  readonly scan: CellScan;
  /** The line on which the puzzle began. */
  readonly line: number;
  /** Whether the text itself named the shape. */
  readonly named: boolean;
}

export interface TextReader {
  /** Takes the next line; returns the puzzles and problems that it completes. */
  read(line: string): Result<Sheet>[];
  /** Says that there are no more lines. */
  end(): Result<Sheet>[];
}

const classic: Spec = { family: 'box', dims: [3, 3] };

export function createTextReader({ spec: defaultSpec = classic, mostCells }: ReadOptions = {}): TextReader {
  let pending: Pending | undefined;
  let lineNumber = 0;

  const begin = (spec: Spec, named: boolean): Result<Pending> => {
    const outline: Result<Outline> = outlineOf(spec, mostCells);
    return outline.ok ? ok({ spec, scan: startScan(outline.value), line: lineNumber, named }) : outline;
  };

  const cutShort = ({ spec, scan, line, named }: Pending): Result<Sheet> => {
    const { cellCount } = scan.outline;
    const asked = { shape: makeSpec(spec), cells: cellCount, given: scan.count, named };
    return fail('cell-count', 'cut-short', asked, { line });
  };

  const complete = ({ spec, scan, line }: Pending): Result<Sheet> => {
    const shape = shapeOf(spec);
    const grid = shape.ok ? createGrid(shape.value, scan.symbols) : shape;
    return grid.ok ? ok(sheetOf(grid.value)) : { ok: false, problem: placeProblem(grid.problem, line) };
  };

  const readCells = (line: string, from: number, results: Result<Sheet>[]): void => {
    if (!pending) {
      const begun = begin(defaultSpec, false);
      if (!begun.ok) {
        results.push(begun);
        return;
      }
      pending = begun.value;
    }
    const current = pending;
    const before = current.scan.count;
    const scanned = scanLine(current.scan, line, from, lineNumber);
    if (scanned.ok) {
      if (current.scan.count < current.scan.outline.cellCount) return;
      pending = undefined;
      results.push(complete(current));
      return;
    }
    pending = undefined;
    if (scanned.problem.code !== 'cell-count') {
      results.push(scanned);
    } else if (before > 0) {
      // The earlier lines were a puzzle cut short; this one may be the next.
      current.scan.count = before;
      results.push(cutShort(current));
      readCells(line, from, results);
    } else {
      const { spec, named, scan } = current;
      const asked = { shape: makeSpec(spec), cells: scan.outline.cellCount, named };
      const place = { line: lineNumber, column: scanned.problem.column ?? 1 };
      results.push(fail('cell-count', 'one-more', asked, place));
    }
  };

  const read = (rawLine: string): Result<Sheet>[] => {
    lineNumber++;
    const comment = rawLine.indexOf('#');
    const line = comment < 0 ? rawLine : rawLine.slice(0, comment);
    if (isRuleLine(line)) return [];
    const results: Result<Sheet>[] = [];
    const split = splitSpec(line);
    if (split) {
      if (pending) results.push(cutShort(pending));
      pending = undefined;
      const spec = parseSpec(split.spec);
      const begun = spec.ok ? begin(spec.value, true) : spec;
      if (!begun.ok) {
        results.push({ ok: false, problem: placeProblem(begun.problem, lineNumber, 1) });
        return results;
      }
      pending = begun.value;
    }
    readCells(line, split?.cellsFrom ?? 0, results);
    return results;
  };

  const end = (): Result<Sheet>[] => {
    const last = pending;
    pending = undefined;
    return last ? [cutShort(last)] : [];
  };

  return { read, end };
}
