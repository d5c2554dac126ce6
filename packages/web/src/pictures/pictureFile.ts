/** Drawings of a game as files to keep. */
import {
  type Drawing,
  makeSvgFile,
  type Shape,
  type Theme,
  type ViewName,
  viewCellSize,
} from '@hyperdoku/engine';
import { printTexts } from '../texts/print.js';
import { makePngBlob } from './canvasPicture.js';

export type PictureFormat = 'png' | 'svg';

export interface TitledDrawing {
  readonly drawing: Drawing;
  /** What it shows, in words. */
  readonly title: string;
  readonly theme: Theme;
}

/** How much larger a PNG is than on the page. */
const pngZoom = 3;

/** Undefined where the browser cannot make so large a picture. */
export async function makePictureFile(
  { drawing, title, theme }: TitledDrawing,
  format: PictureFormat,
): Promise<Blob | undefined> {
  if (format === 'png') return makePngBlob(drawing, theme, viewCellSize, pngZoom);
  const svg = makeSvgFile(drawing, { title, theme, cellSize: viewCellSize });
  return new Blob([svg], { type: 'image/svg+xml' });
}

export const namePictureFile = ({ name }: Shape, view: ViewName, format: PictureFormat): string =>
  printTexts.picture.fileName(name.replaceAll(/[^0-9a-z]+/gi, '-').slice(0, 40), view, format);
