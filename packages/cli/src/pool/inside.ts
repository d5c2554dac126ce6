/** What a worker does: the command on one part at a time, hunts, and tasks of the farm, one after the other. */
import { BroadcastChannel, workerData } from 'node:worker_threads';
import type { NewPuzzle } from '@hyperdoku/library';
import type { FarmTask } from '../farm/task.js';
import { main } from '../main.js';
import type { GridAnswer, GridOrder } from './hunters.js';
import { type PartAnswer, type PartOrder, runPart } from './part.js';
import type { WorkerData } from './workers.js';

/** What a worker can be asked, by name. */
export interface Inside {
  /** Answers when the worker is ready. */
  greet(): boolean;
  doPart(order: PartOrder): Promise<PartAnswer>;
  doHunt(order: GridOrder): Promise<GridAnswer>;
  doTask(task: FarmTask): Promise<NewPuzzle[]>;
}

export function openInside(): Inside {
  const { channel: name, left } = workerData as WorkerData;
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.onmessage = () => leaving.abort();
  channel.unref();
  // Everybody may have left before this one could hear it.
  if (Atomics.load(left, 0) === 1) leaving.abort();

  // The next thing to do is there before the last is done, and waits for it.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn =
    <Task, Answer>(work: (task: Task) => Promise<Answer>) =>
    (task: Task): Promise<Answer> => {
      const own = last.then(() => work(task));
      last = own.catch(() => undefined);
      return own;
    };
  return {
    greet: () => true,
    doPart: inTurn(order => runPart(order, main, leaving.signal)),
    doHunt: inTurn(async order => (await import('./hunters.js')).huntInside(order, leaving.signal)),
    doTask: inTurn(async task => (await import('../farm/task.js')).doFarmTask(task)),
  };
}
