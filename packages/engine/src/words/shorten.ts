/** Texts from outside, cut so that a sentence stays a sentence. */
const mostShown = 48;

/** At most this many characters; a longer text ends in an ellipsis. */
export function shorten(text: string, most = mostShown): string {
  if (text.length <= most) return text;
  // Characters beyond 16 bits are two units long and must not be cut in half.
  return `${[...text.slice(0, most)].slice(0, most - 1).join('')}…`;
}

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
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { shown: false, name: `U+${code}` };
}
