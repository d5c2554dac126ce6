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

export interface SetText {
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
/** Symbols and words come again and again; long sentences do not. */
const longestKept = 40;

export function createTypeface(document: PdfDocument, files: FontFiles): Typeface {
  const load = (cut: Cut): PdfFont => document.font(files[cut])._font;
  const fonts: Readonly<Record<Cut, PdfFont>> = {
    regular: load('regular'),
    strong: load('strong'),
    bold: load('bold'),
  };
  const kept: Readonly<Record<Cut, Map<string, SetText>>> = {
    regular: new Map(),
    strong: new Map(),
    bold: new Map(),
  };
  const set = (text: string, weight?: number): SetText => {
    const cut = cutOf(weight);
    const known = kept[cut].get(text);
    if (known) return known;
    const made = encode(fonts[cut], text);
    if (text.length <= longestKept) kept[cut].set(text, made);
    return made;
  };
  return { set, widthOf: (text, weight) => set(text, weight).width };
}

function encode(font: PdfFont, text: string): SetText {
  const known = Array.from(text, letter =>
    font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : missing,
  ).join('');
  const [hex, positions] = font.encode(known);
  let width = 0;
  let codes = '';
  for (const [i, { xAdvance, advanceWidth }] of positions.entries()) {
    width += xAdvance;
    const kerning = Math.round(advanceWidth - xAdvance);
    codes += kerning === 0 ? hex[i] : `${hex[i]}> ${kerning} <`;
  }
  return { font, codes: `[<${codes}>]`, width: width / 1000 };
}
