/**
 * Grids of large minimal puzzles. The more a grid is mixed, the fewer small sets of cells it has that can be filled in two ways; and without
 * these it takes too long to tell whether a clue is needed. So from the second attempt on grids are mixed less and less; and where
 * that may be done, no attempt insists on what it finds hard.
 */
import type { Shape } from '../shape/shape.js';
import type { FillOptions } from './fill.js';
import type { MinimiseOptions } from './minimise.js';
import type { Order } from './order.js';

/** Boards up to this size are dug by proofs alone, which cost next to nothing there. */
const smallBoard = 100;

/** How often a grid is mixed, from the second attempt on. */
const mixesByAttempt = [15, 6, 2, 0] as const;

/** Whether a puzzle may be left for one of a gentler grid. A grid that is given, or a way to make it, has to be kept to. */
export const hasGentlerGrids = (
  { cellCount }: Shape,
  { method, minimal }: Order,
  isGiven: boolean,
): boolean => minimal === true && method === undefined && !isGiven && cellCount > smallBoard;

/** How to mix the grid of an attempt, where there are gentler ones. */
export const mixingFor = (attempt: number): Pick<FillOptions, 'mixes'> =>
  attempt === 1 ? {} : { mixes: mixesByAttempt[Math.min(attempt - 2, mixesByAttempt.length - 1)] };

/** To insist on much pays only where there is no other grid to go on to. */
export const gentleEffort: Pick<MinimiseOptions, 'rounds' | 'mostInsisted'> = { rounds: 1, mostInsisted: 2 };
