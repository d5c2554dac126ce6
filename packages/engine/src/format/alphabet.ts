/**
 * How texts write symbols as single characters, and which signs stand for a blank. Our own texts write 1 to 9, then A to Z;
 * others count from 0 in sixteens, or write letters alone. A text is read in the one way that it fits.
 */
import type { ProblemPlace } from '../base/problem.js';
import { fail, type Result } from '../base/result.js';
import { letterSymbols, usesLetters } from '../board/symbols.js';

/** The alphabets in which others write more than nine symbols. */
export const alphabetNames = ['letters', 'hex', 'alphabet'] as const;
/** Letters: 1 to 9, then A to Z. Hex: 0 to 9, then A to F. Alphabet: A to Z. */
export type AlphabetName = (typeof alphabetNames)[number];

const characters: Readonly<Record<AlphabetName, string>> = {
  letters: letterSymbols,
  hex: '0123456789ABCDEF',
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

/** Every sign that can stand for a blank. An x is a symbol where there are enough of them. */
export const blankSigns = '.0*_-?xX';

/** The characters of a text, as bits by their codes; other codes than these do not stand for a cell. */
export type Seen = [number, number, number, number];

export const seeNothing = (): Seen => [0, 0, 0, 0];
const see = (seen: Seen, code: number): void => {
  seen[code >> 5] |= 1 << (code & 31);
};
export function seenIn(text: string): Seen {
  const seen = seeNothing();
  for (const sign of text) see(seen, sign.charCodeAt(0));
  return seen;
}
export const hasSeen = (seen: Seen, sign: string): boolean => {
  const code = sign.charCodeAt(0);
  return ((seen[code >> 5] >>> (code & 31)) & 1) === 1;
};
/** Whether any of the one is among the other. */
export const sees = (seen: Seen, some: Seen): boolean =>
  ((seen[0] & some[0]) | (seen[1] & some[1]) | (seen[2] & some[2]) | (seen[3] & some[3])) !== 0;
export const isWithin = (seen: Seen, allowed: Seen): boolean =>
  ((seen[0] & ~allowed[0]) | (seen[1] & ~allowed[1]) | (seen[2] & ~allowed[2]) | (seen[3] & ~allowed[3])) ===
  0;

const anyBlank = seenIn(blankSigns);
const blankButNought = seenIn(blankSigns.replace('0', ''));
export const hasBlank = (seen: Seen): boolean => sees(seen, anyBlank);
export const hasBlankBesideNought = (seen: Seen): boolean => sees(seen, blankButNought);

export interface Alphabet {
  readonly name: AlphabetName;
  /** By character code: the symbol, 0 for a blank, or -1. */
  readonly values: Int8Array;
  readonly first: string;
  readonly last: string;
  /** The characters that stand for a symbol or a blank. */
  readonly known: Seen;
  /** The characters that stand for a symbol. */
  readonly symbols: Seen;
}

function makeAlphabet(name: AlphabetName, count: number): Alphabet {
  const written = characters[name].slice(0, count);
  const values = new Int8Array(128).fill(-1);
  const [known, symbols] = [seeNothing(), seeNothing()];
  const allow = (character: string, value: number): void => {
    const code = character.charCodeAt(0);
    values[code] = value;
    see(known, code);
    if (value > 0) see(symbols, code);
  };
  for (const sign of blankSigns) allow(sign, 0);
  for (const [i, character] of [...written].entries())
    for (const either of [character, character.toLowerCase()]) allow(either, i + 1);
  return { name, values, first: written[0], last: written.at(-1) ?? '', known, symbols };
}

const made = new Map<number, readonly Alphabet[]>();

/** The alphabets that have just this many symbols; our own comes first. None where symbols are numbers. */
export function alphabetsOf(count: number): readonly Alphabet[] {
  const before = made.get(count);
  if (before) return before;
  const fitting = alphabetNames.filter(name =>
    name === 'hex' ? count === characters.hex.length : count <= characters[name].length,
  );
  const alphabets = usesLetters(count) ? fitting.map(name => makeAlphabet(name, count)) : [];
  made.set(count, alphabets);
  return alphabets;
}

/** The alphabets in which all these characters have a meaning. */
export const fittingAlphabets = (count: number, seen: Seen): Alphabet[] =>
  alphabetsOf(count).filter(({ known }) => isWithin(seen, known));

const known = new Map<number, Seen>();

/** The characters that can stand for a cell, or be a part of its number, where there are this many symbols. */
export function knownSigns(count: number): Seen {
  const before = known.get(count);
  if (before) return before;
  const signs = usesLetters(count) ? seeNothing() : seenIn('.0123456789');
  for (const alphabet of alphabetsOf(count)) for (let i = 0; i < 4; i++) signs[i] |= alphabet.known[i];
  known.set(count, signs);
  return signs;
}

/** Whether any of these characters stands for a symbol. */
export const hasSymbols = ({ symbols }: Alphabet, seen: Seen): boolean => sees(seen, symbols);

const blanks = [...blankSigns];

/** The blank signs among these characters; an x is the same whether small or capital. */
export function blanksIn({ values }: Alphabet, seen: Seen): string[] {
  const signs: string[] = [];
  for (const sign of blanks) if (hasSeen(seen, sign) && values[sign.charCodeAt(0)] === 0) signs.push(sign);
  return signs.length < 2 ? signs : [...new Set(signs.map(sign => sign.toLowerCase()))];
}

/**
 * Blanks that are words. Where there is another one, a nought may be the first of the symbols, so both in one puzzle are
 * refused.
 */
export class BlankWords {
  private hasNought = false;
  private other: { readonly word: string; readonly place: ProblemPlace } | undefined;

  take(word: string, place: () => ProblemPlace): void {
    if (/^0+\.?0*$/.test(word)) this.hasNought = true;
    else this.other ??= { word, place: place() };
  }

  get problem(): Result<never> | undefined {
    const { hasNought, other } = this;
    if (!hasNought || !other) return undefined;
    return fail('text-syntax', 'two-blanks', { first: '0', second: other.word }, other.place);
  }
}
