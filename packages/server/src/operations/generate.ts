import { randomUUID } from 'node:crypto';
import {
  fail,
  type Generated,
  generatePuzzle,
  isRepeatable,
  levels,
  makeOrder,
  makePuzzleId,
  makePuzzleText,
  type Order,
  ok,
  orderAt,
  outlineOf,
  parseOrder,
  type Shape,
  shapeOf,
  techniqueNames,
} from '@hyperdoku/engine';
import { z } from 'zod';
import { refuse } from '../problem.js';
import { texts } from '../texts/index.js';
import { shortageField, workFields } from './fields.js';
import { defineJson } from './operation.js';

const madeSchema = z.object({
  status: z.enum(['met', 'near']),
  /** The name under which it is made again; absent where the work was cut short. */
  id: z.string().optional(),
  puzzle: z.string(),
  solution: z.string(),
  clues: z.int(),
  seed: z.string(),
  proof: z.enum(['singles', 'search', 'sat']),
  minimal: z.boolean(),
  level: z.enum(levels).optional(),
  effort: z.number().optional(),
  hardest: z.enum(techniqueNames).optional(),
  shortage: shortageField,
});

export const generate = defineJson({
  path: 'generate',
  plain: true,
  long: true,
  request: z.strictObject({
    order: z.string().min(1).describe(texts.fields.order),
    seed: z.string().min(1).max(200).optional().describe(texts.fields.seed),
    ...workFields,
  }),
  answer: z.object({ order: z.string(), seed: z.string(), puzzles: z.array(madeSchema) }),
  examples: [
    { order: '2x2,n=3', seed: '7' },
    { order: '3x3,level=easy', seed: 'a' },
  ],
  lasts: ({ seed }) => seed !== undefined,
  async perform(request, work) {
    const pace = work.begin(request);
    const read = parseOrder(request.order);
    if (!read.ok) return read;
    const { spec, order, number } = read.value;
    const { puzzles: limit, cells } = work.caps;
    if (number > limit) return { ok: false, refusal: refuse('too-many-puzzles', { limit }) };
    const outline = outlineOf(spec, cells);
    const shape = outline.ok ? shapeOf(spec) : outline;
    if (!shape.ok) return shape;
    const seed = request.seed ?? randomUUID().slice(0, 8);
    const puzzles: z.input<typeof madeSchema>[] = [];
    for (let i = 0; i < number; i++) {
      const own = number === 1 ? seed : `${seed}-${i + 1}`;
      const { method: _, ...options } = work.decision();
      const ownOrder = orderAt(order, i, number);
      const made = await generatePuzzle(shape.value, own, ownOrder, options);
      if (!made.ok) return made;
      puzzles.push(describe(made.value, shape.value, own, ownOrder));
      const reason = pace.shortage();
      if (reason && i < number - 1) return fail('cut-short', 'puzzle', { reason });
    }
    return ok({ order: makeOrder(read.value), seed, puzzles });
  },
});

function describe(made: Generated, shape: Shape, seed: string, order: Order): z.input<typeof madeSchema> {
  const { status, puzzle, solution, clues, proof, minimal, shortage, grade } = made;
  const graded = grade?.status === 'graded' ? grade : undefined;
  return {
    status,
    ...(isRepeatable(made, shape, order) && { id: makePuzzleId({ spec: shape.spec, seed, order }) }),
    puzzle: makePuzzleText(puzzle),
    solution: makePuzzleText(solution),
    clues,
    seed,
    proof,
    minimal,
    ...(graded && { level: graded.level, effort: graded.effort }),
    ...(graded?.hardest && { hardest: graded.hardest }),
    ...(shortage && { shortage }),
  };
}
