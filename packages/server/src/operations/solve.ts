import { decide, type Method, makeCellName, makePuzzleText, ok, type Puzzle } from '@hyperdoku/engine';
import { z } from 'zod';
import { say, texts } from '../texts/index.js';
import type { Work } from '../work/work.js';
import { methodField, puzzleFields, workFields } from './fields.js';
import { defineJson } from './operation.js';
import { readPuzzle } from './reading.js';

const { fields } = texts;

export const solveAnswer = z.object({
  status: z.enum(['unique', 'many', 'none', 'unknown']).describe(fields.status),
  solution: z.string().optional().describe(fields.solution),
  other: z.string().optional().describe(fields.other),
  differ: z.array(z.string()).optional().describe(fields.differ),
  reason: z.string().optional().describe(fields.reason),
  by: z.enum(['rule', 'singles', 'search', 'sat']).describe(fields.by),
  guesses: z.int().describe(fields.spent),
});
export type SolveAnswer = z.input<typeof solveAnswer>;

export const solve = defineJson({
  path: 'solve',
  plain: true,
  long: false,
  request: z.strictObject({ ...puzzleFields, ...workFields, method: methodField }),
  answer: solveAnswer,
  examples: [
    { puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' },
    { puzzle: '2x2:1.2.............' },
    { puzzle: '4^3:1...............2...............3...............4...............', guesses: 10_000 },
  ],
  async perform(request, work) {
    work.begin(request);
    const read = readPuzzle(request, work);
    return read.ok ? ok(await solvePuzzle(read.value.puzzle, work, request.method)) : read;
  },
});

export async function solvePuzzle(puzzle: Puzzle, work: Work, method?: Method): Promise<SolveAnswer> {
  const verdict = await decide(puzzle, work.decision(method));
  const { status, by, nodes: guesses } = verdict;
  switch (verdict.status) {
    case 'unique':
      return { status, solution: makePuzzleText(verdict.solution), by, guesses };
    case 'many':
      return {
        status,
        solution: makePuzzleText(verdict.solution),
        other: makePuzzleText(verdict.other),
        differ: verdict.differ.map(cell => makeCellName(puzzle.shape, cell)),
        by,
        guesses,
      };
    case 'none': {
      const reason = verdict.contradiction && say.contradiction(puzzle.shape, verdict.contradiction);
      return { status, ...(reason && { reason }), by, guesses };
    }
    case 'unknown': {
      const { solution, reason } = verdict;
      return { status, ...(solution && { solution: makePuzzleText(solution) }), reason, by, guesses };
    }
  }
}
