import { buildAll, findBrowser, findNauty, findPoppler, install, runTool } from './setup.mjs';

const browser = findBrowser();
install();
await buildAll();
process.env.CHROMIUM = (await browser) ?? '';
await findNauty();
await findPoppler();
runTool('vitest', ['run', ...process.argv.slice(2)]);
