/**
 * The log of all actions and how many of them are applied; the rest are undone and can be done again. A new action cuts the
 * undone ones off. A checkpoint is only the id of the action before it. When that action is cut off, the checkpoint takes
 * with it what stood on the board then, so it can be returned to for ever, and costs nothing until that happens.
 */
import { type Action, valuesAt } from './action.js';
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

export const isSameCheckpoint = (a: Checkpoint, b: Checkpoint): boolean =>
  a.name === b.name && a.action === b.action && a.at === b.at;

/** Everything on the board at a position of a log. */
function stateAt(log: readonly Action[], position: number): number[] {
  const state: number[] = [];
  for (const [place, value] of valuesAt(log, 0, position)) if (value !== 0) state.push(place, value);
  return state;
}

/** The checkpoints after all but the first `kept` actions of a log are given up. */
export function carryCheckpoints(
  checkpoints: readonly Checkpoint[],
  log: readonly Action[],
  kept: number,
): Checkpoint[] {
  const indexes = new Map(checkpoints.length === 0 ? [] : log.map(({ id }, i) => [id, i]));
  return checkpoints.map(checkpoint => {
    const index = checkpoint.state ? -1 : (indexes.get(checkpoint.action) ?? -1);
    return index < kept ? checkpoint : { ...checkpoint, state: stateAt(log, index + 1) };
  });
}

const isEmpty = ({ changes }: Action): boolean => changes.length === 0;

export class History {
  readonly log: Action[];
  position: number;
  checkpoints: Checkpoint[];

  constructor(log: readonly Action[] = [], checkpoints: readonly Checkpoint[] = []) {
    this.log = [...log];
    this.position = log.length;
    this.checkpoints = [...checkpoints];
  }

  /** The id of the last action applied, '' at the start. */
  get present(): string {
    return this.position === 0 ? '' : this.log[this.position - 1].id;
  }

  add(action: Action): void {
    if (this.position < this.log.length) {
      this.checkpoints = carryCheckpoints(this.checkpoints, this.log, this.position);
      this.log.length = this.position;
    }
    this.log.push(action);
    this.position++;
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
