/** Games to order: a worker makes the puzzle, and it goes into the library. */
import { makePuzzleId, type Order, parsePuzzle, parseSpec } from '@hyperdoku/engine';
import { say, texts } from '../texts/index.js';
import type { Report } from '../work/jobs.js';
import { Lane, proxy } from '../work/outside.js';
import { addGame } from './addGame.js';
import { stopRestocking } from './stock/restock.js';

export type Made =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly message: string };

/** One puzzle is made at a time. */
const lane = new Lane();

export async function makeGame(
  spec: string,
  seed: string,
  order: Order,
  signal: AbortSignal,
  report: Report,
): Promise<Made> {
  stopRestocking();
  const answer = await lane.ask(jobs => jobs.make(spec, seed, order, proxy(report)), signal);
  if (!answer.ok) return { ok: false, message: say.problem(answer.problem) };
  const { solution, grade, shortfall } = answer.value;
  const puzzle = parsePuzzle(answer.value.puzzle);
  const parsed = parseSpec(spec);
  if (!puzzle.ok || !parsed.ok) return { ok: false, message: texts.problems.broken };
  const id = await addGame(puzzle.value, {
    origin: 'made',
    puzzleId: makePuzzleId({ spec: parsed.value, seed, order }),
    solution,
    ...(grade && { grade }),
    ...(shortfall && { title: texts.make.shortfall(say.shortfall(shortfall)) }),
  });
  return { ok: true, id };
}
