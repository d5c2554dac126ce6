import {
  buildAll,
  findBrowser,
  findCompose,
  findNauty,
  findPoppler,
  findQueues,
  install,
  runTool,
} from './setup.mjs';

/** What tests use besides packages, one after the other, since Debian installs one thing at a time. */
async function findAll() {
  const browser = await findBrowser();
  await findNauty();
  await findPoppler();
  return { browser, hasAll: (await findQueues()) && (await findCompose()) };
}

const found = findAll();
install();
await buildAll();
const { browser = '', hasAll } = await found;
process.env.CHROMIUM = browser;
runTool('vitest', ['run', ...process.argv.slice(2)]);

// Where every test has to run, one that was passed over for want of a program is a failure.
if (process.env.HYPERDOKU_ALL_TESTS && !hasAll) process.exit(1);
