/** What tells whether compiled WebAssembly is that of its sources. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './setup.mjs';

/** Of one file, or, where that is an index, of all files of its folder. */
export function hashOf(source) {
  const path = join(root, 'packages/engine/wasm', source);
  const files =
    basename(path) === 'index.ts'
      ? readdirSync(dirname(path))
          .sort()
          .map(name => join(dirname(path), name))
      : [path];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
