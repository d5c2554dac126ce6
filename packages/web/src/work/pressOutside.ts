/** The page's side of the worker that makes books. To stop it is to end the worker, and the next book begins another. */
import type { Drawing } from '@hyperdoku/engine';
import { proxy, wrap } from 'comlink';
import type { BookAnswer, BookRequest, PressJobs, ReportBook } from './pressJobs.js';

interface Helper {
  readonly worker: Worker;
  /** Held as long as the worker: when the last of these is gone, the worker hears nothing more. */
  readonly jobs: PressJobs;
}

export class BookPress {
  #helper: Helper | undefined;
  #fail: ((reason: Error) => void) | undefined;

  /** Fails when the worker does, or when it is stopped. */
  make(request: BookRequest, report: ReportBook): Promise<BookAnswer> {
    this.stop();
    return this.#ask(jobs => jobs.make(request, proxy(report)));
  }

  page(index: number): Promise<Drawing> {
    return this.#ask(jobs => jobs.page(index));
  }

  file(report: ReportBook): Promise<Blob> {
    return this.#ask(jobs => jobs.file(proxy(report)));
  }

  stop(): void {
    this.#helper?.worker.terminate();
    this.#helper = undefined;
    this.#fail?.(new Error('stopped'));
    this.#fail = undefined;
  }

  async #ask<T>(question: (jobs: PressJobs) => Promise<T>): Promise<T> {
    this.#helper ??= start();
    const { worker, jobs } = this.#helper;
    const failure = new Promise<never>((_, reject) => {
      this.#fail = reject;
      worker.onerror = ({ message }) => reject(new Error(message || 'the worker cannot be started'));
    });
    return Promise.race([question(jobs), failure]);
  }
}

function start(): Helper {
  const worker = new Worker(new URL('./pressInside.ts', import.meta.url), { type: 'module' });
  // All jobs are asynchronous already, so the remote ones look just like them.
  return { worker, jobs: wrap<PressJobs>(worker) as unknown as PressJobs };
}
