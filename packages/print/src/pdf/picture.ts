/** One drawing as a PDF of its own size. */
import { type Drawing, type PathRole, type PathStyle, pathRoles, type Theme } from '@hyperdoku/engine';
import { PdfFile } from './document.js';
import type { FontFiles } from './typeface.js';

/** The title, the theme and the size of a picture as PDF. */
export interface PdfPictureOptions {
  /** What the picture shows, for those who cannot see it. */
  readonly title: string;
  readonly language: string;
  readonly theme: Theme;
  /** The width of a cell in points; lines have the widths that belong to it. */
  readonly cellSize: number;
  /** How wide the page is, in points; as wide as the cells make it if not said. */
  readonly width?: number;
  readonly fonts: FontFiles;
}

/** A drawing as a PDF of one page. */
export async function makePdfPicture(drawing: Drawing, options: PdfPictureOptions): Promise<Uint8Array> {
  const { title, language, fonts, cellSize } = options;
  const natural = drawing.bounds.width * cellSize;
  const zoom = options.width === undefined ? 1 : options.width / natural;
  const scale = cellSize * zoom;
  const file = await PdfFile.begin({ title, language }, fonts, zoomTheme(options.theme, zoom));
  const [width, height] = [drawing.bounds.width * scale, drawing.bounds.height * scale];
  file.addPage({
    width,
    height,
    blocks: [{ tag: 'Figure', alt: title, drawing, at: { x: 0, y: 0 }, scale }],
  });
  file.end();
  return joinBytes(file.take());
}

/** Lines that grow with the picture. */
function zoomTheme(theme: Theme, zoom: number): Theme {
  if (zoom === 1) return theme;
  const paths: Record<PathRole, PathStyle> = { ...theme.paths };
  for (const role of pathRoles) {
    const { width, dash, ...style } = theme.paths[role];
    paths[role] = {
      ...style,
      ...(width !== undefined && { width: width * zoom }),
      ...(dash && { dash: dash.map(length => length * zoom) }),
    };
  }
  return { ...theme, paths };
}

export function joinBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
