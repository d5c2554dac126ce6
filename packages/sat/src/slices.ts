/**
 * Running a solver within a budget. A WebAssembly call cannot be interrupted by events, so the work is cut into slices:
 * when one is over the solver answers "unknown" with all it has learnt intact, the event loop turns, and signal and
 * clock are looked at before the next.
 *
 * Slices are counted in guesses, never in time: so a run takes the same course on every machine and under any load. The clock is
 * read inside a slice only where a time limit was asked for. Slices grow from a small one, so that an easy question is not
 * charged for a hard one's slice; one that ends early is charged in full, because the solver does not say what it spent.
 */
import { type Budget, Pace, type Shortage } from '@hyperdoku/engine';
import type { SatSolver, SatVerdict } from './cadical.js';

const firstSlice = 64;
/** Half a second on a tesseract. A slice that ends before the first conflict would learn nothing, however many follow it. */
const largestSlice = 1024;

export type SliceResult =
  | { readonly verdict: Exclude<SatVerdict, 'unknown'> }
  | { readonly shortage: Shortage };

/** Runs to a verdict or to the end of the budget. */
export async function runInSlices(
  solver: SatSolver,
  budget: Budget,
  assumptions: readonly number[] = [],
): Promise<SliceResult> {
  const pace = new Pace(budget);
  for (let slice = firstSlice; ; slice = Math.min(2 * slice, largestSlice)) {
    const shortage = pace.shortage();
    if (shortage) return { shortage };
    const guesses = Math.min(slice, Math.ceil(pace.nodesLeft));
    const verdict = solver.solve(pace.millisecondsLeft, guesses, assumptions);
    pace.spend(guesses);
    if (verdict !== 'unknown') return { verdict };
    await pace.breathe();
  }
}
