/**
 * A game as plain JSON. `parseSavedSession` takes any value at all and looks only at its form, in time that grows with its
 * size alone; whether the log can have happened on this board is for `loadSession`.
 */
import { fail, ok, type Result } from '../base/result.js';
import { type Action, actionKinds, changeLength } from './action.js';
import type { Checkpoint } from './history.js';

export interface SavedSession {
  readonly version: 1;
  /** As `makePuzzleText` writes it. */
  readonly puzzle: string;
  /** Milliseconds played. */
  readonly elapsed: number;
  readonly hintsUsed: number;
  readonly gaveUp: boolean;
  /** How many actions of the log are applied. */
  readonly position: number;
  readonly log: readonly Action[];
  readonly checkpoints: readonly Checkpoint[];
}

/** Far beyond any game, and near enough that what is within them is read in seconds. */
const maxActions = 1_000_000;
const maxCheckpoints = 1_000;
const maxIntegers = 50_000_000;
const maxPuzzleLength = 64 << 20;
const maxIdLength = 64;
const maxNameLength = 1_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Milliseconds need not be whole. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;

/** A flat list of 32-bit integers in groups of this many. */
function areIntegers(value: unknown, group: number): value is number[] {
  if (!Array.isArray(value) || value.length % group !== 0 || value.length > maxIntegers) return false;
  for (let i = 0; i < value.length; i++) if (value[i] !== (value[i] | 0)) return false;
  return true;
}

const isKind = (value: unknown): value is Action['kind'] =>
  (actionKinds as readonly unknown[]).includes(value);

function readAction(value: unknown, number: number): Result<Action> {
  if (!isRecord(value)) return fail('saved-game', 'action-form', { number });
  const { id, kind, at, changes } = value;
  if (!isText(id, maxIdLength) || id === '')
    return fail('saved-game', 'action-id', { number, most: maxIdLength });
  if (!isKind(kind)) return fail('saved-game', 'action-kind', { number });
  if (!isTime(at)) return fail('saved-game', 'action-time', { number });
  if (!areIntegers(changes, changeLength))
    return fail('saved-game', 'action-changes', { number, integers: changeLength });
  return ok({ id, kind, at, changes });
}

function readCheckpoint(value: unknown, number: number): Result<Checkpoint> {
  if (!isRecord(value)) return fail('saved-game', 'checkpoint-form', { number });
  const { name, action, at, state } = value;
  if (!isText(name, maxNameLength))
    return fail('saved-game', 'checkpoint-name', { number, most: maxNameLength });
  if (!isText(action, maxIdLength)) return fail('saved-game', 'checkpoint-action', { number });
  if (!isTime(at)) return fail('saved-game', 'checkpoint-time', { number });
  if (state === undefined) return ok({ name, action, at });
  if (!areIntegers(state, 2)) return fail('saved-game', 'checkpoint-state', { number });
  return ok({ name, action, at, state });
}

/** Reads every item of a list, or gives the first problem. */
function readList<T>(
  field: 'log' | 'checkpoints',
  value: unknown,
  maxLength: number,
  read: (item: unknown, number: number) => Result<T>,
): Result<T[]> {
  if (!Array.isArray(value) || value.length > maxLength)
    return fail('saved-game', 'list', { field, most: maxLength });
  const items: T[] = [];
  for (const [i, item] of value.entries()) {
    const result = read(item, i + 1);
    if (!result.ok) return result;
    items.push(result.value);
  }
  return ok(items);
}

function countIntegers(log: readonly Action[], checkpoints: readonly Checkpoint[]): number {
  let integers = 0;
  for (const { changes } of log) integers += changes.length;
  for (const { state } of checkpoints) integers += state?.length ?? 0;
  return integers;
}

export function parseSavedSession(value: unknown): Result<SavedSession> {
  if (!isRecord(value)) return fail('saved-game', 'form', {});
  if (value.version !== 1) return fail('saved-game', 'version', { version: 1 });
  const { puzzle, elapsed, hintsUsed, gaveUp, position } = value;
  if (!isText(puzzle, maxPuzzleLength) || puzzle.includes('\n')) return fail('saved-game', 'puzzle', {});
  if (!isTime(elapsed)) return fail('saved-game', 'elapsed', {});
  if (!isCount(hintsUsed)) return fail('saved-game', 'hints', {});
  if (typeof gaveUp !== 'boolean') return fail('saved-game', 'gave-up', {});
  const log = readList('log', value.log, maxActions, readAction);
  if (!log.ok) return log;
  if (!isCount(position) || position > log.value.length) return fail('saved-game', 'position', {});
  const checkpoints = readList('checkpoints', value.checkpoints, maxCheckpoints, readCheckpoint);
  if (!checkpoints.ok) return checkpoints;
  if (countIntegers(log.value, checkpoints.value) > maxIntegers)
    return fail('saved-game', 'too-long', { most: maxIntegers });
  return ok({
    version: 1,
    puzzle,
    elapsed,
    hintsUsed,
    gaveUp,
    position,
    log: log.value,
    checkpoints: checkpoints.value,
  });
}
