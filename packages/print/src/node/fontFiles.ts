/** The files of Inter that come with the package, unpacked. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontFiles } from '../pdf/typeface.js';
import { unpackWoff } from './openType.js';

const require = createRequire(import.meta.url);
const read = (path: string): Uint8Array => unpackWoff(readFileSync(path));

/** The fonts of books and pictures, from the package that brings them. */
let files: FontFiles | undefined;

/** Read once. */
export function readFontFiles(): FontFiles {
  files ??= {
    regular: read(require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')),
    strong: read(require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff')),
    bold: read(require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff')),
  };
  return files;
}
