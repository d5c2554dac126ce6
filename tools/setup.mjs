/** What `npm start` and `npm test` need on a fresh clone, done once: packages, build, a browser for browser tests, nauty and poppler to check against. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs a program with its output shown; ends this one if it fails. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${program}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a program of the project's own packages. */
export const runTool = (name, args) => run(process.execPath, [binOf(name), ...args]);

/** The program that a package of the project brings. */
export function binOf(name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const tool = name.split('/').at(-1);
  return join(folder, typeof bin === 'string' ? bin : (bin[tool] ?? Object.values(bin)[0]));
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Hyperdoku needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the locked packages unless they are there already. */
export function install() {
  checkNode();
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.hyperdoku-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing packages…');
  run(npm, ['ci', '--no-audit', '--no-fund'], { stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(stamp, lock);
}

/** Compiles what has changed since the last time. */
export const build = () => run(process.execPath, [compiler, '-b']);

/** Builds the web app into packages/web/dist, then the custom element into a folder inside it. */
export function buildWeb() {
  for (const config of webConfigs) run(process.execPath, viteFor(config), { cwd: web });
}

/** Both at once, since the app is built from sources. */
export async function buildAll() {
  const app = async () => {
    for (const config of webConfigs) await runBeside(process.execPath, viteFor(config), { cwd: web });
  };
  const command = async () => {
    await runBeside(process.execPath, [compiler, '-b']);
    await runBeside(process.execPath, [join(root, 'tools', 'bundle.mjs')]);
  };
  await Promise.all([command(), app()]);
}

const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const web = join(root, 'packages', 'web');
const webConfigs = ['vite.config.ts', 'vite.element.config.ts'];
const viteFor = config => [binOf('vite'), 'build', '--config', config, '--logLevel', 'error'];

/** As `run`, beside other work. */
function runBeside(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  return new Promise(done => {
    child.on('error', error => {
      console.error(`${program}: ${error.message}`);
      process.exit(1);
    });
    child.on('exit', status => (status === 0 ? done() : process.exit(status ?? 1)));
  });
}

/** The shell without windows comes first: the same pages take a fifth less work in it. */
const browserPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const findChromium = () => [process.env.CHROMIUM, ...browserPaths].find(path => path && existsSync(path));

/** Installs a package of Debian, the first of these that there is, where that may be done; other work can go on beside it. */
function installDebian(purpose, ...packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return Promise.resolve();
  console.error(`Installing ${purpose}…`);
  const ways = packages.map(name => `apt-get install -y -qq --no-install-recommends ${name}`);
  const commands = `apt-get update -qq; ${ways.join(' || ')}`;
  const child = spawn('sh', ['-c', commands], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise(done => child.on('exit', done).on('error', done));
}

/** A Chromium for the browser tests: the one that is there, or Debian's where it may be installed. */
export async function findBrowser() {
  if (!findChromium())
    await installDebian('Chromium for the browser tests', 'chromium-headless-shell', 'chromium');
  if (!findChromium())
    console.error('No Chromium was found; the browser tests are passed over. Set CHROMIUM to its path.');
  return findChromium();
}

const hasNauty = () => existsSync(process.env.NAUTY || '/usr/bin/dreadnaut');

/** nauty, by which tests check symmetries and canonical forms: the one that is there, or Debian's where it may be installed. */
export async function findNauty() {
  if (!hasNauty()) await installDebian('nauty to check symmetries', 'nauty');
  if (!hasNauty())
    console.error(
      'No nauty was found; tests against it are passed over. Set NAUTY to the path of its dreadnaut.',
    );
}

const hasPoppler = () => existsSync('/usr/bin/pdftotext');

/** Poppler, which the tests of books read them with: the one that is there, or Debian's where it may be installed. */
export async function findPoppler() {
  if (!hasPoppler()) await installDebian('poppler for the tests of books', 'poppler-utils');
  if (!hasPoppler()) console.error('No poppler was found; tests that read books with it are passed over.');
}

const hasQueues = () => existsSync('/usr/bin/redis-server') && existsSync('/usr/lib/postgresql');

/** Redis and PostgreSQL, which tests of the farm start for themselves: those that are there, or Debian's where they may be installed. */
export async function findQueues() {
  if (!hasQueues()) {
    await installDebian('Redis for the tests of the farm', 'redis-server');
    await installDebian('PostgreSQL for the tests of the farm', 'postgresql');
  }
  if (!hasQueues())
    console.error('No Redis or no PostgreSQL was found; tests of the farm that need them are passed over.');
}

const hasCompose = () =>
  ['/usr/bin/docker-compose', '/usr/libexec/docker/cli-plugins/docker-compose'].some(existsSync);

/** compose, which reads the farm's file: the one that is there, or Debian's where it may be installed. */
export async function findCompose() {
  if (!hasCompose()) await installDebian('compose to read its file', 'docker-compose');
  if (!hasCompose()) console.error('No compose was found; the test of the compose file is passed over.');
}
