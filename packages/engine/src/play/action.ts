/**
 * What a player did, as data. A change is three integers: the place, its value before and its value after; an action lists
 * its changes flat, in the order in which they were made. A place may change twice, so they are undone from the last.
 */
import type { Place } from './planes.js';

export const actionKinds = [
  'enter',
  'clear',
  'note',
  'colour',
  'fill-notes',
  'clear-notes',
  'step',
  'return',
  'reset',
  'give-up',
] as const;
export type ActionKind = (typeof actionKinds)[number];

export interface Action {
  /** Unique in its game, on all devices, so that diverged logs can be joined. */
  readonly id: string;
  readonly kind: ActionKind;
  /** Milliseconds played when it was made. */
  readonly at: number;
  /** Place, before, after; place, before, after; … */
  readonly changes: readonly number[];
}

/** How many integers a change takes. */
export const changeLength = 3;

export function forEachChange(
  { changes }: Pick<Action, 'changes'>,
  visit: (place: Place, before: number, after: number) => void,
): void {
  for (let i = 0; i < changes.length; i += changeLength) visit(changes[i], changes[i + 1], changes[i + 2]);
}

/**
 * What the places that change between two positions of a log hold at the second of them. It may lie before the first or
 * after it.
 */
export function valuesAt(log: readonly Action[], from: number, to: number): Map<Place, number> {
  const values = new Map<Place, number>();
  for (let i = from; i < to; i++) forEachChange(log[i], (place, _, after) => values.set(place, after));
  for (let i = from - 1; i >= to; i--) {
    const { changes } = log[i];
    for (let k = changes.length - changeLength; k >= 0; k -= changeLength)
      values.set(changes[k], changes[k + 1]);
  }
  return values;
}
