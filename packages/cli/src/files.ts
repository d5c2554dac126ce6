import {
  closeSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './exit.js';
import { texts } from './texts/index.js';

/** The code of an error of the system, such as ENOENT. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is at a path; undefined when there is nothing, or when the text cannot be a path. */
function statPath(path: string): Stats | undefined {
  if (path.includes('\0')) return undefined;
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === 'ENAMETOOLONG') return undefined;
    throw new Refusal(messageOf(error));
  }
}

/** Whether an argument names a file; a folder is refused. */
export function isFile(path: string): boolean {
  const stats = statPath(path);
  if (stats?.isDirectory()) throw new Refusal(texts.input.isFolder(path));
  return stats !== undefined;
}

/** Writes a file of a name that nobody can know beforehand, beside another; no link is followed. Returns its name. */
export function writeBeside(path: string, data: string | Uint8Array): string {
  const name = join(dirname(path), `.hyperdoku-${crypto.randomUUID()}`);
  const file = openSync(name, 'wx');
  try {
    writeFileSync(file, data);
    fsyncSync(file);
  } catch (error) {
    rmSync(name, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return name;
}

/** Throws when no file can be written beside this one. */
export const tryBeside = (path: string): void => rmSync(writeBeside(path, ''));

/** Writes a new file and moves it into place, so that a whole one is there whatever happens. */
export const replaceFile = (path: string, data: string | Uint8Array): void =>
  putInPlace(writeBeside(path, data), path);

function putInPlace(name: string, path: string): void {
  try {
    renameSync(name, path);
  } catch (error) {
    rmSync(name, { force: true });
    throw error;
  }
}

/** The same for a file that somebody has asked for, who is told when it cannot be written. */
export function writeOutputFile(path: string, data: string | Uint8Array): void {
  isFile(path);
  try {
    replaceFile(path, data);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** A file that is there when it is whole: until then it grows beside its place. */
export interface OutputFile {
  write(bytes: Uint8Array): void;
  commit(): void;
  /** Takes away what was not committed. */
  discard(): void;
}

/** Refuses at once what cannot be written. */
export function beginOutputFile(path: string): OutputFile {
  isFile(path);
  const name = join(dirname(path), `.hyperdoku-${crypto.randomUUID()}`);
  const tell = <T>(doWrite: () => T): T => {
    try {
      return doWrite();
    } catch (error) {
      throw unwritable(path, error);
    }
  };
  let file: number | undefined = tell(() => openSync(name, 'wx'));
  const close = (): void => {
    if (file !== undefined) closeSync(file);
    file = undefined;
  };
  return {
    write: bytes => {
      const open = file;
      if (open !== undefined) tell(() => writeFileSync(open, bytes));
    },
    commit: () => {
      const open = file;
      if (open === undefined) return;
      tell(() => fsyncSync(open));
      close();
      tell(() => putInPlace(name, path));
    },
    discard: () => {
      if (file === undefined) return;
      close();
      rmSync(name, { force: true });
    },
  };
}

/** The rest of the message names the file that we tried to write beside it. */
const unwritable = (path: string, error: unknown): Refusal =>
  new Refusal(texts.input.unwritable(`${path}: ${messageOf(error).split(',', 1)[0]}`));
