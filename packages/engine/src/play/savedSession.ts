/**
 * A game as plain JSON. `parseSavedSession` takes any value at all and looks only at its form and its checksum, in time that grows
 * with its size alone; whether the log can have happened on this board is for `loadSession`.
 *
 * Version 1 had no checksum and is else the same, so what it holds is read as version 2. Version 3 has edits of the rule; a game
 * without any is saved as version 2, which older programs read too. Version 4 has marks beside the planes, and is used only where
 * there are some.
 */
import { type Failure, fail, ok, type Result } from '../base/result.js';
import { readConstraints } from '../shape/readConstraints.js';
import type { ConstraintEdit } from '../shape/ruleEdits.js';
import { type Action, actionKinds, changeLength, hasMarks, integersOf } from './action.js';
import { type Checkpoint, carriesMarks } from './checkpoint.js';
import { checksumOf, type PartSums, sumOfCheckpoints, sumOfLog, sumOfPuzzle } from './checksum.js';
import {
  isCount,
  isId,
  isText,
  isTime,
  maxActions,
  maxCheckpoints,
  maxIdLength,
  maxIntegers,
  maxNameLength,
} from './limits.js';

const newest = 4;

/** A game as it is stored. */
export interface SavedSession {
  readonly version: 2 | 3 | 4;
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
  /** Of all the rest, see `checksum.ts`. */
  readonly checksum: number;
}

/** What is saved of a game. */
export type SavedContents = Omit<SavedSession, 'version' | 'checksum'>;

/** Whether a newer program has saved it, and nobody here knows all that is in it. */
export const isNewerSave = ({ version }: Pick<SavedSession, 'version'>): boolean => version > newest;

/** A save of these contents; whoever knows the sums of its parts already need not have them made. */
export function sealSave(
  contents: SavedContents,
  sums: PartSums = {
    puzzle: sumOfPuzzle(contents.puzzle),
    log: sumOfLog(contents.log),
    checkpoints: sumOfCheckpoints(contents.checkpoints),
    hasEdits: [...contents.log, ...contents.checkpoints].some(({ edits }) => edits),
    hasMarks: contents.log.some(hasMarks) || contents.checkpoints.some(carriesMarks),
  },
): SavedSession {
  const { puzzle, elapsed, hintsUsed, gaveUp, position, log, checkpoints } = contents;
  const version = sums.hasMarks ? 4 : sums.hasEdits ? 3 : 2;
  const save = { version, puzzle, elapsed, hintsUsed, gaveUp, position, log, checkpoints } as const;
  return { ...save, checksum: checksumOf(save, sums) };
}

const checkVersion = (written: unknown): Failure | undefined => {
  if (isCount(written) && written > newest) return fail('saved-game', 'newer', {});
  return isCount(written) && written > 0 ? undefined : fail('saved-game', 'version', { version: newest });
};

/** The contents as a save, unless the checksum that was written with them says otherwise; version 1 had none. */
function checkContents(contents: SavedContents, written: unknown, checksum: unknown): Result<SavedSession> {
  const save = sealSave(contents);
  return checksum === (written === 1 ? undefined : save.checksum)
    ? ok(save)
    : fail('saved-game', 'damaged', {});
}

/** Refuses a save of a newer version, and one that is not what was saved. Its form is taken on trust. */
export const checkSave = (saved: SavedSession): Result<SavedSession> =>
  checkVersion(saved.version) ?? checkContents(saved, saved.version, saved.checksum);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKind = (value: unknown): value is Action['kind'] =>
  (actionKinds as readonly unknown[]).includes(value);

/** How many integers may still come. */
interface Room {
  integers: number;
}

/** A flat list of 32-bit integers in groups of this many. */
function readIntegers(value: unknown, group: number, room: Room, misfit: () => Failure): Result<number[]> {
  if (!Array.isArray(value)) return misfit();
  const { length } = value;
  if (!isCount(length) || length % group !== 0) return misfit();
  room.integers -= length;
  if (room.integers < 0) return fail('saved-game', 'too-long', { most: maxIntegers });
  const integers: number[] = [];
  for (let i = 0; i < length; i++) {
    const item: unknown = value[i];
    if (typeof item !== 'number' || item !== (item | 0)) return misfit();
    integers.push(item | 0);
  }
  return ok(integers);
}

function readAction(value: unknown, number: number, room: Room): Result<Action> {
  if (!isRecord(value)) return fail('saved-game', 'action-form', { number });
  const { id, kind, at, changes } = value;
  if (!isId(id)) return fail('saved-game', 'action-id', { number, most: maxIdLength });
  if (!isKind(kind)) return fail('saved-game', 'action-kind', { number });
  if (!isTime(at)) return fail('saved-game', 'action-time', { number });
  const integers = readIntegers(changes, changeLength, room, () =>
    fail('saved-game', 'action-changes', { number, integers: changeLength }),
  );
  if (!integers.ok) return integers;
  const edits = readEdits(value.edits, room, () => fail('saved-game', 'action-edits', { number }));
  return edits.ok ? ok({ id, kind, at, changes: integers.value, ...edits.value }) : edits;
}

/** At least one, or none at all; whether they fit the rule is for `loadSession`. */
function readEdits(value: unknown, room: Room, refuse: () => Failure): Result<Pick<Action, 'edits'>> {
  if (value === undefined) return ok({});
  const misfit = refuse();
  if (!Array.isArray(value) || value.length === 0) return misfit;
  const edits: ConstraintEdit[] = [];
  for (const item of value as unknown[]) {
    if (!isRecord(item) || !isCount(item.index)) return misfit;
    const { index, before, after } = item;
    const read = readConstraints([before, after].filter(side => side !== undefined));
    if (!read.ok || read.value.length === 0) return misfit;
    const [first, second = first] = read.value;
    edits.push({
      index,
      ...(before !== undefined && { before: first }),
      ...(after !== undefined && { after: second }),
    });
  }
  room.integers -= integersOf({ changes: [], edits });
  return room.integers < 0 ? fail('saved-game', 'too-long', { most: maxIntegers }) : ok({ edits });
}

function readCheckpoint(value: unknown, number: number, room: Room): Result<Checkpoint> {
  if (!isRecord(value)) return fail('saved-game', 'checkpoint-form', { number });
  const { name, action, at, state } = value;
  if (!isText(name, maxNameLength))
    return fail('saved-game', 'checkpoint-name', { number, most: maxNameLength });
  if (!isText(action, maxIdLength)) return fail('saved-game', 'checkpoint-action', { number });
  if (!isTime(at)) return fail('saved-game', 'checkpoint-time', { number });
  if (state === undefined) return ok({ name, action, at });
  const integers = readIntegers(state, 2, room, () => fail('saved-game', 'checkpoint-state', { number }));
  if (!integers.ok) return integers;
  const edits = readEdits(value.edits, room, () => fail('saved-game', 'checkpoint-edits', { number }));
  return edits.ok ? ok({ name, action, at, state: integers.value, ...edits.value }) : edits;
}

/** Reads every item of a list, or gives the first problem. */
function readList<T>(
  field: 'log' | 'checkpoints',
  value: unknown,
  maxLength: number,
  read: (item: unknown, number: number) => Result<T>,
): Result<T[]> {
  const length: unknown = Array.isArray(value) ? value.length : undefined;
  if (!Array.isArray(value) || !isCount(length) || length > maxLength)
    return fail('saved-game', 'list', { field, most: maxLength });
  const items: T[] = [];
  for (let i = 0; i < length; i++) {
    const result = read(value[i], i + 1);
    if (!result.ok) return result;
    items.push(result.value);
  }
  return ok(items);
}

function readSession(value: unknown): Result<SavedSession> {
  if (!isRecord(value)) return fail('saved-game', 'form', {});
  const {
    version: written,
    puzzle,
    elapsed,
    hintsUsed,
    gaveUp,
    position,
    log,
    checkpoints,
    checksum,
  } = value;
  const refusal = checkVersion(written);
  if (refusal) return refusal;
  if (typeof puzzle !== 'string' || puzzle.includes('\n')) return fail('saved-game', 'puzzle', {});
  if (!isTime(elapsed)) return fail('saved-game', 'elapsed', {});
  if (!isCount(hintsUsed)) return fail('saved-game', 'hints', {});
  if (typeof gaveUp !== 'boolean') return fail('saved-game', 'gave-up', {});
  const room: Room = { integers: maxIntegers };
  const actions = readList('log', log, maxActions, (item, number) => readAction(item, number, room));
  if (!actions.ok) return actions;
  if (!isCount(position) || position > actions.value.length) return fail('saved-game', 'position', {});
  const marks = readList('checkpoints', checkpoints, maxCheckpoints, (item, number) =>
    readCheckpoint(item, number, room),
  );
  if (!marks.ok) return marks;
  const contents = {
    puzzle,
    elapsed,
    hintsUsed,
    gaveUp,
    position,
    log: actions.value,
    checkpoints: marks.value,
  };
  return checkContents(contents, written, checksum);
}

/** Whatever the value is made of: what throws when it is looked at is no saved game either. */
export function parseSavedSession(value: unknown): Result<SavedSession> {
  try {
    return readSession(value);
  } catch {
    return fail('saved-game', 'form', {});
  }
}
