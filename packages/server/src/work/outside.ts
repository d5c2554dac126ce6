/** The pool of workers, seen from the main thread. Work that does not stop when it is asked to is ended with its worker. */
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { OperationName } from '../operations/index.js';
import type { Settings } from '../settings.js';
import type { Answer, Order, Sign, Task } from './task.js';
import type { Caps } from './work.js';

export type PoolSettings = Pick<Settings, 'workers' | 'megabytes'> & Caps;

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
    const { workers, megabytes, milliseconds, guesses, cells, puzzles, depth } = settings;
    this.caps = { milliseconds, guesses, cells, puzzles, depth };
    this.onFailure = onFailure;
    this.piscina = new Piscina<Task, Answer>({
      filename: worker.href,
      minThreads: workers,
      maxThreads: workers,
      // What this process was started with is not meant for workers.
      execArgv: [],
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
    const { port1: near, port2: far } = new MessageChannel();
    const ending = new AbortController();
    const timers: NodeJS.Timeout[] = [];
    const endAfter = (milliseconds: number): void => {
      timers.push(setTimeout(() => ending.abort(), milliseconds));
    };
    let begun = false;
    let stopped = false;
    // Pieces come by another way than the answer, and the last of them may be behind it. A worker that is new has to load first, which
    // is no work of whoever asks.
    const ended = new Promise<void>(resolve => {
      near.on('message', (message: Sign) => {
        if (message.sign === 'piece') return onPiece?.(message.text);
        if (message.sign === 'end') return resolve();
        begun = true;
        return endAfter(stopped ? noticeMilliseconds : this.caps.milliseconds + noticeMilliseconds);
      });
    });
    const task: Task = { operation, input, caps: this.caps, port: far };
    const answer = this.piscina
      .run(task, { transferList: [far], signal: ending.signal })
      .then(async found => {
        if (onPiece) await ended;
        return found;
      })
      .catch((error: unknown) => {
        if (this.closing) return undefined;
        this.ended++;
        if (!ending.signal.aborted) this.onFailure(error);
        return undefined;
      })
      .finally(() => {
        for (const timer of timers) clearTimeout(timer);
        near.close();
        this.jobs.delete(job);
      });
    const job: Job = {
      answer,
      more: () => near.postMessage('more' satisfies Order),
      stop: () => {
        if (begun && !stopped) endAfter(noticeMilliseconds);
        stopped = true;
        near.postMessage('stop' satisfies Order);
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
