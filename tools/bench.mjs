/** `npm run bench`: compiles the benchmark with the packages it measures, and runs it on what users get. */
import { join } from 'node:path';
import { buildWeb, findBrowser, install, root, run, runTool } from './setup.mjs';

install();
runTool('typescript', ['-b', '.', 'bench']);
run(process.execPath, [join(root, 'tools', 'bundle.mjs')]);
buildWeb();
process.env.CHROMIUM = (await findBrowser()) ?? '';
run(process.execPath, [join(root, 'bench', 'dist', 'main.js'), ...process.argv.slice(2)]);
