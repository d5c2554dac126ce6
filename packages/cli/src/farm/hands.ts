/** Who does the tasks of a run: workers of this machine, or whoever works on a queue. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskQueue } from '@hyperdoku/farm';
import type { NewPuzzle } from '@hyperdoku/library';
import { Refusal } from '../exit.js';
import { messageOf } from '../files.js';
import { Workers } from '../pool/workers.js';
import { texts } from '../texts/index.js';
import type { FarmTask } from './task.js';

interface DoneTask {
  readonly task: FarmTask;
  readonly puzzles: readonly NewPuzzle[];
}

export interface Hands {
  /** How many tasks may be under way. */
  readonly most: number;
  give(tasks: readonly FarmTask[]): Promise<void>;
  /** What is done by now; waits a little where there is nothing. */
  collect(pending: readonly FarmTask[]): Promise<readonly DoneTask[]>;
  /** Says that what came of a task is stored. */
  stored(task: FarmTask): Promise<void>;
  /** How many workers there are. */
  readonly workers: number;
  close(): Promise<void>;
}

/** All cores of this machine. */
export function openLocalHands(jobs: number): Hands {
  const workers = new Workers(jobs);
  const done: DoneTask[] = [];
  let failure: unknown;
  let wake = (): void => undefined;
  return {
    most: 2 * jobs,
    workers: jobs,
    give: async tasks => {
      for (const task of tasks)
        workers
          .run<readonly NewPuzzle[]>('doTask', task)
          .then(puzzles => done.push({ task, puzzles }))
          .catch(error => {
            failure ??= error;
          })
          .finally(() => wake());
    },
    collect: async () => {
      if (done.length === 0 && failure === undefined)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      if (failure !== undefined) throw failure;
      return done.splice(0);
    },
    stored: async () => undefined,
    close: () => workers.close(),
  };
}

const pauseMilliseconds = 100;
/** So many rounds pass before the queue is asked whether it has forgotten anything. */
const roundsBetweenLooks = 20;

/** Whoever works on a queue. While it cannot be reached the run waits, and says so once. */
export function openQueueHands(
  queue: TaskQueue<FarmTask>,
  say: (sentence: string) => void,
  signal?: AbortSignal,
): Hands {
  let rounds = 0;
  let workers = 0;
  const persist = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    for (let isLost = false; !signal?.aborted; ) {
      try {
        const answer = await work();
        if (isLost) say(texts.farm.back);
        return answer;
      } catch (error) {
        if (!isLost) say(texts.farm.lost(messageOf(error)));
        isLost = true;
        await sleep(10 * pauseMilliseconds);
      }
    }
    return otherwise;
  };
  return {
    most: 64,
    get workers() {
      return workers;
    },
    give: tasks => persist(() => queue.add(tasks), undefined),
    collect: async pending => {
      const [run] = pending.map(task => task.run);
      const finished = await persist(() => queue.finished(run), []);
      if (rounds++ % roundsBetweenLooks === 0) {
        const [why] = await persist(() => queue.failures(run), []);
        if (why !== undefined) throw new Refusal(texts.farm.failed(why));
        await persist(async () => queue.add(await queue.missing(pending)), undefined);
        ({ workers } = await persist(() => queue.status(), {
          waiting: 0,
          active: 0,
          completed: 0,
          failed: 0,
          workers,
        }));
      }
      if (finished.length === 0) await sleep(pauseMilliseconds);
      return finished.map(({ task, result }) => ({ task, puzzles: result as readonly NewPuzzle[] }));
    },
    stored: task => persist(() => queue.takeOff(task), undefined),
    close: () => queue.close(),
  };
}
