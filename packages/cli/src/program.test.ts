import { expect, test } from 'vitest';
// @ts-expect-error: what starts the command is plain JavaScript.
import { compiledPath } from '../bin/program.js';

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
