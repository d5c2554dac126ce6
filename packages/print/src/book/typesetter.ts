/** Texts on pages: broken into lines, and drawn as the engine's drawings are, with one point for one unit. */
import type { Drawing, Item, Point, TextItem, TextRole, Theme } from '@hyperdoku/engine';
import type { Block, Tag } from '../pdf/document.js';
import type { Typeface } from '../pdf/typeface.js';

export interface TextStyle {
  readonly role: TextRole;
  readonly size: number;
  readonly tag: Tag;
  readonly anchor?: TextItem['anchor'];
}

/** In parts of the size of the letters. */
const leading = 1.36;
const ascent = 0.95;

export const styles = {
  title: { role: 'pageTitle', size: 34, tag: 'H1' },
  chapter: { role: 'pageTitle', size: 20, tag: 'H1' },
  heading: { role: 'pageHeading', size: 13, tag: 'H2' },
  text: { role: 'pageText', size: 9.5, tag: 'P' },
  small: { role: 'pageNote', size: 8, tag: 'P' },
  tiny: { role: 'pageNote', size: 6.5, tag: 'P' },
} as const satisfies Readonly<Record<string, TextStyle>>;

export const lineHeight = (size: number): number => size * leading;

export class Typesetter {
  readonly #typeface: Typeface;
  readonly #theme: Theme;

  constructor(typeface: Typeface, theme: Theme) {
    this.#typeface = typeface;
    this.#theme = theme;
  }

  widthOf(text: string, { role, size }: TextStyle): number {
    return this.#typeface.widthOf(text, this.#theme.texts[role].weight) * size;
  }

  /** Lines of at most this width; a word that is longer is cut. */
  breakLines(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).flatMap(word => this.#cutWord(word, style, width))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.widthOf(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line === '' ? lines : [...lines, line];
  }

  #cutWord(word: string, style: TextStyle, width: number): string[] {
    if (this.widthOf(word, style) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const letter of word) {
      if (piece !== '' && this.widthOf(piece + letter, style) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return [...pieces, piece];
  }

  /** Lines below each other, the first with its top at this point. */
  setLines(lines: readonly string[], style: TextStyle, at: Point): Block {
    const { role, size, tag, anchor = 'start' } = style;
    const items = lines.map(
      (text, i): Item => ({
        kind: 'text',
        role,
        text,
        at: { x: 0, y: size * ascent + i * lineHeight(size) },
        size,
        anchor,
      }),
    );
    const width = Math.max(0, ...lines.map(line => this.widthOf(line, style)));
    const drawing: Drawing = {
      bounds: { left: 0, top: 0, width, height: lines.length * lineHeight(size) },
      items,
    };
    return { tag, drawing, at, scale: 1 };
  }

  setText(text: string, style: TextStyle, at: Point, width: number): { block: Block; height: number } {
    const lines = this.breakLines(text, style, width);
    return { block: this.setLines(lines, style, at), height: lines.length * lineHeight(style.size) };
  }
}
