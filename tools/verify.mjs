/**
 * `npm run verify`: runs every large campaign in full, of which `npm test` runs a sample, then the fuzzer on a fixed number of
 * puzzles; the table at the end says how it went. `npm run verify -- hostile chains` runs only test files with such names.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  binOf,
  build,
  buildWeb,
  findBrowser,
  findNauty,
  findPoppler,
  findQueues,
  install,
  root,
} from './setup.mjs';
import { printTable } from './table.mjs';

const fuzzed = 5000;
const report = join(root, 'node_modules', '.cache', 'hyperdoku', 'verify.json');
const wanted = process.argv.slice(2);

/** The size of a campaign stands in the test that runs it, as `campaign(sample, full)`. */
function sizeOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/\bcampaign\(\s*[\d_]+,\s*([\d_]+)/g)]
    .map(([, full]) => Number(full.replaceAll('_', '')))
    .reduce((sum, full) => sum + full, 0);
}

const campaigns = ['packages', 'tools']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .filter(file => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .filter(file => wanted.length === 0 || wanted.some(name => file.includes(name)))
  .map(file => ({ file, size: sizeOf(file) }))
  .filter(({ size }) => size > 0);

const runHere = args =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HYPERDOKU_FULL: '1' },
  }).status ?? 1;

/** A row for each test file; one that did not get as far as its tests has failed once. */
function runCampaigns() {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const status = runHere([
    binOf('vitest'),
    'run',
    '--testTimeout=0',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...campaigns.map(({ file }) => file),
  ]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const rows = campaigns.map(({ file, size }) => {
    const result = testResults.find(({ name }) => relative(root, name) === file);
    const failures = result?.assertionResults.filter(test => test.status === 'failed').length;
    const hasFailed = result?.status !== 'passed';
    return {
      campaign: file.replace('packages/', '').replace('.test.ts', ''),
      'how many': size,
      seconds: result ? (result.endTime - result.startTime) / 1000 : 0,
      failures: failures || (hasFailed ? 1 : 0),
    };
  });
  if (status !== 0 && rows.every(({ failures }) => failures === 0))
    rows.push({ campaign: 'outside the tests', 'how many': 1, seconds: 0, failures: 1 });
  return rows;
}

function runFuzz() {
  const start = performance.now();
  const main = join(root, 'fuzz', 'src', 'main.ts');
  const status = runHere([
    binOf('tsx'),
    '--conditions=source',
    main,
    '--puzzles',
    String(fuzzed),
    '--seed',
    '1',
  ]);
  return {
    campaign: 'fuzz',
    'how many': fuzzed,
    seconds: (performance.now() - start) / 1000,
    failures: status === 0 ? 0 : 1,
  };
}

install();
build();
if (campaigns.some(({ file }) => file.includes('/test/'))) {
  buildWeb();
  process.env.CHROMIUM = (await findBrowser()) ?? '';
  await findNauty();
  await findPoppler();
}
if (campaigns.some(({ file }) => file.includes('farm'))) await findQueues();
const rows = [...(campaigns.length > 0 ? runCampaigns() : []), ...(wanted.length === 0 ? [runFuzz()] : [])];
printTable(rows);
process.exitCode = rows.length > 0 && rows.every(({ failures }) => failures === 0) ? 0 : 1;
