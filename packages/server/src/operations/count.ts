import {
  countSolutions,
  solutions as listSolutions,
  makePuzzleText,
  ok,
  type Puzzle,
  type Result,
} from '@hyperdoku/engine';
import { z } from 'zod';
import { type Outcome, refuse } from '../problem.js';
import { texts } from '../texts/index.js';
import type { Work } from '../work/work.js';
import { puzzleField, type Reading, readingFields, shortageField, workFields } from './fields.js';
import { defineJson, defineLines } from './operation.js';
import { readEmpty, readPuzzle } from './reading.js';

/** A puzzle, or a shape alone for its empty board. */
const request = z.strictObject({
  puzzle: puzzleField.optional(),
  ...readingFields,
  ...workFields,
  limit: z.int().min(1).optional().describe(texts.fields.limit),
});

export const count = defineJson({
  path: 'count',
  plain: true,
  long: true,
  request,
  answer: z.object({
    status: z.enum(['exact', 'limit', 'unknown']),
    count: z.string().regex(/^\d+$/),
    reason: shortageField,
    guesses: z.int(),
  }),
  examples: [{ shape: '2x2' }, { puzzle: '2x2:1.2.............' }, { shape: '3x3', limit: 1000 }],
  async perform(wish, work) {
    work.begin(wish);
    const puzzle = readBoard(wish, work);
    if (!puzzle.ok) return puzzle;
    const { limit } = wish;
    const found = await countSolutions(puzzle.value, {
      ...work.budget(),
      ...(limit !== undefined && { limit: BigInt(limit) }),
    });
    const { status, reason, nodes: guesses } = found;
    return ok({ status, count: String(found.count), ...(reason && { reason }), guesses });
  },
});

export const solutions = defineLines({
  path: 'solutions',
  plain: true,
  long: true,
  request,
  answer: z.union([
    z.object({ solution: z.string() }),
    z.object({ end: z.enum(['all', 'limit', 'aborted', 'nodes', 'time']), count: z.int() }),
  ]),
  examples: [
    { puzzle: '2x2:1.2.............', limit: 5 },
    { shape: '2x2', limit: 3 },
  ],
  async perform(wish, work, send) {
    work.begin(wish);
    const puzzle = readBoard(wish, work);
    if (!puzzle.ok) return puzzle;
    const { limit } = wish;
    const found = listSolutions(puzzle.value, {
      ...work.budget(),
      ...(limit !== undefined && { limit }),
    });
    for await (const solution of found) await send({ solution: makePuzzleText(solution) });
    const end = found.end === undefined || found.end === 'left' ? 'aborted' : found.end;
    await send({ end, count: found.count });
    return ok(undefined);
  },
});

function readBoard(
  { puzzle, ...reading }: Reading & { readonly puzzle?: string | Record<string, unknown> | undefined },
  work: Work,
): Outcome<Puzzle> {
  if (puzzle === undefined && reading.shape === undefined)
    return { ok: false, refusal: refuse('no-puzzle-given') };
  const read: Result<Puzzle> =
    puzzle === undefined
      ? readEmpty(reading.shape ?? '', work)
      : onlyPuzzle(readPuzzle({ ...reading, puzzle }, work));
  return read;
}

const onlyPuzzle = (read: ReturnType<typeof readPuzzle>): Result<Puzzle> =>
  read.ok ? ok(read.value.puzzle) : read;
