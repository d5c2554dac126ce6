/** Games that are open on one page at the same time: two elements, and the app's own game beside an element. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, useApp } from './app.testkit.js';
import { cube, press, soon, square, voiceOf } from './play.testkit.js';

const script = '<script type="module" src="./element/hyperdoku-board.js"></script>';

/** All that an element shows, as a reader of the page has it. */
const lookAt = async (element: Locator): Promise<unknown> => ({
  filling: await element.evaluate((board: HTMLElementTagNameMap['hyperdoku-board']) => board.value),
  cells: await element
    .locator('.board.focus .cell')
    .evaluateAll(cells =>
      cells.map(cell => `${cell.getAttribute('aria-label')} ${cell.getAttribute('tabindex')}`),
    ),
  heading: await element.locator('.heading').textContent(),
  said: await element.locator('.voice').textContent(),
  pressed: await element.locator('[aria-pressed="true"]').allTextContents(),
  undo: await element.getByRole('button', { name: 'Undo' }).isDisabled(),
});

describe.skipIf(!hasBrowser)('on one page', () => {
  const app = useApp();

  async function openPage(body: string): Promise<Page> {
    const context = await app.newContext();
    const html = `<!doctype html><title>Own</title><link rel="icon" href="icon.svg"><body>${script}${body}`;
    await context.route('**/own.html', route => route.fulfill({ contentType: 'text/html', body: html }));
    return app.open(context, 'own.html');
  }

  test('two elements with the same puzzle are played in turns, and neither shows what is done in the other', async () => {
    const board = (id: string): string =>
      `<hyperdoku-board id="${id}" playable puzzle="${cube}"></hyperdoku-board>`;
    const page = await openPage(board('a') + board('b'));
    const [a, b] = [page.locator('#a'), page.locator('#b')];
    await b.locator('.board.focus').waitFor();
    const untouched = await lookAt(b);
    await a.locator('.focus [data-cell="0"]').click();
    await press(page, '3', 'ArrowRight', 'Shift+Digit1', 'x', 'PageDown');
    await a.getByRole('button', { name: 'Notes' }).click();
    const played = await lookAt(a);
    expect(played).not.toEqual(untouched);
    expect(await lookAt(b)).toEqual(untouched);
    await b.locator('.focus [data-cell="0"]').click();
    await press(page, '2', 'Control+z', '1');
    expect(await b.locator('.voice').textContent()).toMatch(/^x1 y1 z1, 1/);
    expect(await lookAt(a)).toEqual(played);
    await b.evaluate((board: HTMLElementTagNameMap['hyperdoku-board']) => board.check());
    await b.evaluate((board: HTMLElementTagNameMap['hyperdoku-board']) => board.reset());
    expect(await lookAt(a)).toEqual(played);
  });

  test('the game of the app and an element beside it go their own ways', async () => {
    const page = await app.play(square);
    await page.evaluate(puzzle => {
      const element = Object.assign(document.createElement('hyperdoku-board'), { puzzle, playable: true });
      document.body.append(element);
    }, square);
    await page.addScriptTag({ type: 'module', url: './element/hyperdoku-board.js' });
    const element = page.locator('hyperdoku-board');
    await element.locator('.board.focus').waitFor();
    const untouched = await lookAt(element);
    const cellOfApp = (cell: number) => page.locator(`#app .board.focus [data-cell="${cell}"]`);
    const labels = (): Promise<(string | null)[]> =>
      Promise.all([2, 3].map(cell => cellOfApp(cell).getAttribute('aria-label')));
    await cellOfApp(2).click();
    await press(page, '4');
    const voice = await voiceOf(page);
    const played = ['row 1 column 3, 4', 'row 1 column 4, empty'];
    expect([await labels(), await lookAt(element)]).toEqual([played, untouched]);
    await element.locator('[data-cell="3"]').click();
    await press(page, '6', 'Control+z', '2');
    await soon(() => element.locator('.voice').textContent()).toMatch(/^row 1 column 4, 2/);
    expect([await labels(), await voiceOf(page)]).toEqual([played, voice]);
  });
});

const folder = new URL('../dist/element/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** What a page fetches before anybody asks for more: the bundle and all that it imports at once. */
function fetchedAtOnce(name: string, found = new Set<string>()): Set<string> {
  found.add(name);
  for (const [, other] of read(name).matchAll(/from\s*["'`]\.\/([^"'`]+)["'`]/g))
    if (!found.has(other)) fetchedAtOnce(other, found);
  return found;
}

test.skipIf(!hasBrowser)(
  'the element is small, and brings neither React nor a database, at once or later',
  () => {
    const sizes = [...fetchedAtOnce('hyperdoku-board.js')].map(name => gzipSync(read(name)).length);
    const size = sizes.reduce((sum, each) => sum + each, 0);
    console.info(`element: ${(size / 1000).toFixed(1)} KB of JavaScript, gzipped, in ${sizes.length} files`);
    expect([sizes.length > 1, size < 86_000]).toEqual([true, true]);
    const inSpace = readdirSync(folder).filter(name => /^cubeView/.test(name));
    expect(inSpace.map(name => gzipSync(read(name)).length < 160_000)).toEqual([true]);
    for (const name of readdirSync(folder))
      expect([name, /useSyncExternalStore|indexedDB/.test(read(name))]).toEqual([name, false]);
  },
);
