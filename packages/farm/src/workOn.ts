/** Works on the tasks of a version, for as long as it is wanted. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from './address.js';
import { type Job, openBackendWorker, type Worker } from './backend.js';
import { nameOf } from './names.js';
import { reachQueue, reasonOf } from './reach.js';
import type { QueuedTask } from './taskQueue.js';

/** Is told when the connection is lost, with the reason, and when it is there again. */
export type OnTrouble = (reason: string | undefined) => void;

const pauseMilliseconds = 500;

/** Works on the tasks of a version until it is told to stop; what it has in hand then is ended first. */
export async function workOn<T extends QueuedTask>(
  address: Address,
  version: string,
  concurrency: number,
  doTask: (task: T) => Promise<unknown>,
  onTrouble: OnTrouble,
): Promise<{ close(): Promise<void> }> {
  const name = nameOf(version);
  let isLost = false;
  let isClosed = false;
  /** The worker reconnects by itself, but does not say so before the next task comes. */
  const watch = async (): Promise<void> => {
    while (!isClosed) {
      await sleep(pauseMilliseconds);
      const queue = await reachQueue(address, name, { patienceMilliseconds: 0 });
      if ('unreachable' in queue) continue;
      await queue.close();
      isLost = false;
      if (!isClosed) onTrouble(undefined);
      return;
    }
  };
  const lose = (error: unknown): void => {
    if (isLost || isClosed) return;
    isLost = true;
    onTrouble(reasonOf(error));
    watch().catch(() => undefined);
  };
  const worker = await openWorker(
    () => openBackendWorker(address, name, (job: Job) => doTask(job.data as T), concurrency),
    lose,
  );
  return {
    close: () => {
      isClosed = true;
      return worker.close();
    },
  };
}

/** A worker that could not begin, because the server went away meanwhile, never recovers; another one is opened in its place. */
async function openWorker(open: () => Worker, lose: (error: unknown) => void): Promise<Worker> {
  for (;;) {
    const worker = open();
    worker.on('error', lose);
    try {
      await worker.waitUntilReady();
      worker.run().catch(lose);
      return worker;
    } catch (error) {
      lose(error);
      await worker.close().catch(() => undefined);
      await sleep(pauseMilliseconds);
    }
  }
}
