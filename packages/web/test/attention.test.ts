/** The last input wins, and the keyboard comes back to the board. */
import { type Cell, cellAt, peersOf } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cellOn, cursorOf, hasBrowser, useApp } from './app.testkit.js';
import {
  choose,
  cube,
  litAs,
  press,
  puzzleOf,
  readGrid,
  solve,
  soon,
  square,
  waitForProof,
} from './play.testkit.js';

/** Whether keys go to the cell at the cursor. */
const isAtCursor = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('.board.focus .cell.cursor') ?? false);

/** The cells whose houses are lit must be the peers of this one, on the focused board. */
async function expectLit(page: Page, text: string, centre: Cell): Promise<void> {
  const { shape } = readGrid(text);
  const shown = new Set(
    await page
      .locator('.board.focus .cell')
      .evaluateAll(cells => cells.map(cell => Number(cell.getAttribute('data-cell')))),
  );
  const lit = new Set([...(await litAs(page, 'line')), ...(await litAs(page, 'box0'))]);
  const peers = [...peersOf(shape, centre)].filter(cell => shown.has(cell));
  expect([...lit].filter(cell => cell !== centre).sort((a, b) => a - b)).toEqual(peers.sort((a, b) => a - b));
}

describe.skipIf(!hasBrowser)('attention', () => {
  const app = useApp();

  test('lights follow the keyboard as soon as it moves, and the mouse as soon as that moves', async () => {
    const page = await app.play(square);
    await cellOn(page, 40).hover();
    await expectLit(page, square, 40);
    await press(page, 'ArrowDown');
    await expectLit(page, square, await cursorOf(page));
    await cellOn(page, 60).hover();
    await expectLit(page, square, 60);
  });

  test('on a board that is larger than its window the page follows the cursor', async () => {
    const page = await app.play(square, { viewport: { width: 960, height: 600 } });
    for (const keys of ['ArrowDown', 'ArrowUp'].map(key => Array.from({ length: 8 }, () => key))) {
      await press(page, ...keys);
      const box = await page.locator('.board.focus .cell.cursor').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(-1);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(601);
    }
  });

  test('after a drag lights rest on its last cell', async () => {
    const page = await app.play(square);
    await cellOn(page, 20).hover();
    await page.mouse.down();
    for (const cell of [21, 22, 23]) await cellOn(page, cell).hover();
    await page.mouse.up();
    expect(await cursorOf(page)).toBe(23);
    await expectLit(page, square, 23);
  });

  test('a mouse that rests on the board does not hold the lights when another layer comes under it', async () => {
    const text = puzzleOf('4^3');
    const { shape } = readGrid(text);
    const page = await app.play(text);
    await cellOn(page, cellAt(shape, [2, 2, 0]) as Cell).hover();
    await press(page, 'e', 'ArrowRight');
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const cursor = await cursorOf(page);
    const lit = await litAs(page, 'line');
    expect(lit.length).toBeGreaterThan(0);
    const peers = new Set(peersOf(shape, cursor));
    expect(lit.filter(cell => !peers.has(cell))).toEqual([]);
  });

  test('keys go to the board again after dialogs, hints, steps, shows and pauses', async () => {
    const page = await app.play(cube);
    await waitForProof(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await press(page, 'Escape');
    await soon(() => isAtCursor(page)).toBe(true);
    await choose(page, 'How this shape works');
    await page.getByRole('button', { name: 'Got it' }).click();
    await soon(() => isAtCursor(page)).toBe(true);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Do this step' }).click();
    await soon(() => isAtCursor(page)).toBe(true);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Put the hint away' }).click();
    await soon(() => isAtCursor(page)).toBe(true);
    await choose(page, 'Show the whole path');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await soon(() => isAtCursor(page)).toBe(true);
    for (const goOn of [
      () => page.getByRole('button', { name: 'Go on' }).last().click(),
      () => press(page, 'p'),
    ]) {
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByText('The board is covered until you go on.').waitFor();
      await goOn();
      await soon(() => isAtCursor(page)).toBe(true);
    }
  });

  test('a search brings the layer it acts on into the large board, both ways', async () => {
    const page = await app.play(cube);
    await choose(page, 'Watch it being solved');
    const panel = page.getByRole('region', { name: 'A search at work' });
    await panel.getByRole('button', { name: 'Pause' }).click();
    for (const name of ['One step on', 'One step on', 'One step back', 'One step on']) {
      await panel.getByRole('button', { name }).click();
      await soon(() => page.locator('.board.focus .cell.fresh').count()).toBe(1);
    }
  });

  test('with wrong entries a path names them and offers the way back', async () => {
    const page = await app.play(square);
    await waitForProof(page);
    const solution = await solve(square);
    const blank = readGrid(square).symbols.indexOf(0);
    await cellOn(page, blank).click();
    await press(page, String((solution[blank] % 9) + 1));
    await choose(page, 'Show the whole path');
    await soon(() => page.locator('.hint-text').textContent()).toBe('Something is wrong at r1c3.');
    await page.getByRole('button', { name: 'Back to the last correct state' }).click();
    await soon(() => cellOn(page, blank).textContent()).toBe('');
    await choose(page, 'Show the whole path');
    await page.getByRole('region', { name: 'The path by logic' }).waitFor();
  });
});
