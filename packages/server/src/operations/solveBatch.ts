import { ok, type Problem, turnEventLoop } from '@hyperdoku/engine';
import { z } from 'zod';
import { describeProblem, problemSchema, refuse } from '../problem.js';
import { texts } from '../texts/index.js';
import { methodField, puzzleField, readingFields, workFields } from './fields.js';
import { defineJson } from './operation.js';
import { readPuzzle } from './reading.js';
import { solveAnswer, solvePuzzle } from './solve.js';

const item = z.union([
  solveAnswer,
  z.object({ status: z.enum(['conflict', 'unreadable']), problem: problemSchema }),
]);

/** Puzzles after which whoever wants to stop the work is heard. */
const stretch = 50;

export const solveBatch = defineJson({
  path: 'solve/batch',
  plain: false,
  long: true,
  request: z.strictObject({
    puzzles: z.array(puzzleField).min(1).describe(texts.fields.puzzles),
    ...readingFields,
    ...workFields,
    method: methodField,
  }),
  answer: z.object({ answers: z.array(item) }),
  examples: [{ puzzles: ['2x2:......42.41..3..', '2x2:1.1.............', '2x2:12'] }],
  async perform(request, work) {
    const { puzzles, method } = request;
    const { puzzles: limit } = work.caps;
    if (puzzles.length > limit) return { ok: false, refusal: refuse('too-many-puzzles', { limit }) };
    work.begin(request);
    const answers: z.input<typeof item>[] = [];
    for (const puzzle of puzzles) {
      const read = readPuzzle({ ...request, puzzle }, work);
      answers.push(read.ok ? await solvePuzzle(read.value.puzzle, work, method) : describe(read.problem));
      if (answers.length % stretch === 0) await turnEventLoop();
    }
    return ok({ answers });
  },
});

const describe = (problem: Problem): z.input<typeof item> => ({
  status: problem.code === 'conflict' ? 'conflict' : 'unreadable',
  problem: describeProblem(problem),
});
