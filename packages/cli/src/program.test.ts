import { AssertionError } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
// @ts-expect-error: what starts the command is plain JavaScript.
import { compiledPath, keepCompiled, loadProgram } from '../bin/program.js';

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('compiled code belongs to the very build of Node that made it', () => {
  const { version, platform, arch, versions, execPath } = process;
  const own = compiledPath('main.cjs');
  const others = [
    { version: 'v20.19.0', platform, arch, versions, execPath },
    { version, platform: 'other', arch, versions, execPath },
    { version, platform, arch: 'other', versions, execPath },
    { version, platform, arch, versions: { ...versions, uv: '0' }, execPath },
    { version, platform, arch, versions, execPath: fileURLToPath(import.meta.url) },
  ];
  expect(compiledPath('main.cjs', process)).toBe(own);
  expect(new Set([own, ...others.map(other => compiledPath('main.cjs', other))]).size).toBe(6);
});

test('the first start keeps what is compiled, the next one takes it, and where nothing can be kept nothing is wrong', async () => {
  const path = join(folder, 'main.cjs');
  writeFileSync(path, 'exports.main = async ([task]) => task;');
  const first = loadProgram(path);
  expect(first.script.cachedDataRejected).toBeUndefined();
  await keepCompiled(path, first);
  expect(existsSync(compiledPath(path))).toBe(true);
  const next = loadProgram(path);
  expect(next.script.cachedDataRejected).toBe(false);
  expect(await next.exports.main(['shapes'])).toBe('shapes');
  await keepCompiled(join(folder, 'none', 'main.cjs'), first);
});

test('a start loads no part of Node that few tasks need, and what is asked of one is answered by it', async () => {
  const path = join(folder, 'late.cjs');
  writeFileSync(
    path,
    `const os = require('node:os'), assert = require('node:assert'), workers = require('node:worker_threads');
    exports.name = () => os.hostname();
    exports.check = value => assert(value);
    exports.open = () => new workers.BroadcastChannel('late').close();`,
  );
  const { name, check, open } = loadProgram(path).exports;
  expect(name()).toBe(hostname());
  expect(() => check(true)).not.toThrow();
  expect(() => check(false)).toThrow(AssertionError);
  open();
  const program = fileURLToPath(new URL('../bin/program.js', import.meta.url));
  const built = fileURLToPath(new URL('../program/main.cjs', import.meta.url));
  const script = `import { loadProgram } from ${JSON.stringify(program)};
    loadProgram(${JSON.stringify(built)});
    console.log(process.moduleLoadList.filter(name => /^NativeModule (crypto|worker_threads|child_process|assert|net)$/.test(name)).length);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stdout).toBe('0\n');
});
