/**
 * PNG and PDF, by a package that need not be there: it brings fonts and a renderer that a server of puzzles can do without. It is
 * looked for when the first such picture is wanted.
 */
import type { Drawing, Theme } from '@hyperdoku/engine';

interface PdfLook {
  readonly title: string;
  readonly language: string;
  readonly theme: Theme;
  readonly cellSize: number;
}

export interface Print {
  makePng(svg: string, width: number): Promise<Uint8Array>;
  makePdf(drawing: Drawing, look: PdfLook): Promise<Uint8Array>;
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

const findModules = async () => ({
  ...(await import('@hyperdoku/print')),
  ...(await import('@hyperdoku/print/node')),
});

/** Undefined where the package is not installed. */
export async function loadPrint(find = findModules): Promise<Print | undefined> {
  try {
    const { makePdfPicture, makePng, readFontFiles } = await find();
    const fonts = readFontFiles();
    return {
      makePng: (svg, width) => makePng(svg, width, fonts),
      makePdf: (drawing, look) => makePdfPicture(drawing, { ...look, fonts }),
    };
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
