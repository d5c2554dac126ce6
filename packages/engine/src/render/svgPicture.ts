/** Boards as SVG files: the slices of a shape side by side, or its unfolded surface, with symbols and whatever else cells show. */
import type { Grid } from '../board/grid.js';
import type { Axis, Cell } from '../shape/shape.js';
import { type Arrangement, drawBoards } from './boardDrawing.js';
import { boardAxes, type NameFace } from './boards.js';
import type { CellLook } from './cellDrawing.js';
import { type BoardLayout, layOut } from './layout.js';
import { perspectivesOf } from './perspective.js';
import { makeSvgFile } from './svgFile.js';
import type { Theme } from './theme.js';
import { paperTheme } from './themes.js';

/** Which slices are drawn, and how. */
export interface SvgOptions {
  /** What the picture shows, for those who cannot see it; the shape if not said. */
  readonly title?: string;
  /** The axis along which the slices are counted. */
  readonly axis?: Axis;
  /** Draw only the boards for which this holds. */
  readonly shows?: (board: BoardLayout) => boolean;
  /** How many boards stand side by side. */
  readonly perRow?: number;
  /** What a cell shows besides its symbol, or in its place. */
  readonly lookOf?: (cell: Cell) => CellLook;
  /** What to call the faces of a cube; as the engine does if not said. */
  readonly nameFace?: NameFace;
  /** Ink on paper if not said. */
  readonly theme?: Theme;
}

/** All other lengths are whole pixels at this size, so that rules are crisp. */
export const boardCellSize = 36;

/** How boards stand in files, with headings where there are any. */
export const arrangeInFile = (
  boards: readonly BoardLayout[],
  { perRow = 3, nameFace = face => face }: Pick<SvgOptions, 'perRow' | 'nameFace'> = {},
): Arrangement => ({
  columns: Math.max(1, Math.min(boards.length, perRow)),
  gap: 24 / boardCellSize,
  margin: 2 / boardCellSize,
  nameFace,
  ...(boards.some(({ heading }) => heading !== '') && {
    heading: { size: 13 / boardCellSize, baseline: 14 / boardCellSize, room: 22 / boardCellSize },
  }),
});

/** A grid as slices side by side, as an SVG file. */
export function makeSvgPicture({ shape, symbols }: Grid, options: SvgOptions = {}): string {
  const { title = shape.name, theme = paperTheme } = options;
  const [across, down] = boardAxes(shape, options.axis);
  const perspective = perspectivesOf(shape).find(each => each.across === across && each.down === down);
  const layout = layOut(shape, perspective);
  const boards = Array.from({ length: layout.boardCount }, (_, i) => layout.boardAt(i)).filter(
    board => options.shows?.(board) ?? true,
  );
  const contents = {
    symbols: shape.symbols,
    lookOf: (cell: Cell): CellLook => ({ symbol: symbols[cell], ...options.lookOf?.(cell) }),
  };
  const drawing = drawBoards(boards, contents, arrangeInFile(boards, options));
  return makeSvgFile(drawing, { title, theme, cellSize: boardCellSize });
}
