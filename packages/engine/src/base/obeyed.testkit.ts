/** Ranges of code points that a terminal obeys or that hide or turn text, but for line ends and tabs. */
const ranges = [
  [0x00, 0x08],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x2069],
  [0xfeff, 0xfeff],
];

/** The characters of a text that should have been shown instead of sent. */
export const listObeyed = (text: string): string[] =>
  [...text]
    .map(character => character.codePointAt(0) ?? 0)
    .filter(code => ranges.some(([from, to]) => code >= from && code <= to))
    .map(code => code.toString(16));
