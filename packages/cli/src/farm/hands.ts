/** Who does the tasks of a run: workers of this machine, or whoever works on a queue. */
import { setTimeout as sleep } from 'node:timers/promises';
import { orderPartVersion } from '@hyperdoku/engine';
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
  /** Says that what came of these tasks is stored. */
  stored(tasks: readonly FarmTask[]): Promise<void>;
  /** How many workers there are. */
  readonly workers: number;
  close(): Promise<void>;
}

/** All cores of this machine. */
export function openLocalHands(jobs: number, signal?: AbortSignal): Hands {
  const workers = new Workers(jobs);
  const done: DoneTask[] = [];
  let failure: unknown;
  let wake = (): void => undefined;
  // What is under way then is not waited for: it is done again when the run goes on.
  signal?.addEventListener('abort', () => wake(), { once: true });
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
      if (done.length === 0 && failure === undefined && !signal?.aborted)
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
/** How many tasks are on the queue: at first, and at most. */
const fewTasks = 64;
const manyTasks = 16_384;

/** Whoever works on a queue. While it cannot be reached the run waits, and says so once. */
export function openQueueHands(
  queue: TaskQueue<FarmTask>,
  say: (sentence: string) => void,
  signal?: AbortSignal,
): Hands {
  let rounds = 0;
  let workers = 0;
  let most = fewTasks;
  let isLost = false;
  let saysNobody = false;
  const lose = (why: string): void => {
    if (!isLost && !signal?.aborted) say(texts.farm.lost(why));
    isLost = true;
  };
  // Some servers are waited for by whoever asks them, so that no question fails.
  queue.onTrouble(lose);
  const leaving = new Promise<'left'>(done => {
    if (signal?.aborted) done('left');
    signal?.addEventListener('abort', () => done('left'), { once: true });
  });
  const persist = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    while (!signal?.aborted) {
      try {
        const answer = await Promise.race([work(), leaving]);
        if (answer === 'left') break;
        if (isLost) say(texts.farm.back);
        isLost = false;
        return answer;
      } catch (error) {
        lose(messageOf(error));
        await sleep(10 * pauseMilliseconds);
      }
    }
    return otherwise;
  };
  const look = async (pending: readonly FarmTask[]): Promise<void> => {
    const [{ run }] = pending;
    const [why] = await persist(() => queue.failures(run), []);
    if (why !== undefined) throw new Refusal(texts.farm.failed(why));
    await persist(async () => queue.add(await queue.missing(pending)), undefined);
    const status = await persist(() => queue.status(), undefined);
    if (!status) return;
    workers = status.workers;
    // Where there are so many workers that hardly anything waits, they get more to take from.
    if (status.waiting < most / 4) most = Math.min(manyTasks, 2 * most);
    if (workers === 0 && !saysNobody) say(texts.farm.nobody(orderPartVersion));
    saysNobody = workers === 0;
  };
  return {
    get most() {
      return most;
    },
    get workers() {
      return workers;
    },
    give: tasks => persist(() => queue.add(tasks), undefined),
    collect: async pending => {
      const [{ run }] = pending;
      const finished = await persist(() => queue.finished(run), []);
      if (rounds++ % roundsBetweenLooks === 0) await look(pending);
      if (finished.length === 0) await Promise.race([sleep(pauseMilliseconds), leaving]);
      return finished.map(({ task, result }) => ({ task, puzzles: result as readonly NewPuzzle[] }));
    },
    stored: tasks => persist(() => queue.takeOff(tasks), undefined),
    close: () => queue.close(),
  };
}
