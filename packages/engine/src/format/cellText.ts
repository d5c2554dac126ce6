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
import { letterSymbols, makeSymbolText, usesLetters } from '../board/symbols.js';
import type { Outline } from '../shape/shape.js';
import {
  type Alphabet,
  type AlphabetName,
  alphabetsOf,
  blanksIn,
  fittingAlphabets,
  hasBlank,
  hasBlankBesideNought,
  hasSeen,
  hasSymbols,
  type Seen,
  seeNothing,
} from './alphabet.js';
import { isSeparator, type Line, type Measure, measureLine, WordCursor } from './cellLine.js';
import { type CellContents, readWords } from './cellWords.js';
import { type SpacedRow, SpacedRows } from './spacedRows.js';
import { findUnclear } from './unclearCells.js';

/** Lines that are gathered for one puzzle take no more than this. */
const maxGathered = 64 << 20;

export interface CellTextOptions {
  /** How symbols are written, when that is known. */
  readonly alphabet?: AlphabetName;
  /** Whether the text names its shape, as ours do: then it is written as ours are, unless it cannot be. */
  readonly isOurs?: boolean;
}

/** Gathers the cells of one grid, line by line. */
export class CellText {
  readonly outline: Outline;
  private readonly options: CellTextOptions;
  private readonly lines: Line[] = [];
  private length = 0;
  private seen = nothing;
  private characters = 0;
  private words = 0;
  /** How many cells there are on lines of one sign alone, should it stand for a blank. */
  private lone: Map<string, number> | undefined;
  /** Whether a line has shown that a cell is a word, such as 12, and not a character. */
  private hasWords: boolean;
  /** Whether blanks may be spaces; then also lines as they stand, and what they say. */
  private maySpace: boolean;
  private spaced: SpacedRows | undefined;
  private spacedRows: readonly SpacedRow[] | undefined;

  constructor(outline: Outline, options: CellTextOptions = {}) {
    this.outline = outline;
    this.options = options;
    this.hasWords = !usesLetters(outline.symbols);
    this.maySpace = !this.hasWords && SpacedRows.fit(outline);
  }

  /** How many cells there are so far. */
  get count(): number {
    return this.spacedRows ? this.outline.cellCount : this.countOf(this.hasWords, this.seen);
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
    const measure = measureLine(text, from, symbols, this.hasWords ? text.length : cellCount);
    if (measure.kind === 'none') {
      if (measure.characters === 0) this.noteSpaces(text, from, number, measure);
      return ok(undefined);
    }
    const line: Line = { text, from, number, measure };
    const isLone = measure.kind === 'lone';
    if (!isLone && measure.unknownAt >= 0) return this.refuse(line, measure.unknownAt);
    this.length += text.length;
    if (this.length > maxGathered)
      return fail('text-too-long', 'file', { megabytes: maxGathered >> 20 }, { line: number });
    const seen = isLone ? this.seen : this.seen === nothing ? measure.seen : joined(this.seen, measure.seen);
    const hasWords = this.hasWords || this.showsWords(measure);
    if (this.countOf(hasWords, seen, measure) > cellCount) {
      const place = this.placeOf(line, hasWords, cellCount - this.countOf(hasWords, seen));
      return fail('cell-count', 'too-many', { cells: cellCount }, place);
    }
    this.seen = seen;
    this.hasWords = hasWords;
    this.lines.push(line);
    if (isLone) {
      this.lone ??= new Map();
      this.lone.set(measure.sign, (this.lone.get(measure.sign) ?? 0) + measure.characters);
    } else {
      this.characters += measure.characters;
      this.words += measure.words;
      this.noteSpaces(text, from, number, measure);
    }
    return ok(undefined);
  }

  /** What the text says, once it is full. */
  read(): Result<CellContents> {
    const { symbols } = this.outline;
    if (this.spacedRows)
      return this.readCharacters(
        this.spacedRows.map(({ text, number }) => ({
          text,
          from: 0,
          number,
          measure: measureLine(text, 0, symbols),
        })),
      );
    if (this.hasWords) return readWords(this.lines, this.outline, fittingAlphabets(symbols, this.seen)[0]);
    return (
      findUnclear(this.lines, this.seen, this.outline) ??
      this.readCharacters(
        this.lone
          ? this.lines.filter(({ measure: { kind, sign } }) => kind === 'cells' || hasSeen(this.seen, sign))
          : this.lines,
      )
    );
  }

  /** The cells so far and those of one more line. */
  private countOf(hasWords: boolean, seen: Seen, more?: Measure): number {
    if (hasWords) return this.words + (more?.kind === 'cells' ? more.words : 0);
    let count = this.characters;
    if (this.lone) for (const [sign, characters] of this.lone) if (hasSeen(seen, sign)) count += characters;
    const counts = more && (more.kind === 'cells' || hasSeen(seen, more.sign));
    return counts ? count + more.characters : count;
  }

  /** A row of words of different lengths is no row of characters in groups; and no word has as many as all cells. */
  private showsWords({ kind, words, widest, narrowest, padded }: Measure): boolean {
    const { symbols, cellCount, extents } = this.outline;
    if (kind !== 'cells' || widest < 2 || widest > cellCount || words % extents[0] !== 0) return false;
    return widest > narrowest || (widest === 2 && (symbols > 9 || padded));
  }

  /** Blanks are spaces where there is no other sign for them and every symbol stands in its column. */
  private noteSpaces(text: string, from: number, number: number, { seen }: Measure): void {
    if (!this.maySpace) return;
    const mayBe = !hasBlank(seen) && !this.hasWords && this.characters < this.outline.cellCount;
    if (mayBe) this.spaced ??= new SpacedRows(this.outline);
    this.maySpace = mayBe && this.spaced?.take(text.slice(from), number) === true;
    this.spacedRows = this.maySpace && this.characters > 0 ? this.spaced?.read() : undefined;
  }

  private readCharacters(lines: readonly Line[]): Result<CellContents> {
    const alphabet = this.chooseAlphabet(lines);
    if (!alphabet.ok) return alphabet;
    const values = blankX(alphabet.value.values, this.seen);
    const mixed = this.findOtherBlank(lines, alphabet.value);
    if (mixed) return mixed;
    const symbols = new Uint8Array(this.outline.cellCount);
    let cell = 0;
    for (const line of lines) {
      const { text, from } = line;
      for (let at = from; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (isSeparator(code)) continue;
        const value = values[code];
        if (value < 0) return this.refuse(line, at, alphabet.value);
        symbols[cell++] = value;
      }
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
    const hasOther = hasBlankBesideNought(seen);
    const hex = fitting.find(({ name }) => name === 'hex');
    if (hex && hasZero && hasOther && !isOurs) return ok(hex);
    // Without another blank, a nought is a symbol only where every symbol could be there equally often.
    if (hex && hasZero && !hasOther && countOf('0', lines) !== cellCount / count)
      fitting = fitting.filter(alphabet => alphabet !== hex);
    const isPlain = isOurs && !(hex && hasZero && hasOther);
    if (fitting.length === 0 || (fitting.includes(ours) && (isPlain || !hasSymbols(ours, seen))))
      return ok(ours);
    if (fitting.length === 1) return ok(fitting[0]);
    if (isOurs) fitting = fitting.filter(({ name }) => name !== 'alphabet');
    const readings = fitting.map(({ name, first, last }) => ({ name, first, last }));
    return fail('text-syntax', 'alphabet-unclear', { readings }, { line: lines[0]?.number ?? 1 });
  }

  /** A puzzle has one sign for blanks; only `.` and `0` may stand beside each other. */
  private findOtherBlank(lines: readonly Line[], alphabet: Alphabet): Result<never> | undefined {
    const signs = blanksIn(alphabet, this.seen);
    const isPair = signs.length === 2 && signs.includes('.') && signs.includes('0');
    if (signs.length < 2 || (isPair && this.outline.symbols < 10)) return undefined;
    const mayBoth = this.outline.symbols < 10 ? '.0' : '';
    let first: string | undefined;
    for (const { text, from, number } of lines)
      for (let at = from; at < text.length; at++) {
        const sign = text[at].toLowerCase();
        if (!signs.includes(sign)) continue;
        first ??= sign;
        if (sign !== first && !(mayBoth.includes(sign) && mayBoth.includes(first)))
          return fail('text-syntax', 'two-blanks', { first, second: sign }, { line: number, column: at + 1 });
      }
    return undefined;
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
    const { text, from, number } = line;
    let left = index;
    if (hasWords) {
      const words = new WordCursor(line, this.outline.symbols);
      while (words.next()) if (left-- === 0) return { line: number, column: words.start + 1 };
    } else
      for (let at = from; at < text.length; at++)
        if (!isSeparator(text.charCodeAt(at)) && left-- === 0) return { line: number, column: at + 1 };
    return { line: number };
  }
}

const smallX = 'x'.charCodeAt(0);

/** Among capital letters a small x is a blank, if no other letter is small. */
function blankX(values: Int8Array, seen: Seen): Int8Array {
  const hasCapitals = (seen[2] & 0x7fffffe) !== 0;
  const onlyX = seen[3] === 1 << (smallX & 31);
  return hasCapitals && onlyX && values[smallX] > 0 ? values.with(smallX, 0) : values;
}

const nothing: Seen = seeNothing();
const joined = (a: Seen, b: Seen): Seen => [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]];

const countOf = (sign: string, lines: readonly Line[]): number =>
  lines.reduce((sum, { text, from }) => sum + text.slice(from).split(sign).length - 1, 0);

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

const symbolCodes = Uint8Array.from(`.${letterSymbols}`, sign => sign.charCodeAt(0));
const ascii = new TextDecoder();

/** The cells on one line, without separators where each is one character. */
export function makeCells(symbols: Ints, limit: number): string {
  if (!usesLetters(limit)) return Array.from(symbols, symbol => makeSymbolText(symbol, limit)).join();
  const codes = new Uint8Array(symbols.length);
  for (let cell = 0; cell < codes.length; cell++) codes[cell] = symbolCodes[symbols[cell]];
  return ascii.decode(codes);
}

export const makeGridCells = (grid: Grid): string => makeCells(grid.symbols, grid.shape.symbols);
