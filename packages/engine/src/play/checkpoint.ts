/**
 * A state that can be returned to. A checkpoint is only the id of the action before it. When that action is cut off the log, the
 * checkpoint takes with it what stood on the board then, so it can be returned to for ever, and costs nothing until that
 * happens.
 */
import { type Failure, fail, ok, type Result } from '../base/result.js';
import type { ConstraintEdit } from '../shape/ruleEdits.js';
import { type Action, forEachChange, integersOf } from './action.js';
import { maxIntegers } from './limits.js';
import { firstMark, type Place } from './marks.js';

/** A named place in a game to which the player can go back. */
export interface Checkpoint {
  readonly name: string;
  /** The id of the last action before it, '' at the start. */
  readonly action: string;
  /** Milliseconds played when it was set. */
  readonly at: number;
  /** Once the log has lost its action: every place that was not 0 and its value, place, value; place, value; … */
  readonly state?: readonly number[];
  /** With the state: all that had been done to the rule. */
  readonly edits?: readonly ConstraintEdit[];
}

/** The same for two checkpoints that are one, whatever they have taken with them. */
export const keyOfCheckpoint = ({ name, action, at }: Checkpoint): string =>
  JSON.stringify([name, action, at]);

export const isSameCheckpoint = (a: Checkpoint, b: Checkpoint): boolean =>
  keyOfCheckpoint(a) === keyOfCheckpoint(b);

export const integersOfCheckpoints = (checkpoints: readonly Checkpoint[]): number =>
  checkpoints.reduce((sum, { state: changes = [], edits = [] }) => sum + integersOf({ changes, edits }), 0);

/** Whether it has taken marks with it. */
export const carriesMarks = ({ state = [] }: Checkpoint): boolean =>
  state.some((place, i) => i % 2 === 0 && place >= firstMark);

/** A game that would hold more integers than it can. */
export const tooLarge = (): Failure => fail('game-limit', 'integers', { most: maxIntegers });

type State = Required<Pick<Checkpoint, 'state'>> & Pick<Checkpoint, 'edits'>;

/** Everything on the board after each of these actions, and what was done to the rule, in one walk along the log. */
function statesAfter(log: readonly Action[], indexes: ReadonlySet<number>): Result<Map<number, State>> {
  const states = new Map<number, State>();
  const edits: ConstraintEdit[] = [];
  const values = new Map<Place, number>();
  const last = Math.max(-1, ...indexes);
  let integers = 0;
  for (let i = 0; i <= last; i++) {
    forEachChange(log[i], (place, _, after) => {
      if (after === 0) values.delete(place);
      else values.set(place, after);
    });
    edits.push(...(log[i].edits ?? []));
    if (!indexes.has(i)) continue;
    integers += 2 * values.size + integersOf({ changes: [], edits });
    if (integers > maxIntegers) return tooLarge();
    states.set(i, { state: [...values].flat(), ...(edits.length > 0 && { edits: [...edits] }) });
  }
  return ok(states);
}

/** The checkpoints after all but the first `kept` actions of a log are given up; refused when they would hold too much. */
export function carryCheckpoints(
  checkpoints: readonly Checkpoint[],
  log: readonly Action[],
  kept: number,
): Result<readonly Checkpoint[]> {
  if (checkpoints.length === 0 || kept === log.length) return ok(checkpoints);
  const indexes = new Map<string, number>();
  for (let i = kept; i < log.length; i++) indexes.set(log[i].id, i);
  const indexOf = ({ action, state }: Checkpoint): number | undefined =>
    state ? undefined : indexes.get(action);
  const lost = checkpoints.flatMap(checkpoint => indexOf(checkpoint) ?? []);
  const states = statesAfter(log, new Set(lost));
  if (!states.ok) return states;
  return ok(
    checkpoints.map(checkpoint => ({ ...checkpoint, ...states.value.get(indexOf(checkpoint) ?? -1) })),
  );
}
