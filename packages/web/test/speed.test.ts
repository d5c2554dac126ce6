/** Nothing waits: highlight and entry fit into a frame, and the first load is small. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, useApp } from './app.testkit.js';
import { puzzleOf, readGrid } from './play.testkit.js';
import { watchScripts } from './scripts.testkit.js';

const rounds = 3;

const atShare = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)];

interface Measured {
  readonly median: number;
  readonly p95: number;
}

/** Does each thing in turn. A round that is too slow is given another chance, since compilers need to warm up. */
async function measure(
  page: Page,
  most: number,
  deeds: readonly (() => Promise<unknown>)[],
): Promise<Measured> {
  const scripts = await watchScripts(page);
  let best: Measured = { median: Number.POSITIVE_INFINITY, p95: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds && best.p95 >= most; round++) {
    const times: number[] = [];
    for (const deed of deeds) {
      const before = await scripts();
      await deed();
      // What a deed has put off to the next task is part of it.
      await page.evaluate(() => new Promise(done => setTimeout(done)));
      times.push((await scripts()) - before);
    }
    const p95 = atShare(times, 0.95);
    if (p95 < best.p95) best = { median: atShare(times, 0.5), p95 };
  }
  return best;
}

/** Where such cells are on the screen, so many of them, far apart from one to the next. */
async function pointsOver(page: Page, which: string, count: number): Promise<{ x: number; y: number }[]> {
  const all = await page.locator(which).evaluateAll(cells =>
    cells.map(cell => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  return Array.from({ length: count }, (_, i) => all[(i * 7919) % all.length]);
}

describe.skipIf(!hasBrowser)('scripts', () => {
  const app = useApp();

  test.each([
    ['9^3', 8, 200, 60],
    ['9^4', 50, 60, 24],
  ])('of %s take less than %i ms for a hover and for an entry', async (spec, most, hovers, entries) => {
    const text = puzzleOf(spec);
    const { shape, symbols } = readGrid(text);
    const blanks = [...symbols].filter(symbol => symbol === 0).length;
    expect(blanks).toBeGreaterThanOrEqual(600);
    const page = await app.play(text);
    await page
      .getByText(/Checking for one solution|Grading/)
      .first()
      .waitFor({ state: 'detached' });
    const over = await pointsOver(page, '.board [data-cell]', hovers);
    const hover = await measure(
      page,
      most,
      over.map(
        ({ x, y }) =>
          () =>
            page.mouse.move(x, y),
      ),
    );
    expect(await page.locator('.board.focus .cell.hovered, .board.focus .cell.line').count()).toBeGreaterThan(
      0,
    );
    let symbol = 0;
    const blankCells = await pointsOver(page, '.board.focus .cell:not(.clue)', entries);
    const entry = await measure(
      page,
      most,
      blankCells.map(({ x, y }) => async () => {
        await page.mouse.click(x, y);
        await page.keyboard.press(String(1 + (symbol++ % 9)));
      }),
    );
    expect(await page.locator('.board.focus .cell:not(.clue) .symbol').count()).toBeGreaterThan(9);
    const say = ({ median, p95 }: Measured): string =>
      `${median.toFixed(1)} ms, ${p95.toFixed(1)} ms at the 95th of 100`;
    console.info(
      `${spec} (${shape.cellCount} cells, ${blanks} blank): hover ${say(hover)}; entry ${say(entry)}`,
    );
    expect(hover.p95).toBeLessThan(most);
    expect(entry.p95).toBeLessThan(most);
  });
});

describe.skipIf(!hasBrowser)('the first load', () => {
  const app = useApp();

  test('brings less than 200 KB of JavaScript, and none of it draws in space', async () => {
    const page = await app.open(await app.newContext(), '#/nowhere');
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
    });
    await page.goto('about:blank');
    await page.goto(app.address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Sudoku' }).waitFor();
    const bodies = await Promise.all(scripts.values());
    const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    console.info(
      `first load: ${(size / 1000).toFixed(1)} KB of JavaScript, gzipped, in ${scripts.size} files`,
    );
    expect(scripts.size).toBeGreaterThan(0);
    expect(size).toBeLessThan(200_000);
    expect(bodies.some(body => body.includes('WebGLRenderer'))).toBe(false);
  });

  test('tells browsers and search engines what this is', async () => {
    const page = await app.open(await app.newContext());
    const content = (name: string): Promise<string | null> =>
      page.locator(`meta[name="${name}"]`).getAttribute('content');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.title()).toBe('Hyperdoku');
    expect((await content('description'))?.length).toBeGreaterThan(30);
    expect(await content('viewport')).toContain('width=device-width');
    expect(await content('theme-color')).toMatch(/^#/);
  });

  test('makes it an app that can be installed, with icons of the sizes it names', async () => {
    const page = await app.open(await app.newContext());
    const address = new URL(
      (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '',
      app.address,
    );
    const manifest = (await (await fetch(address)).json()) as Record<string, unknown> & {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Hyperdoku', short_name: 'Hyperdoku', display: 'standalone' });
    expect(new URL(String(manifest.start_url), address).href).toBe(app.address);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of manifest.icons) {
      const answer = await fetch(new URL(src, address));
      expect([src, answer.status]).toEqual([src, 200]);
      if (sizes === 'any') continue;
      // A PNG says its width and height in its first chunk.
      const bytes = new DataView(await answer.arrayBuffer());
      expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`).toBe(sizes);
    }
    const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    expect((await fetch(new URL(touch ?? '', app.address))).status).toBe(200);
  });

  test('leaves a service worker that has everything but the fonts of other scripts', async () => {
    const page = await app.open(await app.newContext());
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    const built = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');
    for (const [, path] of built.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g))
      expect(kept).toContain(`/${path}`);
    for (const part of [/inside-.*\.js$/, /cadical-.*\.wasm$/, /shapes\.svg$/, /inter-latin-wght.*\.woff2$/])
      expect(kept.some(path => part.test(path))).toBe(true);
  });
});
