/** Boards side by side as a still picture, for pages and dialogs. */
import { type BoardLayout, drawBoards } from '@hyperdoku/engine';
import { contentsOf, type LitCells, LitPicture } from './LitPicture.js';

interface BoardsPictureProps extends LitCells {
  readonly title?: string;
  readonly boards: readonly BoardLayout[];
  readonly columns?: number;
}

const margin = 0.06;
const gap = 0.9;
/** Headings keep their size in the picture, however many cells it has. */
const headingShare = 0.055;

export function BoardsPicture({ title, boards, columns = 1, ...cells }: BoardsPictureProps) {
  const first = boards[0];
  if (!first) return null;
  // One board needs no heading: the words beside it say what it is.
  const hasHeadings = boards.length > 1 && first.heading !== '';
  const size = columns * (first.width + gap) * headingShare;
  const drawing = drawBoards(boards, contentsOf(cells), {
    columns,
    gap,
    margin,
    ...(hasHeadings && { heading: { size, baseline: size, room: size * 1.5 } }),
  });
  return <LitPicture drawing={drawing} lightsOf={cells.lightsOf} title={title} />;
}
