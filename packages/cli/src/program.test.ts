import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
// @ts-expect-error: what starts the command is plain JavaScript.
import { compiledPath, keepCompiled, loadProgram } from '../bin/program.js';

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('compiled code belongs to the very build of Node that made it', () => {
  const { version, platform, arch, versions, config } = process;
  const own = compiledPath('main.cjs');
  const others = [
    { version: 'v20.19.0', platform, arch, versions, config },
    { version, platform: 'other', arch, versions, config },
    { version, platform, arch: 'other', versions, config },
    { version, platform, arch, versions: { ...versions, uv: '0' }, config },
    { version, platform, arch, versions, config: { ...config, target_defaults: {} } },
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
