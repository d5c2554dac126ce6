/** Whole games, by keyboard alone, from the link to the finish. */
import { coordinatesOf, type Grid } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { cursorOf, hasBrowser, useApp } from './app.testkit.js';
import { cube, readGrid, solve, square } from './play.testkit.js';

/** Walks from where the cursor is to a cell, by arrows and by PageUp and PageDown. */
async function walkTo(page: Page, grid: Grid, cell: number): Promise<void> {
  const from = coordinatesOf(grid.shape, await cursorOf(page));
  const to = coordinatesOf(grid.shape, cell);
  const keys = [
    ['ArrowLeft', 'ArrowRight'],
    ['ArrowUp', 'ArrowDown'],
    ['PageUp', 'PageDown'],
  ];
  for (const [axis, [back, on]] of keys.slice(0, to.length).entries()) {
    const by = to[axis] - from[axis];
    for (let i = 0; i < Math.abs(by); i++) await page.keyboard.press(by < 0 ? back : on);
  }
}

describe.skipIf(!hasBrowser)('a whole game by keyboard', () => {
  const app = useApp();

  const games = [
    ['the first cube', cube],
    ['a 9×9', square],
  ] as const;
  test.each(games.slice(0, campaign(1, 2)))('%s', async (_, text) => {
    const grid = readGrid(text);
    const solution = await solve(text);
    const page = await app.play(text);
    for (let cell = 0; cell < grid.shape.cellCount; cell++) {
      if (grid.symbols[cell] !== 0) continue;
      await walkTo(page, grid, cell);
      await page.keyboard.press(String(solution[cell]));
    }
    const finish = page.getByRole('dialog', { name: 'Solved!' });
    await finish.waitFor();
    expect(await finish.textContent()).toContain('Time');
    await page.keyboard.press('Escape');
    // The game is over: nothing changes any more.
    await page.keyboard.press('1');
    expect(await page.locator('.board.focus .cell.conflict').count()).toBe(0);
  });
});
