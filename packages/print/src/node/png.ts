/** Pictures as PNG: the engine's SVG, drawn by resvg with the same letters as in print. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FontFiles } from '../pdf/typeface.js';

export interface PixelPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each. */
  readonly pixels: Uint8Array;
  asPng(): Uint8Array;
}

/** A picture as a PNG file of this many pixels across. */
export const makePng = async (svg: string, width: number, fonts: FontFiles): Promise<Uint8Array> =>
  (await paintPixels(svg, width, fonts)).asPng();

/** Lines and letters grow with the width. */
export async function paintPixels(svg: string, width: number, fonts: FontFiles): Promise<PixelPicture> {
  const { Resvg } = await import('@resvg/resvg-js');
  // resvg reads fonts from files only.
  const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
  try {
    const fontFiles = Object.entries(fonts).map(([cut, file]) => {
      const path = join(folder, `${cut}.ttf`);
      writeFileSync(path, file);
      return path;
    });
    return new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' },
    }).render();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
