import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicPackages, root } from '../api/packages.js';
import { listExports } from '../api/publicNames.js';
import { makeNotices } from './notices.js';
import { isPublished, publish } from './stage.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test.each(publicPackages())('$manifest.name can be published', ({ folder, manifest }) => {
  const name = folder.split('/').at(-1) ?? '';
  const published = publish(manifest, name) as Record<string, unknown>;
  expect(JSON.stringify(published)).not.toMatch(/"source"|\/src\//);
  for (const field of ['name', 'version', 'description', 'license', 'keywords', 'repository', 'files'])
    expect(published[field], field).toBeTruthy();
  expect(existsSync(join(folder, 'README.md'))).toBe(true);
});

test('what only this workspace or this machine can use is not published', () => {
  const files = [
    'a.js',
    'a.d.ts',
    'main.cjs',
    'a.js.map',
    '.tsbuildinfo',
    'a.test.js',
    'a.testkit.js',
    'main.cjs.v24',
  ];
  expect(files.map(name => `dist/${name}`).filter(isPublished)).toEqual([
    'dist/a.js',
    'dist/a.d.ts',
    'dist/main.cjs',
  ]);
});

test('all packages have the version that the changelog begins with', () => {
  const [, version] = /^## (\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md')) ?? [];
  expect(new Set(publicPackages().map(({ manifest }) => manifest.version))).toEqual(new Set([version]));
  expect(read('CITATION.cff')).toContain(`version: ${version}\n`);
});

test('the notices name all that is installed with us', () => {
  // The formatter lines columns up.
  const plain = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
  expect(plain(read('THIRD-PARTY-NOTICES.md'))).toBe(plain(makeNotices()));
});

test('the index names every guide, and what it names is there', () => {
  const links = [...read('docs/README.md').matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);
  for (const path of links) expect(existsSync(join(root, 'docs', path)), path).toBe(true);
  const guides = readdirSync(join(root, 'docs', 'guides')).map(name => `guides/${name}`);
  expect(guides.filter(guide => !links.includes(guide))).toEqual([]);
});

test('the reference is made of the sentences that stand in the sources', () => {
  const rooms = readdirSync(join(root, 'docs', 'api', 'engine')).filter(name => name !== 'README.md');
  for (const page of rooms) {
    const room = page.replace(/\.md$/, '');
    const text = read(`docs/api/engine/${page}`);
    const told = [...text.matchAll(/^### (?:\w+\\?_)?([\w\\]+)/gm)].map(([, name]) =>
      name.replaceAll('\\', ''),
    );
    const names = listExports(join(root, 'packages/engine/src', room, 'index.ts')).map(({ name }) => name);
    expect([room, names.filter(name => !told.includes(name))]).toEqual([room, []]);
    expect([room, told.filter(name => !names.includes(name))]).toEqual([room, []]);
  }
});
