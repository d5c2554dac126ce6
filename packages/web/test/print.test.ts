/** Pictures, print and books, as a player makes them. */
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { hasBrowser, useApp } from './app.testkit.js';
import { saveBy } from './download.testkit.js';
import { cube, soon, square } from './play.testkit.js';
import { enter } from './store.testkit.js';

describe.skipIf(!hasBrowser)('print', () => {
  const app = useApp();

  test('a game is saved as a picture in any view, and printed on one sheet', async () => {
    const page = await app.play(cube);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Picture and print' }).click();
    const dialog = page.getByRole('dialog', { name: 'Picture and print' });
    await dialog.waitFor();
    const svg = await saveBy(page, 'Save as SVG');
    expect(svg.name).toBe('hyperdoku-4-3-slices.svg');
    expect(svg.start).toMatch(/^<svg .*<title>First cube, \d+ of 64 cells filled<\/title>/);
    const slices = await dialog.locator('svg.picture text').count();
    await dialog.getByText('Net to fold').click();
    await dialog.getByText('back').first().waitFor();
    expect(await dialog.locator('svg.picture text').count()).not.toBe(slices);
    const png = await saveBy(page, 'Save as PNG');
    expect([png.name, png.start.slice(1, 4)]).toEqual(['hyperdoku-4-3-net.png', 'PNG']);
    await page.keyboard.press('Escape');

    for (const format of ['A4', 'Letter'] as const) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    }
    // The sheet is there only while the browser prints.
    expect(await page.locator('.print-sheet').count()).toBe(0);
  });

  test('a book is made of orders and games, leafed through and downloaded', async () => {
    const page = await app.play(square);
    // Only a game that was begun is kept.
    await enter(page, 2, '4');
    await page.goto(`${app.address}#/book`);
    const orders = page.getByLabel('Orders, one a line');
    await orders.fill('2x2,n=2\n4^3,level=silly');
    await page.getByRole('button', { name: 'Make the book' }).click();
    await page.getByText(/^Line 2: .*silly/).waitFor();
    await orders.fill('2x2,n=2');
    await page.getByRole('checkbox', { name: /^Sudoku/ }).check();
    await page.getByRole('button', { name: 'Make the book' }).click();
    await page.getByRole('button', { name: 'Download the PDF' }).waitFor();
    const leaf = page.locator('.leaf-picture');
    await leaf.getByText('Hyperdoku', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await leaf.getByText('Contents').waitFor();
    expect(await leaf.getByText('Sudoku').count()).toBeGreaterThan(0);
    const pdf = await saveBy(page, 'Download the PDF');
    expect([pdf.name, pdf.start.slice(0, 8)]).toEqual(['hyperdoku-book.pdf', '%PDF-1.7']);
  });

  test.runIf(campaign(0, 1))('a book is stopped while it is made, and the next begins anew', async () => {
    const page = await app.open(await app.newContext(), '#/book');
    // So many that only a stop can end it here.
    await page.getByLabel('Orders, one a line').fill('3x3,level=expert,n=1000');
    await page.getByRole('button', { name: 'Make the book' }).click();
    await page.getByText(/^Making puzzle \d+ of 1000…$/).waitFor();
    expect(page.workers().length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Download the PDF' }).count()).toBe(0);
    await soon(async () => page.workers().filter(worker => worker.url().includes('press')).length).toBe(0);
    await page.getByLabel('Orders, one a line').fill('2x2');
    await page.getByRole('button', { name: 'Make the book' }).click();
    await page.getByRole('button', { name: 'Download the PDF' }).waitFor();
  });
});

describe.skipIf(!hasBrowser || campaign(0, 1) === 0)('without a network', () => {
  const app = useApp({ alone: true });

  test('a book is made and saved', async () => {
    const context = await app.newContext({ serviceWorkers: 'allow' });
    const page = await app.open(context);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      // All that is kept for later has been fetched when the worker is active.
      while (navigator.serviceWorker.controller?.state !== 'activated')
        await new Promise(done => setTimeout(done, 50));
    });
    await app.stopServing();
    await page.goto(`${app.address}#/book`);
    await page.reload();
    await page.getByLabel('Orders, one a line').fill('2x2\n4^3');
    await page.getByRole('button', { name: 'Make the book' }).click();
    await page.getByRole('button', { name: 'Download the PDF' }).waitFor();
    const pdf = await saveBy(page, 'Download the PDF');
    expect(pdf.start.slice(0, 8)).toBe('%PDF-1.7');
  });
});
