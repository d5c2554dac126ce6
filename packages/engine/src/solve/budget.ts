/**
 * How much work a call may do. A search runs in short stretches; between them the clock and the signal are looked at and
 * the event loop turns, so that a page stays alive and an abort can arrive at all.
 *
 * There is one account for a whole piece of work, however many layers it passes through: a layer hands the next one a
 * *part* of its budget, and whatever is spent there is spent here too. The clock decides only what a time limit was asked
 * for, how long a stretch is and when progress is reported; none of these changes a result.
 */
import { checkCount, checkLimit } from '../base/limit.js';
import { type Shortage, shortages } from '../base/shortage.js';
import type { RunStatus, SearchKernel } from './kernel.js';
import { type KernelPool, sharedKernels } from './kernelPool.js';

export { type Shortage, shortages };

/** What a call may spend before it has to say what it knows. */
export interface Budget {
  /** Guesses allowed in all, those of provers included; logic counts each technique it tries. The same on every machine. */
  readonly nodes?: number;
  /** Wall time allowed. */
  readonly milliseconds?: number;
  readonly signal?: AbortSignal;
  /** Called now and then while the work goes on. */
  readonly onProgress?: (progress: Progress) => void;
  /** Where kernels are borrowed; a small shared pool if not said. */
  readonly kernels?: KernelPool;
  /** The larger work that this is a part of: its limits hold too, and what is spent here is spent there. */
  readonly within?: Pace;
}

/** What progress is counted in. */
export const progressUnits = [
  'guesses',
  'solutions',
  'branches',
  'cells',
  'clues',
  'grids',
  'steps',
  'tries',
  'refinements',
  'puzzles',
] as const;
/** What progress is counted in. */
export type ProgressUnit = (typeof progressUnits)[number];

/** How far the work is; the total is left out where it is not known. */
export interface Progress {
  readonly done: number;
  readonly total?: number;
  readonly unit: ProgressUnit;
}

/** What searches stretch by stretch, and counts its guesses. */
interface Stretchable {
  readonly stats: { readonly nodes: number };
  run(nodes: number): RunStatus;
}

/** A stretch of search should take about this long. */
const stretchMilliseconds = 12;
/** How many guesses a search makes before it first looks at the clock. */
export const firstStretch = 256;
/** How many guesses each puzzle of a queue gets before anybody looks: all but the very hardest need fewer, and who needs more begins anew. */
export const queueStretch = 4 * firstStretch;
const progressMilliseconds = 200;

/** A running account of a budget. */
export class Pace {
  readonly kernels: KernelPool;
  nodes = 0;
  private readonly budget: Budget;
  private readonly parent: Pace | undefined;
  private readonly start = performance.now();
  private lastBreath = this.start;
  private lastTurn = this.start;
  private lastReport = this.start;
  private stretch = firstStretch;
  private progress: Progress | undefined;

  constructor(budget: Budget = {}) {
    checkCount('nodes', budget.nodes);
    checkLimit('milliseconds', budget.milliseconds);
    this.budget = budget;
    this.parent = budget.within;
    this.kernels = budget.kernels ?? this.parent?.kernels ?? sharedKernels;
  }

  get milliseconds(): number {
    return performance.now() - this.start;
  }

  /** What is left of the time, here and in what this is a part of. */
  get millisecondsLeft(): number {
    const own =
      this.budget.milliseconds === undefined
        ? Number.POSITIVE_INFINITY
        : this.budget.milliseconds - this.milliseconds;
    return this.parent ? Math.min(own, this.parent.millisecondsLeft) : own;
  }

  get nodesLeft(): number {
    const own = (this.budget.nodes ?? Number.POSITIVE_INFINITY) - this.nodes;
    return this.parent ? Math.min(own, this.parent.nodesLeft) : own;
  }

  /** A budget for a part of the work: all that is left, or at most so much of it. */
  part(limits: Pick<Budget, 'nodes' | 'milliseconds'> = {}): Budget {
    return { ...limits, within: this };
  }

  /** Why the work has to stop now, if it has. */
  shortage(): Shortage | undefined {
    const above = this.parent?.shortage();
    if (above) return above;
    if (this.budget.signal?.aborted) return 'aborted';
    if (this.budget.nodes !== undefined && this.nodes >= this.budget.nodes) return 'nodes';
    if (this.budget.milliseconds !== undefined && this.milliseconds >= this.budget.milliseconds)
      return 'time';
    return undefined;
  }

  spend(nodes: number): void {
    this.nodes += nodes;
    this.parent?.spend(nodes);
  }

  /** Says how far the work is. What an outer layer says counts more than what its parts say. */
  report(done: number, unit: ProgressUnit, total?: number): void {
    this.progress = { done, unit, ...(total !== undefined && { total }) };
  }

  /** Searches for one stretch, of at most so many guesses; what it spends is counted. */
  runStretch(kernel: Stretchable, most = Number.POSITIVE_INFINITY): RunStatus {
    const before = kernel.stats.nodes;
    const status = kernel.run(Math.min(this.stretch, most, this.nodesLeft));
    this.spend(kernel.stats.nodes - before);
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

  /**
   * Between two stretches: reports progress and lets other work in, when it is time, and fits the stretch to the clock. There is something
   * to wait for only then; where stretches are very short it pays not to wait for nothing.
   */
  breathe(): Promise<void> | undefined {
    const now = performance.now();
    const taken = now - this.lastBreath;
    this.lastBreath = now;
    if (taken > 2 * stretchMilliseconds) this.stretch = Math.max(1, this.stretch >> 1);
    else if (taken < stretchMilliseconds / 2) this.stretch = Math.min(this.stretch * 2, 2 ** 30);
    this.pass(now, undefined);
    const { root } = this;
    if (now - root.lastTurn < stretchMilliseconds) return undefined;
    return turnEventLoop().then(() => {
      root.lastTurn = this.lastBreath = performance.now();
    });
  }

  private get root(): Pace {
    return this.parent ? this.parent.root : this;
  }

  /** Hands progress outwards: what this layer says, or else what came from within, or else the guesses. */
  private pass(now: number, inner: Progress | undefined): void {
    const progress = this.progress ?? inner;
    const { onProgress, nodes } = this.budget;
    if (onProgress && now - this.lastReport >= progressMilliseconds) {
      this.lastReport = now;
      onProgress(
        progress ?? { done: this.nodes, unit: 'guesses', ...(nodes !== undefined && { total: nodes }) },
      );
    }
    this.parent?.pass(now, progress);
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
