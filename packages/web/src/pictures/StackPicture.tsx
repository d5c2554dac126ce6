/**
 * Layers seen from above and one under the other, as sheets of paper: what runs in depth can be followed with the eye. The
 * corner nearest to the reader is that of the largest x and y, and nothing hides what lies there. Of large boards only that
 * corner is drawn, open where it goes on.
 */
import type { BoardLayout } from '@hyperdoku/engine';
import { useId } from 'react';
import { unit } from '../board/cellForm.js';
import { BoardDrawing, type Contents } from './BoardDrawing.js';

interface StackPictureProps extends Contents {
  /** Stacks side by side, each from the top sheet down. */
  readonly stacks: readonly (readonly BoardLayout[])[];
}

/** How a step along x and one along y go: aside by the first, down by the second. */
const [aside, down] = [0.9, 0.3];
const margin = 8;
/** Of the width of a stack: how high it is about, and the air between two of them. */
const wantedHeight = 0.72;
const air = 0.12;
const labelShare = 0.058;

/** How many cells of a side are drawn. */
const longestSide = 9;
const cutSide = 8;
const sideShown = ({ width, height }: BoardLayout): number =>
  Math.max(width, height) > longestSide ? cutSide : Math.max(width, height);

export function StackPicture({ stacks, ...contents }: StackPictureProps) {
  const first = stacks[0]?.[0];
  if (!first) return null;
  const most = Math.max(...stacks.map(stack => stack.length));
  const side = sideShown(first);
  const around = 2 * side * unit;
  const [width, sheetHeight] = [around * aside, around * down];
  const free = (width * wantedHeight - sheetHeight) / Math.max(1, most - 1);
  const drop = Math.min(Math.max(free, 2 * down * unit), sheetHeight * 0.75);
  const whole = width * (stacks.length + (stacks.length - 1) * air);
  const height = sheetHeight + (most - 1) * drop;
  return (
    <svg
      className="board small picture"
      viewBox={`${-margin} ${-margin} ${whole + 2 * margin} ${height + 2 * margin}`}
      aria-hidden="true"
    >
      {stacks.map((stack, i) => (
        <g key={stack[0].index} transform={`translate(${i * width * (1 + air)} 0)`}>
          {stack
            .map((board, layer) => (
              <Sheet key={board.index} board={board} side={side} drop={layer * drop} contents={contents} />
            ))
            .reverse()}
          <Labels
            stack={stack}
            left={side * unit * down}
            width={width}
            drop={drop}
            size={Math.max(whole, height / wantedHeight) * labelShare}
            isAlone={stacks.length === 1}
          />
        </g>
      ))}
    </svg>
  );
}

interface SheetProps {
  readonly board: BoardLayout;
  readonly side: number;
  readonly drop: number;
  readonly contents: Contents;
}

function Sheet({ board, side, drop, contents }: SheetProps) {
  const id = useId();
  const length = side * unit;
  const isWhole = side >= board.width && side >= board.height;
  const [x, y] = [board.width * unit - length, board.height * unit - length];
  const near = `M${length} 0V${length}H0`;
  return (
    <g
      transform={`matrix(${aside} ${down} ${-aside} ${down} ${length * aside} ${drop})`}
      className="sheet-of-paper"
    >
      <clipPath id={id}>
        <rect width={length} height={length} />
      </clipPath>
      <rect className="paper" width={length} height={length} />
      <g clipPath={`url(#${id})`}>
        <g transform={`translate(${-x} ${-y})`}>
          <BoardDrawing board={board} contents={contents} />
        </g>
      </g>
      <path className="edges" d={isWhole ? `${near}V0Z` : near} />
    </g>
  );
}

interface LabelsProps {
  readonly stack: readonly BoardLayout[];
  /** How far down the left corner of the top sheet is. */
  readonly left: number;
  readonly width: number;
  readonly drop: number;
  readonly size: number;
  readonly isAlone: boolean;
}

/** In the free corners: at the left where the stack begins and ends, at the right what its sheets have in common. */
function Labels({ stack, left, width, drop, size, isAlone }: LabelsProps) {
  // A heading is a list of places along axes: `z 4, w 5`.
  const [top, bottom] = [stack[0], stack[stack.length - 1]].map(({ heading }) => heading.split(', '));
  const common = top.filter(place => bottom.includes(place));
  const low = left + (stack.length - 1) * drop + size * 1.6;
  return (
    <g className="heading" fontSize={size}>
      <text y={left - size}>{top.filter(place => !common.includes(place)).join(', ')}</text>
      <text y={low}>{bottom.filter(place => !common.includes(place)).join(', ')}</text>
      {!isAlone && (
        <text x={width} y={low} textAnchor="end">
          {common.join(', ')}
        </text>
      )}
    </g>
  );
}
