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
export function writeBeside(path: string, text: string): string {
  const name = join(dirname(path), `.hyperdoku-${crypto.randomUUID()}`);
  const file = openSync(name, 'wx');
  try {
    writeFileSync(file, text);
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
export function replaceFile(path: string, text: string): void {
  const name = writeBeside(path, text);
  try {
    renameSync(name, path);
  } catch (error) {
    rmSync(name, { force: true });
    throw error;
  }
}
