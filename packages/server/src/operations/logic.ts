/** Operations that reason as a person does. */
import {
  deduceSteps,
  describeStep,
  findSteps,
  gradePuzzle,
  ladderFor,
  levels,
  lookForSolutions,
  ok,
  Position,
  type Shape,
  type Step,
  type Strength,
  techniqueNames,
} from '@hyperdoku/engine';
import { z } from 'zod';
import { say, texts } from '../texts/index.js';
import type { Work } from '../work/work.js';
import { logicFields, puzzleFields, type StepData, shortageField, stepSchema, workFields } from './fields.js';
import { defineJson } from './operation.js';
import { readPuzzle } from './reading.js';

const { fields } = texts;
const logicRequest = z.strictObject({ ...puzzleFields, ...logicFields, ...workFields });
const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** The puzzle of a request, how many solutions it seems to have, and where logic begins. */
async function beginLogic(request: z.output<typeof logicRequest>, work: Work) {
  const pace = work.begin(request);
  const read = readPuzzle(request, work);
  if (!read.ok) return read;
  const { puzzle, sheet } = read.value;
  const found = await lookForSolutions(puzzle, pace);
  return ok({ pace, puzzle, found, position: Position.of(puzzle, sheet) });
}

export const hint = defineJson({
  path: 'hint',
  plain: true,
  long: true,
  request: logicRequest.extend({
    strength: z.int().min(1).max(3).default(3).describe(fields.strength),
  }),
  answer: z.object({
    status: z.enum(['found', 'solved', 'none', 'stuck', 'unknown']).describe(fields.status),
    /** The puzzle has more than one solution, so that logic must end before it. */
    several: z.boolean().optional(),
    text: z.string().optional(),
    step: stepSchema.optional(),
    reason: shortageField,
  }),
  examples: [{ puzzle: classic }, { puzzle: classic, strength: 1 }],
  async perform(request, work) {
    const begun = await beginLogic(request, work);
    if (!begun.ok) return begun;
    const { pace, puzzle, found, position } = begun.value;
    if (found === 'none' || position.breach) return ok({ status: 'none' as const });
    if (position.openCells === 0) return ok({ status: 'solved' as const });
    const next = await findSteps(position, { ...ladderFor(request, found), ...pace.part() }).next();
    const several = found === 'many' && { several: true };
    if (next.done)
      return ok(
        next.value
          ? { status: 'unknown' as const, reason: next.value }
          : { status: 'stuck' as const, ...several },
      );
    const strength = request.strength as Strength;
    const text = say.step(puzzle.shape, next.value, strength);
    return ok({
      status: 'found' as const,
      ...several,
      text,
      ...(strength > 1 && { step: tell(puzzle.shape, next.value, strength) }),
    });
  },
});

/** As much of a step as a hint of this strength gives away. */
function tell(shape: Shape, step: Step, strength: Strength): StepData {
  const { technique } = step;
  return strength === 2
    ? { technique, title: say.technique(technique, shape).title }
    : (describeStep(say, shape, step) as StepData);
}

export const explain = defineJson({
  path: 'explain',
  plain: true,
  long: true,
  request: logicRequest,
  answer: z.object({
    status: z.enum(['solved', 'none', 'stuck', 'unknown']).describe(fields.status),
    several: z.boolean().optional(),
    open: z.int(),
    steps: z.array(z.object({ text: z.string(), step: stepSchema })),
    reason: shortageField,
  }),
  examples: [{ puzzle: '2x2:......42.41..3..' }, { puzzle: classic, upTo: 'hidden-single' }],
  async perform(request, work) {
    const begun = await beginLogic(request, work);
    if (!begun.ok) return begun;
    const { pace, puzzle, found, position } = begun.value;
    const way = deduceSteps(position, { ...ladderFor(request, found), ...pace.part() });
    const steps: { text: string; step: StepData }[] = [];
    for (;;) {
      const next = await way.next();
      if (!next.done) {
        const text = say.step(puzzle.shape, next.value);
        steps.push({ text, step: describeStep(say, puzzle.shape, next.value) as StepData });
        continue;
      }
      const end = next.value;
      const several = found === 'many' && { several: true };
      const status = end === 'solved' || end === 'none' || end === 'stuck' ? { status: end } : cut(end);
      return ok({ ...status, ...several, open: position.openCells, steps });
    }
  },
});

const cut = <R>(reason: R) => ({ status: 'unknown' as const, reason });

export const grade = defineJson({
  path: 'grade',
  plain: true,
  long: true,
  request: logicRequest,
  answer: z.object({
    status: z.enum(['graded', 'many', 'none', 'stuck', 'unknown']).describe(fields.status),
    level: z.enum(levels).optional(),
    effort: z.number().optional(),
    hardest: z.enum(techniqueNames).optional(),
    rounds: z.partialRecord(z.enum(techniqueNames), z.int()).optional(),
    open: z.int().optional(),
    reason: shortageField,
  }),
  examples: [{ puzzle: classic }, { puzzle: '2x2:1...............' }],
  async perform(request, work) {
    const pace = work.begin(request);
    const read = readPuzzle(request, work);
    if (!read.ok) return read;
    const { puzzle } = read.value;
    const found = await lookForSolutions(puzzle, pace);
    if (found === 'many' || found === 'none') return ok({ status: found });
    const { ...result } = await gradePuzzle(puzzle, { ...ladderFor(request, found), ...pace.part() });
    return ok(result);
  },
});
