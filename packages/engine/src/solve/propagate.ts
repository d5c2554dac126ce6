/** What is left of a puzzle after its singles and locked candidates: the options, or the contradiction they run into. */
import type { Puzzle } from '../board/puzzle.js';
import { type Contradiction, contradictionOf } from './contradiction.js';
import { noItem } from './kernel.js';
import { type KernelPool, sharedKernels } from './kernelPool.js';
import { excludeLocked } from './tree/lockedCandidates.js';

/** What is left of a puzzle when all that follows at once is struck out. */
export interface Propagated {
  /** The options not excluded, in rising order: cell · symbols + symbol - 1. */
  readonly live: Int32Array;
  readonly contradiction?: Contradiction;
}

/** Strikes out what the rule excludes at once, without guesses. */
export function propagate(puzzle: Puzzle, kernels: KernelPool = sharedKernels): Propagated {
  const { shape, symbols } = puzzle;
  return kernels.use('tree', shape, kernel => {
    const item = kernel.load(symbols);
    if (item !== noItem) return { live: new Int32Array(0), contradiction: contradictionOf(shape, item) };
    if (!excludeLocked(kernel))
      return { live: new Int32Array(0), contradiction: contradictionOf(shape, kernel.failedItem) };
    return { live: kernel.listLiveOptions() };
  });
}
