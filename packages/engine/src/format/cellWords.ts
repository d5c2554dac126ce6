/** Cells that are words of several characters: numbers, or where they cannot be that, pencil marks. */
import { fail, ok, type Result } from '../base/result.js';
import { makeSymbolText, type SymbolNumber } from '../board/symbols.js';
import type { Outline } from '../shape/shape.js';
import { type Alphabet, BlankWords, blankSigns } from './alphabet.js';
import { type Line, WordCursor } from './cellLine.js';

/** What a text of cells says. */
export interface CellContents {
  readonly symbols: Uint8Array;
  /** The symbols that pencil marks leave in each cell. */
  readonly marks?: readonly (readonly SymbolNumber[])[];
}

/** Reads as many words as there are cells; the alphabet is the one that they fit, if there is one. */
export function readWords(
  lines: readonly Line[],
  outline: Outline,
  alphabet: Alphabet | undefined,
): Result<CellContents> {
  return readNumbers(lines, outline) ?? readMarks(lines, outline, alphabet);
}

/** Undefined where a word is no number. */
function readNumbers(
  lines: readonly Line[],
  { symbols: limit, cellCount }: Outline,
): Result<CellContents> | undefined {
  const symbols = new Uint8Array(cellCount);
  const blanks = new BlankWords();
  let cell = 0;
  for (const line of lines) {
    const words = new WordCursor(line, limit);
    while (words.next()) {
      const { word, start } = words;
      const value = numberOf(word, limit);
      if (value < 0) return undefined;
      if (value === 0) blanks.take(word, () => ({ line: line.number, column: start + 1 }));
      symbols[cell++] = value;
    }
  }
  return blanks.problem ?? ok({ symbols });
}

function readMarks(
  lines: readonly Line[],
  { symbols: limit, cellCount }: Outline,
  alphabet: Alphabet | undefined,
): Result<CellContents> {
  const symbols = new Uint8Array(cellCount);
  const marks: SymbolNumber[][] = [];
  for (const line of lines) {
    const words = new WordCursor(line, limit);
    while (words.next()) {
      const { word, start } = words;
      const set = alphabet ? setOf(word, alphabet.values, limit) : undefined;
      if (!set) {
        const last = makeSymbolText(limit, limit);
        const place = { line: line.number, column: start + 1 };
        return /^\d+$/.test(word) && !alphabet
          ? fail('text-syntax', 'beyond-last-symbol', { text: word, last }, place)
          : fail('text-syntax', 'word', { text: word, last }, place);
      }
      symbols[marks.length] = set.length === 1 ? set[0] : 0;
      marks.push(set);
    }
  }
  return ok({ symbols, marks });
}

/** A word as a number of a symbol, 0 for a blank, or -1. */
function numberOf(word: string, limit: number): number {
  if (word.length === 1 && blankSigns.includes(word)) return 0;
  return /^\d{1,3}$/.test(word) && Number(word) <= limit ? Number(word) : -1;
}

/** A word as a set of symbols, each written once; a lone blank leaves all of them. */
function setOf(word: string, values: Int8Array, limit: number): SymbolNumber[] | undefined {
  const symbols: SymbolNumber[] = [];
  for (const character of word) {
    const symbol = values[character.charCodeAt(0)] ?? -1;
    if (symbol === 0 && word.length === 1) return Array.from({ length: limit }, (_, i) => i + 1);
    if (symbol < 1 || symbols.includes(symbol)) return undefined;
    symbols.push(symbol);
  }
  return symbols.sort((a, b) => a - b);
}
