/** Nothing is done in vain: hover and entry touch only the cells that change, and the first load is small. */
import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Cell, peersOf } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { cellOn, cursorOf, hasBrowser, useApp } from './app.testkit.js';
import { press, puzzleOf, readGrid, soon } from './play.testkit.js';

/** What has changed on the page. */
interface Changes {
  /** The cells that were touched, on any board. */
  readonly cells: readonly Cell[];
  /** How often something was set or put into them. */
  readonly inCells: number;
  /** How often elsewhere, the clock aside. */
  readonly elsewhere: number;
}

interface Watched {
  takeChanges(): Changes;
}

/** Keeps a list of all changes from now on. */
const watchChanges = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver(records => changes.push(...records));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const takeChanges = (): Changes => {
      const all = [...changes.splice(0), ...observer.takeRecords()].map(({ target }) =>
        target instanceof Element ? target : (target.parentElement as Element),
      );
      const touched = all.flatMap(element => element.closest('[data-cell]') ?? []);
      return {
        cells: [...new Set(touched.map(cell => Number(cell.getAttribute('data-cell'))))],
        inCells: touched.length,
        elsewhere: all.filter(element => !element.closest('[data-cell], [role="timer"]')).length,
      };
    };
    Object.assign(globalThis, { takeChanges });
  });

/** What has changed since the last time it was asked for, once the page has nothing left to do. */
const takeChanges = (page: Page): Promise<Changes> =>
  page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(done));
    await new Promise(done => requestIdleCallback(done));
    return (globalThis as unknown as Watched).takeChanges();
  });

interface Place {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
}

/** Where some cells can be pointed at, far apart from one to the next. */
const placesOn = (page: Page, count: number): Promise<Place[]> =>
  page.locator('.board [data-cell]').evaluateAll((all, wanted) => {
    const places: Place[] = [];
    for (let i = 0; places.length < wanted && i < all.length; i++) {
      const element = all[(i * 7919) % all.length];
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (document.elementFromPoint(x, y)?.closest('[data-cell]') === element)
        places.push({ cell: Number(element.getAttribute('data-cell')), x, y });
    }
    return places;
  }, count);

describe.skipIf(!hasBrowser)('the boards', () => {
  const app = useApp();

  test.each(['9^3', '9^4'].slice(0, campaign(1, 2)))(
    'of %s change only where a hover or an entry shows',
    async spec => {
      const text = puzzleOf(spec);
      const { shape, symbols } = readGrid(text);
      const now = Array.from(symbols);
      const blanks = now.flatMap((symbol, cell) => (symbol === 0 ? [cell] : []));
      expect(blanks.length).toBeGreaterThanOrEqual(600);
      const page = await app.play(text);
      await page
        .getByText(/Checking for one solution|Grading/)
        .first()
        .waitFor({ state: 'detached' });
      // Layers that come after the focused board are not what is counted here.
      await soon(() => page.locator('[aria-busy]').count()).toBe(0);
      await watchChanges(page);
      const seenFrom = (cell: Cell): Cell[] => [cell, ...peersOf(shape, cell)];
      const holding = (symbol: number): Cell[] =>
        now.flatMap((held, cell) => (held === symbol && symbol !== 0 ? [cell] : []));
      /** Of what has changed, the cells that had no reason to. A cell is drawn twice at most, and few parts of it each time. */
      const inVain = ({ cells, inCells }: Changes, meant: readonly Cell[]): Cell[] => {
        expect(inCells).toBeLessThanOrEqual(8 * cells.length);
        const allowed = new Set(meant);
        return cells.filter(cell => !allowed.has(cell));
      };

      let cursor = await cursorOf(page);
      let hovered = cursor;
      const places = await placesOn(page, 12);
      expect(places).toHaveLength(12);
      for (const { cell, x, y } of places) {
        await page.mouse.move(x, y);
        const changes = await takeChanges(page);
        expect(changes.cells).toContain(cell);
        expect(inVain(changes, [cursor, hovered, cell].flatMap(seenFrom))).toEqual([]);
        expect(changes.elsewhere).toBe(0);
        hovered = cell;
      }

      for (const [i, cell] of blanks.slice(0, 6).entries()) {
        const before = [hovered, cursor].flatMap(seenFrom).concat(holding(now[cursor]));
        await cellOn(page, cell).click();
        const selecting = await takeChanges(page);
        expect(inVain(selecting, [...before, ...seenFrom(cell)])).toEqual([]);
        expect(selecting.elsewhere).toBe(0);
        now[cell] = 1 + i;
        await press(page, String(now[cell]));
        const writing = await takeChanges(page);
        expect(writing.cells).toContain(cell);
        expect(inVain(writing, [...seenFrom(cell), ...holding(now[cell])])).toEqual([]);
        // The pad and the bar count, and it is said aloud.
        expect(writing.elsewhere).toBeLessThanOrEqual(16);
        [cursor, hovered] = [cell, cell];
      }
    },
  );
});

describe.skipIf(!hasBrowser)('the first load', () => {
  const app = useApp();

  test('brings at most 250 KB, and neither space nor puzzles are among it', async () => {
    const page = await app.newPage(await app.newContext());
    const files = new Set<string>();
    const underWay = new Set<unknown>();
    page.on('request', request => {
      underWay.add(request);
      files.add(request.url());
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', request => underWay.delete(request));
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Sudoku' }).waitFor();
    // A browser says this of a mouse that rests while the page below it changes.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
    // What the start fetches after it is there is part of it.
    await page.evaluate(() => new Promise(done => requestIdleCallback(done)));
    await soon(async () => underWay.size).toBe(0);
    const bodies = await Promise.all(
      [...files].map(async url => Buffer.from(await (await fetch(url)).arrayBuffer())),
    );
    // Fonts are packed already, and gain nothing.
    const size = bodies.reduce((sum, body) => sum + Math.min(body.length, gzipSync(body).length), 0);
    expect(files.size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(250_000);
    expect(bodies.some(body => body.includes('WebGLRenderer'))).toBe(false);
    const stock = readdirSync(new URL('../stock', import.meta.url)).map(name => name.replace(/json$/, ''));
    const parts = [...files].map(url =>
      url
        .split('/')
        .at(-1)
        ?.replace(/-[^-]{8}\.js$/, '.'),
    );
    expect(stock.filter(name => parts.includes(name))).toEqual([]);
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 200);
    await soon(async () => [...files].some(url => url.includes('PlayScreen'))).toBe(true);
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
    const page = await app.open(await app.newContext({ serviceWorkers: 'allow' }));
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    const built = readdirSync(new URL('../dist/assets', import.meta.url));
    const missing = built.filter(name => /\.(js|css)$/.test(name) && !kept.includes(`/assets/${name}`));
    expect(missing).toEqual([]);
    for (const part of [/inside-.*\.js$/, /cadical-.*\.wasm$/, /shapes\.svg$/, /inter-latin-wght.*\.woff2$/])
      expect(kept.some(path => part.test(path))).toBe(true);
  });
});
