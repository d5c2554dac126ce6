import { drawText, type Grid, type TextPictureOptions } from '@hyperdoku/engine';
import { paintFor } from './colour.js';
import { type Io, writeDrawn } from './io.js';
import { say } from './texts/index.js';

const defaultWidth = 80;

/** Draws a grid line by line, as wide as the terminal if not said otherwise. */
export async function writePicture(io: Io, grid: Grid, options: TextPictureOptions): Promise<void> {
  const width = io.output.columns ?? defaultWidth;
  const nameHouse = (house: number): string => say.house(grid.shape, house);
  // The blank line that ends a row of boards is held back, so that a picture does not end with one.
  let blank = false;
  for (const line of drawText(grid, {
    width,
    paint: paintFor(io),
    nameFace: say.face,
    nameHouse,
    ...options,
  })) {
    if (blank) await writeDrawn(io, '');
    blank = line === '';
    if (!blank) await writeDrawn(io, line);
  }
}
