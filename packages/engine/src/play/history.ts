/**
 * The log of all actions and how many of them are applied; the rest are undone and can be done again. A new action cuts the
 * undone ones off, and checkpoints that lose theirs take their board with them.
 */
import { emptySum, type Sum } from '../base/crc32.js';
import { fail, ok, type Result } from '../base/result.js';
import type { ConstraintEdit } from '../shape/ruleEdits.js';
import { type Action, editsAlong, hasMarks, integersOf, valuesAt } from './action.js';
import {
  type Checkpoint,
  carriesMarks,
  carryCheckpoints,
  integersOfCheckpoints,
  tooLarge,
} from './checkpoint.js';
import { addAction, type PartSums, sumOfCheckpoints } from './checksum.js';
import { maxActions, maxIntegers } from './limits.js';
import type { Place } from './marks.js';

export const integersOfLog = (log: readonly Action[]): number =>
  log.reduce((sum, action) => sum + integersOf(action), 0);

const countEdited = (parts: readonly Pick<Action, 'edits'>[]): number =>
  parts.reduce((sum, { edits }) => sum + (edits ? 1 : 0), 0);

const countMarked = (log: readonly Action[]): number =>
  log.reduce((sum, action) => sum + (hasMarks(action) ? 1 : 0), 0);

const isEmpty = ({ changes, edits }: Action): boolean => changes.length === 0 && !edits;

export class History {
  readonly log: Action[];
  position: number;
  #checkpoints: readonly Checkpoint[];
  /** How many integers the log holds, and the checkpoints. */
  #inLog: number;
  #inCheckpoints: number;
  /** How many actions edit the rule. */
  #edited: number;
  /** How many mark something. */
  #marked: number;
  readonly #ids: Set<string>;
  /** The sums of the log up to each position, as far as they were asked for. */
  readonly #logSums: Sum[] = [emptySum];
  #checkpointSum: Sum | undefined;

  constructor(log: readonly Action[] = [], checkpoints: readonly Checkpoint[] = []) {
    this.log = [...log];
    this.position = log.length;
    this.#checkpoints = [...checkpoints];
    this.#inLog = integersOfLog(log);
    this.#inCheckpoints = integersOfCheckpoints(checkpoints);
    this.#edited = countEdited(log);
    this.#marked = countMarked(log);
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
    this.#setCheckpoints(checkpoints, integersOfCheckpoints(checkpoints));
  }

  #setCheckpoints(checkpoints: readonly Checkpoint[], integers: number): void {
    if (checkpoints !== this.#checkpoints) this.#checkpointSum = undefined;
    this.#checkpoints = checkpoints;
    this.#inCheckpoints = integers;
  }

  /** For the checksum of a save. */
  get sums(): Omit<PartSums, 'puzzle'> {
    for (let known = this.#logSums.length - 1; known < this.log.length; known++)
      this.#logSums.push(addAction(this.#logSums[known], this.log[known]));
    this.#checkpointSum ??= sumOfCheckpoints(this.#checkpoints);
    return {
      log: this.#logSums[this.log.length],
      checkpoints: this.#checkpointSum,
      hasEdits: this.#edited + countEdited(this.#checkpoints) > 0,
      hasMarks: this.#marked > 0 || this.#checkpoints.some(carriesMarks),
    };
  }

  /** Adds an action that has been made; refuses it when that would be more than a game can hold. */
  add(action: Action): Result<undefined> {
    if (this.position >= maxActions) return fail('game-limit', 'actions', { most: maxActions });
    const carried = carryCheckpoints(this.checkpoints, this.log, this.position);
    if (!carried.ok) return carried;
    const isSame = carried.value === this.checkpoints;
    const inCheckpoints = isSame ? this.#inCheckpoints : integersOfCheckpoints(carried.value);
    const lost = this.log.slice(this.position);
    const inLog = this.#inLog - integersOfLog(lost) + integersOf(action);
    if (inLog + inCheckpoints > maxIntegers) return tooLarge();
    this.#setCheckpoints(carried.value, inCheckpoints);
    this.#inLog = inLog;
    this.#edited += countEdited([action]) - countEdited(lost);
    this.#marked += countMarked([action]) - countMarked(lost);
    this.#ids.add(action.id);
    this.log.length = this.position;
    this.#logSums.length = Math.min(this.#logSums.length, this.position + 1);
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
    const { position, state = [] } = this.#find(target);
    const values = valuesAt(this.log, this.position, position);
    for (let i = 0; i < state.length; i += 2) values.set(state[i], state[i + 1]);
    return values;
  }

  /** What to do to the rule to have that of a position or a checkpoint again. */
  editsTo(target: number | Checkpoint): ConstraintEdit[] {
    const { position, edits = [] } = this.#find(target);
    return [...editsAlong(this.log, this.position, position), ...edits];
  }

  /** The position of the log, or the start and what a checkpoint has taken with it. */
  #find(target: number | Checkpoint): { position: number } & Pick<Checkpoint, 'state' | 'edits'> {
    if (typeof target === 'number') return { position: target };
    const { action, state, edits } = target;
    if (state) return { position: 0, state, ...(edits && { edits }) };
    return { position: this.log.findIndex(({ id }) => id === action) + 1 };
  }
}
