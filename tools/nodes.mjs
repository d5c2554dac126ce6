/**
 * `npm run nodes`: the tests of engine, sat and command under each version of Node that is supported. The programs come from
 * the npm registry and stay in node_modules/.cache.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, installNode, versions } from './nodeVersions.mjs';
import { binOf, build, install, root } from './setup.mjs';
import { printTable } from './table.mjs';

const tested = ['packages/engine/src', 'packages/sat/src', 'packages/cli/src'];

function runTests(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const version = stdout.trim();
  const report = join(cache, `tests-${version}.json`);
  rmSync(report, { force: true });
  console.log(`\nNode ${version}`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(program, [binOf('vitest'), 'run', ...reporters, ...tested], {
    cwd: root,
    stdio: 'inherit',
  });
  if (!existsSync(report)) return { version, passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { version, passed: numPassedTests, failed: numFailedTests || (status === 0 ? 0 : 1) };
}

install();
build();
const rows = versions.map(installNode).map(runTests);
printTable(rows);
process.exitCode = rows.every(({ failed }) => failed === 0) ? 0 : 1;
