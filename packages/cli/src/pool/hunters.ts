/**
 * A hunt by all cores. Grids are numbered, and each is hunted on by whoever is free: the command itself, or a worker. What is found on a
 * grid does not depend on any other, and is told in the order of grids, so that the same is found and told however many hunt.
 */
import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import {
  asSolution,
  type Budget,
  countFilled,
  expectOk,
  type Find,
  hunt,
  makePuzzleText,
  ok,
  Pace,
  parsePuzzle,
  parsePuzzleText,
  parseSpec,
  type Result,
  type Shape,
  shapeOf,
} from '@hyperdoku/engine';
import { type HuntListener, Turns } from './turns.js';
import { Workers } from './workers.js';

/** A find as texts, as it goes from one thread to another. */
interface FindText {
  readonly puzzle: string;
  readonly solution: string;
  readonly seed: string;
}

export interface GridOrder {
  readonly spec: string;
  readonly seed: string;
  readonly grid: number;
  readonly start?: FindText;
  readonly guesses?: number;
  /** Where finds are told before the grid is done. */
  readonly channel: string;
}

/** What was found on a grid, and whether it was gone through to its end. */
export interface GridAnswer {
  readonly finds: readonly FindText[];
  readonly isWhole: boolean;
}

interface Message {
  readonly grid: number;
  readonly place: number;
  readonly find: FindText;
}

const writeFind = ({ puzzle, solution, seed }: Find): FindText => ({
  puzzle: makePuzzleText(puzzle),
  solution: makePuzzleText(solution),
  seed,
});

function readFind({ puzzle, solution, seed }: FindText): Find {
  const read = expectOk(parsePuzzle(puzzle));
  const full = expectOk(asSolution(expectOk(parsePuzzleText(solution))));
  return { puzzle: read, solution: full, clues: countFilled(read), seed };
}

/** The hunt of a worker on one grid, until it is told to leave. */
export async function huntInside(order: GridOrder, signal: AbortSignal): Promise<GridAnswer> {
  const { spec, seed, grid, start, guesses } = order;
  const channel = new BroadcastChannel(order.channel);
  const finds: FindText[] = [];
  try {
    const { shortage } = expectOk(
      await hunt(expectOk(shapeOf(expectOk(parseSpec(spec)))), seed, {
        signal,
        passed: grid - 1,
        starts: 1,
        ...(start && { start: readFind(start) }),
        ...(guesses !== undefined && { guesses }),
        onFind: found => {
          const find = writeFind(found);
          channel.postMessage({ grid, place: finds.length, find } satisfies Message);
          finds.push(find);
        },
      }),
    );
    return { finds, isWhole: !shortage };
  } finally {
    channel.close();
  }
}

export interface HuntPlan {
  readonly shape: Shape;
  readonly seed: string;
  /** What the first grid is. */
  readonly start?: Find | undefined;
  readonly guesses?: number;
  /** Grids that were gone through before, and how many there are in all. */
  readonly passed: number;
  readonly most: number;
  readonly jobs: number;
}

/** A hunt that ends sooner is not worth the start of a worker. */
const aloneMilliseconds = 200;
/** How far anybody may be ahead of the grid whose turn it is, for each job. */
const mostAhead = 100;

/** Hunts until all grids are gone through or the budget ends. */
export async function huntTogether(
  plan: HuntPlan,
  budget: Budget,
  listener: HuntListener,
): Promise<Result<void>> {
  const team = new Team(plan, budget, listener);
  try {
    return await team.hunt();
  } finally {
    await team.close();
  }
}

class Team {
  private readonly plan: HuntPlan;
  private readonly budget: Budget;
  private readonly pace: Pace;
  private readonly turns: Turns;
  private readonly workers: Workers;
  private readonly channel = new BroadcastChannel(`hyperdoku-${randomUUID()}`);
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly others: Promise<Result<void>>[] = [];
  private next: number;
  private isStopped = false;

  constructor(plan: HuntPlan, budget: Budget, listener: HuntListener) {
    this.plan = plan;
    this.budget = budget;
    this.pace = new Pace(budget);
    this.turns = new Turns(plan.passed, listener, this.stop);
    this.workers = new Workers(Math.max(1, plan.jobs - 1));
    this.next = plan.passed + 1;
    this.channel.unref();
    this.channel.onmessage = (event: unknown) => {
      const { grid, place, find } = (event as { data: Message }).data;
      this.hear(grid, place, find);
    };
  }

  async hunt(): Promise<Result<void>> {
    const { milliseconds, signal } = this.budget;
    if (this.plan.jobs > 1) this.timers.push(setTimeout(() => this.callWorkers(), aloneMilliseconds));
    // Workers have no clock, and the command may have no grid of its own to look at its clock with.
    if (milliseconds !== undefined && Number.isFinite(milliseconds))
      this.timers.push(setTimeout(this.stop, milliseconds));
    signal?.addEventListener('abort', this.stop, { once: true });
    const own = await this.takeGrids(grid => this.huntHere(grid));
    if (!own.ok || this.pace.shortage()) this.stop();
    const ended = [own, ...(await Promise.all(this.others))];
    await this.turns.settle();
    return ended.find(result => !result.ok) ?? ok(undefined);
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    this.budget.signal?.removeEventListener('abort', this.stop);
    this.stop();
    await Promise.allSettled(this.others);
    this.channel.close();
    await this.workers.close();
  }

  private readonly stop = (): void => {
    if (!this.isStopped && this.others.length > 0) this.workers.leave();
    this.isStopped = true;
    this.turns.wake();
  };

  private callWorkers(): void {
    for (let job = 1; job < this.plan.jobs; job++)
      this.others.push(this.takeGrids(grid => this.huntThere(grid)));
    for (const other of this.others) other.catch(this.stop);
  }

  /** Takes grid after grid until there are no more. */
  private async takeGrids(huntGrid: (grid: number) => Promise<Result<boolean>>): Promise<Result<void>> {
    const { most, jobs } = this.plan;
    while (!this.isStopped && this.next <= most) {
      if (this.turns.aheadOf(this.next) >= mostAhead * jobs) {
        await this.turns.wait();
        continue;
      }
      const grid = this.next++;
      this.turns.begin(grid);
      const isWhole = await huntGrid(grid);
      if (!isWhole.ok) return isWhole;
      this.turns.end(grid, isWhole.value);
      if (!isWhole.value) break;
    }
    return ok(undefined);
  }

  private async huntHere(grid: number): Promise<Result<boolean>> {
    const { shape, seed } = this.plan;
    let place = 0;
    const onFind = (find: Find): Promise<void> => this.turns.hear(grid, place++, find);
    const own = { ...this.pace.part(), ...this.meansOf(grid), passed: grid - 1, starts: 1, onFind };
    const hunted = await hunt(shape, seed, own);
    return hunted.ok ? ok(!hunted.value.shortage) : hunted;
  }

  private async huntThere(grid: number): Promise<Result<boolean>> {
    const { shape, seed } = this.plan;
    const { start, ...means } = this.meansOf(grid);
    const order: GridOrder = {
      spec: shape.name,
      seed,
      grid,
      ...means,
      ...(start && { start: writeFind(start) }),
      channel: this.channel.name,
    };
    const { finds, isWhole } = await this.workers.run<GridAnswer>('doHunt', order);
    for (const [place, find] of finds.entries()) this.hear(grid, place, find);
    return ok(isWhole);
  }

  private meansOf(grid: number): { readonly start?: Find; readonly guesses?: number } {
    const { start, guesses } = this.plan;
    return { ...(grid === 1 && start && { start }), ...(guesses !== undefined && { guesses }) };
  }

  /** A find of a worker. */
  private hear(grid: number, place: number, find: FindText): void {
    // Whoever waits for the end of the hunt is told of a failure.
    this.turns.hear(grid, place, readFind(find)).catch(() => undefined);
  }
}
