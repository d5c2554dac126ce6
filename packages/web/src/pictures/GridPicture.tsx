/** A grid that is small enough to be drawn: flat shapes and surfaces as their board, solids from outside; else a plain cube. */
import { blank, type Cell, type Grid, layOut } from '@hyperdoku/engine';
import { light } from '../board/lights.js';
import { Icon } from '../parts/Icon.js';
import { BoardsPicture } from './BoardsPicture.js';
import { SolidPicture } from './SolidPicture.js';

export const mostCellsDrawn = 1000;
const usualWidth = 132;

interface GridPictureProps {
  readonly grid: Grid;
  /** For those who do not see it; without one the words beside it say enough. */
  readonly title?: string;
  /** Cells that contradict each other. */
  readonly conflict?: readonly Cell[] | undefined;
}

export function GridPicture({ grid, title, conflict = [] }: GridPictureProps) {
  const { shape, symbols } = grid;
  if (shape.cellCount > mostCellsDrawn) return <Icon name="cube" />;
  const named = title !== undefined && { title };
  const layout = layOut(shape);
  if (layout.boardCount > 1) return <SolidPicture grid={grid} width={usualWidth} {...named} />;
  return (
    <BoardsPicture
      {...named}
      boards={[layout.boardAt(0)]}
      symbols={shape.symbols}
      lightsOf={cell =>
        (symbols[cell] === blank ? 0 : 1 << light.clue) | (conflict.includes(cell) ? 1 << light.conflict : 0)
      }
      symbolOf={cell => symbols[cell]}
    />
  );
}
