/**
 * Texts from outside, made safe to show. A terminal obeys control characters instead of showing them, and some characters
 * turn the direction of all that follows; in a message they stand as their code points, `<U+001B>`.
 */

/** Controls but for the tab, what has no width or turns writing round, line and paragraph ends, halves of characters. */
const unseen = /[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?!\t)\p{Cc}/gu;

/** `U+001B`. */
export const makeCodePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The text with every character that cannot be shown, or would do something, replaced by its code point. */
export const makeVisible = (text: string): string =>
  text.replace(unseen, character => `<${makeCodePointName(character)}>`);

/** The same of a text of several lines. */
export const makeVisibleLines = (text: string): string => text.split('\n').map(makeVisible).join('\n');

/** One line of JSON in which such characters are escaped, so that it is safe to show and reads back the same. */
export const makeVisibleJson = (value: unknown): string =>
  JSON.stringify(value).replace(unseen, character =>
    Array.from(
      { length: character.length },
      (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
