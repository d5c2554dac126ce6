/** One click from a shape to a playable board. */
import { parsePuzzle } from '@hyperdoku/engine';
import { keepMade, type Made, makeGame } from '../../library/makeGame.js';
import { listGames } from '../../storage/games.js';
import type { Report } from '../../work/jobs.js';
import { makeSeed } from '../newGame/seed.js';
import { firstPuzzleOf } from './corpus.js';
import { usualOrder } from './staircase.js';

async function isInLibrary(puzzle: string): Promise<boolean> {
  try {
    return (await listGames()).some(({ saved }) => saved.puzzle === puzzle);
  } catch {
    // A library that cannot be read says so on the screen; a game can be begun all the same.
    return false;
  }
}

/** The first game of a shape is there already; once it is in the library, a new one is made. */
export async function startShape(spec: string, signal: AbortSignal, report: Report): Promise<Made> {
  const first = await firstPuzzleOf(spec);
  if (first && !(await isInLibrary(first.puzzle))) {
    const puzzle = parsePuzzle(first.puzzle);
    signal.throwIfAborted();
    if (puzzle.ok) return keepMade(puzzle.value, { origin: 'made', puzzleId: first.id });
  }
  return makeGame(spec, makeSeed(), usualOrder(spec), signal, report);
}
