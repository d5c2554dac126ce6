/**
 * Tasks on a queue, and what has come of them. A task has its name from its run and its number, so that to add it twice is to add it
 * once. Results stay on the queue until whoever has stored them takes them off.
 */
import type { Address } from './address.js';
import { type Job, openBackendQueue, openBackendWorker, type Queue } from './backend.js';

export interface QueuedTask {
  readonly run: string;
  readonly task: number;
}

export interface Finished<T extends QueuedTask> {
  readonly task: T;
  readonly result: unknown;
}

export interface QueueStatus {
  readonly waiting: number;
  readonly active: number;
  readonly completed: number;
  readonly failed: number;
  readonly workers: number;
}

/** Is told when the connection is lost, with the reason, and when it is there again. */
export type OnTrouble = (reason: string | undefined) => void;

const connectMilliseconds = 10_000;
const attempts = 3;
/** Tasks of every version have a queue of their own; here stands which versions there are. */
const versionsName = 'hyperdoku-versions';
const nameOf = (version: string): string => `hyperdoku-${version}`;
const idOf = ({ run, task }: QueuedTask): string => `${run}-${task}`;

export interface Opening {
  /** Whether the first refusal is the answer; otherwise a server that is still starting is waited for. */
  readonly isHasty?: boolean;
}

/** Waits until a queue can be used; why not, if it cannot. */
async function whyNot(queue: Queue, { isHasty = false }: Opening): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>(done => {
    let reason = 'timeout';
    queue.on('error', error => {
      reason = reasonOf(error);
      if (isHasty) done(reason);
    });
    timer = setTimeout(() => done(reason), connectMilliseconds);
  });
  const ready = queue.waitUntilReady().then(
    () => undefined,
    error => reasonOf(error),
  );
  const why = await Promise.race([ready, late]);
  clearTimeout(timer);
  return why;
}

/** Some errors of sockets have their words inside. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}

export class TaskQueue<T extends QueuedTask> {
  private readonly address: Address;
  private readonly queue: Queue;
  private readonly version: string;

  private constructor(address: Address, queue: Queue, version: string) {
    this.address = address;
    this.queue = queue;
    this.version = version;
  }

  /** The queue of a version, or why it cannot be reached. */
  static async open<T extends QueuedTask>(
    address: Address,
    version: string,
    opening: Opening = {},
  ): Promise<TaskQueue<T> | { readonly unreachable: string }> {
    const queue = openBackendQueue(address, nameOf(version));
    const why = await whyNot(queue, opening);
    if (why === undefined) return new TaskQueue<T>(address, queue, version);
    queue.close().catch(() => undefined);
    return { unreachable: why };
  }

  /** Says that there is work of this version. */
  async announce(): Promise<void> {
    await this.withVersions(versions => versions.add('version', {}, { jobId: `v-${this.version}` }));
  }

  /** Versions of which there is work, other than this one; none when there is work of this one too. */
  otherVersions(): Promise<string[]> {
    return this.withVersions(async versions => {
      const jobs = await versions.getJobs(['waiting', 'prioritized']);
      const names = jobs.flatMap(job => job?.id?.replace(/^v-/, '') ?? []);
      return names.includes(this.version) ? [] : names;
    });
  }

  private async withVersions<R>(work: (versions: Queue) => Promise<R>): Promise<R> {
    const versions = openBackendQueue(this.address, versionsName);
    versions.on('error', () => undefined);
    try {
      return await work(versions);
    } finally {
      await versions.close();
    }
  }

  async add(tasks: readonly T[]): Promise<void> {
    await this.queue.addBulk(
      tasks.map(task => ({ name: 'task', data: task, opts: { jobId: idOf(task), attempts } })),
    );
  }

  /** Those of a run that are done and not taken off yet. */
  async finished(run: string): Promise<Finished<T>[]> {
    const jobs = await this.queue.getJobs(['completed']);
    return jobs
      .filter(job => job?.data?.run === run)
      .map(job => ({ task: job.data as T, result: job.returnvalue }));
  }

  /** Why tasks of a run could not be done. */
  async failures(run: string): Promise<string[]> {
    const jobs = await this.queue.getJobs(['failed']);
    return jobs.filter(job => job?.data?.run === run).map(job => job.failedReason ?? '');
  }

  async takeOff(task: T): Promise<void> {
    await this.queue.remove(idOf(task));
  }

  /** Those that the queue has forgotten, as one without a disk does when it is restarted. */
  async missing(tasks: readonly T[]): Promise<T[]> {
    const missing: T[] = [];
    for (const task of tasks) if (!(await this.queue.getJob(idOf(task)))) missing.push(task);
    return missing;
  }

  async status(): Promise<QueueStatus> {
    const [counts, workers] = [
      await this.queue.getJobCounts('waiting', 'active', 'completed', 'failed'),
      await this.queue.getWorkersCount(),
    ];
    const { waiting = 0, active = 0, completed = 0, failed = 0 } = counts;
    return { waiting, active, completed, failed, workers };
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}

/** Works on the tasks of a version until it is told to stop; what it has in hand then is ended first. */
export function workOn<T extends QueuedTask>(
  address: Address,
  version: string,
  concurrency: number,
  doTask: (task: T) => Promise<unknown>,
  onTrouble: OnTrouble,
): { close(): Promise<void> } {
  const worker = openBackendWorker(
    address,
    nameOf(version),
    (job: Job) => doTask(job.data as T),
    concurrency,
  );
  let isLost = false;
  worker.on('error', error => {
    if (!isLost) onTrouble(reasonOf(error));
    isLost = true;
  });
  worker.on('active', () => {
    if (isLost) onTrouble(undefined);
    isLost = false;
  });
  return { close: () => worker.close() };
}
