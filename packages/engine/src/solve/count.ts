/**
 * How many solutions, exactly or up to a limit. Unless the rule tells symbols apart, those that no clue shows are
 * interchangeable, so where a house lacks just those they may be fixed in it in one order, and the count multiplied by the
 * number of orders.
 *
 * A long count goes on branch by branch (see `splitPuzzle`), so that it can say how far it is.
 */
import { emptySum, sumIntegers } from '../base/crc32.js';
import type { Puzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { type Budget, Pace, type Shortage } from './budget.js';
import { noItem, type SearchKernel } from './kernel.js';
import { splitPuzzle } from './split.js';

/** When counting stops. */
export interface CountOptions extends Budget {
  /** Stop when this many are known. */
  readonly limit?: bigint;
  /** Where an earlier count of the same puzzle was; it is gone on with if the puzzle is still split in the same way. */
  readonly from?: CountState;
  /** Called with every branch of a long count that is done. */
  readonly onBranch?: (state: CountState) => void | Promise<void>;
}

/** How far a long count is. */
export interface CountState {
  /** How many branches there are, and a sum over them, by which they are known again. */
  readonly branches: number;
  readonly sum: number;
  /** How many are counted, and the solutions found in them. */
  readonly done: number;
  readonly found: number;
}

/** How many solutions were counted, and whether these are all. */
export interface Count {
  /** Exactly that many, at least that many because of the limit, or because the budget ended. */
  readonly status: 'exact' | 'limit' | 'unknown';
  readonly count: bigint;
  readonly reason?: Shortage;
  readonly nodes: number;
  readonly milliseconds: number;
}

/** Guesses before a count is taken to be long. */
const shortCount = 50_000;

/** Counts the solutions of a puzzle. */
export async function countSolutions(puzzle: Puzzle, options: CountOptions = {}): Promise<Count> {
  const { shape } = puzzle;
  const pace = new Pace(options);
  if (options.limit !== undefined && options.limit < 0n)
    throw new RangeError(`limit must be 0n or more, not ${options.limit}n`);
  const { symbols, orders } = fixUnseen(puzzle);
  const limit = options.limit === undefined ? Number.POSITIVE_INFINITY : Number(options.limit / orders) + 1;
  const tally = await pace.kernels.useWhile('counter', shape, kernel =>
    tallySolutions(kernel, puzzle, symbols, limit, pace, options),
  );
  const { nodes, milliseconds } = pace;
  const effort = { nodes, milliseconds };
  const count = BigInt(tally.found) * orders;
  if (options.limit !== undefined && count >= options.limit)
    return { status: 'limit', count: options.limit, ...effort };
  if (tally.end === 'all') return { status: 'exact', count, ...effort };
  return { status: 'unknown', count, reason: tally.end, ...effort };
}

interface Tally {
  readonly found: number;
  readonly end: 'all' | Shortage;
}

/** Counts until all are known, or the limit is reached, or the budget ends. */
async function tallySolutions(
  kernel: SearchKernel,
  { shape }: Puzzle,
  symbols: Uint8Array,
  limit: number,
  pace: Pace,
  { from, onBranch }: CountOptions,
): Promise<Tally> {
  /** Why it stopped: done, limit or budget reached, or so many guesses spent. */
  const tally = async (clues: Uint8Array, most: number, before: number) => {
    let found = before;
    const end = pace.nodes + most;
    const shortage = pace.shortage();
    if (shortage) return { found, end: shortage };
    if (kernel.load(clues) !== noItem) return { found, end: 'all' as const };
    for (;;) {
      const status = pace.runStretch(kernel, end - pace.nodes);
      if (status === 'exhausted' || found >= limit) return { found, end: 'all' as const };
      if (status === 'solution' && (++found & 1023) !== 0) continue;
      await pace.breathe();
      const reason = pace.shortage();
      if (reason) return { found, end: reason };
      if (pace.nodes >= end) return { found, end: 'patience' as const };
    }
  };
  // What was long before is long again.
  const whole = from ? { found: 0, end: 'patience' as const } : await tally(symbols, shortCount, 0);
  if (whole.end !== 'patience') return { found: whole.found, end: whole.end };
  const branches = splitPuzzle(shape, symbols, pace.kernels);
  const split = {
    branches: branches.length,
    sum: branches.reduce((sum, branch) => sumIntegers(branch, sum), emptySum),
  };
  const isKnown = from?.branches === split.branches && from.sum === split.sum;
  let { done, found } = isKnown ? from : { done: 0, found: 0 };
  while (done < branches.length && found < limit) {
    pace.report(done, 'branches', branches.length);
    const part = await tally(branches[done], Number.POSITIVE_INFINITY, found);
    found = part.found;
    if (part.end !== 'all' && part.end !== 'patience')
      return { found: Math.max(found, whole.found), end: part.end };
    done++;
    // A branch that was left at the limit is not done.
    if (found < limit) await onBranch?.({ ...split, done, found });
  }
  return { found, end: 'all' };
}

function fixUnseen({ shape, symbols }: Puzzle): { symbols: Uint8Array; orders: bigint } {
  const fixed = Uint8Array.from(symbols);
  const seen = new Uint8Array(shape.symbols + 1);
  for (const symbol of symbols) seen[symbol] = 1;
  const unseen = Array.from({ length: shape.symbols }, (_, i) => i + 1).filter(symbol => !seen[symbol]);
  if (unseen.length < 2 || !shape.interchangeable) return { symbols: fixed, orders: 1n };
  for (let house = 0; house < shape.houseCount; house++) {
    const cells = shape.houses.subarray(house * shape.symbols, (house + 1) * shape.symbols);
    const open = [...cells].filter(cell => symbols[cell] === blank);
    if (open.length !== unseen.length) continue;
    for (const [i, cell] of open.entries()) fixed[cell] = unseen[i];
    return { symbols: fixed, orders: unseen.reduce((product, _, i) => product * BigInt(i + 1), 1n) };
  }
  return { symbols: fixed, orders: 1n };
}
