/**
 * `npm run fuzz -- --minutes 60`, or `--puzzles 1000 --seed 1`: compares all solvers on new puzzles until that is done or
 * one of them is wrong.
 */
import { join } from 'node:path';
import { build, install, root, runTool } from './setup.mjs';

install();
build();
runTool('tsx', ['--conditions=source', join(root, 'fuzz', 'src', 'main.ts'), ...process.argv.slice(2)]);
