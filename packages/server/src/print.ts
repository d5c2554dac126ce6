/**
 * PNG and PDF, by a package that need not be there: it brings fonts and a renderer that a server of puzzles can do without. It is
 * looked for when the first such picture is wanted.
 */
import type { Drawing, Theme } from '@hyperdoku/engine';

/** Of the package what is used here. */
interface PrintModule {
  makePdfPicture(
    drawing: Drawing,
    options: {
      readonly title: string;
      readonly language: string;
      readonly theme: Theme;
      readonly cellSize: number;
      readonly fonts: unknown;
    },
  ): Promise<Uint8Array>;
}
interface PrintNodeModule {
  readFontFiles(): unknown;
  makePng(svg: string, width: number, fonts: unknown): Promise<Uint8Array>;
}

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

/** By name, since the compiler must not need the package either. */
const names = { everywhere: '@hyperdoku/print', inNode: '@hyperdoku/print/node' } as const;

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

const findModules = async (): Promise<PrintModule & PrintNodeModule> => ({
  ...(await import(names.everywhere)),
  ...(await import(names.inNode)),
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
