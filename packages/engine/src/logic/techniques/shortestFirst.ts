import { countLinks, type Step } from '../step.js';

/** Of the first few the shortest comes first; the others are told when they are asked for. */
export function* shortestFirst(tell: readonly (() => Step)[], mostCompared: number): Generator<Step> {
  const told = tell.slice(0, mostCompared).map(one => one());
  yield* told.sort((a, b) => countLinks(a) - countLinks(b));
  for (const one of tell.slice(mostCompared)) yield one();
}
