/**
 * How texts write symbols as single characters, and which signs stand for a blank. Our own texts write 1 to 9, then A to Z;
 * others count from 0 in sixteens, or write letters alone. A text is read in the one way that it fits.
 */
import { usesLetters } from '../board/symbols.js';

export const alphabetNames = ['letters', 'hex', 'alphabet'] as const;
/** Letters: 1 to 9, then A to Z. Hex: 0 to 9, then A to F. Alphabet: A to Z. */
export type AlphabetName = (typeof alphabetNames)[number];

const characters: Readonly<Record<AlphabetName, string>> = {
  letters: '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
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
export const hasSeen = (seen: Seen, sign: string): boolean => {
  const code = sign.charCodeAt(0);
  return ((seen[code >> 5] >>> (code & 31)) & 1) === 1;
};
const isWithin = (seen: Seen, allowed: Seen): boolean => seen.every((word, i) => (word & ~allowed[i]) === 0);

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

const codes = new Map<number, Uint8Array>();

/** By character code: 1 for what can stand for a cell, or be a part of its number, where there are this many symbols. */
export function knownCodes(count: number): Uint8Array {
  const before = codes.get(count);
  if (before) return before;
  const known = new Uint8Array(128);
  for (const sign of usesLetters(count) ? '' : '.0123456789') known[sign.charCodeAt(0)] = 1;
  for (const { values } of alphabetsOf(count))
    for (let code = 0; code < known.length; code++) if (values[code] >= 0) known[code] = 1;
  codes.set(count, known);
  return known;
}

/** Whether any of these characters stands for a symbol. */
export const hasSymbols = ({ symbols }: Alphabet, seen: Seen): boolean =>
  seen.some((word, i) => (word & symbols[i]) !== 0);

/** The blank signs among these characters. */
export const blanksIn = ({ values }: Alphabet, seen: Seen): string[] =>
  [...blankSigns].filter(sign => hasSeen(seen, sign) && values[sign.charCodeAt(0)] === 0);
