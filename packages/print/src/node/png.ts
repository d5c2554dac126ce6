/** Pictures as PNG: the engine's SVG, drawn by resvg with the same letters as in print. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FontFiles } from '../pdf/typeface.js';

/** Lines and letters grow with the width. */
export async function makePng(svg: string, width: number, fonts: FontFiles): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  // resvg reads fonts from files only.
  const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
  try {
    const fontFiles = Object.entries(fonts).map(([cut, file]) => {
      const path = join(folder, `${cut}.ttf`);
      writeFileSync(path, file);
      return path;
    });
    const picture = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' },
    });
    return picture.render().asPng();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
