/** A picture of a grid in one call. */
import { candidatesOf, listCandidates } from '../board/candidates.js';
import type { Grid } from '../board/grid.js';
import { blank } from '../board/symbols.js';
import { makeSvgFile } from '../render/svgFile.js';
import { type ThemeName, themes } from '../render/themes.js';
import { drawView, type ViewName, viewCellSize, viewsOf } from '../render/view.js';
import type { Axis } from '../shape/shape.js';

/** What a picture shows, and how. */
export interface DrawOptions {
  /** One of `viewsOf(shape)`; the first of them if not said. */
  readonly view?: ViewName;
  /** How it is coloured: `paper` if not said, `dark`, `contrast` or `print`. */
  readonly theme?: ThemeName;
  /** The axis along which slices and layers are counted: the last if not said. */
  readonly axis?: Axis;
  /** Whether blank cells show the symbols that no peer excludes. */
  readonly candidates?: boolean;
  /** What the picture shows, for those who cannot see it; the shape if not said. */
  readonly title?: string;
}

/** The grid as an SVG file. Throws a RangeError for a view or an axis that the shape does not have, and for a theme that there is not. */
export function draw(grid: Grid, options: DrawOptions = {}): string {
  const { shape, symbols } = grid;
  const { view = viewsOf(shape)[0], theme = 'paper', axis, title = shape.name } = options;
  if (!(theme in themes)) throw new RangeError(`there is no theme ${theme}`);
  const notes = options.candidates ? candidatesOf(grid) : undefined;
  const drawing = drawView(grid, view, {
    ...(axis !== undefined && { axis }),
    ...(notes && {
      lookOf: cell => (symbols[cell] === blank ? { corner: listCandidates(notes, cell) } : {}),
    }),
  });
  return makeSvgFile(drawing, { title, theme: themes[theme], cellSize: viewCellSize });
}
