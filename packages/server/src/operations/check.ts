import {
  asPuzzle,
  type Conflict,
  countFilled,
  findConflicts,
  type Grid,
  isFull,
  makeCellName,
  ok,
} from '@hyperdoku/engine';
import { z } from 'zod';
import { describeProblem, problemSchema } from '../problem.js';
import { say } from '../texts/index.js';
import { methodField, puzzleFields, workFields } from './fields.js';
import { defineJson } from './operation.js';
import { readSheet } from './reading.js';
import { solvePuzzle } from './solve.js';

/** A grid of one symbol has as many conflicts as houses; more than these are of no use. */
const maxConflicts = 20;

const conflictSchema = z.object({ cells: z.array(z.string()), message: z.string() });

export const check = defineJson({
  path: 'check',
  plain: true,
  long: false,
  request: z.strictObject({ ...puzzleFields, ...workFields, method: methodField }),
  answer: z.object({
    status: z.enum(['solved', 'unique', 'many', 'none', 'unknown', 'conflict']),
    shape: z.string(),
    cells: z.int(),
    clues: z.int(),
    differ: z.array(z.string()).optional(),
    reason: z.string().optional(),
    problem: problemSchema.optional(),
    conflicts: z.array(conflictSchema).optional(),
  }),
  examples: [{ puzzle: '2x2:......42.41..3..' }, { puzzle: '2x2:11..............' }],
  async perform(request, work) {
    work.begin(request);
    const sheet = readSheet(request, work);
    if (!sheet.ok) return sheet;
    const { grid } = sheet.value;
    const facts = { shape: grid.shape.name, cells: grid.shape.cellCount, clues: countFilled(grid) };
    const puzzle = asPuzzle(grid);
    if (!puzzle.ok) {
      const problem = describeProblem(puzzle.problem);
      return ok({ status: 'conflict' as const, ...facts, problem, conflicts: listConflicts(grid) });
    }
    if (isFull(puzzle.value)) return ok({ status: 'solved' as const, ...facts });
    const { status, differ, reason } = await solvePuzzle(puzzle.value, work, request.method);
    return ok({ status, ...facts, ...(differ && { differ }), ...(reason && { reason }) });
  },
});

function listConflicts(grid: Grid): z.input<typeof conflictSchema>[] {
  const found: z.input<typeof conflictSchema>[] = [];
  const describe = (conflict: Conflict) => ({
    cells: conflict.cells.map(cell => makeCellName(grid.shape, cell)),
    message: say.conflict(grid, conflict),
  });
  for (const conflict of findConflicts(grid)) {
    found.push(describe(conflict));
    if (found.length === maxConflicts) break;
  }
  return found;
}
