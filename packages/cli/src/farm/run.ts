/** Hands out the tasks of a run, and stores what comes back, each task once. What is stored is what is done: to stop is to stop. */
import { createHash } from 'node:crypto';
import { countParts, cutOrder, type OrderPlan, orderPartVersion } from '@hyperdoku/engine';
import type { Library } from '@hyperdoku/library';
import { type ExitCode, exitCodes } from '../exit.js';
import { complain, type Io } from '../io.js';
import { texts } from '../texts/index.js';
import { beginWork } from '../work.js';
import type { Hands } from './hands.js';
import type { FarmTask } from './task.js';

/** The same plan has the same name, so that it is gone on with. */
const nameRun = ({ order, seed, batch, grade }: OrderPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([orderPartVersion, order, seed, batch, grade]))
    .digest('hex')
    .slice(0, 16);

export async function runFarm(io: Io, library: Library, plan: OrderPlan, hands: Hands): Promise<ExitCode> {
  const { number } = plan;
  const run = nameRun(plan);
  const before = library.progressOf(run);
  const tasks = countParts(plan);
  if (before.done.size > 0) complain(io, texts.farm.resumed(before.done.size, tasks));
  const work = beginWork(io, {}, { pieces: number, note: () => texts.farm.workers(hands.workers) });
  const pending = new Map<number, FarmTask>();
  let next = 0;
  const nextTasks = (): FarmTask[] => {
    const chosen: FarmTask[] = [];
    for (; next < tasks && pending.size < hands.most; next++) {
      const part = cutOrder(plan, next);
      if (before.done.has(next)) {
        work.tick(part.puzzles);
        continue;
      }
      const task: FarmTask = { run, task: next, ...part };
      pending.set(next, task);
      chosen.push(task);
    }
    return chosen;
  };
  while (!io.signal?.aborted) {
    const more = nextTasks();
    if (more.length > 0) await hands.give(more);
    if (pending.size === 0) break;
    const done = await hands.collect([...pending.values()]);
    if (done.length === 0) continue;
    const marked = done.map(({ task, puzzles }) => ({ mark: { run, task: task.task }, puzzles }));
    library.addTasks(marked, new Date());
    await hands.stored(done.map(({ task }) => task));
    for (const { task } of done) if (pending.delete(task.task)) work.tick(task.puzzles);
  }
  work.clear();
  const { done, made, fresh } = library.progressOf(run);
  complain(io, texts.farm.summary(done.size, tasks, made, fresh));
  return made < number && done.size === tasks ? exitCodes.no : exitCodes.fine;
}
