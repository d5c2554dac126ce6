import { buildAll, findBrowser, findNauty, findPoppler, findQueues, install, runTool } from './setup.mjs';

/** What tests use besides packages, one after the other, since Debian installs one thing at a time. */
async function findAll() {
  const browser = await findBrowser();
  await findNauty();
  await findPoppler();
  return { browser, hasQueues: await findQueues() };
}

const found = findAll();
install();
await buildAll();
const { browser = '', hasQueues } = await found;
process.env.CHROMIUM = browser;
runTool('vitest', ['run', ...process.argv.slice(2)]);

// Where every test has to run, one that was passed over for want of a server is a failure.
if (process.env.HYPERDOKU_ALL_TESTS && !hasQueues) process.exit(1);
