/**
 * All games, kept in the browser's database. Each record has a revision: a tab that saves says from which one it started,
 * and if another tab has saved since, both games are merged, so that no move of either is lost. A game that the database
 * refuses is held, and counts as kept.
 */
import {
  addTail,
  isNewerSave,
  makeTail,
  mergeSaves,
  type SavedSession,
  type SaveTail,
} from '@hyperdoku/engine';
import { changeGames, withGames } from './database.js';
import { heldGames, holdGame, releaseGame } from './held.js';
import { type GameRecord, isView, readGame, tell } from './record.js';
import { afterPage, forgetUnsaved, type Left, leaveUnsaved, listUnsaved, ownName } from './unsaved.js';

/** A game, and whether it is in the database as it is here. */
export interface LoadedGame {
  readonly record: GameRecord;
  readonly isStored: boolean;
}

/** A game with all that pages have left of it. Fails when the database cannot be read. */
export async function loadGame(id: string): Promise<LoadedGame | undefined> {
  await takeUnsaved();
  return readKept(id);
}

/** A game as it is kept now. */
export async function readKept(id: string): Promise<LoadedGame | undefined> {
  const held = heldGames.state.get(id);
  if (held) return { record: held.record, isStored: false };
  const record = await withGames(games => games.get(id));
  return record && { record, isStored: true };
}

export interface Library {
  /** The latest first. */
  readonly games: GameRecord[];
  /** Whether the database could be read; if not, the games are those that are held. */
  readonly isComplete: boolean;
}

export async function readLibrary(): Promise<Library> {
  let stored: GameRecord[] = [];
  let isComplete = true;
  try {
    await takeUnsaved();
    stored = await withGames(games => games.toArray());
  } catch (error) {
    console.warn(error);
    isComplete = false;
  }
  const held = [...heldGames.state.values()].map(({ record }) => record);
  const all = [...stored.filter(({ id }) => !heldGames.state.has(id)), ...held];
  const games = all.filter(({ untouched }) => !untouched);
  return { games: games.sort((a, b) => b.updated - a.updated), isComplete };
}

/** The latest first. */
export const listGames = async (): Promise<GameRecord[]> => (await readLibrary()).games;

/**
 * Saves a game that was loaded, or made, at `record.revision`. What is stored in the end may hold another tab's moves too.
 * Fails when the database refuses.
 */
export async function saveGame(record: GameRecord): Promise<GameRecord> {
  const stored = await changeGames(async games => {
    const there = await games.get(record.id);
    if (there && isNewerSave(there.saved))
      throw new Error('A newer version has saved this game; it is left as it is.');
    const isBehind = there !== undefined && there.revision !== record.revision;
    const next = {
      ...there,
      ...record,
      ...(isBehind && tell(mergeSaves(there.saved, record.saved), record.setting)),
      revision: (there?.revision ?? record.revision) + 1,
      writer: ownName,
    };
    // Another tab may have done something in it.
    const kept = { ...next, untouched: next.untouched === true && next.saved.log.length === 0 };
    await games.put(kept);
    return kept;
  });
  tellOthers({ id: stored.id, revision: stored.revision });
  return stored;
}

/** Keeps a game that is not open: saves it, or holds it until it can be saved. */
export async function keepGame(record: GameRecord): Promise<void> {
  leaveUnsaved(record.id, record);
  await saveOrHold(record, () => forgetUnsaved(record.id));
}

async function saveOrHold(record: GameRecord, done: () => void): Promise<void> {
  const save = async (): Promise<void> => {
    await saveGame(record);
    done();
  };
  await save().catch(error => {
    console.warn(error);
    holdGame(record, save);
  });
}

/** Leaves word of a game that has gone on, before it is seen; `stored` is what the database has of it, if anything. */
export function noteGame(record: GameRecord, stored: SavedSession | undefined): void {
  const { id, saved, revision, updated, view, mistakes } = record;
  leaveUnsaved(id, stored ? { revision, updated, view, mistakes, tail: makeTail(stored, saved) } : record);
}

export async function removeGame(id: string): Promise<void> {
  await withGames(games => games.delete(id));
  releaseGame(id);
  forgetUnsaved(id);
  tellOthers({ id, revision: -1 });
}

/** Takes away games that were begun and left as they were; one that is open in a tab is kept there. */
export async function removeUntouched(): Promise<void> {
  try {
    const left = await withGames(games => games.filter(({ untouched }) => untouched === true).primaryKeys());
    for (const id of left) await removeGame(id);
  } catch (error) {
    console.warn(error);
  }
}

/** A change that another tab has made. A revision of -1 says the game is gone. */
export interface GameNews {
  readonly id: string;
  readonly revision: number;
}

const channel = new BroadcastChannel('hyperdoku-games');
const tellOthers = (news: GameNews): void => channel.postMessage(news);

/** Hears of changes by other tabs; returns how to stop. */
export function onGameNews(hear: (news: GameNews) => void): () => void {
  const listen = ({ data }: MessageEvent<GameNews>): void => hear(data);
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}

/** The games of a file, checked one by one; what is not a game is counted, not taken. */
export async function takeGames(values: readonly unknown[]): Promise<{ taken: number; refused: number }> {
  let taken = 0;
  for (const value of values) {
    const record = readGame(value);
    if (!record) continue;
    const there = await withGames(games => games.get(record.id));
    if (there && isNewerSave(there.saved)) continue;
    await saveGame(there ? goOn(there, record, false) : record);
    taken++;
  }
  return { taken, refused: values.length - taken };
}

let taking: Promise<void> = Promise.resolve();

/** Brings in what pages left that are gone. Nothing is read before it is there. */
function takeUnsaved(): Promise<void> {
  taking = taking.then(async () => {
    for (const { writer, read, drop } of listUnsaved())
      await afterPage(writer, async () => {
        const value = read();
        if (value) await takeLeft(value, drop);
      }).catch(error => console.warn(error));
  });
  return taking;
}

/** It stays where it is until the database has it. */
async function takeLeft(value: Left, drop: () => void): Promise<void> {
  const { id, revision, writer } = value;
  if (typeof id !== 'string') return;
  const held = heldGames.state.get(id)?.record;
  const there = held ?? (await withGames(games => games.get(id)));
  const isLater = there !== undefined && isLaterThan(there, revision, writer);
  const record = value.tail ? there && addLeft(there, value) : readGame(value);
  if (!record) {
    // A game that was removed has nothing to go on from.
    if (value.tail && !there) drop();
    return;
  }
  const next =
    held && !isLater
      ? { ...held, ...tell(mergeSaves(held.saved, record.saved), held.setting) }
      : there
        ? goOn(there, record, isLater)
        : record;
  await saveOrHold(next, drop);
}

/**
 * Whether what a page left is simply the later state, undone moves included: nobody has saved since, or only that page itself,
 * once, and without the moves of others, which would have raised the revision further.
 */
const isLaterThan = (there: GameRecord, revision: unknown, writer: unknown): boolean =>
  there.revision === revision ||
  (there.writer === writer && typeof revision === 'number' && there.revision === revision + 1);

/** The game as it was when a page left its last moves. */
function addLeft(there: GameRecord, { tail, view, updated, mistakes }: Left): GameRecord | undefined {
  const saved = addTail(there.saved, tail as SaveTail);
  const told = saved.ok && tell(saved.value, there.setting);
  if (!told) return undefined;
  return {
    ...there,
    ...told,
    ...(isView(view) && { view }),
    ...(typeof updated === 'number' && { updated }),
    ...(typeof mistakes === 'number' && { mistakes }),
  };
}

/** A game from elsewhere takes the place of the one that is here, or the two will be merged. */
function goOn(there: GameRecord, record: GameRecord, isLater: boolean): GameRecord {
  const { saved, spec, view = there.view, openCells, elapsed, status, mistakes = 0 } = record;
  // No game has a revision of -1, so that the two are merged.
  const revision = isLater ? there.revision : -1;
  return {
    ...there,
    saved,
    spec,
    ...(view && { view }),
    openCells,
    elapsed,
    status,
    mistakes: isLater ? mistakes : Math.max(mistakes, there.mistakes ?? 0),
    revision,
  };
}
