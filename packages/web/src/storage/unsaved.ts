/**
 * What a page that goes away could not write in time. The database answers later, when the page is gone already; localStorage
 * takes things at once. So the game is left here, and whoever opens the app next brings it into the database.
 */
const prefix = 'hyperdoku-unsaved-';
/** Who writes: two tabs that close together must not overwrite each other, and each knows its own writing again. */
export const ownName = crypto.randomUUID();

export function leaveUnsaved(game: object): void {
  try {
    localStorage.setItem(prefix + ownName, JSON.stringify({ ...game, writer: ownName }));
  } catch {
    // Too large, or storage is switched off: what was written so far has to do.
  }
}

/** Takes all that was left. */
export function collectUnsaved(): unknown[] {
  const found: unknown[] = [];
  try {
    for (const key of Object.keys(localStorage).filter(name => name.startsWith(prefix))) {
      const text = localStorage.getItem(key);
      localStorage.removeItem(key);
      if (text) found.push(JSON.parse(text));
    }
  } catch (error) {
    console.warn(error);
  }
  return found;
}
