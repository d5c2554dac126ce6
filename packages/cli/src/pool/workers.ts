/** The workers: started when they are wanted, replaced when they die, and told when everybody leaves. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { BroadcastChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { Refusal } from '../exit.js';
import { messageOf } from '../files.js';
import { texts } from '../texts/index.js';

/** A worker is a file that Node runs as it is: compiled beside this, or for the command in one file; tests that run sources use the compiled one. */
const workerFile = ['./worker.js', '../bin/worker.js', '../../dist/pool/worker.js']
  .map(path => new URL(path, import.meta.url))
  .find(file => existsSync(file)) as URL;

/** A task at which workers die so often is not done again. */
const mostDeaths = 3;

/** Each has so many at a time, so that nobody waits for the next one; it does them one by one. */
export const tasksInHand = 3;

/** What a worker is given when it starts. */
export interface WorkerData {
  /** Where it hears that everybody leaves. */
  readonly channel: string;
  /** 1 when everybody has left. */
  readonly left: Int32Array;
}

export class Workers {
  readonly jobs: number;
  private readonly file: URL;
  private pool: Promise<Piscina> | undefined;
  private channel: BroadcastChannel | undefined;
  private readonly left = new Int32Array(new SharedArrayBuffer(4));
  private greeting: Promise<unknown> | undefined;
  private ready = false;

  constructor(jobs: number, file = workerFile) {
    this.jobs = jobs;
    this.file = file;
  }

  /** Whether one of them can begin at once. */
  get isReady(): boolean {
    return this.ready;
  }

  /** Starts them, and waits until the first can begin. */
  async begin(): Promise<void> {
    await this.start();
    await this.greeting;
  }

  /** Starts them beside other work. */
  start(): Promise<Piscina> {
    this.pool ??= this.open();
    return this.pool;
  }

  private async open(): Promise<Piscina> {
    const channel = new BroadcastChannel(`hyperdoku-${randomUUID()}`);
    channel.unref();
    this.channel = channel;
    const { Piscina } = await import('piscina');
    const pool = new Piscina({
      filename: this.file.href,
      minThreads: this.jobs,
      maxThreads: this.jobs,
      concurrentTasksPerWorker: tasksInHand,
      workerData: { channel: channel.name, left: this.left } satisfies WorkerData,
      // Options of Node are for the process; those by which tests find sources would mislead a worker. By its own it imports
      // its module instead of requiring it: Node 20 falls with the whole process when a worker is ended within a require.
      execArgv: ['--no-experimental-require-module'],
      // An idle worker must hear that everybody leaves.
      atomics: 'disabled',
      recordTiming: false,
      // Puzzles make much that is soon forgotten; with room for it, less is looked through.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    });
    // Whoever waits for the task is told, too.
    pool.on('error', () => undefined);
    this.greeting = pool.run(undefined, { name: 'greet' }).then(
      () => {
        this.ready = true;
      },
      () => undefined,
    );
    return pool;
  }

  /** Has something done. What a dying worker had in hand is done again by the one that takes its place. */
  async run<T>(name: string, task: unknown): Promise<T> {
    const pool = await this.start();
    for (let deaths = 0; ; ) {
      try {
        return await pool.run(task, { name });
      } catch (error) {
        if (++deaths === mostDeaths) throw new Refusal(texts.work.workersDie(messageOf(error)));
      }
    }
  }

  /** Tells all workers to end what they have in hand with what is finished of it. */
  leave(): void {
    Atomics.store(this.left, 0, 1);
    this.channel?.postMessage('leave');
  }

  async close(): Promise<void> {
    this.channel?.close();
    await (await this.pool)?.destroy();
  }
}
