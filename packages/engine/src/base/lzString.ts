/**
 * The compression of lz-string, as links of other programs use it: base64 of a stream of bits. Each phrase is a number in a
 * dictionary that both sides build alike, in as many bits as its size needs; 0 and 1 announce a new character of 8 or 16 bits,
 * 2 ends the text. A dictionary entry is a stretch of the text so far, so nothing is copied but the text itself.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOfCode = new Int8Array(128).fill(-1);
for (let i = 0; i < 64; i++) valueOfCode[alphabet.charCodeAt(i)] = i;
// In addresses a plus may have become a space, and the alphabet for addresses has a minus for the slash.
valueOfCode[' '.charCodeAt(0)] = 62;
valueOfCode['-'.charCodeAt(0)] = 63;

const digitBits = 6;
const short = 0;
const long = 1;
const end = 2;
const unitBits = [8, 16] as const;
const firstFree = 3;

/** How many bits a number of the dictionary has: one more whenever its size doubles. */
class Width {
  bits = 2;
  private left = 2;

  grow(): void {
    this.left--;
    if (this.left > 0) return;
    this.left = 2 ** this.bits;
    this.bits++;
  }
}

export function compressToBase64(text: string): string {
  const digits: string[] = [];
  let digit = 0;
  let filled = 0;
  const write = (value: number, bits: number): void => {
    for (let i = 0; i < bits; i++) {
      digit = (digit << 1) | ((value >>> i) & 1);
      if (++filled < digitBits) continue;
      digits.push(alphabet[digit]);
      digit = 0;
      filled = 0;
    }
  };
  const width = new Width();
  /** By the number of a phrase and the character after it; characters alone follow the phrase 0. */
  const phrases = new Map<number, number>();
  const keyOf = (phrase: number, unit: number): number => phrase * 0x10000 + unit;
  /** Characters that have a number already, but that the reader has not met. */
  const unmet = new Map<number, number>();
  let size = firstFree;
  const writePhrase = (phrase: number): void => {
    const unit = unmet.get(phrase);
    if (unit === undefined) write(phrase, width.bits);
    else {
      const kind = unit < 256 ? short : long;
      write(kind, width.bits);
      write(unit, unitBits[kind]);
      width.grow();
      unmet.delete(phrase);
    }
    width.grow();
  };
  let phrase = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    let alone = phrases.get(unit);
    if (alone === undefined) {
      alone = size++;
      phrases.set(unit, alone);
      unmet.set(alone, unit);
    }
    const longer = phrases.get(keyOf(phrase, unit));
    if (longer !== undefined) {
      phrase = longer;
      continue;
    }
    writePhrase(phrase);
    phrases.set(keyOf(phrase, unit), size++);
    phrase = alone;
  }
  if (text !== '') writePhrase(phrase);
  write(end, width.bits);
  // A digit is always begun after the end, even where the bits came out even.
  write(0, digitBits - filled);
  return digits.join('').padEnd(Math.ceil(digits.length / 4) * 4, '=');
}

/** The text, or undefined where there is none or one of more characters than this. */
export function decompressFromBase64(base64: string, mostUnits: number): string | undefined {
  const digits = base64.trim().replace(/={1,3}$/, '');
  let at = 0;
  const totalBits = digits.length * digitBits;
  /** The next number, lowest bit first; -1 behind the end or where there is no digit. */
  const read = (bits: number): number => {
    if (at + bits > totalBits) return -1;
    let value = 0;
    for (let i = 0; i < bits; i++, at++) {
      const digit = valueOfCode[digits.charCodeAt(Math.floor(at / digitBits))] ?? -1;
      if (digit < 0) return -1;
      value |= ((digit >>> (digitBits - 1 - (at % digitBits))) & 1) << i;
    }
    return value;
  };
  let units = new Uint16Array(Math.min(mostUnits, 1024));
  let length = 0;
  /** By number: where the phrase stands in the text, and how long it is. */
  const starts: number[] = [0, 0, 0];
  const lengths: number[] = [0, 0, 0];
  const width = new Width();
  /** The phrase before: where it was last written, and how long it is. */
  let before = { start: 0, length: 0 };
  for (;;) {
    let phrase = read(width.bits);
    let unit = -1;
    if (phrase === end) break;
    if (phrase === short || phrase === long) {
      unit = read(unitBits[phrase]);
      if (unit < 0) return undefined;
      phrase = starts.length;
      starts.push(length);
      lengths.push(1);
      width.grow();
    }
    if (phrase < firstFree || phrase > starts.length || (phrase === starts.length && before.length === 0))
      return undefined;
    // The phrase before, and the first character of the one that follows it, is the newest phrase; that one may be itself.
    const isNewest = phrase === starts.length;
    const start = isNewest ? before.start : starts[phrase];
    const count = isNewest ? before.length + 1 : lengths[phrase];
    if (length + count > mostUnits) return undefined;
    if (length + count > units.length) {
      const larger = new Uint16Array(Math.min(mostUnits, 2 * (length + count)));
      larger.set(units.subarray(0, length));
      units = larger;
    }
    const here = length;
    for (let i = 0; i < count; i++) units[length++] = unit >= 0 ? unit : units[start + i];
    if (before.length > 0) {
      starts.push(before.start);
      lengths.push(before.length + 1);
    }
    width.grow();
    before = { start: here, length: count };
  }
  const parts: string[] = [];
  for (let i = 0; i < length; i += 4096)
    parts.push(String.fromCharCode(...units.subarray(i, Math.min(length, i + 4096))));
  return parts.join('');
}
