/** A grid as a solid, drawn by the engine: what is seen of a cube from outside, a flat shape as its board. */
import { type Grid, makeIsometricPicture } from '@hyperdoku/engine';
import { useLayoutEffect, useRef } from 'react';
import { pagePalette } from './pagePalette.js';
import './pictures.css';

interface SolidPictureProps {
  readonly grid: Grid;
  readonly title: string;
  /** About how wide it will be on the page; what would be too small at that width is left out. */
  readonly width: number;
}

export function SolidPicture({ grid, title, width }: SolidPictureProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { extents } = grid.shape;
    // A cube seen from its corner is as wide as its top's diagonal.
    const cellsAcross = Math.max(...extents) * (extents.length > 2 ? Math.sqrt(3) : 1);
    const options = { title, palette: pagePalette, cellSize: width / cellsAcross };
    // The engine escapes whatever it writes, the title too.
    if (ref.current) ref.current.innerHTML = makeIsometricPicture(grid, options);
  }, [grid, title, width]);
  return <div ref={ref} className="drawing" />;
}
