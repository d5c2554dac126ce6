/** Numbers, plurals and lists in English. */

/** More than this many of anything are not listed one by one, nor are more than so many characters. */
const maxListed = 8;
const maxLength = 160;

/** `331,776`; what is too large to be counted is told by its length. */
export function number(value: number): string {
  if (Number.isSafeInteger(value)) return value.toLocaleString('en-US');
  return Number.isInteger(value) ? `about 10^${Math.floor(Math.log10(Math.abs(value)))}` : String(value);
}

/** `1 cell`, `5 cells`. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${number(n)} ${n === 1 ? one : many}`;

/** All of them, however many: for what may not be cut. */
export const listAll = (items: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

export function list(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const fits = items.length <= maxListed && items.join().length <= maxLength;
  if (fits || items.length < 2) return listAll(items, joint);
  let shown = Math.min(items.length, maxListed) - 1;
  while (shown > 1 && items.slice(0, shown).join().length > maxLength) shown--;
  return `${items.slice(0, shown).join(', ')} and ${number(items.length - shown)} more`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text from outside, to stand inside a sentence. */
export const quote = (text: string): string => (text === '' ? 'an empty text' : `"${text}"`);
