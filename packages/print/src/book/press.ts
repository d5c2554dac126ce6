/** What all pages of a book are made with: the paper, the colours, the letters and the words. */
import type { Grid, Level, Puzzle, ReferenceWords, Shape, Solution, Theme, Words } from '@hyperdoku/engine';
import {
  type BoardLayout,
  type Drawing,
  drawBoards,
  kindNames,
  type Layout,
  layOut,
} from '@hyperdoku/engine';
import type { Block, Bookmark } from '../pdf/document.js';
import type { Texts } from '../texts/en.js';
import type { Box, Paper, PaperName } from './paper.js';
import type { Typesetter } from './typesetter.js';

/** A puzzle as it is to be printed. */
export interface BookPuzzle {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
  readonly level?: Level;
  /** The name under which it can be made again. */
  readonly id?: string;
  /** Where to look first. */
  readonly hint?: string;
  /** The way to the solution, one line a step. */
  readonly way?: readonly string[];
}

export interface NumberedPuzzle extends BookPuzzle {
  /** From 1 through the book. */
  readonly number: number;
}

export interface Press {
  readonly paperName: PaperName;
  /** Whether two pages stand on a side of it. */
  readonly isFolded: boolean;
  readonly paper: Paper;
  readonly content: Box;
  readonly theme: Theme;
  readonly setter: Typesetter;
  readonly words: Words & ReferenceWords;
  readonly texts: Texts;
  /** The page that links lead to. */
  readonly address: string;
  /** How many puzzles of one board stand on a page; chosen by their size if not said. */
  readonly perPage?: number;
}

/** A page that is drawn when its turn comes. */
export interface PlannedPage {
  readonly draw: () => readonly Block[];
  readonly bookmarks?: readonly Bookmark[];
}

const layouts = new WeakMap<Shape, Layout>();

/** The boards of a shape, made once for all its puzzles. */
export function layoutOf(shape: Shape): Layout {
  const known = layouts.get(shape) ?? layOut(shape);
  layouts.set(shape, known);
  return known;
}

/** What a shape is called in a book: by its title, or by what it is made of. */
export function titleOf({ words, texts }: Press, { name, spec, constraints }: Shape): string {
  const titled = (shape: string): string => words.shape(shape)?.title ?? shape;
  if (spec.family !== 'custom') return titled(name);
  const { title, base } = spec.rule;
  if (title !== undefined) return title;
  if (base === undefined) return texts.ownRule;
  const kinds = kindNames.filter(kind => constraints.some(constraint => constraint.spec.kind === kind));
  return kinds.length === 0 ? titled(base) : texts.variant(titled(base), words.list(kinds.map(words.kind)));
}

/** The letters of a symbol in parts of a cell. */
export const figureShare = ({ symbols }: Shape): number => (symbols > 35 ? 0.46 : 0.6);

/** One board with the symbols of a grid. */
export function drawOneBoard({ words }: Press, board: BoardLayout, { shape, symbols }: Grid): Drawing {
  return drawBoards(
    [board],
    { symbols: shape.symbols, lookOf: cell => ({ symbol: symbols[cell] }) },
    { columns: 1, gap: 0, margin: 0.04, nameFace: words.face },
  );
}

/** The largest scale, but for a limit, at which a drawing fits into a room of this size. */
export const fitScale = (
  { bounds }: Drawing,
  width: number,
  height: number,
  most = Number.POSITIVE_INFINITY,
): number => Math.min(width / bounds.width, height / bounds.height, most);

/** Lines to write on. */
export function ruleLines({ x, y, width, height }: Box, distance = 20): Block {
  const rows = Math.max(0, Math.floor(height / distance));
  const lines = Array.from({ length: rows }, (_, i) => [
    { x: 0, y: (i + 1) * distance },
    { x: width, y: (i + 1) * distance },
  ]);
  return {
    tag: 'Artifact',
    at: { x, y },
    scale: 1,
    drawing: {
      bounds: { left: 0, top: 0, width, height },
      items: [{ kind: 'path', role: 'hairline', lines, closed: false, thinness: 0.6 }],
    },
  };
}
