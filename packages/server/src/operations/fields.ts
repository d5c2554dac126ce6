/** Fields that several operations have. */
import { alphabetNames, formatNames, methods, techniqueNames } from '@hyperdoku/engine';
import { z } from 'zod';
import { texts } from '../texts/index.js';

const { fields } = texts;

export const puzzleField = z
  .union([z.string().min(1), z.record(z.string(), z.unknown())])
  .describe(fields.puzzle);

/** How a text is to be read. */
export const readingFields = {
  shape: z.string().optional().describe(fields.shape),
  format: z.enum(formatNames).optional().describe(fields.format),
  symbols: z.enum(alphabetNames).optional().describe(fields.symbols),
};
export type Reading = z.output<z.ZodObject<typeof readingFields>>;

export const puzzleFields = { puzzle: puzzleField, ...readingFields };
export type PuzzleRequest = z.output<z.ZodObject<typeof puzzleFields>>;

/** How much work is allowed. */
export const workFields = {
  milliseconds: z.int().min(1).optional().describe(fields.milliseconds),
  guesses: z.int().min(1).optional().describe(fields.guesses),
};

export const methodField = z.enum(methods).optional().describe(fields.method);

/** Which techniques are allowed. */
export const logicFields = {
  upTo: z.enum(techniqueNames).optional().describe(fields.upTo),
  assumeUnique: z.boolean().optional().describe(fields.assumeUnique),
};

/** What the work ran out of. */
export const shortageField = z.enum(['aborted', 'nodes', 'time']).optional().describe(fields.reason);

const candidate = z.object({ cell: z.string(), symbol: z.string() });
const link = candidate.extend({ holds: z.boolean() });
const names = z.array(z.string()).optional();

/** A step with names instead of numbers; what is empty is left out. */
export const stepSchema = z.object({
  technique: z.enum(techniqueNames).optional(),
  title: z.string().optional(),
  houses: names,
  covers: names,
  cells: names,
  fins: names,
  subset: names,
  symbols: names,
  chain: z.array(link).optional(),
  branches: z.array(z.array(link)).optional(),
  cases: z.array(z.record(z.string(), z.unknown())).optional(),
  witnesses: z.array(candidate.extend({ place: z.string(), by: z.string() })).optional(),
  ruledOutBefore: z.array(candidate).optional(),
  seen: z.array(candidate.extend({ from: z.array(candidate.extend({ by: z.string() })) })).optional(),
  placements: z.array(candidate).optional(),
  eliminations: z.array(candidate).optional(),
});
export type StepData = z.input<typeof stepSchema>;
