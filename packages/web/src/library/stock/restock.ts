/**
 * Fresh puzzles of this browser's own: one more of the kind that was just begun is made in the background, so that the next one is quite
 * new and still there at once. Whoever makes a puzzle to order, or leaves the page, ends that work.
 */
import { asSolution, makePuzzleId, parsePuzzle, parseSpec } from '@hyperdoku/engine';
import { whenIdle } from '../../game/whenIdle.js';
import { addFresh, countFresh, dropFresh, findFresh } from '../../storage/fresh.js';
import { Lane, proxy } from '../../work/outside.js';
import { makeSeed } from '../seed.js';
import type { Offer } from './offers.js';
import { orderOf } from './orderOf.js';
import type { ReadyPuzzle } from './shelf.js';

/** So many of a kind wait at most. */
const mostWaiting = 2;
/** What takes longer is not worth the heat. */
const mostMilliseconds = 60_000;
/** Larger boards take minutes, and much of the memory of a phone. */
const mostCells = 1_000;

const kindOf = (spec: string, { level, length }: Offer): string => `${spec} ${level} ${length}`;

const lane = new Lane();

/** Makes one more puzzle of the kind when nothing else is to be done; what fails is let be. */
export function restock(spec: string, offer: Offer, cellCount: number): void {
  if (cellCount > mostCells) return;
  whenIdle(() => void makeFresh(spec, offer).catch(() => {}), { latest: 5_000, otherwise: 2_000 });
}

/** Ends what is being made ahead: the machine is wanted for something else. */
export const stopRestocking = (): void => lane.close();

async function makeFresh(spec: string, offer: Offer): Promise<void> {
  const kind = kindOf(spec, offer);
  const parsed = parseSpec(spec);
  if (!parsed.ok || (await countFresh(kind)) >= mostWaiting) return;
  const [seed, order] = [makeSeed(), orderOf(spec, offer)];
  const signal = AbortSignal.timeout(mostMilliseconds);
  const made = await lane.ask(
    jobs =>
      jobs.make(
        spec,
        seed,
        order,
        proxy(() => {}),
      ),
    signal,
  );
  lane.close();
  if (!made.ok || made.value.shortfall) return;
  const { puzzle, solution, grade } = made.value;
  if (grade?.status !== 'graded' || grade.level !== offer.level) return;
  await addFresh({ id: makePuzzleId({ spec: parsed.value, seed, order }), kind, puzzle, solution, grade });
}

/** A puzzle that was made ahead; undefined where there is none, or none can be read. */
export async function findReady(spec: string, offer: Offer): Promise<ReadyPuzzle | undefined> {
  const fresh = await findFresh(kindOf(spec, offer)).catch(() => undefined);
  if (!fresh) return undefined;
  const { id, grade } = fresh;
  return {
    id,
    grade,
    open: () => {
      const puzzle = parsePuzzle(fresh.puzzle);
      if (!puzzle.ok) return undefined;
      const { shape } = puzzle.value;
      const solution = asSolution({ shape, symbols: fresh.solution });
      return solution.ok ? { puzzle: puzzle.value, solution: solution.value } : undefined;
    },
  };
}

/** It has been taken from the stock. */
export const forgetReady = (id: string): void => void dropFresh(id).catch(() => {});
