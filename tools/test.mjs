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
  await findQueues();
  await findCompose();
  return browser;
}

const found = findAll();
install();
await buildAll();
process.env.CHROMIUM = (await found) ?? '';
runTool('vitest', ['run', ...process.argv.slice(2)]);
