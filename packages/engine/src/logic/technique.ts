/**
 * A technique is one file: it finds, in a position, every step it allows, in an order that depends on the position alone. The
 * first is a hint; all of them are what the grade looks at. It never changes the position.
 */
import type { Position } from './position.js';
import type { Step } from './step.js';
import type { TechniqueName } from './techniqueNames.js';

export interface Technique<Name extends TechniqueName = TechniqueName> {
  readonly name: Name;
  /** Lazily, so that a hint costs no more than the first step. */
  find(position: Position): Iterable<Step>;
}
