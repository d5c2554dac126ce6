/** Operations on the library that the server was given. */
import { randomUUID } from 'node:crypto';
import { createRandom, levels, makeLink, ok, parsePuzzle, techniqueNames } from '@hyperdoku/engine';
import type { Filter, StoredPuzzle } from '@hyperdoku/library';
import { z } from 'zod';
import { type Outcome, refuse } from '../problem.js';
import { texts } from '../texts/index.js';
import type { Work } from '../work/work.js';
import { defineJson } from './operation.js';
import { readShape } from './reading.js';

const { fields } = texts;

/** Which puzzles are meant. */
const filterFields = {
  shape: z.string().optional().describe(fields.shapeOfStored),
  level: z.enum(levels).optional().describe(fields.level),
  upToLevel: z.enum(levels).optional().describe(fields.upToLevel),
  technique: z.enum(techniqueNames).optional().describe(fields.technique),
  cluesFrom: z.int().min(0).optional().describe(fields.cluesFrom),
  cluesTo: z.int().min(0).optional().describe(fields.cluesTo),
  source: z.string().max(1000).optional().describe(fields.source),
};
type FilterFields = z.output<z.ZodObject<typeof filterFields>>;

const storedSchema = z.object({
  id: z.int().describe(fields.id),
  shape: z.string(),
  puzzle: z.string(),
  clues: z.int(),
  level: z.string().optional(),
  effort: z.number().optional(),
  hardest: z.string().optional(),
  source: z.string(),
  added: z.string().describe(fields.added),
});

const shownSchema = storedSchema.extend({
  rounds: z.record(z.string(), z.int()).describe(fields.rounds),
  link: z.string().describe(fields.link),
});

/** What the library holds changes. */
const common = { plain: true, needs: 'library', long: false, lasts: () => false } as const;
const mostListed = 1000;

export const library = defineJson({
  ...common,
  path: 'library',
  request: z.strictObject({
    ...filterFields,
    limit: z.int().min(1).max(mostListed).default(100).describe(fields.listed),
    after: z.int().min(0).default(0).describe(fields.after),
  }),
  answer: z.object({ count: z.int().describe(fields.countOfStored), puzzles: z.array(storedSchema) }),
  examples: [{}, { level: 'easy', upToLevel: 'hard', cluesTo: 30, limit: 5 }],
  async perform({ limit, after, ...wish }, work) {
    const opened = await openFiltered(wish, work);
    if (!opened.ok) return opened;
    const { library, filter } = opened.value;
    const puzzles = Array.from(library.list(filter, limit, after), describe);
    return ok({ count: library.count(filter), puzzles });
  },
});

export const libraryPuzzle = defineJson({
  ...common,
  path: 'library/puzzle',
  request: z.strictObject({ id: z.int().min(1).describe(fields.id) }),
  answer: shownSchema,
  examples: [{ id: 1 }],
  async perform({ id }, work) {
    const opened = await work.places.openLibrary();
    return opened.ok ? show(opened.value, opened.value.find(id)) : opened;
  },
});

export const libraryRandom = defineJson({
  ...common,
  path: 'library/random',
  request: z.strictObject({
    ...filterFields,
    seed: z.string().min(1).max(200).optional().describe(fields.seedOfChoice),
  }),
  answer: shownSchema,
  examples: [{ seed: '7' }, { shape: '3x3', upToLevel: 'hard', seed: 'a' }],
  async perform({ seed = randomUUID(), ...wish }, work) {
    const opened = await openFiltered(wish, work);
    if (!opened.ok) return opened;
    const { library, filter } = opened.value;
    const count = library.count(filter);
    const chosen = count === 0 ? undefined : library.pick(filter, createRandom(seed).below(count));
    return show(library, chosen);
  },
});

type Library = Extract<Awaited<ReturnType<Work['places']['openLibrary']>>, { ok: true }>['value'];

async function openFiltered(
  wish: FilterFields,
  work: Work,
): Promise<Outcome<{ library: Library; filter: Filter }>> {
  const opened = await work.places.openLibrary();
  if (!opened.ok) return opened;
  const { level, upToLevel, technique, cluesFrom, cluesTo, source } = wish;
  const shape = wish.shape === undefined ? undefined : readShape(wish.shape, work);
  if (shape && !shape.ok) return shape;
  const filter: Filter = {
    ...(shape && { shape: shape.value.name }),
    ...((level || upToLevel) && {
      levels: levels.slice(
        level ? levels.indexOf(level) : 0,
        levels.indexOf(upToLevel ?? level ?? 'easy') + 1,
      ),
    }),
    ...(technique && { technique }),
    clues: {
      ...(cluesFrom !== undefined && { from: cluesFrom }),
      ...(cluesTo !== undefined && { to: cluesTo }),
    },
    ...(source !== undefined && { source }),
  };
  return ok({ library: opened.value, filter });
}

function describe({ id, shape, puzzle, clues, level, effort, hardest, source, added }: StoredPuzzle) {
  return {
    id,
    shape,
    puzzle,
    clues,
    ...(level !== null && { level }),
    ...(effort !== null && { effort }),
    ...(hardest !== null && { hardest }),
    source,
    added,
  };
}

function show(library: Library, stored: StoredPuzzle | undefined): Outcome<z.input<typeof shownSchema>> {
  if (!stored) return { ok: false, refusal: refuse('no-such-puzzle') };
  const puzzle = parsePuzzle(stored.puzzle);
  if (!puzzle.ok) return puzzle;
  return ok({
    ...describe(stored),
    rounds: { ...library.techniquesOf(stored.id) },
    link: makeLink(puzzle.value, '/'),
  });
}
