/**
 * Files that are served: a folder, read once when the server starts. What was not found then has no address, so no address can leave
 * the folder, whatever is written in it.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export interface ServedFile {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly tag: string;
  /** Whether its name changes with what is in it. */
  readonly lasts: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** The files of a folder by their paths, below a prefix that ends with a slash. Links and hidden files are left out. */
export function readFiles(folder: string, prefix: string): Map<string, ServedFile> {
  const files = new Map<string, ServedFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || name.split('/').some(part => part.startsWith('.'))) continue;
    const file = readOne(path, name);
    files.set(`${prefix}${name}`, file);
    if (entry.name === 'index.html') files.set(`${prefix}${name.slice(0, -entry.name.length)}`, file);
  }
  return files;
}

function readOne(path: string, name: string): ServedFile {
  const content = new Uint8Array(readFileSync(path));
  return {
    content,
    type: types[extname(name)] ?? 'application/octet-stream',
    tag: createHash('sha256').update(content).digest('base64url').slice(0, 27),
    lasts: /(?:^|\/)assets\/.*-[\w-]{8}\.\w+$/.test(name),
  };
}

/** Whether a browser that has this tag has what it asks for. */
export const hasTag = (ifNoneMatch = '', tag: string): boolean =>
  ifNoneMatch.split(',').some(one => ['*', `"${tag}"`].includes(one.trim().replace(/^W\//, '')));
