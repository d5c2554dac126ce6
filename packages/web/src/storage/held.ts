/**
 * Games that the database has refused. They are kept in memory as they are now, so that they can be played, listed and saved
 * to a file, and offered again until it takes them.
 */
import { Store } from '../game/store.js';
import type { GameRecord } from './record.js';

interface Held {
  readonly record: GameRecord;
  /** Offers the game again; fails when it is refused again. */
  readonly retry: () => Promise<unknown>;
}

const firstWait = 1000;
const longestWait = 30_000;

/** By id; another map after every change. */
export const heldGames = new Store<ReadonlyMap<string, Held>>(new Map());

let wait = firstWait;
let timer = 0;

export function holdGame(record: GameRecord, retry: Held['retry']): void {
  heldGames.set(new Map(heldGames.state).set(record.id, { record, retry }));
  if (timer === 0) timer = window.setTimeout(retryHeld, wait);
}

/** The database has it, or nobody wants it any more. */
export function releaseGame(id: string): void {
  if (!heldGames.state.has(id)) return;
  heldGames.set(new Map([...heldGames.state].filter(([other]) => other !== id)));
}

/** Offers all of them now. */
export async function retryHeld(): Promise<void> {
  clearTimeout(timer);
  timer = -1;
  for (const [id, held] of heldGames.state) {
    try {
      await held.retry();
      // Unless the game has gone on meanwhile, and was refused again.
      if (heldGames.state.get(id) === held) releaseGame(id);
    } catch (error) {
      console.warn(error);
    }
  }
  const isEmpty = heldGames.state.size === 0;
  wait = isEmpty ? firstWait : Math.min(2 * wait, longestWait);
  timer = isEmpty ? 0 : window.setTimeout(retryHeld, wait);
}
