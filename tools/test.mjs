import { buildAll, findBrowser, findNauty, install, runTool } from './setup.mjs';

const browser = findBrowser();
install();
await buildAll();
process.env.CHROMIUM = (await browser) ?? '';
await findNauty();
runTool('vitest', ['run', ...process.argv.slice(2)]);
