/**
 * A technique is one file: it finds, in a position, every step it allows, in an order that depends on the position alone. The
 * first is a hint; all of them are what the grade looks at. It never changes the position.
 */
import type { Position } from './position.js';
import type { Step } from './step.js';
import type { TechniqueName } from './techniqueNames.js';

/** A way to deduce: it finds all steps that it allows at a position, and changes nothing. */
export interface Technique<Name extends TechniqueName = TechniqueName> {
  readonly name: Name;
  /**
   * Lazily, so that a hint costs no more than the first step. Undefined means "nothing so far": a long search says it now
   * and then, so that whoever waits can look at the clock.
   */
  find(position: Position): Iterable<Step | undefined>;
}

/** Loops over the houses or cells of a large board pause once in this many. */
export const pausesEvery = 256;

/** What a technique finds, without pauses. */
export function* stepsOf(technique: Technique, position: Position): Generator<Step> {
  for (const step of technique.find(position)) if (step) yield step;
}

/** The first step of the cheapest technique that fires. It runs to its end: what may take long is for `findSteps`. */
export function nextStep(position: Position, ladder: readonly Technique[]): Step | undefined {
  if (position.breach) return undefined;
  for (const technique of ladder)
    for (const step of stepsOf(technique, position)) if (position.isNews(step)) return step;
  return undefined;
}
