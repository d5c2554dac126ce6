/** Nothing that was done is ever lost: not by a reload, not by a second tab, not without a network. */
import { makeLink } from '@hyperdoku/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { type App, cellOn, cursorOf, hasBrowser, seeRules, useApp } from './app.testkit.js';
import { boardOf, cube, press, puzzleOf, readGrid, shownAt, solve, soon, square } from './play.testkit.js';
import { addressOf, enter, enterFirst, ready, reload } from './store.testkit.js';

/** The same game in another tab of the same browser. */
async function openBeside(app: App, page: Page): Promise<Page> {
  const beside = await app.open(page.context(), addressOf(page));
  await ready(beside);
  return beside;
}

/** How many games the library has. */
async function countGames(app: App, context: BrowserContext): Promise<number> {
  const page = await app.open(context, '#/library');
  await page.getByText(/^\d+ games?$/).waitFor();
  const count = await page.locator('.game-row').count();
  await page.close();
  return count;
}

describe.skipIf(!hasBrowser)('after a reload', () => {
  const app = useApp();

  test('entries, notes and colours are there, and undo and redo go on; a key right before it has been heard', async () => {
    const page = await app.play(square);
    await enter(page, 2, '4');
    await enter(page, 3, 'Shift+6');
    await press(page, 'Control+2');
    await enter(page, 5, 'Control+Shift+3');
    await enter(page, 6, '9');
    await press(page, 'Control+z');
    await reload(page);
    const left = { 2: '4', 3: '6/2/', 5: '//3', 6: '' };
    expect(await boardOf(page)).toMatchObject(left);
    await press(page, 'Control+y');
    expect(await shownAt(page, 6)).toBe('9');
    await press(page, ...Array<string>(5).fill('Control+z'));
    expect(await boardOf(page)).toMatchObject({ 2: '', 3: '', 5: '', 6: '' });
    await reload(page);
    await press(page, ...Array<string>(4).fill('Control+y'));
    expect(await boardOf(page)).toMatchObject(left);
    const solution = await solve(square);
    for (const cell of [7, 8, 10, 11, 15].slice(0, campaign(1, 5))) {
      await enter(page, cell, String(solution[cell]));
      await reload(page);
      expect(await shownAt(page, cell)).toBe(String(solution[cell]));
    }
  });

  test('the board is seen from the same side, at the same cell', async () => {
    const page = await app.play(cube);
    await cellOn(page, 5).click();
    await press(page, 'x', 'PageDown', 'ArrowRight');
    const cursor = page.locator('.board.focus .cell.cursor');
    const [name, heading] = [
      await cursor.getAttribute('aria-label'),
      await page.locator('.board-heading').textContent(),
    ];
    // Where one looks is kept with the next change.
    await press(page, '1');
    await reload(page);
    expect(await page.locator('.board-heading').textContent()).toBe(heading);
    expect((await cursor.getAttribute('aria-label'))?.split(',')[0]).toBe(name?.split(',')[0]);
  });

  test('every one of many games is as it was left', async () => {
    const context = await app.newContext();
    const puzzles = [square, cube, puzzleOf('2x2'), puzzleOf('3x2')].slice(0, campaign(2, 4));
    await seeRules(context, ...puzzles.map(text => text.split(':')[0]));
    const pages: Page[] = [];
    for (const text of puzzles) pages.push(await app.open(context, makeLink(readGrid(text))));
    for (const page of pages) await ready(page);
    const left = await Promise.all(puzzles.map((text, i) => enterFirst(pages[i], text)));
    await Promise.all(pages.map(reload));
    for (const [i, { cell, symbol }] of left.entries()) expect(await shownAt(pages[i], cell)).toBe(symbol);
    expect(await countGames(app, context)).toBe(puzzles.length);
  });
});

describe.skipIf(!hasBrowser)('two tabs', () => {
  const app = useApp();

  test('with the same game show the moves of both, and none is lost; they undo for both', async () => {
    const here = await app.play(square);
    const there = await openBeside(app, here);
    await enter(here, 2, '4');
    await soon(() => shownAt(there, 2)).toBe('4');
    await press(there, 'Control+z');
    await soon(() => shownAt(here, 2)).toBe('');
    await press(here, 'Control+y');
    await soon(() => shownAt(there, 2)).toBe('4');
    await press(here, 'Control+z');
    await soon(() => shownAt(there, 2)).toBe('');
    const solution = await solve(square);
    const blanks = [...readGrid(square).symbols].flatMap((symbol, cell) => (symbol === 0 ? [cell] : []));
    const [mine, yours] = [blanks.slice(0, 8), blanks.slice(8, 16)];
    // At the same time, as fast as keys can be pressed.
    const play = async (page: Page, cells: readonly number[]): Promise<void> => {
      for (const cell of cells) await enter(page, cell, String(solution[cell]));
    };
    await Promise.all([play(here, mine), play(there, yours)]);
    // In turns, each in one tab right after the other.
    for (const [i, cell] of blanks.slice(16, 20).entries()) await play(i % 2 === 0 ? here : there, [cell]);
    const entered = Object.fromEntries(blanks.slice(0, 20).map(cell => [cell, String(solution[cell])]));
    await soon(() => boardOf(here)).toMatchObject(entered);
    await soon(() => boardOf(there)).toMatchObject(entered);
    await Promise.all([reload(here), reload(there)]);
    expect(await boardOf(here)).toMatchObject(entered);
    expect(await boardOf(there)).toMatchObject(entered);
  });

  test.runIf(campaign(0, 1))('with different games leave each other alone', async () => {
    const here = await app.play(square);
    await enter(here, 2, '4');
    const there = await app.open(here.context());
    await there.getByRole('button', { name: 'Shi Doku' }).click();
    await there.getByRole('button', { name: 'Got it' }).click();
    const cell = await cursorOf(there);
    await Promise.all([enter(there, cell, '1'), enter(here, 3, '6')]);
    await Promise.all([reload(here), reload(there)]);
    expect(await boardOf(here)).toMatchObject({ 2: '4', 3: '6' });
    expect(await shownAt(there, cell)).toBe('1');
    expect(await countGames(app, here.context())).toBe(2);
  });
});

describe.skipIf(!hasBrowser)('without a network', () => {
  const app = useApp({ alone: true });

  test('the game is there, can be played, and hints come; so does the start, from a folder of a server too', async () => {
    expect(new URL(app.address).pathname).toBe('/games/hyperdoku/');
    const page = await app.play(cube, { serviceWorkers: 'allow' });
    await enter(page, 0, '1');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await app.stopServing();
    await reload(page);
    expect(await shownAt(page, 0)).toBe('1');
    await press(page, 'Control+z', 'h');
    await page.getByText('Hint 1 of 3').waitFor();
    await page.getByRole('button', { name: 'Do this step' }).click();
    const cell = await cursorOf(page);
    const symbol = await shownAt(page, cell);
    await reload(page);
    expect([await shownAt(page, cell), symbol]).toEqual([symbol, String((await solve(cube))[cell])]);
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Six by six' }).click();
    await page.getByRole('button', { name: 'Got it' }).click();
    await ready(page);
  });
});
