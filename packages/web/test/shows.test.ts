/** A search to watch, giving up, the time, and the end of a game with its replay and its link. */
import { makeLink } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, seeRules, useApp } from './app.testkit.js';
import {
  almostSolved,
  boardOf,
  choose,
  cube,
  press,
  puzzleOf,
  readGrid,
  shownAt,
  solve,
  soon,
  square,
  turnSwitch,
  voiceOf,
  waitForProof,
  writeAll,
} from './play.testkit.js';

const first = 2;
const large = puzzleOf('9^3', 'gentle');
const symbolsOf = async (page: Page): Promise<string[]> => Object.values(await boardOf(page));

/** What all layers of a cube show. */
const layersOf = (page: Page): Promise<string[]> => page.locator('.small-board .cell').allTextContents();

/** How many frames of the show are taken, and of how many. */
async function framesOf(page: Page): Promise<[number, number]> {
  const [, at, of] =
    /([\d,]+) of ([\d,]+)/.exec((await page.locator('.transport').textContent()) ?? '') ?? [];
  return [Number(at?.replace(',', '')), Number(of?.replace(',', ''))];
}

const secondsOf = async (page: Page): Promise<number> => {
  const [minutes, seconds] = ((await page.getByRole('timer').textContent()) ?? '').split(':').map(Number);
  return 60 * minutes + seconds;
};

describe.skipIf(!hasBrowser)('shows and endings', () => {
  const app = useApp();

  test('a search can be watched on all boards, paused, stepped and stopped, and leaves the game as it was', async () => {
    const page = await app.play(large);
    await press(page, '1');
    const before = await layersOf(page);
    await choose(page, 'Watch it being solved');
    const panel = page.getByRole('region', { name: 'A search at work' });
    await panel.getByRole('button', { name: 'Pause' }).click();
    await panel.getByRole('button', { name: 'Play' }).waitFor();
    await soon(() => panel.textContent()).not.toContain('still working');
    const [at, of] = await framesOf(page);
    const shown = await layersOf(page);
    await panel.getByRole('button', { name: 'One step on' }).click();
    await soon(() => framesOf(page)).toEqual([at + 1, of]);
    expect(await layersOf(page)).not.toEqual(shown);
    expect(await panel.locator('.show-words').textContent()).toMatch(/^(Placed|Guessed|Took back) /);
    expect(await page.locator('.small-board .cell.fresh').count()).toBe(1);
    await panel.getByRole('button', { name: 'One step back' }).click();
    await soon(() => layersOf(page)).toEqual(shown);
    const speed = panel.getByRole('slider', { name: /^Speed/ });
    expect(await speed.getAttribute('aria-valuetext')).toBe('15 a second');
    await speed.press('End');
    expect(await speed.getAttribute('aria-valuetext')).toBe('1000 a second');
    await panel.getByRole('button', { name: 'Play' }).click();
    await soon(() => layersOf(page)).toEqual(writeAll(readGrid(large), await solve(large)));
    await panel.getByRole('button', { name: 'Play' }).waitFor();
    await panel.getByRole('button', { name: 'Back to the game' }).click();
    await soon(() => layersOf(page)).toEqual(before);
  });

  test('the solution that a search finds can be kept, which is giving up, and undone', async () => {
    const page = await app.play(square);
    await waitForProof(page);
    await press(page, '1');
    const before = await boardOf(page);
    await choose(page, 'Watch it being solved');
    await page.getByRole('button', { name: 'Keep this solution and give up' }).click();
    const solution = writeAll(readGrid(square), await solve(square));
    await soon(() => symbolsOf(page)).toEqual(solution);
    expect(await voiceOf(page)).toBe('The solution is filled in.');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await press(page, 'Control+z');
    expect(await boardOf(page)).toEqual(before);
    await press(page, '4');
    expect(await shownAt(page, first)).toBe('4');
  });

  test('giving up is asked about first', async () => {
    const page = await app.play(square);
    await waitForProof(page);
    await choose(page, 'Give up');
    const sure = page.getByRole('alertdialog', { name: 'Give up' });
    await sure.getByRole('button', { name: 'Cancel' }).click();
    await sure.waitFor({ state: 'detached' });
    await press(page, 'Escape');
    expect(await shownAt(page, first)).toBe('');
    await choose(page, 'Give up');
    await sure.getByRole('button', { name: 'Give up' }).click();
    await soon(() => shownAt(page, first)).toBe('4');
    await press(page, 'Backspace');
    expect(await voiceOf(page)).toContain('This game is over.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await soon(() => shownAt(page, first)).toBe('');
  });

  test('the time runs, stands still behind the cover, and can be hidden', async () => {
    const context = await app.newContext();
    await context.clock.install();
    await seeRules(context, '3x3');
    const page = await app.open(context, makeLink(readGrid(square)));
    await page.getByRole('timer').waitFor();
    await page.clock.runFor(5000);
    await soon(() => secondsOf(page)).toBeGreaterThanOrEqual(4);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('The board is covered until you go on.').waitFor();
    expect(await page.locator('.board.focus').isVisible()).toBe(false);
    const paused = await secondsOf(page);
    await press(page, '4');
    await page.clock.runFor(30_000);
    expect(await secondsOf(page)).toBe(paused);
    await page.locator('.pause-cover').getByRole('button', { name: 'Go on' }).click();
    expect(await shownAt(page, first)).toBe('');
    expect(await page.locator('.board.focus').isVisible()).toBe(true);
    await page.clock.runFor(3000);
    await soon(() => secondsOf(page)).toBeGreaterThanOrEqual(paused + 2);
    await turnSwitch(page, 'Show the time');
    expect(await page.getByRole('timer').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(1);
  });

  test('the end tells time, hints and grade, replays the solve, and shares the puzzle', async () => {
    const blanks = [0, 5, 21, 63];
    const text = await almostSolved(cube, blanks);
    const grid = readGrid(text);
    const page = await app.play(text);
    const solution = await solve(text);
    await page.locator('.chip', { hasText: 'Gentle' }).waitFor();
    for (const _ of blanks) {
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.getByRole('button', { name: 'Do this step' }).click();
    }
    const finish = page.getByRole('dialog', { name: 'Solved!' });
    await finish.waitFor();
    const facts = await finish.locator('dl > div').allTextContents();
    expect(facts).toContainEqual(expect.stringMatching(/^Time0:\d\d$/));
    expect(facts).toContainEqual(expect.stringMatching(/^GradeGentle /));
    expect(facts).toContain('Hints4');
    expect(await voiceOf(page)).toBe('Solved!');

    await finish.getByRole('button', { name: 'Share the puzzle' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    const other = await app.newContext();
    await seeRules(other, grid.shape.name);
    const theirs = await app.open(other, link.slice(link.indexOf('#')));
    await theirs.waitForSelector('.board.focus .cell.cursor');
    expect(await layersOf(theirs)).toEqual(writeAll(grid, grid.symbols));

    await press(page, 'Escape');
    await finish.getByRole('button', { name: 'Watch your solve' }).click();
    const panel = page.getByRole('region', { name: 'Your solve' });
    await soon(() => framesOf(page)).toEqual([blanks.length, blanks.length]);
    await panel.getByRole('slider', { name: 'Where in the path' }).fill('0');
    await soon(() => layersOf(page)).toEqual(writeAll(grid, grid.symbols));
    await panel.getByRole('button', { name: 'Play' }).click();
    await soon(() => layersOf(page)).toEqual(writeAll(grid, solution));
    await panel.getByRole('button', { name: 'Back to the game' }).click();
    await panel.waitFor({ state: 'detached' });
  });
});
