/** What the element has from the app's game: selecting, notes, words; and which keys it leaves to the page. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, useApp } from './app.testkit.js';
import { press, square } from './play.testkit.js';

describe.skipIf(!hasBrowser)('in a playable element', () => {
  const app = useApp();

  /** A page of somebody else, which lists the keys that are left to it. */
  async function openPage(): Promise<Page> {
    const context = await app.newContext();
    const html = `<!doctype html><title>Own</title><link rel="icon" href="icon.svg"><body>
      <script type="module" src="./element/hyperdoku-board.js"></script>
      <script>
        globalThis.left = [];
        addEventListener('keydown', event => event.defaultPrevented || left.push(event.key));
      </script>
      <hyperdoku-board playable puzzle="${square}"></hyperdoku-board>`;
    await context.route('**/own.html', route => route.fulfill({ contentType: 'text/html', body: html }));
    const page = await app.open(context, 'own.html');
    await page.locator('[data-cell="2"]').click();
    return page;
  }

  const labelOf = (page: Page, cell: number): Promise<string | null> =>
    page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label');
  const said = async (page: Page): Promise<string> =>
    ((await page.locator('.voice').textContent()) ?? '').trim();

  test('several cells are selected with Shift and filled at once', async () => {
    const page = await openPage();
    await press(page, 'Shift+ArrowRight', '4');
    expect([await labelOf(page, 2), await labelOf(page, 3)]).toEqual([
      expect.stringMatching(/^row 1 column 3, 4/),
      expect.stringMatching(/^row 1 column 4, 4/),
    ]);
    expect(await page.locator('[aria-selected="true"]').count()).toBe(2);
    await press(page, 'Control+z');
    expect([await labelOf(page, 2), await said(page)]).toEqual(['row 1 column 3, empty', 'Undone.']);
  });

  test('notes are chosen for the pad and the keys alike', async () => {
    const page = await openPage();
    await page.getByRole('button', { name: 'Notes' }).click();
    await page.locator('[data-cell="2"]').click();
    await press(page, '1');
    await page.getByRole('button', { name: /^2, / }).click();
    expect(await labelOf(page, 2)).toBe('row 1 column 3, empty, candidates 1 and 2');
  });

  test('what cannot be done is said', async () => {
    const page = await openPage();
    await press(page, 'ArrowUp');
    expect(await said(page)).toBe('Edge of the board.');
    await press(page, 'ArrowLeft', '9');
    expect(await said(page)).toBe('Clues stay as they are.');
  });

  test('keys that it has no use for, and most with Ctrl and Alt, are the page’s', async () => {
    const page = await openPage();
    const keys = ['h', 'k', 'n', 'Escape', 'Control+Digit1', 'Control+a', 'Alt+x', 'Alt+ArrowLeft'];
    await press(page, ...keys);
    const left = await page.evaluate(() => (globalThis as unknown as { left: string[] }).left);
    expect(left.filter(key => !['Control', 'Alt'].includes(key))).toEqual(
      keys.map(key => key.split('+').at(-1)?.replace('Digit', '')),
    );
    expect(await labelOf(page, 2)).toBe('row 1 column 3, empty');
  });
});
