/** What earlier versions kept in the browser, or saved to a file, is opened by this one with the same cells and notes. */
import { expectOk, parsePuzzleText } from '@hyperdoku/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { boardOf as readBoard } from '../../../tools/fixtures.testkit.js';
import { fixturePath, readFixture } from '../../../tools/fixtures.testkit.js';
import { type App, hasBrowser, useApp } from './app.testkit.js';
import { boardOf, soon, writeAll } from './play.testkit.js';
import { ready } from './store.testkit.js';

interface Game {
  readonly id: string;
  readonly past: { readonly board: ReturnType<typeof readBoard> };
}

interface Kept {
  readonly games: readonly object[];
  readonly local: Readonly<Record<string, string>>;
}

/** Puts the database and the local storage in place before the app is there. */
async function bringBack(app: App, context: BrowserContext, { games, local }: Kept): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${app.address}icon.svg`);
  await page.evaluate(
    async ([records, entries]) => {
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
      const request = indexedDB.open('hyperdoku', 10);
      request.onupgradeneeded = () => {
        const store = request.result.createObjectStore('games', { keyPath: 'id' });
        store.createIndex('updated', 'updated');
      };
      const database = await new Promise<IDBDatabase>(done => {
        request.onsuccess = () => done(request.result);
      });
      const writing = database.transaction('games', 'readwrite');
      for (const record of records as readonly { solution?: number[] }[]) {
        const { solution, ...rest } = record;
        writing
          .objectStore('games')
          .put({ ...rest, ...(solution && { solution: Uint8Array.from(solution) }) });
      }
      await new Promise(done => {
        writing.oncomplete = done;
      });
      database.close();
    },
    [games, local] as const,
  );
  await page.close();
}

/** What the focused board shows of a game: it may be one of many, so only its own cells are compared. */
function shownOf({ board }: Game['past']): Record<number, string> {
  const grid = expectOk(parsePuzzleText(board.symbols));
  const list = (cells: Readonly<Record<number, readonly number[]>>, cell: number): string =>
    (cells[cell] ?? []).join('');
  return Object.fromEntries(
    writeAll(grid, grid.symbols).map((symbol, cell) => {
      const notes = [board.corner, board.centre, board.colours].map(cells => list(cells, cell)).join('/');
      return [cell, symbol || (notes === '//' ? '' : notes)];
    }),
  );
}

async function expectGames(app: App, page: Page, games: readonly Game[]): Promise<void> {
  for (const { id, past } of games) {
    await page.goto(`${app.address}#/play/${id}`);
    await ready(page);
    const shown = await boardOf(page);
    const expected = shownOf(past);
    expect(Object.keys(shown).length).toBeGreaterThan(0);
    expect(Object.fromEntries(Object.keys(shown).map(cell => [cell, expected[Number(cell)]]))).toEqual(shown);
  }
}

describe.skipIf(!hasBrowser).each(['2026-11'])('%s', version => {
  const app = useApp();
  const games = readFixture<Game[]>(`${version}/games.json`);

  test('the database, and what a page could not save', async () => {
    const context = await app.newContext();
    const kept = readFixture<Kept>(`${version}/browser.json`);
    await bringBack(app, context, kept);
    const page = await app.open(context, '#/library');
    await page.getByText(`${games.length} games`).waitFor();
    // The first game went on after the file was written, in a page that left its last move unsaved.
    const [{ id }, ...others] = games;
    await expectGames(app, page, others);
    const [left] = Object.entries(kept.local).filter(([key]) => key.startsWith('hyperdoku-unsaved-'));
    expect(JSON.parse(left[1]).id).toBe(id);
    await page.goto(`${app.address}#/play/${id}`);
    await ready(page);
    const entries = await page.locator('.board.focus .cell:not(.clue) .symbol').count();
    expect(entries).toBe(2);
  });

  test('a data file', async () => {
    const context = await app.newContext();
    const page = await app.open(context, '#/library');
    await page.locator('input[type=file]').setInputFiles(fixturePath(`${version}/data.json`));
    await soon(() => page.locator('.game-row').count()).toBe(games.length);
    await expectGames(app, page, games);
  });

  test('what a newer version has saved is left as it is, and so is what is damaged', async () => {
    const context = await app.newContext();
    const kept = readFixture<Kept>(`${version}/browser.json`);
    const [newer, damaged, ...others] = kept.games as readonly { id: string; saved: object }[];
    const changed = [
      { ...newer, saved: { ...newer.saved, version: 99, more: 'than we know' } },
      { ...damaged, saved: { ...damaged.saved, version: 2, checksum: 1 } },
    ];
    await bringBack(app, context, { games: [...changed, ...others], local: {} });
    const page = await app.open(context, `#/play/${newer.id}`);
    await page.getByText('saved by a newer version').waitFor();
    await page.goto(`${app.address}#/play/${damaged.id}`);
    await page.getByText('is damaged').waitFor();
    // A file with the same games does not write over the newer one either.
    await page.goto(`${app.address}#/library`);
    await page.locator('input[type=file]').setInputFiles(fixturePath(`${version}/data.json`));
    await page.getByText('1 entry could not be read').waitFor();
    const stored = await page.evaluate(async id => {
      const opened = indexedDB.open('hyperdoku');
      const database = await new Promise<IDBDatabase>(done => {
        opened.onsuccess = () => done(opened.result);
      });
      const request = database.transaction('games').objectStore('games').get(id);
      return new Promise(done => {
        request.onsuccess = () => done(request.result.saved);
      });
    }, newer.id);
    expect(stored).toEqual(changed[0].saved);
  });

  test('a data file of a newer version is refused in words', async () => {
    const page = await app.open(await app.newContext(), '#/library');
    const file = { ...readFixture<object>(`${version}/data.json`), version: 99 };
    const buffer = Buffer.from(JSON.stringify(file));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'data.json', mimeType: 'application/json', buffer });
    await page.getByText('saved by a newer version of Hyperdoku. Nothing was changed.').waitFor();
  });
});
