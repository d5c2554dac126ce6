import { build, findBrowser, install, runTool } from './setup.mjs';

install();
build();
process.env.CHROMIUM = findBrowser() ?? '';
runTool('vitest', ['run', ...process.argv.slice(2)]);
