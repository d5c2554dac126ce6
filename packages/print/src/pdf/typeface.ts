/** Inter in the weights that drawings ask for: how wide texts are, and the codes of their letters in the file. */
import type { PdfDocument, PdfFont } from './pdfkit.js';

/** Font files, as bytes. They are embedded by the letters that occur. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly strong: Uint8Array;
  readonly bold: Uint8Array;
}

type Cut = keyof FontFiles;

const cutOf = (weight = 400): Cut => (weight >= 650 ? 'bold' : weight >= 550 ? 'strong' : 'regular');

interface SetText {
  readonly font: PdfFont;
  /** What the operator TJ takes. */
  readonly codes: string;
  /** At size 1. */
  readonly width: number;
}

export interface Typeface {
  set(text: string, weight?: number): SetText;
  /** At size 1. */
  widthOf(text: string, weight?: number): number;
}

/** What is not in the font is set as this. */
const missing = '?';
/** Symbols and words come again and again, names of puzzles do not: of what is set so many texts are kept. */
const mostKept = 2000;

export function createTypeface(document: PdfDocument, files: FontFiles): Typeface {
  const load = (cut: Cut): CutFont => new CutFont(document.font(files[cut])._font);
  const fonts: Readonly<Record<Cut, CutFont>> = {
    regular: load('regular'),
    strong: load('strong'),
    bold: load('bold'),
  };
  const set = (text: string, weight?: number): SetText => fonts[cutOf(weight)].set(text);
  return { set, widthOf: (text, weight) => set(text, weight).width };
}

interface Letter {
  readonly code: string;
  readonly width: number;
}

/**
 * One weight. A font can do much with letters in a row that Latin text does not need and that takes long to find out, so texts are
 * set letter by letter, with the space that the font wants between each pair.
 */
class CutFont {
  readonly #font: PdfFont;
  readonly #letters = new Map<string, Letter>();
  readonly #pairs = new Map<string, number>();
  readonly #texts = new Map<string, SetText>();

  constructor(font: PdfFont) {
    this.#font = font;
  }

  set(text: string): SetText {
    const known = this.#texts.get(text);
    if (known) return known;
    const made = this.#make(Array.from(text));
    if (this.#texts.size === mostKept) this.#texts.clear();
    this.#texts.set(text, made);
    return made;
  }

  #make(letters: readonly string[]): SetText {
    let width = 0;
    let codes = '';
    for (const [i, letter] of letters.entries()) {
      const { code, width: own } = this.#letter(letter);
      const kerning = i + 1 < letters.length ? this.#kerning(letter, letters[i + 1]) : 0;
      width += own + kerning;
      codes += kerning === 0 ? code : `${code}> ${-kerning} <`;
    }
    return { font: this.#font, codes: `[<${codes}>]`, width: width / 1000 };
  }

  #letter(letter: string): Letter {
    const known = this.#letters.get(letter);
    if (known) return known;
    const isThere = this.#font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    const [[code], [{ advanceWidth }]] = this.#font.encode(isThere ? letter : missing);
    const made = { code, width: advanceWidth };
    this.#letters.set(letter, made);
    return made;
  }

  /** By how much two letters stand closer or farther apart. */
  #kerning(letter: string, next: string): number {
    const pair = letter + next;
    const known = this.#pairs.get(pair);
    if (known !== undefined) return known;
    const [, positions] = this.#font.encode(pair);
    // Two letters that the font makes one are not set so here.
    const [{ xAdvance, advanceWidth }] = positions;
    const kerning = positions.length === 2 ? Math.round(xAdvance - advanceWidth) : 0;
    this.#pairs.set(pair, kerning);
    return kerning;
  }
}
