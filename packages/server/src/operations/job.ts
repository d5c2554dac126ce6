/**
 * Orders that take longer than a request may: they go to the farm, as tasks on its queue. A job is its order and seed, and nothing else, so
 * the server keeps no list of jobs: any server of the same queue knows of each, after a restart too, and two who order the same share it.
 */
import { createHash } from 'node:crypto';
import {
  checkOrder,
  countParts,
  cutOrder,
  levels,
  makeOrder,
  type OrderPlan,
  ok,
  orderPartVersion,
  outlineOf,
  parseOrder,
  shapeOf,
  techniqueNames,
} from '@hyperdoku/engine';
import type { TaskState } from '@hyperdoku/farm';
import { z } from 'zod';
import { type Outcome, refuse } from '../problem.js';
import { texts } from '../texts/index.js';
import type { JobTask } from '../work/places.js';
import type { Work } from '../work/work.js';
import { defineJson, defineLines } from './operation.js';

const { fields } = texts;

const request = z.strictObject({
  order: z.string().min(1).describe(fields.order),
  seed: z.string().min(1).max(200).describe(fields.seed),
  grade: z.boolean().default(false).describe(fields.grade),
});

const stateSchema = z.object({
  state: z.enum(['waiting', 'working', 'done', 'failed', 'lost']).describe(fields.state),
  puzzles: z.int().describe(fields.puzzlesOfJob),
  tasks: z.int().describe(fields.tasks),
  done: z.int().describe(fields.tasksDone),
  failed: z.int().describe(fields.tasksFailed),
  workers: z.int().describe(fields.workers),
});

const examples = [{ order: '2x2,n=30', seed: '7' }];
const common = { needs: 'queue', long: false, request, examples } as const;

/** A job has so many tasks at most, so that to ask for its state costs little. */
const mostTasks = 200;
/** A farm with so many tasks to do is busy. */
const mostWaiting = 20_000;

export const job = defineJson({
  ...common,
  path: 'job',
  // It changes something, which an address must not do.
  plain: false,
  answer: stateSchema,
  lasts: () => false,
  async perform(wish, work) {
    const planned = planJob(wish, work);
    if (!planned.ok) return planned;
    const { tasks } = planned.value;
    const handed = await work.places.askQueue(async queue => {
      if ((await queue.status()).waiting > mostWaiting) return false;
      await queue.announce();
      await queue.add(tasks, work.places.keep);
      return true;
    });
    if (!handed.ok) return handed;
    return handed.value ? lookAt(planned.value, work) : { ok: false, refusal: refuse('farm-busy') };
  },
});

export const jobState = defineJson({
  ...common,
  path: 'job/state',
  plain: true,
  answer: stateSchema,
  lasts: () => false,
  async perform(wish, work) {
    const planned = planJob(wish, work);
    return planned.ok ? lookAt(planned.value, work) : planned;
  },
});

/** What comes back from a task, as far as it is told. */
const resultSchema = z.array(
  z.object({
    puzzle: z.string(),
    clues: z.int(),
    source: z.string(),
    grade: z
      .object({
        level: z.enum(levels),
        effort: z.number(),
        hardest: z.enum(techniqueNames).optional(),
      })
      .optional()
      .catch(undefined),
  }),
);

export const jobResult = defineLines({
  ...common,
  path: 'job/result',
  plain: true,
  answer: z.union([
    z.object({
      puzzle: z.string(),
      clues: z.int(),
      id: z.string(),
      level: z.enum(levels).optional(),
      effort: z.number().optional(),
      hardest: z.enum(techniqueNames).optional(),
    }),
    z.object({ end: z.enum(['all', 'unfinished']).describe(fields.endOfResult), count: z.int() }),
  ]),
  async perform(wish, work, send) {
    const planned = planJob(wish, work);
    if (!planned.ok) return planned;
    const looked = await lookAt(planned.value, work);
    if (!looked.ok) return looked;
    let count = 0;
    let end: 'all' | 'unfinished' = 'all';
    for (const task of planned.value.tasks) {
      const asked = await work.places.askQueue(queue => queue.resultOf(task));
      if (!asked.ok) return asked;
      const result = resultSchema.safeParse(asked.value);
      if (!result.success) end = 'unfinished';
      for (const { puzzle, clues, source: id, grade } of result.data ?? []) {
        count++;
        await send({ puzzle, clues, id, ...grade });
      }
    }
    await send({ end, count });
    return ok(undefined);
  },
});

interface Planned {
  readonly plan: OrderPlan;
  readonly tasks: readonly JobTask[];
}

function planJob({ order: text, seed, grade }: z.output<typeof request>, work: Work): Outcome<Planned> {
  const read = parseOrder(text);
  if (!read.ok) return read;
  const { spec, order, number } = read.value;
  const { jobPuzzles: limit, cells } = work.caps;
  if (number > limit) return { ok: false, refusal: refuse('too-many-puzzles', { limit }) };
  const outline = outlineOf(spec, cells);
  const shape = outline.ok ? shapeOf(spec) : outline;
  if (!shape.ok) return shape;
  const unfit = checkOrder(shape.value, order);
  if (unfit) return unfit;
  const batch = Math.ceil(number / mostTasks);
  const plan = { order: makeOrder(read.value), number, seed, batch, grade };
  const run = `api-${createHash('sha256')
    .update(JSON.stringify([orderPartVersion, plan]))
    .digest('hex')
    .slice(0, 32)}`;
  const tasks = Array.from({ length: countParts(plan) }, (_, task) => ({
    run,
    task,
    ...cutOrder(plan, task),
  }));
  return ok({ plan, tasks });
}

async function lookAt({ plan, tasks }: Planned, work: Work): Promise<Outcome<z.input<typeof stateSchema>>> {
  const asked = await work.places.askQueue(async queue => ({
    states: await queue.statesOf(tasks),
    workers: (await queue.status()).workers,
  }));
  if (!asked.ok) return asked;
  const { states, workers } = asked.value;
  const counted = (state: TaskState): number => states.filter(one => one === state).length;
  const [gone, done, failed] = [counted('gone'), counted('completed'), counted('failed')];
  if (gone === tasks.length) return { ok: false, refusal: refuse('no-such-job') };
  const facts = { puzzles: plan.number, tasks: tasks.length, done, failed, workers };
  return ok({ state: judge(tasks.length, { gone, done, failed, active: counted('active') }), ...facts });
}

function judge(
  tasks: number,
  { gone, done, failed, active }: Readonly<Record<'gone' | 'done' | 'failed' | 'active', number>>,
): z.input<typeof stateSchema>['state'] {
  if (done === tasks) return 'done';
  if (gone > 0) return 'lost';
  if (failed > 0) return 'failed';
  return active > 0 || done > 0 ? 'working' : 'waiting';
}
