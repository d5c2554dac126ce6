import {
  blank,
  viewCellSize as cellSize,
  drawView,
  filledGrid,
  makeSvgFile,
  ok,
  parseAxis,
  parseView,
  themes,
  viewNames,
  viewsOf,
} from '@hyperdoku/engine';
import { z } from 'zod';
import { loadPrint } from '../print.js';
import { refuse } from '../problem.js';
import { say, texts } from '../texts/index.js';
import { puzzleFields } from './fields.js';
import { definePicture } from './operation.js';
import { readSheet } from './reading.js';

const { fields } = texts;
const mediaTypes = { svg: 'image/svg+xml', png: 'image/png', pdf: 'application/pdf' } as const;

export const picture = definePicture({
  path: 'picture',
  plain: true,
  long: true,
  request: z.strictObject({
    ...puzzleFields,
    type: z.enum(['svg', 'png', 'pdf']).default('svg').describe(fields.type),
    view: z.enum(viewNames).optional().describe(fields.view),
    theme: z.enum(['paper', 'dark', 'contrast', 'print']).default('paper').describe(fields.theme),
    axis: z.string().max(20).optional().describe(fields.axis),
    width: z.int().min(16).max(4096).default(1024).describe(fields.width),
  }),
  types: Object.values(mediaTypes),
  examples: [
    { puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' },
    {
      puzzle: '4^3:1...............2...............3...............4...............',
      view: 'cube',
      theme: 'dark',
    },
  ],
  async perform(request, work) {
    const sheet = readSheet(request, work);
    if (!sheet.ok) return sheet;
    const { grid: clues } = sheet.value;
    const grid = filledGrid(sheet.value);
    const { shape } = grid;
    const view = parseView(shape, request.view ?? viewsOf(shape)[0]);
    if (!view.ok) return view;
    const axis = request.axis === undefined ? undefined : parseAxis(shape, request.axis);
    if (axis && !axis.ok) return axis;
    const theme = themes[request.theme];
    const title = shape.name;
    const drawing = drawView(grid, view.value, {
      ...(axis && { axis: axis.value }),
      lookOf: cell => ({ isEntry: clues.symbols[cell] === blank }),
      nameFace: say.face,
    });
    const type = mediaTypes[request.type];
    const svg = (): string => makeSvgFile(drawing, { title, theme, cellSize });
    if (request.type === 'svg') return ok({ type, content: svg() });
    const print = await loadPrint();
    if (!print) return { ok: false, refusal: refuse('print-absent') };
    const fonts = print.readFontFiles();
    const content =
      request.type === 'png'
        ? await print.makePng(svg(), request.width, fonts)
        : await print.makePdfPicture(drawing, { title, language: say.language, theme, cellSize, fonts });
    return ok({ type, content });
  },
});
