/**
 * The page's side of the workers. A lane is one worker that does one kind of work; a new question on a lane ends the one
 * before it, by ending the worker, since a search that is deep in thought hears nothing else.
 */
import { proxy, wrap } from 'comlink';
import type { Jobs } from './jobs.js';

class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

export class Lane {
  private worker: Worker | undefined;
  private jobs: Jobs | undefined;
  private end: (() => void) | undefined;

  /** Asks the worker. The promise fails with Cancelled when the signal says so or a newer question comes. */
  async ask<T>(question: (jobs: Jobs) => Promise<T>, signal?: AbortSignal): Promise<T> {
    this.cancel();
    signal?.throwIfAborted();
    this.worker ??= new Worker(new URL('./inside.ts', import.meta.url), { type: 'module' });
    // All jobs are asynchronous already, so the remote ones look just like them.
    this.jobs ??= wrap<Jobs>(this.worker) as unknown as Jobs;
    const { jobs, worker } = this;
    return new Promise<T>((resolve, reject) => {
      const end = (): void => {
        signal?.removeEventListener('abort', end);
        if (this.worker === worker) this.worker = this.jobs = this.end = undefined;
        worker.terminate();
        reject(new Cancelled());
      };
      const settle = (): void => {
        signal?.removeEventListener('abort', end);
        if (this.end === end) this.end = undefined;
      };
      this.end = end;
      signal?.addEventListener('abort', end);
      worker.onerror = event => {
        settle();
        reject(new Error(event.message || 'The worker could not be started.'));
      };
      question(jobs).then(resolve, reject).finally(settle);
    });
  }

  cancel(): void {
    this.end?.();
  }

  /** Lets the worker go. */
  close(): void {
    this.cancel();
    this.worker?.terminate();
    this.worker = this.jobs = undefined;
  }
}

export const isCancelled = (error: unknown): boolean => error instanceof Cancelled;

export { proxy };
