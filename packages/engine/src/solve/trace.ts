/**
 * What a search does, step by step, as data: the player's Solve animation shows it. A guess is followed by the placements
 * and eliminations it leads to; an undo takes back all since the guess of the same cell and symbol, and the
 * eliminations after it begin with that guess, now known to be wrong.
 */
import { checkCounts } from '../base/limit.js';
import { type Puzzle, type Solution, trustSolution } from '../board/puzzle.js';
import type { SymbolNumber } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import { noItem } from './kernel.js';
import { sharedKernels } from './kernelPool.js';
import type { TreeKernel } from './tree/treeKernel.js';

/** What a search does, step by step. */
export type TraceStep =
  | {
      readonly kind: 'place' | 'eliminate' | 'guess' | 'undo';
      readonly cell: Cell;
      readonly symbol: SymbolNumber;
    }
  | { readonly kind: 'solution'; readonly solution: Solution }
  /** The search is over: nothing more to find, or the budget is spent. */
  | { readonly kind: 'end'; readonly status: 'exhausted' | 'budget' };

/** When a traced search ends. */
export interface TraceOptions {
  /** Guesses allowed. */
  readonly nodes?: number;
  /** Stop after so many solutions. */
  readonly solutions?: number;
  /** Asked between two guesses; true ends the search as a spent budget does. */
  readonly stop?: () => boolean;
}

/** The steps of one search, made as they are asked for. */
export function* traceSearch(
  puzzle: Puzzle,
  { nodes = 100_000, solutions = 1, stop = () => false }: TraceOptions = {},
): Generator<TraceStep> {
  checkCounts({ nodes, solutions });
  const { shape } = puzzle;
  const kernel = sharedKernels.lend('tree', shape);
  try {
    yield* traceKernel(kernel, puzzle, { nodes, solutions, stop });
  } finally {
    sharedKernels.giveBack('tree', shape, kernel);
  }
}

function* traceKernel(
  kernel: TreeKernel,
  { shape, symbols }: Puzzle,
  { nodes, solutions, stop }: Required<TraceOptions>,
): Generator<TraceStep> {
  const steps: TraceStep[] = [];
  kernel.trace = (kind, cell, index) => steps.push({ kind, cell, symbol: index + 1 });
  const consistent = kernel.load(symbols) === noItem;
  yield* steps.splice(0);
  if (!consistent) {
    yield { kind: 'end', status: 'exhausted' };
    return;
  }
  for (let found = 0; found < solutions; ) {
    const spent = kernel.stats.nodes >= nodes || stop();
    const status = kernel.run(spent ? 0 : 1);
    yield* steps.splice(0);
    if (status === 'solution') {
      found++;
      yield { kind: 'solution', solution: trustSolution(shape, kernel.grid.slice()) };
    } else if (status === 'exhausted' || spent || kernel.stats.nodes >= nodes) {
      yield { kind: 'end', status: status === 'exhausted' ? 'exhausted' : 'budget' };
      return;
    }
  }
}
