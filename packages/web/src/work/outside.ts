/**
 * The page's side of the workers. A lane is one worker that does one kind of work; a new question on a lane ends the one
 * before it, by ending the worker, since a search that is deep in thought hears nothing else. A worker that cannot be started,
 * or that fails, is dropped too: the question fails, and the next one starts another.
 */
import { proxy, wrap } from 'comlink';
import { Cancelled } from './cancelled.js';
import type { Jobs } from './jobs.js';

interface Helper {
  readonly worker: Worker;
  readonly jobs: Jobs;
}

export class Lane {
  #helper: Helper | undefined;
  /** Fails the question that is being worked on. */
  #fail: ((reason: Error) => void) | undefined;

  /** Asks the worker. The promise fails with Cancelled when the signal says so or a newer question comes. */
  async ask<T>(question: (jobs: Jobs) => Promise<T>, signal?: AbortSignal): Promise<T> {
    this.cancel();
    signal?.throwIfAborted();
    this.#helper ??= this.#start();
    const helper = this.#helper;
    const cancel = (): void => this.#drop(helper, new Cancelled());
    signal?.addEventListener('abort', cancel);
    let fail: (reason: Error) => void = () => {};
    const failure = new Promise<never>((_, reject) => {
      fail = reject;
    });
    this.#fail = fail;
    try {
      return await Promise.race([question(helper.jobs), failure]);
    } catch (error) {
      // No job fails but by a fault, and what a fault leaves behind is not to be trusted.
      this.#drop(helper, new Cancelled());
      throw error;
    } finally {
      signal?.removeEventListener('abort', cancel);
      if (this.#fail === fail) this.#fail = undefined;
    }
  }

  /** Ends the question that is being worked on, if there is one. */
  cancel(): void {
    if (this.#fail) this.close();
  }

  /** Lets the worker go. */
  close(): void {
    if (this.#helper) this.#drop(this.#helper, new Cancelled());
  }

  #start(): Helper {
    const worker = new Worker(new URL('./inside.ts', import.meta.url), { type: 'module' });
    // All jobs are asynchronous already, so the remote ones look just like them.
    const helper = { worker, jobs: wrap<Jobs>(worker) as unknown as Jobs };
    // A script that cannot be fetched, an error that nobody caught, an answer that cannot be read: no answer will come.
    worker.onerror = ({ message }) =>
      this.#drop(helper, new Error(message || 'the worker cannot be started'));
    worker.onmessageerror = () => this.#drop(helper, new Error('the answer of the worker cannot be read'));
    return helper;
  }

  #drop(helper: Helper, reason: Error): void {
    helper.worker.terminate();
    if (this.#helper !== helper) return;
    this.#helper = undefined;
    this.#fail?.(reason);
    this.#fail = undefined;
  }
}

export { proxy };
