/** The door to BullMQ: one set of calls, whichever of the two servers holds the queue. */
import { createPostgresBackend, type Job, Queue, Worker, withBackend } from 'bullmq';
import type { Address } from './address.js';

export type { Job, Queue, Worker };

/** A worker's own thread is never busy, so a lock that is not renewed for so long is that of a worker that is gone. */
const lockMilliseconds = 5000;
/** How long a worker waits before it asks a server again that was not there. */
const retryMilliseconds = 1000;
/** A task is a pure function, so it may be begun any number of times. */
const mostStalls = 1000;

const inRedis = (options: object) => ({ connection: { ...options, maxRetriesPerRequest: null } });
/** A connection that breaks while it is in use tells the one who uses it; heard by nobody else, it would end the process. */
const onConnect = (client: { on(event: 'error', listen: () => void): unknown }): void => {
  client.on('error', () => undefined);
};
const inPostgres = (url: string) => ({ connection: { connectionString: url, migrate: true, onConnect } });

export function openBackendQueue(address: Address, name: string): Queue {
  if (address.kind === 'redis') return new Queue(name, inRedis(address.options));
  const { Queue: PostgresQueue } = withBackend(createPostgresBackend);
  return new PostgresQueue(name, inPostgres(address.url)) as unknown as Queue;
}

export function openBackendWorker(
  address: Address,
  name: string,
  work: (job: Job) => Promise<unknown>,
  concurrency: number,
): Worker {
  const options = {
    concurrency,
    autorun: false,
    runRetryDelay: retryMilliseconds,
    lockDuration: lockMilliseconds,
    stalledInterval: lockMilliseconds / 2,
    maxStalledCount: mostStalls,
  };
  if (address.kind === 'redis') return new Worker(name, work, { ...inRedis(address.options), ...options });
  const { Worker: PostgresWorker } = withBackend(createPostgresBackend);
  return new PostgresWorker(name, work, { ...inPostgres(address.url), ...options }) as unknown as Worker;
}
