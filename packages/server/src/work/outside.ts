/** The pool of workers, seen from the main thread. Work that does not stop when it is asked to is ended with its worker. */
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { OperationName } from '../operations/index.js';
import type { Settings } from '../settings.js';
import { type Answer, hasBegun, mustStop, type Sign, type Task, type WorkerData } from './task.js';
import type { Caps } from './work.js';

export type PoolSettings = Pick<Settings, 'workers' | 'megabytes' | 'library' | 'queue' | 'keep'> & Caps;

export interface Job {
  /** Undefined when the work was ended from outside, or took more memory than it may. */
  readonly answer: Promise<Answer | undefined>;
  /** The next piece is wanted. */
  more(): void;
  /** Nobody wants the answer any more. */
  stop(): void;
}

/** How long work that was told to stop may take to notice, and how far work may be over its time. */
const noticeMilliseconds = 1000;

export class Pool {
  private readonly piscina: Piscina<Task, Answer>;
  private readonly caps: Caps;
  private closing = false;
  private readonly jobs = new Set<Job>();
  private readonly onFailure: (error: unknown) => void;
  /** Workers that had to be ended. */
  ended = 0;

  constructor(settings: PoolSettings, worker: URL, onFailure: (error: unknown) => void) {
    const { workers, megabytes, library, queue, keep } = settings;
    const { milliseconds, guesses, cells, puzzles, jobPuzzles, depth } = settings;
    this.caps = { milliseconds, guesses, cells, puzzles, jobPuzzles, depth };
    const places = { keep, ...(library !== undefined && { library }), ...(queue !== undefined && { queue }) };
    this.onFailure = onFailure;
    this.piscina = new Piscina<Task, Answer>({
      filename: worker.href,
      minThreads: workers,
      maxThreads: workers,
      // What this process was started with is not meant for workers. They import their module instead of requiring it: Node 20
      // falls with the whole process when a worker is ended within a require.
      execArgv: ['--no-experimental-require-module'],
      workerData: { caps: this.caps, places } satisfies WorkerData,
      // A worker that sleeps between tasks hears nothing of its connection to a queue.
      atomics: queue === undefined ? 'sync' : 'async',
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      recordTiming: false,
      workerHistogram: false,
    });
    this.piscina.on('error', onFailure);
  }

  get size(): number {
    return this.piscina.threads.length;
  }

  /** Whether every worker has answered once: the first answer of a worker takes long. */
  isWarm = false;

  async warm(): Promise<void> {
    const input = new TextEncoder().encode(JSON.stringify({ puzzle: '.'.repeat(81) }));
    const jobs = Array.from({ length: this.piscina.maxThreads }, () => this.start('solve', input));
    await Promise.all(jobs.map(({ answer }) => answer));
    this.isWarm = true;
  }

  /** Begins at once: whoever calls knows that a worker is free. */
  start(operation: OperationName, input: Task['input'], onPiece?: (piece: string) => void): Job {
    const flags = new Int32Array(new SharedArrayBuffer(8));
    const ending = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    // A worker that is new has to load first, which is no work of whoever asks.
    const endAfter = (milliseconds: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (Atomics.load(flags, hasBegun) === 1) ending.abort();
        else endAfter(milliseconds);
      }, milliseconds);
    };
    endAfter(this.caps.milliseconds + noticeMilliseconds);
    const channel = onPiece && openChannel(onPiece);
    const port = channel && { port: channel.far };
    const answer = this.piscina
      .run(
        { operation, input, flags, ...port },
        { signal: ending.signal, ...(channel && { transferList: [channel.far] }) },
      )
      .then(async found => {
        await channel?.ended;
        return found;
      })
      .catch((error: unknown) => {
        if (this.closing) return undefined;
        this.ended++;
        if (!ending.signal.aborted) this.onFailure(error);
        return undefined;
      })
      .finally(() => {
        clearTimeout(timer);
        channel?.near.close();
        this.jobs.delete(job);
      });
    const job: Job = {
      answer,
      more: () => channel?.near.postMessage('more'),
      stop: () => {
        if (Atomics.exchange(flags, mustStop, 1) === 0) endAfter(noticeMilliseconds);
      },
    };
    this.jobs.add(job);
    return job;
  }

  stopAll(): void {
    for (const job of this.jobs) job.stop();
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.piscina.destroy();
  }
}

/** The way of pieces. It is another than that of the answer, and the last of them may be behind it. */
function openChannel(onPiece: (piece: string) => void) {
  const { port1: near, port2: far } = new MessageChannel();
  const ended = new Promise<void>(resolve => {
    near.on('message', (message: Sign) => {
      if (message.sign === 'piece') onPiece(message.text);
      else resolve();
    });
  });
  return { near, far, ended };
}
