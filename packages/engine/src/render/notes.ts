/**
 * Where notes stand. Each symbol has its own place in a small square, so that a note can be found without being read: 1 to 9
 * in three rows of three. Boards, pictures and space all ask here.
 */
import { makeSymbolText, type SymbolNumber } from '../board/symbols.js';
import type { Point } from './panel.js';

/** How wide a figure is, in parts of its size, with some air. */
const figureWidth = 0.65;
/** How high a line of figures is, in parts of its size, with some air. */
const lineHeight = 0.8;
/** The part of a cell that notes take up, and the largest they get; the sharp corners of a rhombus have less room. */
const upright = { share: 0.9, size: 0.27 };
const skewed = { share: 0.86, size: 0.22 };

const sideOf = (symbols: number): number => Math.ceil(Math.sqrt(symbols));

/** How far right and how far down in its cell the middle of a note lies, 0 to 1, below what stands at the upper end. */
export function placeNote(symbol: SymbolNumber, symbols: number, isSkewed = false, headroom = 0): Point {
  const side = sideOf(symbols);
  const { share } = isSkewed ? skewed : upright;
  const along = (i: number, from: number): number => from + ((i + 0.5) / side) * ((1 + share) / 2 - from);
  const margin = (1 - share) / 2;
  return {
    x: along((symbol - 1) % side, margin),
    y: along(Math.floor((symbol - 1) / side), Math.max(margin, headroom)),
  };
}

/** The size of the font of notes, in cells: no note touches the next. */
export function noteSize(symbols: number, isSkewed = false, headroom = 0): number {
  const { share, size } = isSkewed ? skewed : upright;
  const figures = makeSymbolText(symbols, symbols).length;
  const height = (1 + share) / 2 - Math.max((1 - share) / 2, headroom);
  const [wide, high] = [share / Math.max(1, figures * figureWidth), height / lineHeight];
  return Math.min(size, Math.min(wide, high) / sideOf(symbols));
}

/** Notes as one line: a text, and the largest size at which it fits into a width, in cells. */
export function writeNotes(
  notes: readonly SymbolNumber[],
  symbols: number,
  largest: number,
  width: number,
): { text: string; size: number } {
  // Numbers would run together.
  const separator = makeSymbolText(symbols, symbols).length > 1 ? ' ' : '';
  const text = notes.map(note => makeSymbolText(note, symbols)).join(separator);
  return { text, size: Math.min(largest, width / (text.length * figureWidth)) };
}
