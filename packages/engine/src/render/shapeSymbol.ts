/** Pictures of shapes for a sprite: one file of symbols from which a page takes what it shows. */
import type { Grid } from '../board/grid.js';
import { drawSolidInSquare } from './solidDrawing.js';
import { writeItems } from './svg.js';
import { themePainter } from './svgFile.js';
import type { Theme } from './theme.js';

/** The square that symbols are drawn in, and about the size they should be seen at. */
const size = 240;

/** The name of a shape's picture in a sprite: `shape-9-3` for 9^3. */
export const pictureId = (spec: string): string => `shape-${spec.replaceAll(/[^0-9A-Za-z]/g, '-')}`;

/** The picture of a shape as a symbol; paper and font are those of the page. */
export function makeShapeSymbol(grid: Grid, theme: Theme, explode = 0): string {
  const { drawing, cellSize } = drawSolidInSquare(grid, size, explode);
  const inside = writeItems(drawing.items, cellSize, themePainter(theme));
  return `<symbol id="${pictureId(grid.shape.name)}" viewBox="0 0 ${size} ${size}">${inside}</symbol>`;
}
