/** `npm run fuzz -- --minutes 60`: compares all solvers on ever new puzzles until time is up or two of them disagree. */
import { join } from 'node:path';
import { build, install, root, runTool } from './setup.mjs';

install();
build();
runTool('tsx', ['--conditions=source', join(root, 'fuzz', 'src', 'main.ts'), ...process.argv.slice(2)]);
