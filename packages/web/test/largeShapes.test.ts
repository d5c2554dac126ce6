/** A name of a few letters can mean a million cells: nothing is taken for them before the player says so. */
import { makeLink } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { hasBrowser, seeRules, useApp } from './app.testkit.js';
import { cube, readGrid, soon } from './play.testkit.js';
import { ready } from './store.testkit.js';

/** Empty boards: 16^5, with 1,048,576 cells, and latin:48^3, with 110,592. */
const millionLink = '#p=AQAABDE2XjUAAAeALIw';
const largeLink = '#p=AQAACmxhdGluOjQ4XjMAAAeAcPE';

/** What a page holds in arrays, in megabytes. */
async function arraysOf(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  const { backingStorageSize } = (await tools.send('Runtime.getHeapUsage')) as unknown as {
    backingStorageSize: number;
  };
  await tools.detach();
  return backingStorageSize / 1e6;
}

const question = (page: Page) => page.getByRole('region', { name: 'A very large board' });
const answer = (page: Page, words: 'Open anyway' | 'Back'): Promise<void> =>
  question(page).getByRole('button', { name: words }).click();
const cells = (page: Page): Promise<string | null> => question(page).getByRole('alert').textContent();

/** An empty 4x3x2x1, with 331,776 cells. */
const hugeLink = makeLink(readGrid(`4x3x2x1:${'.'.repeat(331_776)}`));

describe.skipIf(!hasBrowser)('a very large board', () => {
  const app = useApp();

  const open = async (hash: string): Promise<Page> => {
    const context = await app.newContext();
    await seeRules(context, 'latin:48^3');
    return app.open(context, hash);
  };

  test('by a link of 22 characters is asked about, and takes nothing until it is wanted', async () => {
    expect(millionLink).toHaveLength(22);
    const page = await open('#/');
    const before = await arraysOf(page);
    await page.goto(app.address + millionLink);
    expect(await cells(page)).toContain('This board has 1,048,576 cells.');
    expect((await arraysOf(page)) - before).toBeLessThan(1);
    await answer(page, 'Back');
    await page.getByRole('heading', { name: 'New game' }).first().waitFor();
    expect(new URL(page.url()).hash).toBe('#/');
  });

  test('by a link is opened when it is wanted', async () => {
    const page = await open(largeLink);
    expect(await cells(page)).toContain('This board has 110,592 cells.');
    await answer(page, 'Open anyway');
    await ready(page);
    expect(await page.locator('.board.focus .cell').count()).toBe(48 * 48);
    // It is in the library now, and it is not asked again.
    await page.reload();
    await ready(page);
  });

  test.runIf(campaign(0, 1) === 1)(
    'of 331,776 cells draws only what can be seen, and a key touches only what changes',
    async () => {
      const page = await open(hugeLink);
      expect(await cells(page)).toContain('This board has 331,776 cells.');
      // Space was open for the game before; it does not open by itself for this one.
      await page.goto(app.address + makeLink(readGrid(cube)));
      await page.getByRole('button', { name: 'Got it' }).click();
      await page.getByRole('button', { name: 'See it in space' }).click();
      await page.locator('.space-canvas').waitFor();
      await page.goto(app.address + hugeLink);
      await answer(page, 'Open anyway');
      const rules = page.getByRole('button', { name: 'Got it' });
      await rules.click();
      await ready(page);
      expect(await page.locator('.board .cell').count()).toBeLessThan(10_000);
      expect(await page.locator('.space-canvas').count()).toBe(0);
      await page.evaluate(() => {
        const observer = new MutationObserver(records => {
          const { dataset } = document.documentElement;
          dataset.touched = String(Number(dataset.touched ?? 0) + records.length);
        });
        for (const board of document.querySelectorAll('.board'))
          observer.observe(board, { subtree: true, childList: true, attributes: true });
      });
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('5');
      const touched = (): Promise<number> =>
        page.evaluate(() => Number(document.documentElement.dataset.touched ?? 0));
      await soon(touched).toBeGreaterThan(0);
      expect(await touched()).toBeLessThan(2000);
    },
  );

  test.each([
    ['a link', largeLink],
    ['a file of integers', '3\n6\n8\n1\n'],
    ['a formula', 'c hyperdoku latin:48^3\np cnf 5308416 0\n'],
  ])('in a text to import, as %s, is left out until it is wanted', async (_, text) => {
    const page = await open('#/import');
    const source = page.getByRole('textbox', { name: 'Puzzles as text' });
    await source.fill(text);
    const status = page.getByRole('status');
    await soon(() => status.first().textContent()).toBe('No puzzle found, 1 very large puzzle left out');
    expect(await cells(page)).toContain('110,592 cells');
    await answer(page, 'Open anyway');
    await soon(() => status.first().textContent()).toBe('1 puzzle found');
    // Another text is another question.
    await source.fill(`${text}\n`);
    await answer(page, 'Back');
    await page.getByRole('heading', { name: 'What can be read' }).waitFor();
    expect(await source.inputValue()).toBe('');
  });

  test('to be made is asked about first', async () => {
    const page = await open('#/new/latin:48^3');
    const start = page.getByRole('button', { name: 'Start' });
    await start.click();
    expect(await cells(page)).toContain('110,592 cells');
    await answer(page, 'Back');
    await start.click();
    await answer(page, 'Open anyway');
    await page.getByText('Making the puzzle…').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await start.waitFor();
  });

  test('to be set is asked about first, by its address and where its name is typed', async () => {
    const page = await open('#/set/latin:48^3');
    expect(await cells(page)).toContain('110,592 cells');
    await answer(page, 'Back');
    await page.getByRole('textbox', { name: 'Any other shape' }).fill('latin:48^3');
    await page.getByRole('button', { name: 'Begin' }).click();
    await answer(page, 'Back');
    await soon(() => question(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Begin' }).click();
    await answer(page, 'Open anyway');
    await ready(page);
    expect(await page.locator('.board.focus .cell').count()).toBe(48 * 48);
  });
});
