import { type Stats, statSync } from 'node:fs';
import { Refusal } from './exit.js';
import { texts } from './texts/index.js';

/** What is at a path; undefined when there is nothing, or when the text cannot be a path. */
function statPath(path: string): Stats | undefined {
  if (path.includes('\0')) return undefined;
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG') return undefined;
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

/** Whether an argument names a file; a folder is refused. */
export function isFile(path: string): boolean {
  const stats = statPath(path);
  if (stats?.isDirectory()) throw new Refusal(texts.input.isFolder(path));
  return stats !== undefined;
}

export const sizeOfFile = (path: string): number => statPath(path)?.size ?? 0;
