import { countFilled, filledGrid, makePuzzleText, ok, type Sheet } from '@hyperdoku/engine';
import { z } from 'zod';
import { describeProblem, problemSchema, refuse } from '../problem.js';
import { texts } from '../texts/index.js';
import { readingFields } from './fields.js';
import { defineJson } from './operation.js';
import { readSheets } from './reading.js';

const sheetSchema = z.object({
  shape: z.string(),
  cells: z.int(),
  clues: z.int(),
  puzzle: z.string(),
  /** With what a player had entered. */
  filled: z.string().optional(),
  solution: z.string().optional(),
  about: z.record(z.string(), z.string()),
  leftOut: z.array(z.string()).optional(),
});

export const parse = defineJson({
  path: 'parse',
  plain: true,
  long: false,
  request: z.strictObject({ text: z.string().min(1).describe(texts.fields.text), ...readingFields }),
  answer: z.object({
    puzzles: z.array(z.union([sheetSchema, z.object({ problem: problemSchema })])),
  }),
  examples: [
    { text: '2x2:......42.41..3..\n2x2:1...............' },
    { text: '1.1.............', shape: '2x2' },
  ],
  perform(request, work) {
    const sheets = readSheets(request.text, request, work);
    const { puzzles: limit } = work.caps;
    if (sheets.length > limit) return { ok: false, refusal: refuse('too-many-puzzles', { limit }) };
    return ok({
      puzzles: sheets.map(sheet =>
        sheet.ok ? describeSheet(sheet.value) : { problem: describeProblem(sheet.problem) },
      ),
    });
  },
});

function describeSheet(sheet: Sheet): z.input<typeof sheetSchema> {
  const { grid, entries, solution, about, leftOut } = sheet;
  return {
    shape: grid.shape.name,
    cells: grid.shape.cellCount,
    clues: countFilled(grid),
    puzzle: makePuzzleText(grid),
    ...(entries && { filled: makePuzzleText(filledGrid(sheet)) }),
    ...(solution && { solution: makePuzzleText(solution) }),
    about: { ...about },
    ...(leftOut && { leftOut: [...leftOut] }),
  };
}
