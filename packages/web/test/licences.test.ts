/** Licences lie beside the built app and beside the element: ours, and those of every package that is in them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { builtApp } from '../../../tools/browser.js';
import { hasBrowser, useApp } from './app.testkit.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The packages of others that a package of ours is made of. */
const dependenciesOf = (name: string): string[] => {
  const { dependencies = {} } = JSON.parse(read(root, 'packages', name, 'package.json')) as Manifest;
  return Object.keys(dependencies).filter(other => !other.startsWith('@hyperdoku/'));
};

/** Workbox writes the name of each of its parts into what it puts together. */
const partsOfWorkbox = (): string[] => {
  const folders = [builtApp, join(builtApp, 'assets')];
  const scripts = folders.flatMap(folder =>
    readdirSync(folder).flatMap(name => (name.endsWith('.js') ? [read(folder, name)] : [])),
  );
  const names = scripts.flatMap(text => [...text.matchAll(/["']workbox:([a-z-]+):/g)]);
  return [...new Set(names.map(([, name]) => `workbox-${name}`))];
};

const named = (licences: string): string[] =>
  [...licences.matchAll(/^(\S+) \d+\.\S+ \([^)]+\)$/gm)].map(([, name]) => name);

test('all packages in the app are named, each with the text of its licence', () => {
  const licences = read(builtApp, 'licences.txt');
  expect(read(builtApp, 'LICENSE')).toBe(read(root, 'LICENSE'));
  expect(licences).toContain(read(root, 'LICENSE').trim());
  expect(partsOfWorkbox().length).toBeGreaterThan(2);
  const wanted = [...dependenciesOf('web'), ...dependenciesOf('sat'), ...partsOfWorkbox(), 'scheduler'];
  expect(named(licences)).toEqual(expect.arrayContaining(wanted));
  for (const name of named(licences)) {
    const file = join(root, 'node_modules', name, 'LICENSE');
    if (existsSync(file)) expect(licences).toContain(read(file).trim());
  }
});

test('nothing is named that only builds or tests the app', () => {
  const { devDependencies } = JSON.parse(read(root, 'package.json')) as {
    devDependencies: Record<string, string>;
  };
  const licences = read(builtApp, 'licences.txt');
  expect(named(licences).filter(name => name in devDependencies)).toEqual([]);
});

test('the element, which other pages copy, brings its own', () => {
  expect(named(read(builtApp, 'element', 'licences.txt'))).toEqual(['three']);
  expect(existsSync(join(builtApp, 'element', 'LICENSE'))).toBe(true);
});

describe.skipIf(!hasBrowser)('the licences', () => {
  const app = useApp();

  test('are found from the settings, with a service worker in between too', async () => {
    // For a page that is plain text, browsers look for an icon where there is none.
    app.forgive(/404/);
    const page = await app.open(await app.newContext({ serviceWorkers: 'allow' }), '#/settings');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await page.getByRole('link', { name: 'licence' }).click();
    await page.waitForURL('**/licences.txt');
    expect(await page.locator('body').textContent()).toContain('@fontsource-variable/inter');
  });
});
