/**
 * A lap: one contender's turn at a set of puzzles. Time is CPU time of all the threads that work for the contender, so
 * that a busy machine disturbs it little, and helpers in the background (garbage collection, compilers) are counted.
 */
export type Answer = 'unique' | 'found' | 'many' | 'none' | 'unknown';

/** What every puzzle of a set has: one solution, or more. */
export type Expected = 'unique' | 'many';

export interface LapLimits {
  /** Go round the set again until this much time is spent. */
  readonly least: number;
  /** Stop after this, even within the set. */
  readonly most: number;
  /** Give up a puzzle after this, where the contender can. */
  readonly puzzle: number;
  /** Time every puzzle by itself, for the median; otherwise in stretches, so that the clock costs nothing. */
  readonly singly: boolean;
}

/** All times are milliseconds. */
export interface Lap {
  readonly puzzles: number;
  readonly cpu: number;
  /** The part of it that went into writing the puzzle down for the contender. */
  readonly preparing: number;
  readonly median: number;
  /** The median without that part. */
  readonly medianAlone: number;
  /** Puzzles given up, and puzzles answered wrongly. */
  readonly unknown: number;
  readonly wrong: number;
}

export type Runner = (limits: LapLimits) => Lap | Promise<Lap>;

/** A contender that takes puzzles one by one, by their number in the set. */
export interface Entry {
  readonly count: number;
  readonly expected: Expected;
  solve(index: number, milliseconds: number): Answer | Promise<{ readonly status: Answer }>;
  /** Time spent so far, where it is not this process that works. */
  cpu?(): number;
  preparing?(): number;
}

/** A stretch is long enough when it takes this. */
const stretchMilliseconds = 10;

export function readCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function runEach({ count, expected, solve, cpu = readCpu, preparing = () => 0 }: Entry): Runner {
  const readClocks = () => ({ cpu: cpu(), preparing: preparing() });
  return async ({ least, most, puzzle, singly }) => {
    const times: number[] = [];
    const timesAlone: number[] = [];
    let [puzzles, unknown, wrong, stretch] = [0, 0, 0, 1];
    const start = readClocks();
    for (let index = 0, before = start; ; index %= count) {
      const end = Math.min(index + stretch, count);
      const size = end - index;
      for (; index < end; index++) {
        const result = solve(index, puzzle);
        // Waiting for what is there already would cost the fast ones dearly.
        const answer = typeof result === 'string' ? result : (await result).status;
        if (answer === 'unknown') unknown++;
        else if (answer !== expected && answer !== 'found') wrong++;
      }
      puzzles += size;
      const now = readClocks();
      const taken = now.cpu - before.cpu;
      times.push(taken / size);
      timesAlone.push((taken - now.preparing + before.preparing) / size);
      before = now;
      if (!singly && taken < stretchMilliseconds) stretch *= 2;
      const spent = now.cpu - start.cpu;
      if (spent < most && (index < count || spent < least)) continue;
      return {
        puzzles,
        cpu: spent,
        preparing: now.preparing - start.preparing,
        median: medianOf(times),
        medianAlone: medianOf(timesAlone),
        unknown,
        wrong,
      };
    }
  };
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
