import { build, buildWeb, findBrowser, install, runTool } from './setup.mjs';

install();
build();
buildWeb();
process.env.CHROMIUM = findBrowser() ?? '';
runTool('vitest', ['run', ...process.argv.slice(2)]);
