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

const refuse = (message: string): Result<never> => fail('text-syntax', message);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Milliseconds need not be whole. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;

/** A flat list of 32-bit integers in groups of so many. */
function areIntegers(value: unknown, group: number): value is number[] {
  if (!Array.isArray(value) || value.length % group !== 0 || value.length > maxIntegers) return false;
  for (let i = 0; i < value.length; i++) if (value[i] !== (value[i] | 0)) return false;
  return true;
}

const isKind = (value: unknown): value is Action['kind'] =>
  (actionKinds as readonly unknown[]).includes(value);

function readAction(value: unknown, number: number): Result<Action> {
  const name = `Action ${number} of the saved game`;
  if (!isRecord(value)) return refuse(`${name} is not an object.`);
  const { id, kind, at, changes } = value;
  if (!isText(id, maxIdLength) || id === '')
    return refuse(`${name} needs an "id" of 1 to ${maxIdLength} characters.`);
  if (!isKind(kind)) return refuse(`${name} is of no known "kind".`);
  if (!isTime(at)) return refuse(`${name} needs its time "at", in milliseconds.`);
  if (!areIntegers(changes, changeLength))
    return refuse(`${name} needs "changes", ${changeLength} integers for each.`);
  return ok({ id, kind, at, changes });
}

function readCheckpoint(value: unknown, number: number): Result<Checkpoint> {
  const title = `Checkpoint ${number} of the saved game`;
  if (!isRecord(value)) return refuse(`${title} is not an object.`);
  const { name, action, at, state } = value;
  if (!isText(name, maxNameLength))
    return refuse(`${title} needs a "name" of at most ${maxNameLength} characters.`);
  if (!isText(action, maxIdLength)) return refuse(`${title} needs the id of an "action".`);
  if (!isTime(at)) return refuse(`${title} needs its time "at", in milliseconds.`);
  if (state === undefined) return ok({ name, action, at });
  if (!areIntegers(state, 2)) return refuse(`${title} has a "state" that is not pairs of integers.`);
  return ok({ name, action, at, state });
}

/** Reads every item of a list, or gives the first problem. */
function readList<T>(
  field: string,
  value: unknown,
  maxLength: number,
  read: (item: unknown, number: number) => Result<T>,
): Result<T[]> {
  if (!Array.isArray(value) || value.length > maxLength)
    return refuse(`"${field}" of a saved game is a list of at most ${maxLength}.`);
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
  if (!isRecord(value)) return refuse('A saved game is an object with "puzzle" and "log".');
  if (value.version !== 1) return fail('format-unknown', 'This program reads saved games of version 1.');
  const { puzzle, elapsed, hintsUsed, gaveUp, position } = value;
  if (!isText(puzzle, maxPuzzleLength) || puzzle.includes('\n'))
    return refuse('"puzzle" of a saved game is its text, on one line.');
  if (!isTime(elapsed)) return refuse('"elapsed" of a saved game is the time played in milliseconds.');
  if (!isCount(hintsUsed)) return refuse('"hintsUsed" of a saved game is a number from 0.');
  if (typeof gaveUp !== 'boolean') return refuse('"gaveUp" of a saved game is true or false.');
  const log = readList('log', value.log, maxActions, readAction);
  if (!log.ok) return log;
  if (!isCount(position) || position > log.value.length)
    return refuse('"position" of a saved game is how many actions of its log are applied.');
  const checkpoints = readList('checkpoints', value.checkpoints, maxCheckpoints, readCheckpoint);
  if (!checkpoints.ok) return checkpoints;
  if (countIntegers(log.value, checkpoints.value) > maxIntegers)
    return fail('text-too-long', `A saved game has at most ${maxIntegers} integers in its log.`);
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
