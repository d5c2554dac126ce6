/**
 * `npm run coverage`: which lines of engine, sat and command their tests reach, as a table. Fails when a test does, or when
 * the tests reach less of the engine than is promised.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { binOf, build, install, root } from './setup.mjs';

const leastPercent = 95;
const engine = join('packages', 'engine', 'src');
const tested = [engine, join('packages', 'sat', 'src'), join('packages', 'cli', 'src')];
const folder = join(root, 'node_modules', '.cache', 'hyperdoku', 'coverage');

/** Of all lines of the engine, this many in a hundred. */
function measureEngine() {
  const summary = JSON.parse(readFileSync(join(folder, 'coverage-summary.json'), 'utf8'));
  const files = Object.entries(summary).filter(([path]) => relative(root, path).startsWith(engine));
  const count = field => files.reduce((sum, [, { lines }]) => sum + lines[field], 0);
  return (100 * count('covered')) / count('total');
}

install();
build();
rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    binOf('vitest'),
    'run',
    '--reporter=dot',
    '--coverage',
    `--coverage.include=packages/{engine,sat,cli}/src/**/*.ts`,
    '--coverage.exclude=**/*.{test,testkit}.ts',
    `--coverage.reportsDirectory=${folder}`,
    '--coverage.reporter=text',
    '--coverage.reporter=json-summary',
    ...tested,
  ],
  { cwd: root, stdio: 'inherit' },
);
const percent = status === 0 ? measureEngine() : 0;
if (status === 0) console.log(`engine: ${percent.toFixed(2)} % of lines; ${leastPercent} % are promised`);
process.exitCode = status === 0 && percent >= leastPercent ? 0 : 1;
