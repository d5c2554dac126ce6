/**
 * How symbols are written. Up to 35 symbols each is one character, 1-9 then A-Z; above that they are numbers, and
 * texts separate them by commas.
 */

/** A symbol as a number, 1 and up; 0 is blank. */
export type SymbolNumber = number;

/** What stands for no symbol: 0. */
export const blank: SymbolNumber = 0;

/** The characters of symbols, in their order. */
export const letterSymbols = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The most symbols that are written as one character each. */
export const maxLetterSymbols = letterSymbols.length;

/** Whether a shape with this many symbols writes each as one character. */
export const usesLetters = (symbols: number): boolean => symbols <= maxLetterSymbols;

const valueOfCode = new Int8Array(128).fill(-1);
for (let i = 0; i < letterSymbols.length; i++) {
  valueOfCode[letterSymbols.charCodeAt(i)] = i + 1;
  valueOfCode[letterSymbols.toLowerCase().charCodeAt(i)] = i + 1;
}
valueOfCode['0'.charCodeAt(0)] = blank;
valueOfCode['.'.charCodeAt(0)] = blank;

/** The symbol that a character code stands for, blank for `.` and `0`, or -1. */
const symbolOfCode = (code: number): SymbolNumber | -1 => (code < 128 ? valueOfCode[code] : -1);

/** A symbol as people see it; blank is `.`. */
export function makeSymbolText(symbol: SymbolNumber, symbols: number): string {
  if (symbol === blank) return '.';
  return usesLetters(symbols) ? letterSymbols[symbol - 1] : String(symbol);
}

/** Reads one symbol, or undefined when the text is none of this many symbols. */
export function parseSymbolText(text: string, symbols: number): SymbolNumber | undefined {
  const letter = usesLetters(symbols) && text.length === 1 ? symbolOfCode(text.charCodeAt(0)) : -1;
  const value = letter >= 0 ? letter : text === '.' ? blank : /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return value >= 0 && value <= symbols ? value : undefined;
}
