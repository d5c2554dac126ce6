/** Types, style, rooms, words, dead code, tests, in this order; stops at the first that fails. */
import { install, root, run } from './setup.mjs';

install();
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
for (const step of ['check:types', 'check:style', 'check:rooms', 'check:english', 'check:unused', 'test'])
  run(npm, ['run', step], { cwd: root });
