/**
 * All cores for one command. It begins alone; when it has worked for a fifth of a second it calls workers, and when they are there it cuts
 * the work into parts. Each worker has some in hand; while all have, the command does one itself, since a thread that only hands out and
 * writes would leave its core to nobody, and its code is compiled already. Parts are written in order, and no more of them are kept than
 * let everybody go on, so memory does not grow with the input.
 */
import { availableParallelism } from 'node:os';
import { setImmediate as breathe } from 'node:timers/promises';
import { parsePuzzleText } from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { type ExitCode, exitCodes, orRefuse, Refusal, worse } from '../exit.js';
import { type Io, writeComplaints, writeData, writePuzzle } from '../io.js';
import type { Shelf } from '../shelf.js';
import { texts } from '../texts/index.js';
import { parseCount } from '../work.js';
import { collectAlone } from './collection.js';
import { type PartAnswer, type PartOrder, runPart, worldOf } from './part.js';
import { tasksInHand, Workers } from './workers.js';

export interface CrewOptions {
  readonly jobs?: number;
  /** Where puzzles are kept. */
  readonly shelf?: Shelf | undefined;
}

export const takesJobs = (command: Command): Command =>
  command.addOption(
    new Option('--jobs <number>', texts.options.jobs)
      .argParser(parseCount)
      .default(availableParallelism(), texts.options.allCores),
  );

/** What takes less CPU time is not worth the start of a worker; by the wall clock, slow input or a busy machine would look like work. */
const aloneMilliseconds = 200;
/** Where it is plain so early that it will take so long, nobody waits for that fifth of a second. */
const plainMilliseconds = 30;
const longMilliseconds = 10 * aloneMilliseconds;
/** A part takes about so long: far longer than to hand it over, and not so long that anybody waits for the last one. */
const partMilliseconds = 200;
const mostPuzzles = 4096;
/** Towards the end parts become smaller, down to this part of a usual one. */
const leastShare = 1 / 8;
/** The first parts are shorter: a worker that begins is slow, and nobody knows yet how slow. */
const firstMilliseconds = 50;
/** So many parts for each job wait for one before them at most, which may be slow. */
const mostKept = 4;

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A part that is under way, or waits for its turn to be written. */
interface Pending {
  readonly order: PartOrder;
  readonly answer: Promise<PartAnswer>;
  isDone: boolean;
}

/** What to do with a part that came back. */
export interface Delivery {
  /** Does a part here that no worker could do. */
  redo(order: PartOrder): Promise<ExitCode>;
  /** Is told of every part that was written; where answers are not to be written, it makes of them what it likes. */
  done(order: PartOrder, answer: PartAnswer): Promise<ExitCode>;
}

/** What is asked of workers, where it is not just what the command was called with. */
export interface Asked {
  readonly args: readonly string[];
  /** Whether the answers are what the command writes. */
  readonly writes: boolean;
}

export class Crew {
  private readonly io: Io;
  private readonly workers: Workers;
  private readonly shelf: Shelf | undefined;
  private readonly delivery: Delivery;
  private readonly asked: Asked;
  private readonly jobs: number;
  private readonly pending: Pending[] = [];
  /** How many parts workers have. */
  private given = 0;
  private readonly start = cpuMilliseconds();
  private size = 1;
  /** How many puzzles were done before there were workers. */
  private alone = 0;
  private code: ExitCode = exitCodes.fine;

  constructor(io: Io, jobs: number, shelf: Shelf | undefined, delivery: Delivery, asked: Asked) {
    this.io = io;
    this.jobs = jobs;
    this.workers = io.workers ?? new Workers(jobs - 1);
    this.shelf = shelf;
    this.delivery = delivery;
    this.asked = asked;
    io.signal?.addEventListener('abort', () => this.workers.leave(), { once: true });
  }

  /** Whether workers wait for something to do. */
  get isReady(): boolean {
    return this.workers.isReady;
  }

  /** Between two puzzles, some done and some left as far as is known: calls workers when it is time, and hears them when they have come. */
  async look(done = 1, left = 0): Promise<void> {
    if (this.workers.isReady) return;
    this.alone++;
    const spent = cpuMilliseconds() - this.start;
    this.size = Math.max(1, Math.round((this.alone * firstMilliseconds) / Math.max(1, spent)));
    const isLong = spent > plainMilliseconds && spent * left > longMilliseconds * done;
    if (spent <= aloneMilliseconds && !isLong) return;
    this.workers.start();
    await breathe();
  }

  /**
   * How many puzzles a part should have now; with so many left in all, fewer, so that everybody gets some, but not so few that handing over
   * takes longer than waiting.
   */
  sizeOf(left = Number.POSITIVE_INFINITY): number {
    const share = Math.ceil(left / (mostKept * this.jobs));
    const least = Math.max(1, Math.round(this.size * leastShare));
    return Math.min(left, this.size, Math.max(share, least));
  }

  /** Hands over a part, or does it; waits while there are enough under way. */
  async take(part: Pick<PartOrder, 'input' | 'puzzlesBefore' | 'linesBefore' | 'puzzles'>): Promise<void> {
    const order: PartOrder = { args: this.asked.args, world: worldOf(this.io), ...part };
    if (this.given < tasksInHand * this.workers.jobs) this.keep(order, this.give(order));
    else await this.keep(order, this.doHere(order));
    while (this.pending.length > 0 && (this.pending[0].isDone || this.pending.length > mostKept * this.jobs))
      await this.deliver();
  }

  /** Ends when the answer is there, whatever it is. */
  private keep(order: PartOrder, answer: Promise<PartAnswer>): Promise<void> {
    const own: Pending = { order, answer, isDone: false };
    this.pending.push(own);
    const end = (): void => {
      own.isDone = true;
    };
    // Whoever waits for it is told of a failure; until then it must not count as an error that nobody sees.
    return answer.then(end, end);
  }

  private async give(order: PartOrder): Promise<PartAnswer> {
    this.given++;
    try {
      return await this.workers.run<PartAnswer>('doPart', order);
    } finally {
      this.given--;
    }
  }

  private async doHere(order: PartOrder): Promise<PartAnswer> {
    const { call, signal = new AbortController().signal } = this.io;
    if (!call) throw new Error('Only a command has parts.');
    return runPart(order, call.run, signal);
  }

  /** Waits for everything that is under way; the worst code of all. */
  async settle(): Promise<ExitCode> {
    while (this.pending.length > 0) await this.deliver();
    return this.code;
  }

  async close(): Promise<void> {
    if (!this.io.workers) await this.workers.close();
  }

  /** Ends the oldest that is under way. */
  private async deliver(): Promise<void> {
    const [{ order, answer }] = this.pending.splice(0, 1);
    try {
      await this.finish(order, await answer);
    } catch (error) {
      // What comes after it would stand in the wrong place.
      this.pending.length = 0;
      throw error;
    }
  }

  private async finish(order: PartOrder, answer: PartAnswer): Promise<void> {
    if (answer.isUnfit) {
      this.note(await this.delivery.redo(order));
      return;
    }
    this.adapt(order, answer);
    if (this.asked.writes) await this.write(answer);
    this.note(await this.delivery.done(order, answer));
    if (answer.refusal && this.asked.writes) throw new Refusal(answer.refusal.message, answer.refusal.code);
    if (answer.wasLeft) this.pending.length = 0;
  }

  /** First into the library, then said. */
  private async write({ pieces, kept }: PartAnswer): Promise<void> {
    if (kept.length > 0) this.shelf?.add(kept);
    for (const piece of pieces)
      if ('puzzle' in piece)
        await writePuzzle(this.io, orRefuse(parsePuzzleText(piece.puzzle)), piece.behind);
      else if (piece.to === 'output') await writeData(this.io, piece.bytes);
      else writeComplaints(this.io, piece.text);
  }

  private note(code: ExitCode): void {
    this.code = worse(this.code, code);
  }

  private adapt({ puzzles }: PartOrder, { milliseconds }: PartAnswer): void {
    const wanted = Math.round((puzzles * partMilliseconds) / Math.max(0.01, milliseconds));
    this.size = Math.max(1, Math.min(wanted, 2 * this.size, mostPuzzles));
  }
}

/** A crew, where the command is not itself a part and may use more than one core. */
export function hireCrew(
  io: Io,
  { jobs = 1, shelf }: CrewOptions,
  delivery: Delivery,
  asked: Asked = { args: io.call?.args ?? [], writes: true },
): Crew | undefined {
  if (io.part || !io.call) return undefined;
  collectAlone();
  return jobs === 1 ? undefined : new Crew(io, jobs, shelf, delivery, asked);
}
