/**
 * How long to stay with a grid from which a number of clues is wanted. Some grids are a hundred times as hard as others, on every way down,
 * and which they are shows only in the work. So a grid gets little effort and gives way to the next. An order that is too hard for that needs
 * more: every second grid gets twice as much, every fourth four times, and so on, which costs little more than the right effort would,
 * whatever that is. It is a matter of the attempt alone, so that a seed gives the same puzzle however many attempts are allowed.
 */
import type { MinimiseOptions } from './minimise.js';

/** Guesses of a prover for each cell: on 9^3 a second, and of its grids that are to keep 39 clues, six of seven need less. */
const guessesPerCell = 28;

/** The effort for the grid of this attempt, from 1. */
export const patienceFor = (attempt: number, cellCount: number): Pick<MinimiseOptions, 'nodes'> => ({
  // The largest power of two that divides the attempt: 1, 2, 1, 4, 1, 2, 1, 8 …
  nodes: guessesPerCell * cellCount * (attempt & -attempt),
});
