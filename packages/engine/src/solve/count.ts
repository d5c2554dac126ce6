/**
 * How many solutions, exactly or up to a limit. Symbols that no clue shows are interchangeable, so where a house
 * lacks just those they may be fixed in it in one order, and the count multiplied by the number of orders.
 */
import type { Puzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { createBandKernel } from './band/bandKernel.js';
import { type Budget, Pace, type Shortage } from './budget.js';
import { noItem } from './kernel.js';
import { isClassic } from './kernels.js';
import { TreeKernel } from './tree/treeKernel.js';

export interface CountOptions extends Budget {
  /** Stop when this many are known. */
  readonly limit?: bigint;
}

export interface Count {
  /** Exactly that many, at least that many because of the limit, or because the budget ended. */
  readonly status: 'exact' | 'limit' | 'unknown';
  readonly count: bigint;
  readonly reason?: Shortage;
  readonly nodes: number;
  readonly milliseconds: number;
}

export async function countSolutions(puzzle: Puzzle, options: CountOptions = {}): Promise<Count> {
  const { shape } = puzzle;
  const pace = new Pace(options);
  const { symbols, orders } = fixUnseen(puzzle);
  const { limit } = options;
  // Counting is tree work: a learning kernel would have to remember every solution.
  const kernel = (isClassic(shape) ? createBandKernel() : undefined) ?? new TreeKernel(shape);
  let found = 0;
  const answer = (status: Count['status'], reason?: Shortage): Count => {
    const count = BigInt(found) * orders;
    const { nodes, milliseconds } = pace;
    return {
      status,
      count: status === 'limit' && limit ? limit : count,
      ...(reason && { reason }),
      nodes,
      milliseconds,
    };
  };
  if (kernel.load(symbols) !== noItem) return answer('exact');
  for (;;) {
    if (limit !== undefined && BigInt(found) * orders >= limit) return answer('limit');
    const status = await pace.search(kernel);
    if (status === 'exhausted') return answer('exact');
    if (status === 'solution' && (++found & 1023) !== 0) continue;
    await pace.breathe();
    const reason = pace.shortage();
    if (reason) return answer('unknown', reason);
  }
}

function fixUnseen({ shape, symbols }: Puzzle): { symbols: Uint8Array; orders: bigint } {
  const fixed = Uint8Array.from(symbols);
  const seen = new Uint8Array(shape.symbols + 1);
  for (const symbol of symbols) seen[symbol] = 1;
  const unseen = Array.from({ length: shape.symbols }, (_, i) => i + 1).filter(symbol => !seen[symbol]);
  if (unseen.length < 2) return { symbols: fixed, orders: 1n };
  for (let house = 0; house < shape.houseCount; house++) {
    const cells = shape.houses.subarray(house * shape.symbols, (house + 1) * shape.symbols);
    const open = [...cells].filter(cell => symbols[cell] === blank);
    if (open.length !== unseen.length) continue;
    for (const [i, cell] of open.entries()) fixed[cell] = unseen[i];
    return { symbols: fixed, orders: unseen.reduce((product, _, i) => product * BigInt(i + 1), 1n) };
  }
  return { symbols: fixed, orders: 1n };
}
