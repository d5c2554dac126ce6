/** The ways in which a grid can be pictured, by name, and which of them suit a shape. */
import { fail, ok, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import type { Axis, Cell, Shape } from '../shape/shape.js';
import { type BoardContents, drawBoards } from './boardDrawing.js';
import type { NameFace } from './boards.js';
import type { CellLook } from './cellDrawing.js';
import type { Drawing } from './drawing.js';
import { drawFoldedNet, folds } from './foldedNet.js';
import { drawLayers } from './layersDrawing.js';
import { type Layout, layOut } from './layout.js';
import { perspectiveAlong } from './perspective.js';
import { drawSolid } from './solidDrawing.js';
import { arrangeInFile, boardCellSize } from './svgPicture.js';

/** All ways to show a shape on paper; `viewsOf` says which suit one. */
export const viewNames = [
  /** The whole shape on one board: a square, or the unfolded faces of a cube. */
  'board',
  /** Three faces of a cube around a corner. */
  'hexagon',
  /** Numbered slices side by side. */
  'slices',
  /** All layers as rhombi, stacked. */
  'stack',
  /** Layers pulled apart. */
  'exploded',
  /** The solid from outside. */
  'cube',
  /** The same of more than three axes: one rhombus for each pair of them. */
  'rhombic',
  /** To cut out, fold and glue. */
  'net',
] as const;
/** A way to show a shape on paper. */
export type ViewName = (typeof viewNames)[number];

/** The views that suit a shape, the usual one first. */
export function viewsOf(shape: Shape): readonly ViewName[] {
  if (shape.surface?.unfolds === 'hexagon') return ['hexagon'];
  if (shape.surface) return ['board', 'cube', 'net'];
  if (shape.extents.length < 3) return ['board'];
  if (shape.extents.length > 3) return ['slices', 'stack', 'rhombic'];
  return ['slices', 'stack', 'exploded', 'cube', ...(folds(shape) ? (['net'] as const) : [])];
}

/** A view by its name, where it suits the shape. */
export function parseView(shape: Shape, text: string): Result<ViewName> {
  const views = viewsOf(shape);
  const view = views.find(each => each === text);
  return view ? ok(view) : fail('view-unfit', 'view', { shape: shape.name, view: text, views });
}

/** Views of which every cell is seen, with all that is written in it. */
export const showsNotes = (view: ViewName): boolean =>
  view !== 'exploded' && view !== 'cube' && view !== 'rhombic';

/** How a view is drawn. */
export interface ViewOptions {
  /** The axis along which slices and layers are counted: the last if not said. */
  readonly axis?: Axis;
  /** How many slices stand side by side. */
  readonly perRow?: number;
  /** What a cell shows besides its symbol, or in its place. */
  readonly lookOf?: (cell: Cell) => CellLook;
  /** What to call the faces of a cube; as the engine does if not said. */
  readonly nameFace?: NameFace;
}

/** How large a cell is in a picture of usual size, in pixels or points. */
export const viewCellSize = boardCellSize;

/** A grid in a view. Throws when the shape has no such view or axis. */
export function drawView(grid: Grid, view: ViewName, options: ViewOptions = {}): Drawing {
  const { shape, symbols } = grid;
  const { axis = shape.extents.length - 1, nameFace = face => face } = options;
  if (!viewsOf(shape).includes(view)) throw new RangeError(`${shape.name} has no view ${view}`);
  if (!(axis in shape.extents)) throw new RangeError(`${shape.name} has no axis ${axis}`);
  const contents: BoardContents = {
    symbols: shape.symbols,
    lookOf: cell => ({ symbol: symbols[cell], ...options.lookOf?.(cell) }),
  };
  const layout = (): Layout => layOut(shape, perspectiveAlong(shape, axis));
  switch (view) {
    case 'board':
    case 'hexagon':
    case 'slices': {
      const { boardCount, boardAt, columns } = layout();
      const boards = Array.from({ length: boardCount }, (_, i) => boardAt(i));
      return drawBoards(boards, contents, arrangeInFile(boards, { perRow: columns, ...options, nameFace }));
    }
    case 'stack':
      return drawLayers(layout(), contents);
    case 'exploded':
      return drawSolid(grid, { cellSize: viewCellSize, explode: Math.max(1, shape.extents[0] / 3) });
    case 'cube':
    case 'rhombic':
      return drawSolid(grid, { cellSize: viewCellSize });
    case 'net':
      return drawFoldedNet(shape, contents, nameFace);
  }
}
