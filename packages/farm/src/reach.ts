/** Opens a queue, and waits until its server answers. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from './address.js';
import { openBackendQueue, type Queue } from './backend.js';

/** How a queue is opened. */
export interface Opening {
  /** For how long a server that refuses, as one that is still starting does, is asked again; with 0 the first refusal is the answer. */
  readonly patienceMilliseconds?: number;
}

const usualPatience = 10_000;
const pauseMilliseconds = 250;

/** The queue once it can be used, or why it cannot be reached. */
export async function reachQueue(
  address: Address,
  name: string,
  { patienceMilliseconds = usualPatience }: Opening = {},
): Promise<Queue | { readonly unreachable: string }> {
  const end = performance.now() + patienceMilliseconds;
  for (;;) {
    const queue = await tryQueue(address, name);
    if (!('unreachable' in queue) || performance.now() >= end) return queue;
    await sleep(Math.min(pauseMilliseconds, end - performance.now()));
  }
}

/** The first refusal is the answer; a server that does not even refuse is given its time. */
async function tryQueue(address: Address, name: string): Promise<Queue | { readonly unreachable: string }> {
  const queue = openBackendQueue(address, name);
  let timer: NodeJS.Timeout | undefined;
  const refusal = new Promise<string>(done => {
    queue.on('error', error => done(reasonOf(error)));
    timer = setTimeout(() => done('timeout'), usualPatience);
  });
  const ready = queue.waitUntilReady().then(
    () => undefined,
    error => reasonOf(error),
  );
  const why = await Promise.race([ready, refusal]);
  clearTimeout(timer);
  if (why === undefined) return queue;
  queue.close().catch(() => undefined);
  return { unreachable: why };
}

/** Some errors of sockets have their words inside. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
