/**
 * What a player did, as data. A change is three integers: the place, its value before and its value after; an action lists
 * its changes flat, in the order in which they were made. A place may change twice, so they are undone from the last. Where a
 * puzzle is being set, an action may also edit the constraints of its rule.
 */
import { type ConstraintEdit, revertEdits } from '../shape/ruleEdits.js';
import { firstMark, type Place } from './marks.js';

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
  'rule',
  'line',
] as const;
/** What a player can do. */
export type ActionKind = (typeof actionKinds)[number];

/** Something that a player did, with what it changed. */
export interface Action {
  /** Unique in its game, on all devices, so that diverged logs can be joined. */
  readonly id: string;
  readonly kind: ActionKind;
  /** Milliseconds played when it was made. */
  readonly at: number;
  /** Place, before, after; place, before, after; … */
  readonly changes: readonly number[];
  /** What was done to the rule. */
  readonly edits?: readonly ConstraintEdit[];
}

/** What an action does, whoever does it and when. */
export type Deed = Pick<Action, 'changes' | 'edits'>;

/** How many integers a deed holds. */
export const integersOf = ({ changes, edits = [] }: Deed): number =>
  changes.length +
  edits.reduce(
    (sum, { before, after }) =>
      sum + 1 + [before, after].reduce((all, spec) => all + integersOfSpec(spec), 0),
    0,
  );

const integersOfSpec = (spec: object = {}): number => Object.values(spec).flat(2).length;

/** Whether it marks something beside the planes, which older programs do not know. */
export const hasMarks = ({ changes }: Pick<Action, 'changes'>): boolean =>
  changes.some((place, i) => i % changeLength === 0 && place >= firstMark);

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

/** What was done to the rule between two positions of a log, or what takes it back where the second lies before the first. */
export const editsAlong = (log: readonly Action[], from: number, to: number): ConstraintEdit[] =>
  to < from ? revertEdits(editsAlong(log, to, from)) : log.slice(from, to).flatMap(({ edits = [] }) => edits);
