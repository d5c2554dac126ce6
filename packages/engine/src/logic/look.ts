/** A short look at how many solutions there are, before logic begins: it is for puzzles with exactly one. */
import { isFull } from '../board/grid.js';
import type { Puzzle } from '../board/puzzle.js';
import type { Pace } from '../solve/budget.js';
import { decide } from '../solve/decide.js';
import type { LadderOptions } from './ladder.js';
import type { TechniqueName } from './techniqueNames.js';

/** Guesses that a look may take; most puzzles need far fewer. */
const guessesPerLook = 3000;

/** What is known of the solutions of a puzzle. */
export type Found = 'solved' | 'unique' | 'many' | 'none' | 'unknown';

/** How many solutions there are, as far as a short look shows. */
export async function lookForSolutions(puzzle: Puzzle, pace: Pace): Promise<Found> {
  if (isFull(puzzle)) return 'solved';
  return (await decide(puzzle, pace.part({ nodes: guessesPerLook }))).status;
}

/** How somebody wants a puzzle solved by logic. */
export interface LogicWish {
  /** The hardest technique allowed. */
  readonly upTo?: TechniqueName | undefined;
  readonly assumeUnique?: boolean | undefined;
}

/** The ladder for a puzzle of which so much is known. What takes one solution for granted would be wrong where there are several. */
export const ladderFor = ({ upTo, assumeUnique }: LogicWish, found: Found): LadderOptions => ({
  ...(upTo && { upTo }),
  assumeUnique: found !== 'many' && (assumeUnique ?? found === 'unique'),
});
