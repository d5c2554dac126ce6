/** What the player is told about how games are kept, and can do where the browser does not keep them. */
import type { Source } from '../game/store.js';
import { makeDataFile } from '../storage/allData.js';
import { heldGames, retryHeld } from '../storage/held.js';
import { startTexts } from '../texts/start.js';

/** The games that the database has refused, by their ids. */
export const unsavedGames: Source<ReadonlyMap<string, unknown>> = heldGames;

/** Offers them to the database now. */
export const saveNow = retryHeld;

/** All games and settings, as a file that the browser downloads. */
export async function saveToFile(): Promise<void> {
  const address = URL.createObjectURL(new Blob([await makeDataFile()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = startTexts.library.fileName(new Date().toISOString().slice(0, 10));
  link.click();
  // The download has begun by then; it holds on to the data by itself.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
