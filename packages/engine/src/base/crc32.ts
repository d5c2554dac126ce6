/**
 * CRC-32, as zip and PNG have it: of random damage it misses one case in four thousand million, and none that lies within 32 bits.
 * A sum is a 32-bit integer that can be gone on from, so that what only grows is never summed twice.
 */
export type Sum = number;

export const emptySum: Sum = 0;

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++)
    remainder = (remainder & 1) === 0 ? remainder >>> 1 : (remainder >>> 1) ^ 0xedb88320;
  return remainder;
});

const step = (register: number, byte: number): number => (register >>> 8) ^ table[(register ^ byte) & 0xff];

/** Each unit of the text as in UTF-8, halves of a pair too, so that no two texts have the same bytes. */
function addUnits(register: number, text: string): number {
  let now = register;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) now = step(now, unit);
    else if (unit < 0x800) now = step(step(now, 0xc0 | (unit >> 6)), 0x80 | (unit & 0x3f));
    else now = step(step(step(now, 0xe0 | (unit >> 12)), 0x80 | ((unit >> 6) & 0x3f)), 0x80 | (unit & 0x3f));
  }
  return now;
}

const addWord = (register: number, word: number): number =>
  step(step(step(step(register, word), word >>> 8), word >>> 16), word >>> 24);

/** The sum of a text, after another sum. */
export const sumText = (text: string, before: Sum = emptySum): Sum => ~addUnits(~before, text);

/** The sum of 32-bit integers, after another sum. */
export function sumIntegers(integers: ArrayLike<number>, before: Sum = emptySum): Sum {
  let register = ~before;
  for (let i = 0; i < integers.length; i++) register = addWord(register, integers[i]);
  return ~register;
}
