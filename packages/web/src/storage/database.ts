/** The browser's database. A browser may refuse it at any time, and give it again later. */
import Dexie, { type Table } from 'dexie';
import type { FreshPuzzle } from './freshPuzzle.js';
import type { GameRecord } from './record.js';

class Database extends Dexie {
  readonly games!: Table<GameRecord, string>;
  readonly fresh!: Table<FreshPuzzle, string>;
  constructor() {
    super('hyperdoku');
    this.version(1).stores({ games: 'id, updated' });
    this.version(2).stores({ fresh: 'id, kind' });
  }
}

const database = new Database();

/** A database that is blocked says nothing at all; after this time it counts as refused. */
const patience = 10_000;

async function open(): Promise<void> {
  let timer = 0;
  const silence = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('The database does not answer.')), patience);
  });
  try {
    await Promise.race([database.open(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads or writes games; fails when the browser refuses. */
export async function withGames<T>(work: (games: Table<GameRecord, string>) => Promise<T>): Promise<T> {
  // After a refusal, and after the browser has closed it, it has to be opened anew.
  if (!database.isOpen()) await open();
  return work(database.games);
}

/** The same, as one step that is done or not done. */
export const changeGames = <T>(work: (games: Table<GameRecord, string>) => Promise<T>): Promise<T> =>
  withGames(games => database.transaction('rw', games, () => work(games)));

/** Reads or writes the puzzles that were made ahead, as one step. */
export async function changeFresh<T>(work: (fresh: Table<FreshPuzzle, string>) => Promise<T>): Promise<T> {
  if (!database.isOpen()) await open();
  return database.transaction('rw', database.fresh, () => work(database.fresh));
}
