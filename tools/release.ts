/**
 * `npm run release`: puts every package together as it will be published, checks and packs it, and tries the packed files in an empty
 * project. It publishes nothing: the files are left in node_modules/.cache/hyperdoku/release, for `npm publish <file>`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Package, publicPackages, root } from './api/packages.js';
import { cache } from './nodeVersions.mjs';
import { packFolder, stagePackage } from './release/stage.js';
import { tryPackages } from './release/trial.js';

const place = join(cache, 'release');

function check(name: string, args: readonly string[]): void {
  const program = join(root, 'node_modules', '.bin', name);
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}\n${stdout}${stderr}`);
}

function pack(each: Package): string {
  const { name, exports } = each.manifest;
  const folder = stagePackage(each, join(place, 'staged'));
  const file = packFolder(folder, place);
  check('publint', ['run', file, '--strict']);
  // Everything is ESM; the command has no types to be wrong.
  if (exports) check('attw', [file, '--profile', 'esm-only', '--no-emoji', '--quiet']);
  console.log(`${name}: ${(statSync(file).size / 1000).toFixed(0)} KB, publint and attw are content`);
  return file;
}

rmSync(place, { recursive: true, force: true });
mkdirSync(place, { recursive: true });
const files = new Map(publicPackages().map(each => [each.manifest.name, pack(each)]));
console.log('An empty project:');
// Outside of this workspace, whose own packages would be found otherwise.
const away = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
await tryPackages(away, name => files.get(name) ?? '');
rmSync(away, { recursive: true, force: true });

const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  repository: { url: string };
};
if (repository.url.includes('example.invalid'))
  console.log('Before it is published, package.json has to name the repository: it names none yet.');
console.log(`All is well. The packages are in ${place}`);
