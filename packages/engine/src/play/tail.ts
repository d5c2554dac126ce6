/**
 * What a game has gone on by since it was stored: cheap to make after every move, however long the game is, so that the move
 * can be written down before it is seen. With the stored game it gives the whole game again.
 */
import { fail, ok, type Result } from '../base/result.js';
import type { Action } from './action.js';
import { playOnTop, sharedLength } from './merge.js';
import { parseSavedSession, type SavedSession, sealSave } from './savedSession.js';

/** The end of a game, to be added to what is stored of it. */
export interface SaveTail extends Omit<SavedSession, 'puzzle' | 'log'> {
  /** How many actions from the start are stored too, and the id of the last of them, '' if there is none. */
  readonly from: number;
  readonly after: string;
  /** The actions after these. */
  readonly log: readonly Action[];
}

/** What a game has beyond one that is stored already. */
export function makeTail(stored: SavedSession, { puzzle: _, log, ...rest }: SavedSession): SaveTail {
  const from = sharedLength(log, stored.log);
  return { ...rest, from, after: log[from - 1]?.id ?? '', log: log.slice(from) };
}

/**
 * The game as it was when the tail was made. If what is stored has lost the place where the tail begins, since another tab
 * has gone another way, the moves of the tail are made on top of it.
 */
export function addTail(stored: SavedSession, tail: SaveTail): Result<SavedSession> {
  const { from, after, log, ...rest } = tail;
  if (!Array.isArray(log) || !Number.isSafeInteger(from)) return fail('saved-game', 'form', {});
  const { puzzle } = stored;
  const shared = after === '' ? 0 : stored.log.findIndex(({ id }) => id === after) + 1;
  if (after === '' || shared > 0)
    return parseSavedSession({ ...rest, puzzle, log: [...stored.log.slice(0, shared), ...log] });
  const { version: _, checksum: __, ...contents } = stored;
  // A part of a game has no checksum, as games of the first version had none; the form of its actions is looked at.
  const own = parseSavedSession({ ...contents, version: 1, log, position: 0, checkpoints: [] });
  if (!own.ok) return own;
  const applied = own.value.log.slice(0, Math.max(0, tail.position - from));
  return ok(sealSave({ ...contents, ...playOnTop(stored, applied) }));
}
