/** The page's side of the worker that makes books. To stop it is to end the worker, and the next book begins another. */

import type { Drawing } from '@hyperdoku/engine';
import { proxy, wrap } from 'comlink';
import type { BookAnswer, BookRequest, PressJobs, ReportBook } from './pressJobs.js';

export class BookPress {
  #worker: Worker | undefined;
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
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#fail?.(new Error('stopped'));
    this.#fail = undefined;
  }

  async #ask<T>(question: (jobs: PressJobs) => Promise<T>): Promise<T> {
    this.#worker ??= new Worker(new URL('./pressInside.ts', import.meta.url), { type: 'module' });
    const worker = this.#worker;
    const failure = new Promise<never>((_, reject) => {
      this.#fail = reject;
      worker.onerror = ({ message }) => reject(new Error(message || 'the worker cannot be started'));
    });
    // All jobs are asynchronous already, so the remote ones look just like them.
    return Promise.race([question(wrap<PressJobs>(worker) as unknown as PressJobs), failure]);
  }
}
