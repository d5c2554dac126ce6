/** A grid as a solid: what is seen of a cube from outside, a flat shape as its board. */
import { drawSolid, type Grid, makeTheme, themePainter } from '@hyperdoku/engine';
import { useMemo } from 'react';
import { DrawingPicture } from './DrawingPicture.js';
import { pagePalette } from './pagePalette.js';

interface SolidPictureProps {
  readonly grid: Grid;
  readonly title?: string;
  /** About how wide it will be on the page; what would be too small at that width is left out. */
  readonly width: number;
}

const painter = themePainter(makeTheme(pagePalette));

export function SolidPicture({ grid, title, width }: SolidPictureProps) {
  const { extents } = grid.shape;
  // A cube seen from its corner is as wide as its top's diagonal.
  const cellSize = width / (Math.max(...extents) * (extents.length > 2 ? Math.sqrt(3) : 1));
  const drawing = useMemo(() => drawSolid(grid, { cellSize }), [grid, cellSize]);
  return (
    <DrawingPicture className="drawing" drawing={drawing} scale={cellSize} painter={painter} title={title} />
  );
}
