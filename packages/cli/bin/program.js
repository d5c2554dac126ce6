/**
 * The whole command in one file, with what the JavaScript engine has made of it beside it, so that a start neither looks for modules nor
 * compiles them. The engine checks neither the text, but for its length, nor whether another build of the same version made it, which would
 * end the process: so the file is named after the very build of Node, and bundle.mjs clears the folder every time. It is not published; the
 * first start writes it.
 */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { dirname } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Script } from 'node:vm';

const parameters = ['exports', 'require', 'module', '__filename', '__dirname', '__import'];

/** Parts of Node that few tasks need, and that would take an eighth of a start. */
const lateParts = new Set([
  'node:assert',
  'node:child_process',
  'node:crypto',
  'node:os',
  'node:timers/promises',
  'node:v8',
  'node:worker_threads',
]);

/** What stands for a part of Node and loads it when something is asked of it. */
const loadLate = load =>
  new Proxy(() => undefined, {
    get: (_, name) => load()[name],
    apply: (_, self, given) => Reflect.apply(load(), self, given),
  });

/** Where a build of Node keeps what it has compiled of the program at a path. */
export function compiledPath(path, { version, platform, arch, versions, execPath } = process) {
  const { size, mtimeMs } = statSync(execPath);
  let sum = 0;
  for (const character of JSON.stringify([versions, size, mtimeMs]))
    sum = (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0;
  return `${path}.${version}-${platform}-${arch}-${sum.toString(36)}`;
}

/** Reads the program at a path: its exports, and the script, of which more is compiled after it has run. */
export function loadProgram(path) {
  const compiled = compiledPath(path);
  // One byte for each character, and so half as much to read as text with any letter beyond that.
  const text = `(function(${parameters}){${readFileSync(path, 'latin1')}\n})`;
  const script = new Script(text, {
    filename: path,
    ...(existsSync(compiled) && { cachedData: readFileSync(compiled) }),
  });
  const holder = { exports: {} };
  const loadNow = module.createRequire(path);
  const require = name => (lateParts.has(name) ? loadLate(() => loadNow(name)) : loadNow(name));
  script.runInThisContext()(holder.exports, require, holder, path, dirname(path), name => import(name));
  return { script, exports: holder.exports };
}

const clues = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** Keeps what this build of Node has compiled of the program, after a plain task, for its next starts. */
export async function keepCompiled(path, { script, exports }) {
  const place = compiledPath(path);
  if (existsSync(place)) return;
  const silent = new Writable({ write: (_text, _encoding, done) => done() });
  await exports.main(['solve', clues], { input: Readable.from([]), output: silent, errors: silent, env: {} });
  const draft = `${place}.${process.pid}`;
  try {
    writeFileSync(draft, script.createCachedData());
    renameSync(draft, place);
  } catch {
    // Whoever may not write here starts a little more slowly.
  }
}
