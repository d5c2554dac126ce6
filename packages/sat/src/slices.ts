/**
 * Running a solver within a budget. A WebAssembly call cannot be interrupted by events, so the work is cut into slices:
 * when one is over the solver answers "unknown" with all it has learnt intact, the event loop turns once, and signal and
 * clock are looked at before the next.
 *
 * Slices are counted in conflicts, not milliseconds: then a run takes the same course on every machine and under any load.
 * The clock is polled inside a slice only to keep a deadline, and to cut a slice that a very large board makes too long.
 */
import { type Budget, type Shortage, turnEventLoop } from '@hyperdoku/engine';
import type { SatSolver, SatVerdict } from './cadical.js';

const firstSlice = 1000;
const largestSlice = 4000;
const sliceGrowth = 1.25;
const longestSliceMilliseconds = 500;

export type SliceResult =
  | { readonly verdict: Exclude<SatVerdict, 'unknown'> }
  | { readonly shortage: Shortage };

/** Runs to a verdict or to the end of the budget; nodes of the budget are conflicts here. */
export async function runInSlices(
  solver: SatSolver,
  budget: Budget,
  assumptions: readonly number[] = [],
): Promise<SliceResult> {
  const start = performance.now();
  const { milliseconds = Number.POSITIVE_INFINITY, signal, onProgress } = budget;
  let conflictsLeft = budget.nodes ?? Number.POSITIVE_INFINITY;
  let spent = 0;
  for (let slice = firstSlice; ; slice = Math.min(slice * sliceGrowth, largestSlice)) {
    if (signal?.aborted) return { shortage: 'aborted' };
    if (conflictsLeft <= 0) return { shortage: 'nodes' };
    const timeLeft = milliseconds - (performance.now() - start);
    if (timeLeft <= 0) return { shortage: 'time' };
    const conflicts = Math.min(Math.floor(slice), conflictsLeft);
    const verdict = solver.solve(Math.min(timeLeft, longestSliceMilliseconds), conflicts, assumptions);
    if (verdict !== 'unknown') return { verdict };
    conflictsLeft -= conflicts;
    spent += conflicts;
    onProgress?.({ nodes: spent, solutions: 0, milliseconds: performance.now() - start });
    await turnEventLoop();
  }
}
