/** Codes on pages, read back as a telephone would: from the picture of the page, by a program that knows nothing of ours. */
import { expectOk, makeSvgFile, parsePuzzles, printTheme } from '@hyperdoku/engine';
import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { readFontFiles } from '../node/fontFiles.js';
import { type PixelPicture, paintPixels } from '../node/png.js';
import type { Block, PdfPage } from '../pdf/document.js';
import { drawWholePage } from '../pdf/pageDrawing.js';
import { makeBook, somePuzzle } from './book.testkit.js';

/** Pixels a point: what a photocopier sees. */
const zoom = 200 / 72;
/** What is around a code is in the picture too. */
const around = 6;

const fonts = readFontFiles();
const theme = { ...printTheme, paper: '#FFFFFF' };

const paint = (page: PdfPage): Promise<PixelPicture> =>
  paintPixels(
    makeSvgFile(drawWholePage(page), { title: '', theme, cellSize: 1 }),
    Math.round(page.width * zoom),
    fonts,
  );

function readCode({ width, pixels }: PixelPicture, { at, scale, drawing }: Block): string | undefined {
  const side = Math.ceil((drawing.bounds.width * scale + 2 * around) * zoom);
  const [left, top] = [at.x, at.y].map(start => Math.floor((start - around) * zoom));
  const cut = new Uint8ClampedArray(4 * side * side);
  for (let row = 0; row < side; row++) {
    const from = 4 * ((top + row) * width + left);
    cut.set(pixels.subarray(from, from + 4 * side), 4 * row * side);
  }
  // jsqr is a module of the old kind, whose one export hides below another.
  return jsqr.default(cut, side, side)?.data;
}

const specs = ['4^3', '3x3', 'faces:4', '9^3', '2x2x2', 'iso:4', '2x2x1x1'];
const address = 'https://example.org/play/';

test.each(specs.slice(0, campaign(1, specs.length)))(
  'the code of a %s leads to the same puzzle',
  async spec => {
    const entry = somePuzzle(spec);
    for (const paper of (['a4', 'a5'] as const).slice(0, campaign(1, 2))) {
      const book = await makeBook([entry, entry], { paper, address });
      let found = 0;
      for (let i = 0; i < book.pageCount; i++) {
        const page = book.drawPage(i);
        const codes = page.blocks.filter(({ alt }) => alt?.startsWith('Code with the link'));
        if (codes.length === 0) continue;
        const pixels = await paint(page);
        for (const code of codes) {
          const text = readCode(pixels, code) ?? '';
          expect(text).toBe(code.url);
          expect(text.startsWith(`${address}#p=`)).toBe(true);
          const { grid } = expectOk(parsePuzzles(text)[0]);
          expect([grid.shape.name, ...grid.symbols]).toEqual([spec, ...entry.puzzle.symbols]);
          found++;
        }
      }
      expect(found).toBe(2);
    }
  },
);
