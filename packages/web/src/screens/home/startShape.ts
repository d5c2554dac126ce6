/** One click from a shape to a playable board. */
import { parsePuzzle } from '@hyperdoku/engine';
import { addGame } from '../../library/addGame.js';
import { type Made, makeGame } from '../../library/makeGame.js';
import { hasGameOf } from '../../storage/games.js';
import type { Report } from '../../work/jobs.js';
import { makeSeed } from '../newGame/seed.js';
import { firstPuzzleOf } from './corpus.js';
import { usualOrder } from './staircase.js';

/** The first game of a shape is there already; once it is in the library, a new one is made. */
export async function startShape(spec: string, signal: AbortSignal, report: Report): Promise<Made> {
  const first = await firstPuzzleOf(spec);
  if (first && !(await hasGameOf(first.puzzle))) {
    const puzzle = parsePuzzle(first.puzzle);
    signal.throwIfAborted();
    if (puzzle.ok)
      return { ok: true, id: await addGame(puzzle.value, { origin: 'made', puzzleId: first.id }) };
  }
  return makeGame(spec, makeSeed(), usualOrder(spec), signal, report);
}
