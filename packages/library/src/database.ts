/**
 * Opens the file of a library. Several processes may do so at once: readers never wait, writers wait for each other. What is committed
 * is on the disk before the call returns, so nothing that was acknowledged is lost, whenever a process ends.
 */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import Database from 'libsql';
import { applicationId, steps } from './schema.js';

/** A writer holds the file for milliseconds; whoever waits for this long waits for something else. */
const patienceMilliseconds = 30_000;

/** Why a file cannot be used as a library. */
export type LibraryFailure =
  | { readonly kind: 'newer'; readonly version: number; readonly known: number }
  | { readonly kind: 'not-library' }
  | { readonly kind: 'unusable'; readonly reason: string };

export type Opened<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: LibraryFailure };

export interface OpenOptions {
  /** Fail where there is no file, instead of making one. */
  readonly mustExist?: boolean;
}

export type Connection = Database.Database;

export function openDatabase(path: string, { mustExist = false }: OpenOptions = {}): Opened<Connection> {
  let connection: Connection | undefined;
  const fail = (failure: LibraryFailure): Opened<Connection> => {
    connection?.close();
    return { ok: false, failure };
  };
  try {
    if (!mayBeDatabase(path)) return fail({ kind: 'not-library' });
    connection = new Database(path, { timeout: patienceMilliseconds, fileMustExist: mustExist });
    if (!isOurs(connection)) return fail({ kind: 'not-library' });
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    const version = carryForward(connection);
    if (version > steps.length) return fail({ kind: 'newer', version, known: steps.length });
    return { ok: true, value: connection };
  } catch (error) {
    if (codeOf(error) === 'SQLITE_NOTADB') return fail({ kind: 'not-library' });
    return fail({ kind: 'unusable', reason: error instanceof Error ? error.message : String(error) });
  }
}

const header = 'SQLite format 3\0';

/** SQLite takes a file of a few bytes for a new one and writes over it; whatever is there must not be lost. */
function mayBeDatabase(path: string): boolean {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return true;
  const bytes = Buffer.alloc(header.length);
  const file = openSync(path, 'r');
  try {
    return readSync(file, bytes) === header.length && bytes.toString('latin1') === header;
  } finally {
    closeSync(file);
  }
}

/** The code of an error of SQLite, such as SQLITE_FULL. */
const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const readNumber = (connection: Connection, pragma: string): number => {
  const [row] = connection.prepare(`PRAGMA ${pragma}`).raw().all() as number[][];
  return Number(row?.[0] ?? 0);
};

/** A new file has no tables; any other says whose it is. */
function isOurs(connection: Connection): boolean {
  if (readNumber(connection, 'application_id') === applicationId) return true;
  const [[tables]] = connection.prepare('SELECT count(*) FROM sqlite_schema').raw().all() as number[][];
  return tables === 0 && readNumber(connection, 'application_id') === 0;
}

/** Takes the steps that the file has not taken, all or none; the version that it says it has. */
function carryForward(connection: Connection): number {
  if (readNumber(connection, 'user_version') >= steps.length) return readNumber(connection, 'user_version');
  const take = connection.transaction((): number => {
    // Somebody else may have taken them while this one waited.
    const version = readNumber(connection, 'user_version');
    if (version >= steps.length) return version;
    for (const step of steps.slice(version)) connection.exec(step);
    connection.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${steps.length};`);
    return steps.length;
  });
  return take.immediate();
}
