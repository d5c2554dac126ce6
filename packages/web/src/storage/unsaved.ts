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

export interface Left {
  readonly writer: string | undefined;
  readonly value: Readonly<Record<string, unknown>>;
  /** Takes it away, unless its page has left something newer there. */
  readonly drop: () => void;
}

/** What other pages have left. What cannot be read stays where it is. */
export function listUnsaved(): Left[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(prefix) && !key.startsWith(prefix + ownName))
      .flatMap(key => readLeft(key) ?? []);
  } catch {
    return [];
  }
}

function readLeft(key: string): Left | undefined {
  const text = localStorage.getItem(key);
  try {
    const value = JSON.parse(text ?? '') as unknown;
    if (typeof value !== 'object' || value === null) return undefined;
    const { writer } = value as { readonly writer?: unknown };
    return {
      writer: typeof writer === 'string' ? writer : undefined,
      value: value as Left['value'],
      drop: () => {
        if (localStorage.getItem(key) === text) localStorage.removeItem(key);
      },
    };
  } catch {
    return undefined;
  }
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
