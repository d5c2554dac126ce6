/**
 * The log of all actions and how many of them are applied; the rest are undone and can be done again. A new action cuts the
 * undone ones off. A checkpoint is only the id of the action before it. When that action is cut off, the checkpoint takes
 * with it what stood on the board then, so it can be returned to for ever, and costs nothing until that happens.
 */
import { type Failure, fail, ok, type Result } from '../base/result.js';
import { type Action, forEachChange, valuesAt } from './action.js';
import { maxActions, maxIntegers } from './limits.js';
import type { Place } from './planes.js';

export interface Checkpoint {
  readonly name: string;
  /** The id of the last action before it, '' at the start. */
  readonly action: string;
  /** Milliseconds played when it was set. */
  readonly at: number;
  /** Once the log has lost its action: every place that was not 0 and its value, place, value; place, value; … */
  readonly state?: readonly number[];
}

/** The same for two checkpoints that are one, whatever they have taken with them. */
export const keyOfCheckpoint = ({ name, action, at }: Checkpoint): string =>
  JSON.stringify([name, action, at]);

export const isSameCheckpoint = (a: Checkpoint, b: Checkpoint): boolean =>
  keyOfCheckpoint(a) === keyOfCheckpoint(b);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export const integersOfLog = (log: readonly Action[]): number =>
  sumOf(log.map(({ changes }) => changes.length));

export const integersOfCheckpoints = (checkpoints: readonly Checkpoint[]): number =>
  sumOf(checkpoints.map(({ state }) => state?.length ?? 0));

const tooLarge = (): Failure => fail('game-limit', 'integers', { most: maxIntegers });

/** Everything on the board after each of these actions, in one walk along the log. */
function statesAfter(log: readonly Action[], indexes: ReadonlySet<number>): Result<Map<number, number[]>> {
  const states = new Map<number, number[]>();
  const values = new Map<Place, number>();
  const last = Math.max(-1, ...indexes);
  let integers = 0;
  for (let i = 0; i <= last; i++) {
    forEachChange(log[i], (place, _, after) => {
      if (after === 0) values.delete(place);
      else values.set(place, after);
    });
    if (!indexes.has(i)) continue;
    integers += 2 * values.size;
    if (integers > maxIntegers) return tooLarge();
    states.set(i, [...values].flat());
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
    checkpoints.map(checkpoint => {
      const state = states.value.get(indexOf(checkpoint) ?? -1);
      return state ? { ...checkpoint, state } : checkpoint;
    }),
  );
}

const isEmpty = ({ changes }: Action): boolean => changes.length === 0;

export class History {
  readonly log: Action[];
  position: number;
  #checkpoints: readonly Checkpoint[];
  /** How many integers the log holds, and the checkpoints. */
  #inLog: number;
  #inCheckpoints: number;
  readonly #ids: Set<string>;

  constructor(log: readonly Action[] = [], checkpoints: readonly Checkpoint[] = []) {
    this.log = [...log];
    this.position = log.length;
    this.#checkpoints = [...checkpoints];
    this.#inLog = integersOfLog(log);
    this.#inCheckpoints = integersOfCheckpoints(checkpoints);
    this.#ids = new Set(log.map(({ id }) => id));
  }

  /** The id of the last action applied, '' at the start. */
  get present(): string {
    return this.position === 0 ? '' : this.log[this.position - 1].id;
  }

  /** Whether there is such an action, or was one. */
  hasId(id: string): boolean {
    return this.#ids.has(id);
  }

  get checkpoints(): readonly Checkpoint[] {
    return this.#checkpoints;
  }

  set checkpoints(checkpoints: readonly Checkpoint[]) {
    this.#checkpoints = checkpoints;
    this.#inCheckpoints = integersOfCheckpoints(checkpoints);
  }

  /** Adds an action that has been made; refuses it when that would be more than a game can hold. */
  add(action: Action): Result<undefined> {
    if (this.position >= maxActions) return fail('game-limit', 'actions', { most: maxActions });
    const carried = carryCheckpoints(this.checkpoints, this.log, this.position);
    if (!carried.ok) return carried;
    const isSame = carried.value === this.checkpoints;
    const inCheckpoints = isSame ? this.#inCheckpoints : integersOfCheckpoints(carried.value);
    const inLog = this.#inLog - integersOfLog(this.log.slice(this.position)) + action.changes.length;
    if (inLog + inCheckpoints > maxIntegers) return tooLarge();
    this.#checkpoints = carried.value;
    this.#inCheckpoints = inCheckpoints;
    this.#inLog = inLog;
    this.#ids.add(action.id);
    this.log.length = this.position;
    this.log.push(action);
    this.position++;
    return ok(undefined);
  }

  /** Steps back; the action to take back, if there is one. Merging leaves some without changes, which are passed over. */
  back(): Action | undefined {
    while (this.position > 1 && isEmpty(this.log[this.position - 1])) this.position--;
    return this.position > 0 ? this.log[--this.position] : undefined;
  }

  /** Steps forward; the action to make again, if there is one. */
  forward(): Action | undefined {
    while (this.position < this.log.length - 1 && isEmpty(this.log[this.position])) this.position++;
    return this.position < this.log.length ? this.log[this.position++] : undefined;
  }

  /** What to write, and where, to have the state of a position or a checkpoint again. */
  valuesOf(target: number | Checkpoint): Map<Place, number> {
    if (typeof target === 'number') return valuesAt(this.log, this.position, target);
    const { action, state } = target;
    if (!state) {
      const index = this.log.findIndex(({ id }) => id === action);
      return valuesAt(this.log, this.position, index + 1);
    }
    const values = valuesAt(this.log, this.position, 0);
    for (let i = 0; i < state.length; i += 2) values.set(state[i], state[i + 1]);
    return values;
  }
}
