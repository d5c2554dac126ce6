import { buildAll, findBrowser, install, runTool } from './setup.mjs';

const browser = findBrowser();
install();
await buildAll();
process.env.CHROMIUM = (await browser) ?? '';
runTool('vitest', ['run', ...process.argv.slice(2)]);
