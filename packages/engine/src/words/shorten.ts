/** Texts from outside, made visible and cut so that a sentence stays a sentence. */
import { makeCodePointName, makeVisible } from '../base/visible.js';

const mostShown = 48;

/** At most this many characters; a longer text ends in an ellipsis, and is not cut in the middle of a character. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** At most this many characters, all of them visible. */
export const shorten = (text: string, most = mostShown): string => cut(makeVisible(cut(text, most)), most);

/** The same value with all texts in it shortened, however deep they are. */
export function shortenTexts<T>(value: T): T {
  if (typeof value === 'string') return shorten(value) as T;
  if (Array.isArray(value)) return value.map(shortenTexts) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortenTexts(item)])) as T;
}

/** A character that can be shown as it is, or its code point: `U+0007`. */
export function makeCharacterName(character: string): { readonly shown: boolean; readonly name: string } {
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return { shown: true, name: character };
  // One that was made visible has its name already.
  const named = /^<(U\+[\dA-F]{4,6})>$/.exec(character);
  return { shown: false, name: named ? named[1] : makeCodePointName(character) };
}
