/**
 * The cells of a grid as text. We write one character a cell, or numbers where there are more than 35 symbols; people and other
 * programs also write other blanks and alphabets, numbers, pencil marks, frames and spaces. Lines are gathered until the
 * shape is full; only then is it known what the signs mean, and each has one meaning in the whole puzzle. All of it takes
 * linear time.
 */
import type { Ints } from '../base/ints.js';
import type { ProblemPlace } from '../base/problem.js';
import { fail, ok, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import { makeSymbolText, type Symbol, usesLetters } from '../board/symbols.js';
import type { Outline } from '../shape/shape.js';
import {
  type Alphabet,
  type AlphabetName,
  alphabetsOf,
  blankSigns,
  blanksIn,
  fittingAlphabets,
  hasSeen,
  hasSymbols,
  type Seen,
  seeNothing,
} from './alphabet.js';
import { isSeparator, type Measure, measureLine, tokensOf, withoutBars } from './cellLine.js';

/** Lines that are gathered for one puzzle take no more than this. */
const maxGathered = 64 << 20;

export interface CellTextOptions {
  /** How symbols are written, when that is known. */
  readonly alphabet?: AlphabetName;
  /** Whether the text names its shape, as ours do: then it is written as ours are, unless it cannot be. */
  readonly isOurs?: boolean;
}

/** What a text of cells says. */
export interface CellContents {
  readonly symbols: Uint8Array;
  /** The symbols that pencil marks leave in each cell. */
  readonly marks?: readonly (readonly Symbol[])[];
}

interface Line {
  readonly text: string;
  readonly from: number;
  readonly number: number;
  readonly measure: Measure;
}

/** Gathers the cells of one grid, line by line. */
export class CellText {
  readonly outline: Outline;
  private readonly options: CellTextOptions;
  private readonly rowLength: number;
  private readonly lines: Line[] = [];
  private length = 0;
  private seen: Seen = seeNothing();
  private characters = 0;
  private tokens = 0;
  /** How many cells there are on lines of one sign alone, should it stand for a blank. */
  private readonly lone = new Map<string, number>();
  /** Whether a line has shown that a cell is a word, such as 12, and not a character. */
  private hasWords: boolean;
  /** Lines as they stand, as long as blanks may be spaces. */
  private spaced: string[] | undefined = [];

  constructor(outline: Outline, options: CellTextOptions = {}) {
    this.outline = outline;
    this.options = options;
    this.rowLength = outline.extents[0];
    this.hasWords = !usesLetters(outline.symbols);
    if (outline.extents.length !== 2 || outline.cellCount !== outline.extents[0] * outline.extents[1])
      this.spaced = undefined;
  }

  /** How many cells there are so far. */
  get count(): number {
    return this.hasSpaces ? this.outline.cellCount : this.countOf(this.hasWords, this.seen);
  }

  /** How many lines of cells there are. */
  get lineCount(): number {
    return this.lines.length;
  }

  get isFull(): boolean {
    return this.count === this.outline.cellCount;
  }

  /** Takes a line from a column on. Where it has too many cells it is not taken, and the first one too many is told. */
  take(text: string, from: number, number: number): Result<undefined> {
    const { symbols, cellCount } = this.outline;
    const measure = measureLine(text, from, symbols);
    this.noteSpaces(text, from, measure);
    if (measure.kind === 'none') return ok(undefined);
    const line: Line = { text, from, number, measure };
    if (measure.kind !== 'lone' && measure.unknownAt >= 0) return this.refuse(line, measure.unknownAt);
    this.length += text.length;
    if (this.length > maxGathered)
      return fail('text-too-long', 'file', { megabytes: maxGathered >> 20 }, { line: number });
    const seen = measure.kind === 'lone' ? this.seen : joined(this.seen, measure.seen);
    const hasWords = this.hasWords || this.showsWords(measure);
    if (this.countOf(hasWords, seen, line) > cellCount) {
      const place = this.placeOf(line, hasWords, cellCount - this.countOf(hasWords, seen));
      return fail('cell-count', 'too-many', { cells: cellCount }, place);
    }
    this.seen = seen;
    this.hasWords = hasWords;
    this.lines.push(line);
    if (measure.kind === 'cells') {
      this.characters += measure.characters;
      this.tokens += measure.tokens;
    } else {
      const sign = signOf(line);
      this.lone.set(sign, (this.lone.get(sign) ?? 0) + measure.characters);
    }
    return ok(undefined);
  }

  /** What the text says, once it is full. */
  read(): Result<CellContents> {
    if (this.hasSpaces) return this.readCharacters(this.linesWithSpaces());
    if (this.hasWords) return this.readWords();
    const unclear = this.findUnclear();
    if (unclear) return unclear;
    return this.readCharacters(
      this.lines.filter(line => line.measure.kind === 'cells' || hasSeen(this.seen, signOf(line))),
    );
  }

  /** What looks like cells but may be something else: rules between bands, tall pencil marks, blanks that are spaces. */
  private findUnclear(): Result<never> | undefined {
    const { symbols, cellCount, extents } = this.outline;
    const [first] = this.lines;
    if (!first || extents.length !== 2) return undefined;
    const band = this.rowLength * Math.sqrt(symbols);
    const loneAfter: number[] = [];
    let before = 0;
    for (const line of this.lines) {
      if (line.measure.kind === 'cells') before += line.measure.characters;
      else if (hasSeen(this.seen, signOf(line)) && before > 0) loneAfter.push(before);
    }
    const between = Array.from({ length: Math.ceil(cellCount / band) - 1 }, (_, i) => (i + 1) * band);
    if (between.length > 0 && between.join() === loneAfter.join()) {
      const lone = this.lines.find(line => line.measure.kind === 'lone') ?? first;
      return fail('text-syntax', 'blank-or-rule', { sign: signOf(lone) }, { line: lone.number });
    }
    if (symbols === 9 && this.lines.every(isTallMarks))
      return fail('text-syntax', 'tall-marks', {}, { line: first.number });
    const hasBlank = [...blankSigns].some(sign => hasSeen(this.seen, sign));
    if (!hasBlank && this.lines.length > cellCount / this.rowLength)
      return fail('text-syntax', 'blanks-unseen', {}, { line: first.number });
    return undefined;
  }

  /** The cells so far and those of one more line. */
  private countOf(hasWords: boolean, seen: Seen, more?: Line): number {
    if (hasWords) return this.tokens + (more?.measure.kind === 'cells' ? more.measure.tokens : 0);
    let count = this.characters;
    for (const [sign, characters] of this.lone) if (hasSeen(seen, sign)) count += characters;
    const counts = more && (more.measure.kind === 'cells' || hasSeen(seen, signOf(more)));
    return counts ? count + more.measure.characters : count;
  }

  /** A row of words of different lengths is no row of characters in groups. */
  private showsWords({ kind, tokens, widest, narrowest, padded }: Measure): boolean {
    if (kind !== 'cells' || widest < 2 || tokens % this.rowLength !== 0) return false;
    return widest > narrowest || (widest === 2 && (this.outline.symbols > 9 || padded));
  }

  private noteSpaces(text: string, from: number, { kind, characters }: Measure): void {
    if (!this.spaced || (kind === 'none' && characters > 0)) return;
    const row = withoutBars(text.slice(from));
    if (row === '') return;
    const isWhole = this.spaced.length === 0 && row.length === this.outline.cellCount;
    if (row.length > this.rowLength && !isWhole) this.spaced = undefined;
    else this.spaced.push(row);
  }

  /** Whether blanks are spaces: rows of the right number in which symbols stand in their columns, and no other blank. */
  private get hasSpaces(): boolean {
    const { spaced, characters, outline } = this;
    if (!spaced || characters === 0 || characters >= outline.cellCount || this.hasWords) return false;
    const isWhole = spaced.length === 1 && spaced[0].length === outline.cellCount;
    if (!isWhole && spaced.length !== outline.cellCount / this.rowLength) return false;
    if ([...blankSigns].some(sign => hasSeen(this.seen, sign))) return false;
    return spaced.some(row => /\S[\s]/.test(row) && (/\S\S/.test(row) || /\s\s/.test(row)));
  }

  private linesWithSpaces(): Line[] {
    const rows = this.spaced ?? [];
    return rows.map((row, i) => {
      const text = row
        .padEnd(rows.length === 1 ? this.outline.cellCount : this.rowLength)
        .replace(/\s/g, '.');
      const number = (this.lines[0]?.number ?? 1) + i;
      return { text, from: 0, number, measure: measureLine(text, 0, this.outline.symbols) };
    });
  }

  private readCharacters(lines: readonly Line[]): Result<CellContents> {
    const alphabet = this.chooseAlphabet(lines);
    if (!alphabet.ok) return alphabet;
    const values = blankX(alphabet.value.values, this.seen);
    const mixed = this.findOtherBlank(lines, alphabet.value);
    if (mixed) return mixed;
    const symbols = new Uint8Array(this.outline.cellCount);
    let cell = 0;
    for (const line of lines)
      for (let at = line.from; at < line.text.length; at++) {
        const code = line.text.charCodeAt(at);
        if (isSeparator(code)) continue;
        const value = values[code];
        if (value < 0) return this.refuse(line, at, alphabet.value);
        symbols[cell++] = value;
      }
    return ok({ symbols });
  }

  /** The one alphabet that the text is written in. */
  private chooseAlphabet(lines: readonly Line[]): Result<Alphabet> {
    const { symbols: count, cellCount } = this.outline;
    const { alphabet: asked, isOurs } = this.options;
    const [ours, ...others] = alphabetsOf(count);
    if (asked) {
      const found = [ours, ...others].find(({ name }) => name === asked);
      return found ? ok(found) : fail('text-syntax', 'alphabet-unfit', { alphabet: asked, symbols: count });
    }
    const { seen } = this;
    let fitting = fittingAlphabets(count, seen);
    const hasZero = hasSeen(seen, '0');
    const hasBlank = [...blankSigns].some(sign => sign !== '0' && hasSeen(seen, sign));
    const hex = fitting.find(({ name }) => name === 'hex');
    if (hex && hasZero && hasBlank && !isOurs) return ok(hex);
    // Without another blank, a nought is a symbol only where every symbol could be there equally often.
    if (hex && hasZero && !hasBlank && countOf('0', lines) !== cellCount / count)
      fitting = fitting.filter(alphabet => alphabet !== hex);
    const isPlain = isOurs && !(hex && hasZero && hasBlank);
    if (fitting.length === 0 || (fitting.includes(ours) && (isPlain || !hasSymbols(ours, seen))))
      return ok(ours);
    if (fitting.length === 1) return ok(fitting[0]);
    if (isOurs) fitting = fitting.filter(({ name }) => name !== 'alphabet');
    const readings = fitting.map(({ name, first, last }) => ({ name, first, last }));
    return fail('text-syntax', 'alphabet-unclear', { readings }, { line: lines[0]?.number ?? 1 });
  }

  /** A puzzle has one sign for blanks; only `.` and `0` may stand beside each other. */
  private findOtherBlank(lines: readonly Line[], alphabet: Alphabet): Result<never> | undefined {
    const signs = new Set(blanksIn(alphabet, this.seen).map(sign => sign.toLowerCase()));
    const mayBoth = this.outline.symbols < 10;
    if (signs.size < 2 || (mayBoth && signs.size === 2 && signs.has('.') && signs.has('0'))) return undefined;
    let first: string | undefined;
    for (const { text, from, number } of lines)
      for (let at = from; at < text.length; at++) {
        const sign = text[at].toLowerCase();
        if (!signs.has(sign)) continue;
        first ??= sign;
        const isPair = mayBoth && ((first === '.' && sign === '0') || (first === '0' && sign === '.'));
        if (sign !== first && !isPair)
          return fail('text-syntax', 'two-blanks', { first, second: sign }, { line: number, column: at + 1 });
      }
    return undefined;
  }

  /** Numbers, or where they cannot be that, pencil marks. */
  private readWords(): Result<CellContents> {
    const { symbols: limit, cellCount } = this.outline;
    const symbols = new Uint8Array(cellCount);
    const marks: Symbol[][] = [];
    const words = this.lines.flatMap(line =>
      [...tokensOf(line.text, line.from, !usesLetters(limit))].map(({ start, end }) => ({
        line,
        start,
        word: line.text.slice(start, end),
      })),
    );
    const areNumbers = words.every(({ word }) => numberOf(word, limit) >= 0);
    const isNought = (word: string): boolean => /^0+$/.test(word);
    const isSign = (word: string): boolean => !isNought(word) && numberOf(word, limit) === 0;
    const noughts = areNumbers && words.some(({ word }) => isNought(word));
    const sign = noughts ? words.find(({ word }) => isSign(word)) : undefined;
    // Where there is another blank, a nought may be the first of the symbols.
    if (sign) {
      const place = { line: sign.line.number, column: sign.start + 1 };
      return fail('text-syntax', 'two-blanks', { first: '0', second: sign.word }, place);
    }
    const [alphabet] = fittingAlphabets(limit, this.seen);
    for (const [cell, { line, start, word }] of words.entries()) {
      if (areNumbers) {
        symbols[cell] = numberOf(word, limit);
        continue;
      }
      const place = { line: line.number, column: start + 1 };
      const set = alphabet ? setOf(word, alphabet.values, limit) : undefined;
      if (!set) {
        const last = makeSymbolText(limit, limit);
        return /^\d+$/.test(word) && !alphabet
          ? fail('text-syntax', 'beyond-last-symbol', { text: word, last }, place)
          : fail('text-syntax', 'word', { text: word, last }, place);
      }
      marks.push(set);
      symbols[cell] = set.length === 1 ? set[0] : 0;
    }
    return ok(areNumbers ? { symbols } : { symbols, marks });
  }

  /** Says what a character is not. */
  private refuse({ text, number }: Line, at: number, alphabet?: Alphabet): Result<never> {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const place = { line: number, column: at + 1 };
    const { symbols } = this.outline;
    // A letter is a symbol too many only where letters are symbols.
    const mayBeSymbol = symbols > 9 && usesLetters(symbols) ? /[0-9a-z]/i : /[0-9]/;
    if (!mayBeSymbol.test(character)) return fail('text-syntax', 'character', { character }, place);
    const last = alphabet?.last ?? makeSymbolText(symbols, symbols);
    return fail('text-syntax', 'beyond-last-symbol', { text: character, last }, place);
  }

  /** Where a cell of a line is, counted from 0. */
  private placeOf(line: Line, hasWords: boolean, index: number): ProblemPlace {
    let left = index;
    for (const { start, end } of tokensOf(line.text, line.from, !usesLetters(this.outline.symbols))) {
      const cells = hasWords ? 1 : end - start;
      if (left < cells) return { line: line.number, column: start + 1 + (hasWords ? 0 : left) };
      left -= cells;
    }
    return { line: line.number };
  }
}

const smallX = 'x'.charCodeAt(0);

/** Among capital letters a small x is a blank, if no other letter is small. */
function blankX(values: Int8Array, seen: Seen): Int8Array {
  const hasCapitals = (seen[2] & 0x7fffffe) !== 0;
  const onlyX = seen[3] === 1 << (smallX & 31);
  return hasCapitals && onlyX && values[smallX] > 0 ? values.with(smallX, 0) : values;
}

const joined = (a: Seen, b: Seen): Seen => [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]];

/** Whether a line is a third of a row of cells in which pencil marks stand three by three. */
function isTallMarks({ text, from, measure }: Line): boolean {
  if (measure.widest !== 3 || measure.narrowest !== 3 || measure.tokens % 9 !== 0) return false;
  for (const { start } of tokensOf(text, from))
    for (let i = 0; i < 3; i++) {
      const digit = Number(text[start + i]);
      if (digit > 0 && digit % 3 !== (i + 1) % 3) return false;
    }
  return true;
}

/** The sign that a line is made of alone. */
const signOf = ({ text, measure }: Line): string => text[measure.signAt];

const countOf = (sign: string, lines: readonly Line[]): number =>
  lines.reduce((sum, { text, from }) => sum + text.slice(from).split(sign).length - 1, 0);

/** A word as a number of a symbol, 0 for a blank, or -1. */
function numberOf(word: string, limit: number): number {
  if (word.length === 1 && blankSigns.includes(word)) return 0;
  return /^\d{1,3}$/.test(word) && Number(word) <= limit ? Number(word) : -1;
}

/** A word as a set of symbols, each written once; a lone blank leaves all of them. */
function setOf(word: string, values: Int8Array, limit: number): Symbol[] | undefined {
  const symbols: Symbol[] = [];
  for (const character of word) {
    const symbol = values[character.charCodeAt(0)] ?? -1;
    if (symbol === 0 && word.length === 1) return Array.from({ length: limit }, (_, i) => i + 1);
    if (symbol < 1 || symbols.includes(symbol)) return undefined;
    symbols.push(symbol);
  }
  return symbols.sort((a, b) => a - b);
}

/** Reads a whole text of cells. */
export function parseCells(outline: Outline, text: string, options?: CellTextOptions): Result<CellContents> {
  const cells = new CellText(outline, options);
  let lineNumber = 0;
  for (const line of text.split('\n')) {
    const taken = cells.take(line, 0, ++lineNumber);
    if (!taken.ok) return taken;
  }
  if (cells.isFull) return cells.read();
  const counts = { cells: outline.cellCount, given: cells.count };
  return fail('cell-count', 'wrong', counts, { line: lineNumber });
}

/** The cells on one line, without separators where each is one character. */
export function makeCells(symbols: Ints, limit: number): string {
  const names = Array.from({ length: limit + 1 }, (_, symbol) => makeSymbolText(symbol, limit));
  const parts: string[] = new Array(symbols.length);
  for (let cell = 0; cell < symbols.length; cell++) parts[cell] = names[symbols[cell]];
  return parts.join(usesLetters(limit) ? '' : ',');
}

export const makeGridCells = (grid: Grid): string => makeCells(grid.symbols, grid.shape.symbols);
