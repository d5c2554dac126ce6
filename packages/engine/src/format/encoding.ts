/**
 * Text from bytes that arrive in pieces: UTF-8 or UTF-16 of either byte order, with or without a mark in front. Without one
 * the first two characters tell, of which every puzzle's are ASCII. Bytes that are no text are refused at their place.
 */
import type { Problem } from '../base/problem.js';
import { fail } from '../base/result.js';

const encodings = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16' } as const;
type Encoding = keyof typeof encodings;

/** What a decoder puts where bytes are no text. */
const replacement = '\ufffd';
const lineFeed = 10;
/** As many bytes as tell the encoding. */
const toTell = 4;

function tellEncoding([first, second, third, fourth]: Uint8Array): Encoding {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && second === 0 && (third === undefined || fourth === 0 || fourth === undefined))
    return 'utf-16le';
  if (first === 0 && second && (third === 0 || third === undefined)) return 'utf-16be';
  return 'utf-8';
}

/** The text of some bytes. */
export interface Decoded {
  readonly text: string;
  /** Why the text ends here; nothing more is to be read. */
  readonly problem?: Problem;
}

/** A reader of bytes that come in pieces. */
export interface TextPieces {
  decode(bytes: Uint8Array): Decoded;
  /** Whether a line of ASCII that begins now is the same in bytes and in text. */
  readonly isAtRest: boolean;
  /** Passes over lines of ASCII that somebody else has read, while it was at rest. */
  pass(lines: number): void;
  /** Says that there are no more bytes. */
  end(): Decoded;
}

/** Turns bytes that come in pieces into text, whatever their encoding. */
export function createTextPieces(): TextPieces {
  let held = new Uint8Array(0);
  let encoding: Encoding | undefined;
  let decoder: TextDecoder | undefined;
  let line = 1;
  let column = 1;
  let last = 0;

  const take = (text: string): Decoded => {
    const bad = text.indexOf(replacement);
    const good = bad < 0 ? text : text.slice(0, bad);
    for (let at = good.indexOf('\n'); at >= 0; at = good.indexOf('\n', at + 1)) line++;
    const lastLine = good.lastIndexOf('\n');
    column = lastLine < 0 ? column + good.length : good.length - lastLine;
    if (bad < 0 || !encoding) return { text: good };
    const { problem } = fail('text-syntax', 'encoding', { encoding: encodings[encoding] }, { line, column });
    return { text: good, problem };
  };

  const begin = (bytes: Uint8Array): TextDecoder => {
    encoding = tellEncoding(bytes);
    return new TextDecoder(encoding);
  };

  return {
    get isAtRest() {
      return encoding === 'utf-8' && column === 1 && last === lineFeed;
    },
    pass: lines => {
      line += lines;
    },
    decode: bytes => {
      last = bytes.at(-1) ?? last;
      if (decoder) return take(decoder.decode(bytes, { stream: true }));
      const together = new Uint8Array(held.length + bytes.length);
      together.set(held);
      together.set(bytes, held.length);
      held = together;
      if (held.length < toTell) return { text: '' };
      decoder = begin(held);
      return take(decoder.decode(held, { stream: true }));
    },
    end: () => take(decoder ? decoder.decode() : begin(held).decode(held)),
  };
}
