/** Hands out the tasks of a run, and stores what comes back, each task once. What is stored is what is done: to stop is to stop. */
import { createHash } from 'node:crypto';
import type { Library } from '@hyperdoku/library';
import { type ExitCode, exitCodes } from '../exit.js';
import { complain, type Io } from '../io.js';
import { texts } from '../texts/index.js';
import { beginWork } from '../work.js';
import type { Hands } from './hands.js';
import { type FarmTask, farmVersion } from './task.js';

export interface RunPlan {
  /** As text, with the number of puzzles. */
  readonly order: string;
  readonly number: number;
  readonly seed: string;
  readonly batch: number;
  readonly grade: boolean;
}

/** The same plan has the same name, so that it is gone on with. */
const nameRun = ({ order, seed, batch, grade }: RunPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([farmVersion, order, seed, batch, grade]))
    .digest('hex')
    .slice(0, 16);

export async function runFarm(io: Io, library: Library, plan: RunPlan, hands: Hands): Promise<ExitCode> {
  const { order, number, seed, batch, grade } = plan;
  const run = nameRun(plan);
  const before = library.progressOf(run);
  const tasks = Math.ceil(number / batch);
  if (before.done.size > 0) complain(io, texts.farm.resumed(before.done.size, tasks));
  const work = beginWork(io, {}, { pieces: number, note: () => texts.farm.workers(hands.workers) });
  const pending = new Map<number, FarmTask>();
  let next = 0;
  const nextTasks = (): FarmTask[] => {
    const chosen: FarmTask[] = [];
    for (; next < tasks && pending.size < hands.most; next++) {
      const from = next * batch + 1;
      const puzzles = Math.min(batch, number - from + 1);
      if (before.done.has(next)) {
        work.tick(puzzles);
        continue;
      }
      const task: FarmTask = { run, task: next, order, seed, from, puzzles, grade };
      pending.set(next, task);
      chosen.push(task);
    }
    return chosen;
  };
  while (!io.signal?.aborted) {
    const more = nextTasks();
    if (more.length > 0) await hands.give(more);
    if (pending.size === 0) break;
    for (const { task, puzzles } of await hands.collect([...pending.values()])) {
      library.add(puzzles, new Date(), { run, task: task.task });
      await hands.stored(task);
      if (pending.delete(task.task)) work.tick(task.puzzles);
    }
  }
  work.clear();
  const { done, made, fresh } = library.progressOf(run);
  complain(io, texts.farm.summary(done.size, tasks, made, fresh));
  return made < number && done.size === tasks ? exitCodes.no : exitCodes.fine;
}
