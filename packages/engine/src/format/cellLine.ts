/** One line of cells: what it is made of, before it is known what its signs mean. */
import { usesLetters } from '../board/symbols.js';
import { isWithin, knownSigns, type Seen, seenIn, sees } from './alphabet.js';

const codeOf = (sign: string): number => sign.charCodeAt(0);

/** By code: 1 for what stands between cells. */
const separators = new Uint8Array(128);
for (const sign of ' \t\n\v\f\r/|,') separators[codeOf(sign)] = 1;

export const isSeparator = (code: number): boolean =>
  code < 128 ? separators[code] === 1 : code === 0xa0 || code === 0xfeff || isBoxDrawing(code);
const isBoxDrawing = (code: number): boolean => code >= 0x2500 && code <= 0x257f;

/** What frames are made of, and what only frames are made of. */
const frameSigns = seenIn(".:'*-+=");
const onlyFrameSigns = seenIn('+=');
/** Signs of which a whole line is a rule, unless they stand for blanks elsewhere. */
const loneSigns = [...'-*_'].map(sign => ({ sign, seen: seenIn(sign) }));
const nought = codeOf('0');

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Goes from word to word of a line: what stands between separators; of numbers, also what stands between digits. */
export class WordCursor {
  start = 0;
  end: number;
  private readonly text: string;
  private readonly areNumbers: boolean;

  constructor({ text, from }: Pick<Line, 'text' | 'from'>, symbols: number) {
    this.text = text;
    this.end = from;
    this.areNumbers = !usesLetters(symbols);
  }

  /** Whether there is one more. */
  next(): boolean {
    const { text } = this;
    let at = this.end;
    while (at < text.length && isSeparator(text.charCodeAt(at))) at++;
    if (at === text.length) return false;
    this.start = at;
    const code = text.charCodeAt(at++);
    if (!this.areNumbers) while (at < text.length && !isSeparator(text.charCodeAt(at))) at++;
    else if (isDigit(code)) while (at < text.length && isDigit(text.charCodeAt(at))) at++;
    this.end = at;
    return true;
  }

  get word(): string {
    return this.text.slice(this.start, this.end);
  }
}

export interface Measure {
  /** Nothing, or nothing but a frame; one sign again and again, which may be a rule; or cells. */
  readonly kind: 'none' | 'lone' | 'cells';
  readonly words: number;
  readonly characters: number;
  readonly widest: number;
  readonly narrowest: number;
  /** Whether every word begins with a nought. */
  readonly padded: boolean;
  readonly seen: Seen;
  /** Where the first character is that stands for nothing, or -1. */
  readonly unknownAt: number;
  /** The sign that the line is made of alone. */
  readonly sign: string;
}

/** A line from a column on. */
export interface Line {
  readonly text: string;
  readonly from: number;
  readonly number: number;
  readonly measure: Measure;
}

/** Looks at a line of a shape with so many symbols; no further than to the first word that is too many, or too long to be one. */
export function measureLine(text: string, from: number, symbols: number, most = text.length): Measure {
  const areNumbers = !usesLetters(symbols);
  const seen: Seen = [0, 0, 0, 0];
  let words = 0;
  let characters = 0;
  let widest = 0;
  let narrowest = text.length;
  let padded = true;
  let isForeign = false;
  let at = from;
  while (at < text.length && words <= most && widest <= most) {
    let code = text.charCodeAt(at);
    if (isSeparator(code)) {
      at++;
      continue;
    }
    if (code !== nought) padded = false;
    const start = at;
    const last = Math.min(text.length, start + most + 1);
    for (;;) {
      if (code < 128) seen[code >> 5] |= 1 << (code & 31);
      else isForeign = true;
      if (++at >= last) break;
      const before = code;
      code = text.charCodeAt(at);
      if (isSeparator(code) || (areNumbers && !(isDigit(code) && isDigit(before)))) break;
    }
    const width = at - start;
    words++;
    characters += width;
    if (width > widest) widest = width;
    if (width < narrowest) narrowest = width;
  }
  const sign = isForeign ? '' : (loneSigns.find(lone => isWithin(seen, lone.seen))?.sign ?? '');
  const onlyFrame = !isForeign && isWithin(seen, frameSigns);
  const isFrame =
    onlyFrame && (sees(seen, onlyFrameSigns) || (sign === '' && text.slice(from).includes('---')));
  const kind = characters === 0 || isFrame ? 'none' : sign === '' ? 'cells' : 'lone';
  // What begins like a rule may go on otherwise.
  if (kind !== 'cells' && at < text.length) return measureLine(text, from, symbols);
  const unknownAt = !isForeign && isWithin(seen, knownSigns(symbols)) ? -1 : findUnknown(text, from, symbols);
  return { kind, words, characters, widest, narrowest, padded, seen, unknownAt, sign };
}

function findUnknown(text: string, from: number, symbols: number): number {
  const known = knownSigns(symbols);
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isSeparator(code)) continue;
    if (code >= 128 || ((known[code >> 5] >>> (code & 31)) & 1) === 0) return at;
  }
  return -1;
}

/** Whether a line is a frame and nothing else, such as `+---+---+`, `├───┼───┤` or `:---+---:`. */
export const isFrame = (line: string): boolean =>
  /^\s*[:.'+|*=\u2500-\u257f-]/.test(line) &&
  (/^\s*[|\u2500-\u257f]/.test(line) || ['+', '=', '---'].some(part => line.includes(part))) &&
  measureLine(line, 0, 9).kind === 'none';

/** A row out of its frame. */
export const withoutBars = (text: string): string => text.replaceAll(/[|\u2500-\u257f]/g, '');
