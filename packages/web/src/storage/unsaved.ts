/**
 * What the database does not have yet. It answers later, when the page may be gone; localStorage takes things at once. So
 * every move is left here before it is seen, and stays until the database has it. Whoever opens the app next brings in what
 * pages left that are gone.
 */
import { makeName } from './names.js';

const prefix = 'hyperdoku-unsaved-';

/** The name of this page: two of them never write over each other, and each knows its own writing again. */
export const ownName = makeName(4);

const keyOf = (id: string): string => `${prefix}${ownName}-${id}`;

/** The lock that a page holds as long as it lives. */
const lockOf = (writer: string): string => `hyperdoku-page-${writer}`;
void navigator.locks?.request(lockOf(ownName), () => new Promise(() => {}));

/** Leaves what is to be saved of a game; where the browser does not take it, there is only the database. */
export function leaveUnsaved(id: string, game: object): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ ...game, id, writer: ownName }));
  } catch {
    // Full, or switched off. What was left before is older than the game, but better than nothing.
  }
}

/** The database has it. */
export function forgetUnsaved(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Switched off: nothing was left.
  }
}

/** What was left, as it was read: anybody can write there. */
export type Left = Readonly<Record<string, unknown>>;

interface Place {
  readonly writer: string | undefined;
  /** What is there now; undefined where it cannot be read, and then it stays. */
  readonly read: () => Left | undefined;
  /** Takes away what was read, unless its page has left something newer there. */
  readonly drop: () => void;
}

/** Where other pages have left something. */
export function listUnsaved(): Place[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(prefix) && !key.startsWith(prefix + ownName))
      .map(placeAt);
  } catch {
    // Switched off.
    return [];
  }
}

function placeAt(key: string): Place {
  let text: string | null;
  const read = (): Left | undefined => {
    text = localStorage.getItem(key);
    try {
      const value: unknown = JSON.parse(text ?? '');
      return typeof value === 'object' && value !== null ? (value as Left) : undefined;
    } catch {
      return undefined;
    }
  };
  const writer = read()?.writer;
  return {
    writer: typeof writer === 'string' ? writer : undefined,
    read,
    drop: () => {
      if (localStorage.getItem(key) === text) localStorage.removeItem(key);
    },
  };
}

/** A page that is being closed is gone within this time. */
const patience = 1000;

/** Does something about what a page left, unless that page still lives: then it will save by itself. */
export async function afterPage(writer: string | undefined, work: () => Promise<void>): Promise<void> {
  if (writer === undefined || !navigator.locks) return work();
  const ended = AbortSignal.timeout(patience);
  try {
    await navigator.locks.request(lockOf(writer), { signal: ended }, work);
  } catch (error) {
    if (!ended.aborted) throw error;
  }
}
