/** Another game like one that is there: of the same shape, level and length, with the same kinds of constraints. */
import { makeOrder, makeSpec, type Order, parsePuzzleId, type Spec } from '@hyperdoku/engine';
import { readKept } from '../storage/games.js';
import type { GameRecord } from '../storage/record.js';
import { texts } from '../texts/index.js';
import type { Report } from '../work/jobs.js';
import { blanksOf } from './blanks.js';
import { type Made, makeGame } from './makeGame.js';
import { makeSeed } from './seed.js';
import { type Offer, offersOf } from './stock/offers.js';
import { textOfOffer } from './stock/orderOf.js';
import { startOffer } from './stock/startOffer.js';

export async function makeAnother(id: string, signal: AbortSignal, report: Report): Promise<Made> {
  const record = (await readKept(id))?.record;
  if (!record) return { ok: false, message: texts.problems.missing };
  const known = record.puzzleId === undefined ? undefined : parsePuzzleId(record.puzzleId);
  return known?.ok
    ? makeByOrder(known.value.spec, known.value.order, signal, report)
    : makeByLook(record, signal, report);
}

/** Of what was ordered then, from the stock where that has it. */
function makeByOrder(
  spec: Spec,
  { moved: _, ...order }: Order,
  signal: AbortSignal,
  report: Report,
): Promise<Made> {
  const name = makeSpec(spec);
  const wanted = makeOrder({ spec, order, number: 1 });
  const offer = offersOf(name)?.find(each => textOfOffer(name, each) === wanted);
  return offer ? startOffer(name, offer, signal, report) : makeGame(name, makeSeed(), order, signal, report);
}

/** A puzzle from elsewhere was not ordered: what counts is the level that it was found to have, and how long it is. */
function makeByLook(game: GameRecord, signal: AbortSignal, report: Report): Promise<Made> {
  const { spec, grade } = game;
  const level = grade?.status === 'graded' ? grade.level : undefined;
  const away = ({ blanks }: Offer): number => Math.abs(blanks - blanksOf(game));
  const [offer] = (offersOf(spec) ?? [])
    .filter(each => level === undefined || each.level === level)
    .sort((a, b) => away(a) - away(b));
  return offer
    ? startOffer(spec, offer, signal, report)
    : makeGame(spec, makeSeed(), level ? { level } : {}, signal, report);
}
