import type { Grid } from '../board/grid.js';
import { makeCells } from './cellText.js';

/** A two-dimensional grid row by row, without rules. */
export function makeRows({ shape, symbols }: Grid): string[] {
  const [width] = shape.extents;
  return Array.from({ length: shape.cellCount / width }, (_, row) =>
    makeCells(symbols.subarray(row * width, (row + 1) * width), shape.symbols),
  );
}
