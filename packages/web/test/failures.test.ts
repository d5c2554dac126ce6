/** What cannot be fetched or read is said, where it is missing and nowhere else, and there is a way on. */
import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cellOn, hasBrowser, useApp } from './app.testkit.js';
import { cube, press, shownAt, soon } from './play.testkit.js';
import { canvasOf, smallDesk } from './space.testkit.js';

describe.skipIf(!hasBrowser)('a part of the app that cannot be fetched', () => {
  const app = useApp();

  /** A browser that cannot fetch some files; returns how to let it. */
  const newContextWithout = async (
    files: string,
    options = {},
  ): Promise<{ context: BrowserContext; mend: () => Promise<void> }> => {
    // What the browser and React say of it.
    app.forgive(/net::ERR_FAILED|dynamically imported module|NotFetched|could not be fetched/);
    const context = await app.newContext(options);
    await context.route(files, route => route.abort());
    return { context, mend: () => context.unroute(files) };
  };

  test('as a screen is said in its place; home is one click away, and so is another try', async () => {
    const { context, mend } = await newContextWithout('**/LibraryScreen-*.js');
    const page = await app.open(context, '#/library');
    const sentence = page.getByRole('heading', { name: 'This part of Hyperdoku could not be fetched.' });
    await sentence.waitFor();
    await page.getByRole('link', { name: 'To the start' }).click();
    await page.getByRole('heading', { name: 'New game' }).first().waitFor();
    await page.goBack();
    await sentence.waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await soon(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(1);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'No games yet' }).waitFor();
  });

  test('ahead of time is not missed: it is fetched when a game is opened', async () => {
    const { context, mend } = await newContextWithout('**/PlayScreen-*.js');
    const page = await app.open(context);
    const start = page.getByRole('button', { name: 'Six by six' });
    await start.waitFor();
    const refused = page.waitForEvent('requestfailed', request => request.url().includes('/PlayScreen-'));
    await start.hover();
    await refused;
    await mend();
    await start.click();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('button', { name: 'Menu' }).waitFor();
  });

  test('as space is said in its place, and the boards go on', async () => {
    const { context, mend } = await newContextWithout('**/SpaceCanvas-*.js', smallDesk);
    const page = await app.playIn(context, cube);
    await page.getByRole('button', { name: 'See it in space' }).click();
    await page.getByRole('alert').filter({ hasText: 'could not be fetched' }).waitFor();
    await cellOn(page, 0).click();
    await press(page, '1');
    expect(await shownAt(page, 0)).toBe('1');
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await canvasOf(page).waitFor();
    expect(await shownAt(page, 0)).toBe('1');
  });
});

describe.skipIf(!hasBrowser)('a game that cannot be read', () => {
  const app = useApp();

  test('is said to be so, with the way home', async () => {
    const context = await app.newContext();
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('switched off', 'InvalidStateError');
      };
    });
    const page = await app.open(context, '#/play/12345678-1234');
    await page.getByText('cannot be read').waitFor();
    await page.getByRole('link', { name: 'To the start' }).click();
    await page.getByRole('heading', { name: 'New game' }).first().waitFor();
  });
});
