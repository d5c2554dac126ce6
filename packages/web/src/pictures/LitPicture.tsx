/**
 * Boards in a still picture. What a cell looks like is said by the same lights as in play, and cells without anything to show
 * are left out: a board of empty cells costs two paths, so that even many layers of a big shape are drawn at once.
 */
import type { BoardContents, Cell, Drawing, Painter, SymbolNumber } from '@hyperdoku/engine';
import { unit } from '../board/cellForm.js';
import { classPainter, lookOf } from '../board/cellLook.js';
import { classOf, light } from '../board/lights.js';
import { DrawingPicture } from './DrawingPicture.js';
import '../styles/board.css';

/** What is in the cells of a picture. */
export interface LitCells {
  readonly symbols: number;
  readonly lightsOf: (cell: Cell) => number;
  readonly symbolOf: (cell: Cell) => SymbolNumber;
}

interface LitPictureProps extends Pick<LitCells, 'lightsOf'> {
  readonly drawing: Drawing;
  readonly title?: string | undefined;
}

export const contentsOf = ({ symbols, lightsOf, symbolOf }: LitCells): BoardContents => ({
  symbols,
  lookOf: cell => {
    const [lights, symbol] = [lightsOf(cell), symbolOf(cell)];
    return lights === 0 && symbol === 0
      ? undefined
      : { ...lookOf(lights), symbol, isEntry: ((lights >>> light.clue) & 1) === 0 };
  },
});

export const LitPicture = ({ drawing, lightsOf, title }: LitPictureProps) => (
  <DrawingPicture
    className="board small picture"
    drawing={drawing}
    scale={unit}
    painter={litPainter(lightsOf)}
    title={title}
  />
);

const litPainter = (lightsOf: LitCells['lightsOf']): Painter => ({
  ...classPainter,
  paintCell: ({ cell = 0 }) => ({ class: classOf(lightsOf(cell)) }),
});
