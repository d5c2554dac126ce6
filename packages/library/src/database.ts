/**
 * Opens the file of a library. Several processes may do so at once: readers never wait, writers wait for each other. What is committed
 * is on the disk before the call returns, so nothing that was acknowledged is lost, whenever a process ends.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'libsql';
import { applicationId, steps } from './schema.js';

/** A writer holds the file for milliseconds; whoever waits for this long waits for something else. */
const patienceMilliseconds = 30_000;

/** Why a file cannot be used as a library. */
export type LibraryFailure =
  | { readonly kind: 'newer'; readonly version: number; readonly known: number }
  | { readonly kind: 'not-library' }
  | { readonly kind: 'unusable'; readonly reason: string };

/** What was opened, or why it was not. */
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
  if (path === '') return fail({ kind: 'unusable', reason: 'it has no name' });
  // SQLite keeps what has some names, such as :memory:, in memory alone; a whole path is always a file.
  const file = resolve(path);
  try {
    if (!mayBeDatabase(file)) return fail({ kind: 'not-library' });
    connection = new Database(file, { timeout: patienceMilliseconds, fileMustExist: mustExist });
    if (!isOurs(connection)) return fail({ kind: 'not-library' });
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    const version = carryForward(connection);
    if (version > steps.length) return fail({ kind: 'newer', version, known: steps.length });
    return { ok: true, value: connection };
  } catch (error) {
    if (codeOf(error) === 'SQLITE_NOTADB') return fail({ kind: 'not-library' });
    return fail({ kind: 'unusable', reason: reasonOf(error) });
  }
}

/** The driver wraps what SQLite says where a file can be neither opened nor made, and keeps only its number. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.startsWith('ConnectionFailed') ? 'the file can be neither opened nor made' : message;
}

/** The least that a database has. */
const leastBytes = 512;

/**
 * SQLite takes a file of a few bytes for a new one and writes over it; whatever is there must not be lost. The file is not opened to look at it:
 * to close it again would take away the locks that other connections of this process have on it.
 */
function mayBeDatabase(path: string): boolean {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return size === 0 || size >= leastBytes;
}

/** The code of an error of SQLite, such as SQLITE_FULL. */
const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const readNumber = (connection: Connection, pragma: string): number => {
  const [row] = connection.prepare(`PRAGMA ${pragma}`).raw().all() as number[][];
  return Number(row?.[0] ?? 0);
};

/** A new file has no tables; any other says whose it is. Whoever makes one meanwhile says so together with its tables. */
function isOurs(connection: Connection): boolean {
  const [[tables]] = connection.prepare('SELECT count(*) FROM sqlite_schema').raw().all() as number[][];
  const id = readNumber(connection, 'application_id');
  return id === applicationId || (tables === 0 && id === 0);
}

/** Takes the steps that the file has not taken, all or none; the version that it says it has. */
function carryForward(connection: Connection): number {
  if (readNumber(connection, 'user_version') >= steps.length) return readNumber(connection, 'user_version');
  return inTransaction(connection, () => {
    // Somebody else may have taken them while this one waited.
    const version = readNumber(connection, 'user_version');
    if (version >= steps.length) return version;
    for (const step of steps.slice(version)) connection.exec(step);
    connection.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${steps.length};`);
    return steps.length;
  });
}

/** Does something as a whole or not at all, and lets nobody else write meanwhile. */
export function inTransaction<T>(connection: Connection, work: () => T): T {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    // After some failures SQLite has rolled back already.
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}
