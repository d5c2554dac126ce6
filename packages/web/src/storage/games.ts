/**
 * All games, kept in the browser's database. Each record has a revision: a tab that saves says from which one it started,
 * and if another tab has saved since, both games are merged, so that no move of either is lost.
 */
import { type Grade, mergeSaves, parseSavedSession, type SavedSession, Session } from '@hyperdoku/engine';
import Dexie, { type Table } from 'dexie';
import { type GameStatus, statusOf } from '../game/state.js';
import type { GameView } from '../game/view.js';
import { collectUnsaved, ownName } from './unsaved.js';

/** Where a game came from. */
export type GameOrigin = 'made' | 'link' | 'import' | 'own';

/** What the library shows of a game without opening it. */
interface GameSummary {
  readonly id: string;
  readonly spec: string;
  readonly origin: GameOrigin;
  readonly status: GameStatus;
  /** A puzzle that is still being set: its entries will be the clues. */
  readonly setting: boolean;
  readonly title: string;
  /** How the puzzle was ordered, as a puzzle id, when it was made here. */
  readonly puzzleId?: string;
  readonly grade?: Grade;
  readonly cellCount: number;
  readonly openCells: number;
  readonly elapsed: number;
  readonly created: number;
  readonly updated: number;
}

export interface GameRecord extends GameSummary {
  readonly saved: SavedSession;
  /** From which side the boards were seen, and where the cursor was. */
  readonly view?: GameView;
  readonly solution?: Uint8Array;
  readonly revision: number;
  /** The page that saved it last. */
  readonly writer?: string;
}

class Database extends Dexie {
  readonly games!: Table<GameRecord, string>;
  constructor() {
    super('hyperdoku');
    this.version(1).stores({ games: 'id, updated' });
  }
}

const database = new Database();

export const makeGameId = (): string => crypto.randomUUID().slice(0, 13);

/** Nothing is read before what was left by a page that went away is there too. */
let complete: Promise<unknown> | undefined;
const completed = (): Promise<unknown> => {
  complete ??= takeUnsaved().catch(error => console.warn(error));
  return complete;
};

export async function loadGame(id: string): Promise<GameRecord | undefined> {
  await completed();
  return database.games.get(id);
}

/** The latest first. */
export async function listGames(): Promise<GameRecord[]> {
  await completed();
  return database.games.orderBy('updated').reverse().toArray();
}

/** Saves a game that was loaded, or made, at `record.revision`. What is stored in the end may hold another tab's moves too. */
export async function saveGame(record: GameRecord): Promise<GameRecord> {
  const stored = await database.transaction('rw', database.games, async () => {
    const there = await database.games.get(record.id);
    const isBehind = there !== undefined && there.revision !== record.revision;
    const next = {
      ...there,
      ...record,
      ...(isBehind && merge(there, record)),
      revision: (there?.revision ?? record.revision) + 1,
      writer: ownName,
    };
    await database.games.put(next);
    return next;
  });
  tellOthers({ id: stored.id, revision: stored.revision });
  return stored;
}

/** Both games in one, and what the list says of it, which neither side knows. */
function merge(there: GameRecord, { saved: mine, setting }: GameRecord): Partial<GameRecord> {
  const saved = mergeSaves(there.saved, mine);
  const session = Session.restore(saved);
  if (!session.ok) return { saved };
  const { openCells, elapsed } = session.value;
  return { saved, openCells, elapsed, status: statusOf(session.value, setting) };
}

export async function removeGame(id: string): Promise<void> {
  await database.games.delete(id);
  tellOthers({ id, revision: -1 });
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
    await takeGame(record, () => false);
    taken++;
  }
  return { taken, refused: values.length - taken };
}

/** What pages left that went away. If nobody else has saved since, it is simply the later state, undone moves included. */
async function takeUnsaved(): Promise<void> {
  for (const value of collectUnsaved()) {
    const record = readGame(value);
    const { revision, writer } = value as Partial<GameRecord>;
    if (record) await takeGame(record, there => there.writer === writer || there.revision === revision);
  }
}

/** A game from elsewhere takes the place of the one that is here, or the two are merged. */
async function takeGame(record: GameRecord, isLater: (there: GameRecord) => boolean): Promise<void> {
  const there = await database.games.get(record.id);
  if (!there) {
    await saveGame(record);
    return;
  }
  const { saved, view = there.view, openCells, elapsed, status } = record;
  // No game has a revision of -1, so that the two are merged.
  const revision = isLater(there) ? there.revision : -1;
  await saveGame({ ...there, saved, ...(view && { view }), openCells, elapsed, status, revision });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 1000;
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value);

/** Whether it fits the shape is found out when the game is opened. */
function isView(value: unknown): value is GameView {
  const { cursor, across, down, stacked } = (value ?? {}) as Partial<Record<keyof GameView, unknown>>;
  return [cursor, across, down].every(isCount) && Array.isArray(stacked) && stacked.every(isCount);
}

/** What can be found out from the game itself is not taken on trust. */
function readGame(value: unknown): GameRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Readonly<Partial<Record<keyof GameRecord, unknown>>>;
  const saved = parseSavedSession(given.saved);
  const session = saved.ok ? Session.restore(saved.value) : saved;
  const { id, title, created, updated, puzzleId, origin } = given;
  if (!saved.ok || !session.ok || !isText(id) || !isText(title) || !isCount(created) || !isCount(updated))
    return undefined;
  const { shape, openCells } = session.value;
  const setting = given.setting === true;
  return {
    id,
    spec: shape.name,
    title,
    saved: saved.value,
    origin: (['made', 'link', 'import', 'own'] as const).find(name => name === origin) ?? 'import',
    status: statusOf(session.value, setting),
    setting,
    ...(isText(puzzleId) && { puzzleId }),
    ...(isView(given.view) && { view: given.view }),
    cellCount: shape.cellCount,
    openCells,
    elapsed: saved.value.elapsed,
    created,
    updated,
    revision: 0,
  };
}
