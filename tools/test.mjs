import { build, buildWeb, findBrowser, install, runTool } from './setup.mjs';

const browser = findBrowser();
install();
build();
buildWeb();
process.env.CHROMIUM = (await browser) ?? '';
runTool('vitest', ['run', ...process.argv.slice(2)]);
