/**
 * How much work a call may do. A search runs in short stretches; between them the clock and the signal are looked at and
 * the event loop turns, so that a page stays alive and an abort can arrive at all.
 */
import type { RunStatus, SearchKernel } from './kernel.js';

export interface Budget {
  /** Guesses allowed in all: the same outcome on every machine. */
  readonly nodes?: number;
  /** Wall time allowed. */
  readonly milliseconds?: number;
  readonly signal?: AbortSignal;
  /** Told now and then while the work goes on. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly nodes: number;
  readonly milliseconds: number;
  readonly solutions: number;
}

/** Why there is no answer. */
export type Shortage = 'nodes' | 'time' | 'aborted';

/** A stretch of search should take about this long. */
const stretchMilliseconds = 12;
const firstStretch = 256;
const progressMilliseconds = 200;

/** What is left of a budget; may span several searches. */
export class Pace {
  readonly budget: Budget;
  nodes = 0;
  solutions = 0;
  private readonly start = performance.now();
  private lastBreath = this.start;
  private lastTurn = this.start;
  private lastProgress = this.start;
  private stretch = firstStretch;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  get milliseconds(): number {
    return performance.now() - this.start;
  }

  /** The time that is left, and the guesses. */
  get millisecondsLeft(): number {
    return (this.budget.milliseconds ?? Number.POSITIVE_INFINITY) - this.milliseconds;
  }

  get nodesLeft(): number {
    return (this.budget.nodes ?? Number.POSITIVE_INFINITY) - this.nodes;
  }

  /** What is left, as a budget for a part of the work. */
  left(): Budget {
    const { nodesLeft, millisecondsLeft } = this;
    const { signal, onProgress } = this.budget;
    return {
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
      ...(Number.isFinite(nodesLeft) && { nodes: Math.max(0, nodesLeft) }),
      ...(Number.isFinite(millisecondsLeft) && { milliseconds: Math.max(0, millisecondsLeft) }),
    };
  }

  shortage(): Shortage | undefined {
    if (this.budget.signal?.aborted) return 'aborted';
    if (this.nodesLeft <= 0) return 'nodes';
    if (this.budget.milliseconds !== undefined && this.millisecondsLeft <= 0) return 'time';
    return undefined;
  }

  /** Searches for one stretch, of at most so many guesses; what it spends is counted. */
  runStretch(kernel: SearchKernel, most: number): RunStatus {
    const before = kernel.stats.nodes;
    const status = kernel.run(Math.min(this.stretch, most, this.nodesLeft));
    this.nodes += kernel.stats.nodes - before;
    if (status === 'solution') this.solutions++;
    return status;
  }

  /** Searches on until something is found, the kernel is done, `most` guesses are spent, or the budget is. */
  async search(kernel: SearchKernel, most = Number.POSITIVE_INFINITY): Promise<RunStatus> {
    const end = this.nodes + most;
    for (;;) {
      const status = this.runStretch(kernel, end - this.nodes);
      if (status !== 'budget' || this.nodes >= end) return status;
      await this.breathe();
      if (this.shortage()) return 'budget';
    }
  }

  /** Between two stretches: tells the progress and lets other work in, when it is time, and fits the stretch to the clock. */
  async breathe(): Promise<void> {
    const now = performance.now();
    const taken = now - this.lastBreath;
    this.lastBreath = now;
    if (taken > 2 * stretchMilliseconds) this.stretch = Math.max(1, this.stretch >> 1);
    else if (taken < stretchMilliseconds / 2) this.stretch *= 2;
    if (now - this.lastProgress >= progressMilliseconds) {
      this.lastProgress = now;
      const { nodes, solutions } = this;
      this.budget.onProgress?.({ nodes, solutions, milliseconds: now - this.start });
    }
    if (now - this.lastTurn < stretchMilliseconds) return;
    await turnEventLoop();
    this.lastTurn = this.lastBreath = performance.now();
  }
}

/** Lets pending messages and timers in: a task of its own, since promises alone would not yield. */
export function turnEventLoop(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
