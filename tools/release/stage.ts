/**
 * What is published of a package: the files that its manifest names, without maps, build records, tests and what this machine has compiled, and
 * a manifest without what only this workspace needs. It is put together in a folder of its own, so that nothing here has to be undone.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeAll } from '../../packages/web/licences.config.js';
import type { Manifest, Package } from '../api/packages.js';
import { root } from '../api/packages.js';

/** Packages that the bundle of a package holds, so that nobody need install them. */
const bundled: Readonly<Record<string, readonly string[]>> = {
  hyperdoku: [
    '@hyperdoku/engine',
    '@hyperdoku/sat',
    '@bomb.sh/tab',
    'commander',
    'picocolors',
    'cadical-wasm',
  ],
};

/** Folders that a package takes from elsewhere: the element is built with the app, and a server serves both. */
const taken: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@hyperdoku/server': { app: 'packages/web/dist' },
  '@hyperdoku/board': { bundle: 'packages/web/dist/element' },
};

/** Whether a file is of use to others. */
export const isPublished = (path: string): boolean =>
  !/\.map$|\.tsbuildinfo$|\.cjs\.|\.(?:test|testkit)\.|\/node_modules\//.test(path);

/** Puts a package together; returns its folder. */
export function stagePackage({ folder, manifest }: Package, place: string): string {
  const target = join(place, basename(folder));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const own = (manifest.files ?? []).filter(name => !name.startsWith('!'));
  for (const name of [...own, 'README.md']) {
    const source = join(root, taken[manifest.name]?.[name] ?? join('packages', basename(folder), name));
    if (!existsSync(source)) throw new Error(`${manifest.name} has no ${name}; build everything first`);
    cpSync(source, join(target, name), { recursive: true, filter: isPublished });
  }
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  forgetMaps(target);
  const inside = bundled[manifest.name];
  if (inside) {
    const folders = inside.filter(isForeign).map(name => join(root, 'node_modules', name));
    writeFileSync(join(target, 'licences.txt'), writeAll(folders));
  }
  const published = publish(manifest, basename(folder), inside);
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  return target;
}

const isForeign = (name: string): boolean => !name.startsWith('@hyperdoku/');

/** Maps are not published, so nothing may name one. */
function forgetMaps(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(?:js|d\.ts)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    const without = text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n');
    if (without !== text) writeFileSync(file, without);
  }
}

/** The manifest as others get it. */
export function publish(manifest: Manifest, folder: string, inside: readonly string[] = []): object {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    repository: object;
  };
  const { exports, dependencies, files, devDependencies: _, ...rest } = manifest;
  const kept = Object.entries(dependencies ?? {}).filter(([name]) => !inside.includes(name));
  return {
    ...rest,
    repository: { ...repository, directory: `packages/${folder}` },
    ...(exports && { exports: withoutSource(exports) }),
    files: [
      ...(files ?? []).filter(name => !name.startsWith('!')),
      ...(inside.length > 0 ? ['licences.txt'] : []),
    ],
    ...(kept.length > 0 && { dependencies: Object.fromEntries(kept) }),
  };
}

/** Sources are not published, so nobody may be sent there. */
const withoutSource = (exports: NonNullable<Manifest['exports']>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(exports).map(([path, conditions]) => {
      if (typeof conditions === 'string') return [path, conditions];
      const { source: _, ...others } = conditions;
      return [path, others];
    }),
  );

/** Packs a folder; returns the file. */
export function packFolder(folder: string, place: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--silent', '--pack-destination', place], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm pack in ${folder}: ${stderr}`);
  return join(place, stdout.trim().split('\n').at(-1) ?? '');
}
