/** The files of Inter that come with the package. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontFiles } from '../pdf/typeface.js';

const weights = { regular: 400, strong: 600, bold: 700 } as const;

export function readFontFiles(): FontFiles {
  const { resolve } = createRequire(import.meta.url);
  const read = (cut: keyof FontFiles): Uint8Array =>
    readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weights[cut]}-normal.woff`));
  return { regular: read('regular'), strong: read('strong'), bold: read('bold') };
}
