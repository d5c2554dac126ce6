/**
 * The whole command in one file, with what the JavaScript engine has made of it beside it, so that a start neither looks for modules nor
 * compiles them. The engine takes that only from a version of itself and for a text of the same length; bundle.mjs writes both
 * anew every time.
 */
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

const parameters = ['exports', 'require', 'module', '__filename', '__dirname', '__import'];

/** Reads the program at a path: its exports, and the script, of which more is compiled after it has run. */
export function loadProgram(path) {
  const compiled = `${path}.cache`;
  const text = `(function(${parameters}){${readFileSync(path, 'utf8')}\n})`;
  const script = new Script(text, {
    filename: path,
    ...(existsSync(compiled) && { cachedData: readFileSync(compiled) }),
  });
  const holder = { exports: {} };
  const require = module.createRequire(path);
  script.runInThisContext()(holder.exports, require, holder, path, dirname(path), name => import(name));
  return { script, exports: holder.exports };
}
