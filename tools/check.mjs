/**
 * `npm run check`: types, style, rooms, English, dead code and tests, each once. All of them run, whatever an earlier one finds, so that
 * one run shows all that is wrong.
 */
import { spawnSync } from 'node:child_process';
import { install, root } from './setup.mjs';

install();
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const gates = ['check:types', 'check:style', 'check:rooms', 'check:english', 'check:unused', 'test'];
const failed = gates.filter(gate => {
  const { status } = spawnSync(npm, ['run', gate], { cwd: root, stdio: 'inherit' });
  return status !== 0;
});
console.log(
  failed.length === 0 ? `check: ${gates.join(', ')} are fine` : `check: ${failed.join(', ')} failed`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
