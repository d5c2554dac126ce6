/**
 * How long to stay with a grid of which a number of clues is wanted. Some grids are a hundred times as hard as others, on every way down,
 * and which they are shows only in the work. So a grid gets little effort at first and gives way to the next, which gets four times as
 * much; after some of these the effort begins anew, since an easy grid may still come. Whatever the right effort is, what was spent in
 * vain before it is a third of that. It goes by the attempt alone, so that a seed gives the same puzzle however many attempts are allowed.
 */
import type { MinimiseOptions } from './minimise.js';

/** Guesses of a prover for each cell: on 9^3 about a second, in which six of seven grids come down to 39 clues. */
const guessesPerCell = 28;

/** So many grids in a row, each with more effort, and how much more. */
const rising = 4;
const rise = 4;

/** The effort for the grid of this attempt, from 1. */
export const patienceFor = (attempt: number, cellCount: number): Pick<MinimiseOptions, 'nodes'> => ({
  nodes: guessesPerCell * cellCount * rise ** ((attempt - 1) % rising),
});
