/**
 * Tasks on a queue, and what has come of them. A task has its name from its run and its number, so that to add it twice is to add it
 * once. Results stay on the queue until whoever has stored them takes them off.
 */
import type { Address } from './address.js';
import { type Job, openBackendQueue, type Queue } from './backend.js';
import { nameOf, versionsName } from './names.js';
import { type Opening, reachQueue, reasonOf } from './reach.js';

/** A task on a queue: its run, and its number in it. */
export interface QueuedTask {
  readonly run: string;
  readonly task: number;
}

export interface Finished<T extends QueuedTask> {
  readonly task: T;
  readonly result: unknown;
}

/** How many tasks are in each state, and how many workers there are. */
export interface QueueStatus {
  readonly waiting: number;
  readonly active: number;
  readonly completed: number;
  readonly failed: number;
  readonly workers: number;
}

/** How far a task is. */
export const taskStates = ['waiting', 'active', 'completed', 'failed', 'gone'] as const;
/** What has become of a task. */
export type TaskState = (typeof taskStates)[number];

const attempts = 3;
const pageSize = 500;
const idOf = ({ run, task }: QueuedTask): string => `${run}-${task}`;

/** Tasks that any number of workers take from a queue in Redis or PostgreSQL. */
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
    opening?: Opening,
  ): Promise<TaskQueue<T> | { readonly unreachable: string }> {
    const queue = await reachQueue(address, nameOf(version), opening);
    return 'unreachable' in queue ? queue : new TaskQueue<T>(address, queue, version);
  }

  /** Is told whenever the connection fails, and why. */
  onTrouble(tell: (why: string) => void): void {
    this.queue.on('error', error => tell(reasonOf(error)));
  }

  /** Says that there is work of this version. */
  async announce(): Promise<void> {
    await this.withVersions(versions => versions.add('version', {}, { jobId: `v-${this.version}` }));
  }

  /** Other versions whose tasks wait for somebody to do them. */
  async otherVersions(): Promise<string[]> {
    const names = await this.withVersions(async versions => {
      const jobs = await versions.getJobs(['waiting', 'prioritized']);
      return jobs.flatMap(job => job?.id?.replace(/^v-/, '') ?? []);
    });
    const others = names.filter(name => name !== this.version);
    const waiting = await Promise.all(others.map(name => this.countWaiting(name)));
    return others.filter((_, i) => waiting[i] > 0);
  }

  private async countWaiting(version: string): Promise<number> {
    const queue = openBackendQueue(this.address, nameOf(version));
    queue.on('error', () => undefined);
    try {
      return await queue.getWaitingCount();
    } finally {
      await queue.close();
    }
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

  /** With a time to keep them, results that nobody takes off are thrown away after so many seconds. */
  async add(tasks: readonly T[], keepSeconds?: number): Promise<void> {
    const keep = keepSeconds !== undefined && {
      removeOnComplete: { age: keepSeconds },
      removeOnFail: { age: keepSeconds },
    };
    await this.queue.addBulk(
      tasks.map(task => ({ name: 'task', data: task, opts: { jobId: idOf(task), attempts, ...keep } })),
    );
  }

  /** How far each of these tasks is, in their order; `gone` is what the queue does not have. */
  statesOf(tasks: readonly QueuedTask[]): Promise<TaskState[]> {
    return Promise.all(
      tasks.map(async task => {
        const state = await this.queue.getJobState(idOf(task));
        if (state === 'unknown') return 'gone';
        return taskStates.find(known => known === state) ?? 'waiting';
      }),
    );
  }

  /** What has come of a task; undefined as long as it is not done. */
  async resultOf(task: QueuedTask): Promise<unknown> {
    const job = await this.queue.getJob(idOf(task));
    return job?.returnvalue ?? undefined;
  }

  /** Those of a run that are done and not taken off yet. */
  async finished(run: string): Promise<Finished<T>[]> {
    const jobs = await this.readAll('completed', run);
    return jobs.map(job => ({ task: job.data as T, result: job.returnvalue }));
  }

  /** Why tasks of a run could not be done. */
  async failures(run: string): Promise<string[]> {
    const jobs = await this.readAll('failed', run);
    return jobs.map(job => job.failedReason ?? '');
  }

  /** Page by page: others may have left any number there. */
  private async readAll(state: 'completed' | 'failed', run: string): Promise<Job[]> {
    const found: Job[] = [];
    for (let from = 0; ; from += pageSize) {
      const page = await this.queue.getJobs([state], from, from + pageSize - 1, true);
      found.push(...page.filter(job => job?.data?.run === run));
      if (page.length < pageSize) return found;
    }
  }

  async takeOff(tasks: readonly T[]): Promise<void> {
    await Promise.all(tasks.map(task => this.queue.remove(idOf(task))));
  }

  /** Those that the queue has forgotten, as one without a disk does when it is restarted. */
  async missing(tasks: readonly T[]): Promise<T[]> {
    const states = await this.statesOf(tasks);
    return tasks.filter((_, i) => states[i] === 'gone');
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
