/**
 * The project's own notation, `<spec>:<cells>`. A text without a spec is a 9×9. The cells may run over any number
 * of lines, so a stream of puzzles is read line by line: each puzzle ends where its shape is full.
 */
import { fail, ok, type Result } from '../base/result.js';
import { emptyGrid, type Grid } from '../board/grid.js';
import type { Outline } from '../shape/shape.js';
import { boxOf, makeSpec, outlineOf, parseSpec, shapeOf } from '../shape/shapes.js';
import type { CustomSpec, Spec } from '../shape/spec.js';
import { guessSpec } from './bareShape.js';
import { isFrame, measureLine } from './cellLine.js';
import { CellText, makeGridCells } from './cellText.js';
import { createSheet } from './markedSheet.js';
import { type About, placeProblem, type ReadOptions, type Sheet, sheetOf } from './sheet.js';
import { createRuleReader, refuseLoneRule } from './statedRules.js';

/** A grid as text: the shape, a colon and the cells. */
export const makePuzzleText = (grid: Grid): string => `${grid.shape.name}:${makeGridCells(grid)}`;

/** Reads exactly one sheet. */
export function parseOne(text: string, options?: ReadOptions): Result<Sheet> {
  const reader = createTextReader(options);
  const found: Result<Sheet>[] = [];
  for (const line of text.split('\n')) {
    const results = reader.read(line);
    const failed = results.find(result => !result.ok);
    if (failed) return failed;
    found.push(...results);
  }
  return onlyOne([...found, ...reader.end()]);
}

/** The one that was found, where there is just one. */
export function onlyOne([first, second]: readonly Result<Sheet>[]): Result<Sheet> {
  if (!first) return fail('text-syntax', 'no-puzzle', {}, { line: 1, column: 1 });
  return first.ok && second ? fail('text-syntax', 'several-puzzles', {}) : first;
}

/** Reads exactly one filling, whether or not it obeys the rule. */
export function parsePuzzleText(text: string, options?: ReadOptions): Result<Grid> {
  const sheet = parseOne(text, options);
  return sheet.ok ? ok(sheet.value.grid) : sheet;
}

const specPrefix =
  /^\s*((?:(?:latin|plane)\s*:\s*)?\d{1,9}\^\d{1,9}|\d{1,9}(?:[x×]\d{1,9}){1,99}|(?:iso|faces)\s*:\s*\d{1,9})\s*:/iu;

/** Splits off the spec in front of the cells, and says where the cells begin. */
function splitSpec(line: string): { spec: Result<Spec>; cellsFrom: number } | undefined {
  const match = specPrefix.exec(line);
  if (match) return { spec: parseSpec(match[1].replaceAll(/\s/g, '')), cellsFrom: match[0].length };
  const colon = line.indexOf(':');
  return colon < 0 ? undefined : { spec: parseSpec(line.slice(0, colon).trim()), cellsFrom: colon + 1 };
}

interface Pending {
  readonly spec: Spec;
  readonly cells: CellText;
  /** The line on which the puzzle began. */
  readonly line: number;
  /** Whether the text itself named the shape. */
  readonly named: boolean;
  readonly about: About;
  /** How many empty lines there were in it. */
  gaps: number;
}

export interface TextReader {
  /** How many lines it has taken or passed over. */
  readonly lineNumber: number;
  /** Takes the next line; returns the puzzles and problems that it completes. */
  read(line: string): Result<Sheet>[];
  /** Passes over a line that somebody else has read; a puzzle that was begun ends there. */
  skip(): Result<Sheet>[];
  /** Whether nothing that was read before has a say in what the next line means. */
  readonly isAtRest: boolean;
  /** Passes over lines of whole puzzles that somebody else has read, while it was at rest. */
  pass(lines: number): void;
  /** Says that there are no more lines. */
  end(): Result<Sheet>[];
}

/**
 * Whether a puzzle ends at an empty line though it is not full: a flat one does, unless it stands between boxes, or after the first
 * line, as in a text with empty lines everywhere.
 */
function endsAtGap(pending: Pending): boolean {
  const { spec, cells } = pending;
  pending.gaps++;
  const box = boxOf(spec);
  if (box?.length !== 2 || cells.count === 0 || cells.lineCount < 2) return false;
  return pending.gaps === 1 && cells.count % (cells.outline.symbols * box[1]) !== 0;
}

/** Rows of a table may leave blanks empty: `5,3,,,7,,,,`. */
function withEmptyFields(line: string): string {
  if (!line.includes(',') || !/^\s*,|,\s*,|,\s*$/.test(line)) return line;
  const fields = line.split(',');
  const side = Math.sqrt(fields.length);
  const isRow = fields.length >= 9 && Number.isInteger(side) && fields.some(field => field.trim() !== '');
  return isRow ? fields.map(field => field.trim() || '.').join(',') : line;
}

/** A line that says that a puzzle comes, as `Grid 01` or `Puzzle 2 (hard)`; it is kept as its title. */
const heading =
  /^\s*((?:grid|puzzle|sudoku|board|problem|game)\s*(?:no\.?|nr\.?|#)?\s*\d{1,9}(?:\s*\([^()]{1,80}\))?)\s*:?\s*$/i;

const longestHeading = 200;

/** A number alone, which may be the first cells of a puzzle or the number of the one below it. */
const loneNumber = /^\s*(\d{1,4})\s*$/;
const longestNumber = 40;

/** Whether a line begins a grid: it is the frame of one, or a row, or the whole of it. */
function beginsGrid(line: string, given: Spec | undefined): boolean {
  const outline = given && outlineOf(given);
  const counts = outline?.ok
    ? [outline.value.extents[0], outline.value.cellCount]
    : [9, 81, 16, 256, 25, 625];
  const { characters, words } = measureLine(line, 0, outline?.ok ? outline.value.symbols : 9, counts[1] * 8);
  return counts.includes(characters) || counts.includes(words) || isFrame(line);
}

/** What stands behind # or ; is only for people, and so is a rating such as ED=1.2/1.2/1.2. */
function commentAt(line: string, from: number): number {
  let end = line.length;
  for (const sign of ['#', ';', 'ED=']) {
    const at = line.indexOf(sign, from);
    if (at >= 0 && at < end && (sign.length === 1 || /\s/.test(line[at - 1] ?? ''))) end = at;
  }
  return end;
}

/** Reads texts line by line. A text that names no shape is of the given one, or of a square that has its length. */
export function createTextReader(options: ReadOptions = {}): TextReader {
  const { spec: given, mostCells, alphabet, findRule, rulesAsBoards } = options;
  let pending: Pending | undefined;
  let title: string | undefined;
  let lineNumber = 0;
  const readRule = createRuleReader(findRule);
  /** Puzzles of a list are mostly of one shape. */
  let lastSpec: Spec | undefined;
  let lastOutline: Result<Outline> | undefined;
  /** The last rule that was stated without a puzzle, and whether the text holds nothing else. */
  let loneRule: CustomSpec | undefined;
  let isBare = true;
  /** A number that waits for the line below it. */
  let held: { readonly text: string; readonly line: number } | undefined;

  const begin = (spec: Spec, named: boolean): Result<Pending> => {
    const outline = lastSpec === spec && lastOutline ? lastOutline : outlineOf(spec, mostCells);
    [lastSpec, lastOutline] = [spec, outline];
    if (!outline.ok) return outline;
    const cells = new CellText(outline.value, { isOurs: named, ...(alphabet && { alphabet }) });
    const about: About = title === undefined ? {} : { title };
    title = undefined;
    return ok({ spec, cells, line: lineNumber, named, about, gaps: 0 });
  };

  const cutShort = ({ spec, cells, line, named }: Pending): Result<Sheet> => {
    const { cellCount } = cells.outline;
    const asked = { shape: makeSpec(spec), cells: cellCount, given: cells.count, named };
    return fail('cell-count', 'cut-short', asked, { line });
  };

  const complete = ({ spec, cells, line, about }: Pending): Result<Sheet> => {
    const read = cells.read();
    if (!read.ok) return read;
    const { symbols, marks } = read.value;
    const shape = shapeOf(spec);
    if (!shape.ok) return placeProblem<Sheet>(shape, line);
    if (!marks) return ok(sheetOf({ shape: shape.value, symbols }, about));
    const sheet = createSheet(shape.value, { clues: symbols, about, marks: new Map(marks.entries()) });
    return placeProblem(sheet, line);
  };

  const readCells = (line: string, from: number, results: Result<Sheet>[]): void => {
    if (!pending) {
      const spec = given ?? guessSpec(line, from);
      if (!spec) return;
      const begun = begin(spec, false);
      if (!begun.ok) {
        results.push(begun);
        return;
      }
      pending = begun.value;
    }
    const current = pending;
    const before = current.cells.count;
    const taken = current.cells.take(line, from, lineNumber);
    if (taken.ok) {
      if (!current.cells.isFull) return;
      pending = undefined;
      results.push(complete(current));
      return;
    }
    pending = undefined;
    if (taken.problem.code !== 'cell-count') {
      results.push(taken);
    } else if (before > 0) {
      // The earlier lines were a puzzle cut short; this one may be the next.
      results.push(cutShort(current));
      readCells(line, from, results);
    } else {
      const { spec, named, cells } = current;
      const asked = { shape: makeSpec(spec), cells: cells.outline.cellCount, named };
      const place = { line: lineNumber, column: taken.problem.column ?? 1 };
      results.push(fail('cell-count', 'one-more', asked, place));
    }
  };

  const endPending = (): Result<Sheet>[] => {
    const last = pending;
    pending = undefined;
    return last ? [cutShort(last)] : [];
  };

  /** Takes a number for cells after all. */
  const releaseHeld = (): Result<Sheet>[] => {
    if (!held) return [];
    const [{ text }, now] = [held, lineNumber];
    lineNumber = held.line;
    held = undefined;
    const results = readLine(text);
    lineNumber = now;
    return results;
  };

  const read = (line: string): Result<Sheet>[] => {
    lineNumber++;
    if (!held && (pending || line.length > longestNumber || !loneNumber.test(line))) return readLine(line);
    if (held && /^\s*(?:#.*)?$/.test(line)) return [];
    if (held && beginsGrid(line, given) && !loneNumber.test(line)) {
      title = held.text.trim();
      held = undefined;
      return readLine(line);
    }
    const results = releaseHeld();
    if (pending || !loneNumber.test(line)) return [...results, ...readLine(line)];
    held = { text: line, line: lineNumber };
    return results;
  };

  const readLine = (rawLine: string): Result<Sheet>[] => {
    const head = rawLine.length <= longestHeading ? heading.exec(rawLine) : null;
    if (head) {
      title = head[1];
      return endPending();
    }
    const rule = readRule(rawLine);
    const isOnlyRule = rule && rule.cellsFrom === undefined;
    const line = isOnlyRule ? rawLine : rawLine.slice(0, commentAt(rawLine, rule?.cellsFrom ?? 0));
    const results: Result<Sheet>[] = [];
    const isEmpty = line.trim() === '';
    const mayBeFrame = !rule && (!pending || line.includes(':'));
    const isRuler = !isEmpty && mayBeFrame && isFrame(line);
    const split = rule ?? (line.includes(':') && !isRuler ? splitSpec(line) : undefined);
    if (split) {
      results.push(...endPending());
      const begun = split.spec.ok ? begin(split.spec.value, true) : split.spec;
      if (!begun.ok) {
        isBare = false;
        results.push(placeProblem<Sheet>(begun, lineNumber, begun.problem.column ?? 1));
        return results;
      }
      if (split.cellsFrom === undefined) {
        const { spec } = begun.value;
        if (spec.family === 'custom') loneRule = spec;
        return results;
      }
      pending = begun.value;
    }
    if (!split && !pending && (isEmpty || isRuler)) return results;
    if (!split && pending && isEmpty && endsAtGap(pending)) return endPending();
    isBare = false;
    if (!split && !pending && loneRule && !given)
      return [fail('text-syntax', 'below-rule', {}, { line: lineNumber, column: 1 })];
    if (split) readCells(line, split.cellsFrom ?? 0, results);
    else readCells(withEmptyFields(line), 0, results);
    return results;
  };

  const skip = (): Result<Sheet>[] => {
    const results = releaseHeld();
    lineNumber++;
    isBare = false;
    return results.length > 0 ? [...results, ...endPending()] : endPending();
  };

  const end = (): Result<Sheet>[] => {
    const results = releaseHeld();
    if (pending || results.length > 0) return [...results, ...endPending()];
    if (!loneRule || !isBare) return [];
    const shape = rulesAsBoards ? shapeOf(loneRule) : refuseLoneRule(loneRule.rule);
    isBare = false;
    return [shape.ok ? ok(sheetOf(emptyGrid(shape.value))) : shape];
  };

  return {
    read,
    skip,
    end,
    pass: lines => {
      lineNumber += lines;
      isBare = false;
    },
    get isAtRest() {
      return !pending && !held && title === undefined && !loneRule;
    },
    get lineNumber() {
      return lineNumber;
    },
  };
}
