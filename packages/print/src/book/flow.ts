/** Things that follow each other down a page and onto the next: what is cut into pages before any of it is drawn. */
import type { Point } from '@hyperdoku/engine';
import type { Block } from '../pdf/document.js';
import type { Box } from './paper.js';

export interface Piece {
  readonly height: number;
  readonly draw: (at: Point) => readonly Block[];
  /** Never the last of its page. */
  readonly keepsNext?: boolean;
}

export const gapOf = (height: number): Piece => ({ height, draw: () => [] });

/** The pieces of each page. A gap at the top of a page is left out. */
export function paginate(pieces: readonly Piece[], { height }: Pick<Box, 'height'>): Piece[][] {
  const pages: Piece[][] = [];
  let page: Piece[] = [];
  let used = 0;
  for (let from = 0; from < pieces.length; ) {
    let to = from + 1;
    while (to < pieces.length && pieces[to - 1].keepsNext) to++;
    const group = pieces.slice(from, to);
    from = to;
    const needed = group.reduce((sum, piece) => sum + piece.height, 0);
    if (used > 0 && used + needed > height) {
      pages.push(page);
      page = [];
      used = 0;
    }
    if (page.length === 0 && group.every(piece => piece.draw({ x: 0, y: 0 }).length === 0)) continue;
    page.push(...group);
    used += needed;
  }
  return page.length === 0 ? pages : [...pages, page];
}

export function drawPieces(pieces: readonly Piece[], { x, y }: Point): Block[] {
  let top = y;
  return pieces.flatMap(({ height, draw }) => {
    const blocks = draw({ x, y: top });
    top += height;
    return blocks;
  });
}
