/** Boards side by side as a still picture, for pages and dialogs. */
import type { BoardLayout } from '@hyperdoku/engine';
import { unit } from '../board/cellForm.js';
import { BoardDrawing, type Contents } from './BoardDrawing.js';

interface BoardsPictureProps extends Contents {
  /** What the picture shows, for those who listen; nothing where the words beside it say so already. */
  readonly title?: string;
  readonly boards: readonly BoardLayout[];
  readonly columns?: number;
}

const margin = 6;
const gap = 0.9 * unit;
/** Headings keep their size in the picture, however many cells it has. */
const headingShare = 0.055;

export function BoardsPicture({ title, boards, columns = 1, ...contents }: BoardsPictureProps) {
  const first = boards[0];
  if (!first) return null;
  // One board needs no heading: the words beside it say what it is.
  const hasHeadings = boards.length > 1 && first.heading !== '';
  const stepX = first.width * unit + gap;
  const headingSize = columns * stepX * headingShare;
  const top = hasHeadings ? headingSize * 1.5 : 0;
  const stepY = first.height * unit + top + gap;
  const rows = Math.ceil(boards.length / columns);
  const size = `${columns * stepX - gap + 2 * margin} ${rows * stepY - gap + 2 * margin}`;
  return (
    <>
      {title !== undefined && <span className="unseen">{title}</span>}
      <svg className="board small picture" viewBox={`${-margin} ${-margin} ${size}`} aria-hidden="true">
        {boards.map((board, i) => (
          <g
            key={board.index}
            transform={`translate(${(i % columns) * stepX} ${Math.floor(i / columns) * stepY})`}
          >
            {hasHeadings && (
              <text className="heading" x={0} y={headingSize} fontSize={headingSize}>
                {board.heading}
              </text>
            )}
            <g transform={`translate(0 ${top})`}>
              <BoardDrawing board={board} contents={contents} />
            </g>
          </g>
        ))}
      </svg>
    </>
  );
}
