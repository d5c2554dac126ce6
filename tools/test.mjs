import { buildAll, findBrowser, findNauty, findPoppler, findQueues, install, runTool } from './setup.mjs';

const browser = findBrowser();
install();
await buildAll();
process.env.CHROMIUM = (await browser) ?? '';
await findNauty();
await findPoppler();
await findQueues();
runTool('vitest', ['run', ...process.argv.slice(2)]);
