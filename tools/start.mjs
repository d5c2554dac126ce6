import { join } from 'node:path';
import { build, install, root, run } from './setup.mjs';

install();
build();
run(process.execPath, [join(root, 'packages', 'cli', 'bin', 'hyperdoku.js'), ...process.argv.slice(2)]);
