/** One click from a shape to a playable board. */
import { type Made, makeGame } from '../../library/makeGame.js';
import { makeSeed } from '../../library/seed.js';
import type { Offer } from '../../library/stock/offers.js';
import { startOffer } from '../../library/stock/startOffer.js';
import type { Report } from '../../work/jobs.js';

export { prepareShelf } from '../../library/stock/shelf.js';

/** What the tile says; any puzzle, where the stock has none. */
export const startShape = (
  spec: string,
  offer: Offer | undefined,
  signal: AbortSignal,
  report: Report,
): Promise<Made> =>
  offer ? startOffer(spec, offer, signal, report) : makeGame(spec, makeSeed(), {}, signal, report);
