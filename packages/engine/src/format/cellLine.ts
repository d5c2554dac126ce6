/** One line of cells: what it is made of, before it is known what its signs mean. */
import { usesLetters } from '../board/symbols.js';
import { knownCodes, type Seen, seeNothing } from './alphabet.js';

const codeOf = (sign: string): number => sign.charCodeAt(0);

/** By code: 1 for what stands between cells. */
const separators = new Uint8Array(128);
for (const sign of ' \t\n\v\f\r/|,') separators[codeOf(sign)] = 1;
/** By code: 1 for what frames are made of, 2 for what only frames are made of. */
const frames = new Uint8Array(128);
for (const sign of ".:'*-") frames[codeOf(sign)] = 1;
for (const sign of '+=') frames[codeOf(sign)] = 2;

export const isSeparator = (code: number): boolean =>
  code < 128 ? separators[code] === 1 : code === 0xa0 || code === 0xfeff || isBoxDrawing(code);
const isBoxDrawing = (code: number): boolean => code >= 0x2500 && code <= 0x257f;

/** Signs of which a whole line is a rule, unless they stand for blanks elsewhere. */
const loneSigns = '-*_';
const dash = codeOf('-');
const nought = codeOf('0');

export interface Token {
  readonly start: number;
  readonly end: number;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** What stands between separators; of numbers that are read one by one, also what stands between digits. */
export function* tokensOf(text: string, from: number, areNumbers = false): Generator<Token> {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const start = at++;
    if (isSeparator(code)) continue;
    if (!areNumbers) while (at < text.length && !isSeparator(text.charCodeAt(at))) at++;
    else if (isDigit(code)) while (at < text.length && isDigit(text.charCodeAt(at))) at++;
    yield { start, end: at };
  }
}

export interface Measure {
  /** Nothing, or nothing but a frame; one sign again and again, which may be a rule; or cells. */
  readonly kind: 'none' | 'lone' | 'cells';
  readonly tokens: number;
  readonly characters: number;
  readonly widest: number;
  readonly narrowest: number;
  /** Whether every token begins with a nought. */
  readonly padded: boolean;
  readonly seen: Seen;
  /** Where the first character is that stands for nothing, or -1. */
  readonly unknownAt: number;
  /** Where the first sign is. */
  readonly signAt: number;
}

/** Looks at a line of a shape with so many symbols. */
export function measureLine(text: string, from: number, symbols: number): Measure {
  const areNumbers = !usesLetters(symbols);
  const seen = seeNothing();
  const known = knownCodes(symbols);
  let [tokens, characters, widest, narrowest, unknownAt, signAt] = [0, 0, 0, text.length, -1, -1];
  let [dashes, hasRule, onlyFrame, hasFrame] = [0, false, true, false];
  let lone = -1;
  let width = 0;
  let padded = true;
  const endToken = (): void => {
    if (width === 0) return;
    tokens++;
    widest = Math.max(widest, width);
    narrowest = Math.min(narrowest, width);
    width = 0;
  };
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isSeparator(code)) {
      endToken();
      dashes = 0;
      continue;
    }
    if (areNumbers && width > 0 && !(isDigit(code) && isDigit(text.charCodeAt(at - 1)))) endToken();
    if (width === 0 && code !== nought) padded = false;
    width++;
    characters++;
    if (code !== lone) {
      if (signAt < 0) [signAt, lone] = [at, code];
      else lone = -1;
    }
    if (code < 128) {
      seen[code >> 5] |= 1 << (code & 31);
      const frame = frames[code];
      if (frame === 0) onlyFrame = false;
      else if (frame === 2) hasFrame = true;
      else if (code !== dash) dashes = 0;
      else if (++dashes === 3) hasRule = true;
      if (unknownAt < 0 && known[code] === 0) unknownAt = at;
    } else {
      onlyFrame = false;
      if (unknownAt < 0) unknownAt = at;
    }
  }
  endToken();
  const isLone = lone >= 0 && loneSigns.includes(String.fromCharCode(lone));
  const isNone = characters === 0 || (onlyFrame && (hasFrame || (hasRule && !isLone)));
  const kind = isNone ? 'none' : isLone ? 'lone' : 'cells';
  return { kind, tokens, characters, widest, narrowest, padded, seen, unknownAt, signAt };
}

/** Whether a line is a frame and nothing else, such as `+---+---+`, `├───┼───┤` or `:---+---:`. */
export const isFrame = (line: string): boolean =>
  /^\s*[:.'+|*=\u2500-\u257f-]/.test(line) && measureLine(line, 0, 9).kind === 'none';

/** A row out of its frame. */
export const withoutBars = (text: string): string => text.replaceAll(/[|\u2500-\u257f]/g, '');
