/** Operations that say the same puzzle otherwise. */
import { canonise, formatNames, formats, makePuzzleText, notKept, ok } from '@hyperdoku/engine';
import { z } from 'zod';
import { texts } from '../texts/index.js';
import { puzzleFields, workFields } from './fields.js';
import { defineJson } from './operation.js';
import { readPuzzle, readSheet } from './reading.js';

export const canon = defineJson({
  path: 'canon',
  plain: true,
  long: true,
  request: z.strictObject({ ...puzzleFields, ...workFields }),
  answer: z.object({ canonical: z.string(), automorphisms: z.string().regex(/^\d+$/) }),
  examples: [{ puzzle: '2x2:1234341221434321' }],
  async perform(request, work) {
    work.begin(request);
    const read = readPuzzle(request, work);
    if (!read.ok) return read;
    const form = await canonise(read.value.puzzle, work.budget());
    if (!form.ok) return form;
    const { grid, automorphisms } = form.value;
    return ok({ canonical: makePuzzleText(grid), automorphisms: String(automorphisms) });
  },
});

export const convert = defineJson({
  path: 'convert',
  plain: true,
  long: true,
  request: z.strictObject({ ...puzzleFields, to: z.enum(formatNames).describe(texts.fields.to) }),
  answer: z.object({ text: z.string(), extension: z.string(), notKept: z.array(z.string()) }),
  examples: [
    { puzzle: '2x2:......42.41..3..', to: 'link' },
    { puzzle: '2x2:......42.41..3..', to: 'json' },
  ],
  perform(request, work) {
    const { to } = request;
    const sheet = readSheet(request, work);
    if (!sheet.ok) return sheet;
    const { extension, heading, ending } = formats[to];
    const pieces = formats[to].make(sheet.value);
    if (!pieces.ok) return pieces;
    const text = [heading, [...pieces.value].join(''), ending].filter(part => part !== undefined).join('\n');
    return ok({ text, extension, notKept: [...notKept(to, sheet.value)] });
  },
});
