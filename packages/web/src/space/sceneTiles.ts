/** The tiles of a scene: one for each cell, then one for each mark of a constraint. */
import type { Shape } from '@hyperdoku/engine';
import type { Figures } from './constraints/figures.js';
import type { Glyphs } from './glyphs.js';
import { standardOf } from './hyperTurn.js';
import type { SpaceLayout } from './layout.js';
import { Tiles } from './tiles.js';

/** How much the distance takes away in a cloud of tiles. */
export const distance = 0.82;

export function makeSceneTiles(
  shape: Shape,
  { rights, ups }: SpaceLayout,
  { marks, steep }: Figures,
  glyphs: Glyphs,
): Tiles {
  /** Marks lie as their cells do. */
  const withMarks = (table: Float32Array): Float32Array =>
    Float32Array.from([
      ...table,
      ...marks.flatMap(
        ({
          mark: {
            cells: [cell],
          },
        }) => [...table.subarray(3 * cell, 3 * cell + 3)],
      ),
    ]);
  return new Tiles({
    cells: shape.cellCount,
    marks: marks.length,
    glyphs,
    distance: rights ? 0 : distance,
    steep,
    ...(rights && { rights: withMarks(rights) }),
    ...(ups && { ups: withMarks(ups) }),
    ...(shape.extents.length > 3 &&
      !rights && { spots: { axes: shape.extents.length, table: standardOf(shape).spots } }),
  });
}
