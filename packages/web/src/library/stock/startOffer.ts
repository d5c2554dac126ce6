/** A game of what is in stock: nothing has to be made, so it is there at once. */
import type { Report } from '../../work/jobs.js';
import { addGame } from '../addGame.js';
import { type Made, makeGame } from '../makeGame.js';
import { makeSeed } from '../seed.js';
import type { Offer } from './offers.js';
import { orderOf } from './orderOf.js';
import { findReady, forgetReady, restock } from './restock.js';
import { drawPuzzle, type ReadyPuzzle } from './shelf.js';

/** A puzzle that was made ahead in this browser, or else one that travels with the app, moved by the seed. */
export const findPuzzle = async (
  spec: string,
  offer: Offer,
  seed: string,
): Promise<ReadyPuzzle | undefined> =>
  (await findReady(spec, offer)) ?? (await drawPuzzle(spec, offer, seed));

/** Starts the puzzle found before, or any; where the stock cannot be fetched, one is made. */
export async function startOffer(
  spec: string,
  offer: Offer,
  signal: AbortSignal,
  report: Report,
  found?: ReadyPuzzle,
): Promise<Made> {
  const ready = found ?? (await findPuzzle(spec, offer, makeSeed()));
  signal.throwIfAborted();
  const solved = ready?.open();
  if (!ready || !solved) return makeGame(spec, makeSeed(), orderOf(spec, offer), signal, report);
  const { puzzle, solution } = solved;
  const id = await addGame(puzzle, {
    origin: 'made',
    puzzleId: ready.id,
    grade: ready.grade,
    solution: Uint8Array.from(solution.symbols),
  });
  forgetReady(ready.id);
  restock(spec, offer, puzzle.shape.cellCount);
  return { ok: true, id };
}
