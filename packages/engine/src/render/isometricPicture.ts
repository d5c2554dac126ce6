/** A shape as a solid, as an SVG file. */
import type { Grid } from '../board/grid.js';
import { drawSolid, type SolidOptions } from './solidDrawing.js';
import { makeSvgFile } from './svgFile.js';
import type { Theme } from './theme.js';
import { paperTheme } from './themes.js';

/** How a shape is drawn from outside. */
export interface IsometricOptions extends Partial<SolidOptions> {
  /** What the picture shows, for those who cannot see it; the shape if not said. */
  readonly title?: string;
  /** Ink on paper if not said. */
  readonly theme?: Theme;
}

/** A shape from outside, with its symbols, as an SVG file. */
export function makeIsometricPicture(grid: Grid, options: IsometricOptions = {}): string {
  const { title = grid.shape.name, theme = paperTheme, cellSize = 30, explode = 0 } = options;
  return makeSvgFile(drawSolid(grid, { cellSize, explode }), { title, theme, cellSize });
}
