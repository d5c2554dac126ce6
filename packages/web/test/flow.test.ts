/** From screen to screen: ways back, what is kept, messages, imports, and the guided moves of a first cube. */
import { makeLink } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cellOn, cursorOf, hasBrowser, seeRules, useApp } from './app.testkit.js';
import { findViolations } from './axe.testkit.js';
import {
  choose,
  cube,
  litAs,
  press,
  puzzleOf,
  readGrid,
  shownAt,
  soon,
  square,
  waitForProof,
} from './play.testkit.js';

/** Whether a message covers any cell. */
const coversCells = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const notice = document.querySelector('.notice')?.getBoundingClientRect();
    if (!notice) throw new Error('there should be a message');
    return [...document.querySelectorAll('.board .cell')].some(cell => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top;
    });
  });

describe.skipIf(!hasBrowser)('flow', () => {
  const app = useApp();

  test('settings and keys lead back to the game they were opened from, and home otherwise', async () => {
    const page = await app.play(square);
    const game = page.url();
    for (const name of ['Settings', 'Keys']) {
      await choose(page, name);
      // A page that is loaded anew knows it as well.
      if (name === 'Keys') await page.reload();
      await page.getByRole('link', { name: 'Back to the game' }).click();
      await page.waitForSelector('.board.focus .cell[tabindex="0"]');
      expect(page.url()).toBe(game);
    }
    await choose(page, 'Settings');
    await page.getByRole('link', { name: /^All keys/ }).click();
    await page.getByRole('link', { name: 'Back to the game' }).click();
    expect(page.url()).toBe(game);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Hyperdoku' }).first().waitFor();
  });

  test('untouched games are not kept, played ones are, with the time played, at once', async () => {
    const context = await app.newContext();
    await context.clock.install();
    await seeRules(context, '3x3', '4^3');
    const page = await app.open(context, makeLink(readGrid(cube)));
    await page.waitForSelector('.board.focus .cell.cursor');
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Hyperdoku' }).first().waitFor();
    expect(await page.locator('.continue-card').count()).toBe(0);
    await page.goto(app.address + makeLink(readGrid(square)));
    await page.waitForSelector('.board.focus .cell.cursor');
    await cellOn(page, 2).click();
    await press(page, '4');
    await page.clock.runFor(65_000);
    await page.getByRole('link', { name: 'Home' }).click();
    await soon(() => page.locator('.continue-card').allTextContents()).toEqual([
      expect.stringMatching(/1 of 51.*1:0\d/),
    ]);
    await page.goto(`${app.address}#/library`);
    await page.getByRole('heading', { name: 'Library' }).waitFor();
    await soon(() => page.locator('.game-row, .library-list > li').count()).toBe(1);
  });

  test('messages lie on no cell at any size, and go when they are no longer true', async () => {
    const page = await app.play(cube);
    await waitForProof(page);
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [844, 390],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      await cellOn(page, 2).click();
      await press(page, '1');
      await page.locator('.notice').waitFor();
      expect([width, await coversCells(page)]).toEqual([width, false]);
      await press(page, 'ArrowRight');
      await page.locator('.notice').waitFor({ state: 'detached' });
      await press(page, 'k');
      await page.locator('.notice').waitFor();
      expect([width, await coversCells(page)]).toEqual([width, false]);
    }
  });

  test('x-ray takes the selected symbol, and asks only where there is none; hints on a flat board speak of rows, columns and boxes', async () => {
    const page = await app.play(square);
    await cellOn(page, 0).click();
    await page.getByRole('button', { name: 'X-ray' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await litAs(page, 'possible')).length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'End x-ray' }).click();
    await cellOn(page, 2).click();
    await page.getByRole('button', { name: 'X-ray' }).click();
    await page.getByRole('dialog', { name: 'Show where one symbol can still go' }).waitFor();
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(page, 'h');
    await page.getByText('Hint 1 of 3').waitFor();
    await press(page, 'h');
    await page.getByText('Hint 2 of 3').waitFor();
    const text = (await page.locator('.hint-panel').textContent()) ?? '';
    expect(text).toMatch(/row, column or box/);
    expect(text.replace('Full house', '')).not.toMatch(/house|line along|along an axis/);
    await page.getByRole('button', { name: 'What is this?' }).click();
    const told = (await page.getByRole('dialog').textContent()) ?? '';
    expect(told).toMatch(/row, column or box/);
    expect(told.replace('Full house', '')).not.toMatch(/house/);
  });

  test('an import tells of one solution and the grade before it is played', async () => {
    const page = await app.open(await app.newContext(), '#/import');
    const [one, two] = [square, `3x3:${'.'.repeat(81)}`];
    await page.getByRole('textbox').first().fill(`${one}\n${two}`);
    const studies = page.locator('.found-study');
    await soon(() => studies.allTextContents()).toEqual([
      expect.stringMatching(/^One solution, proved · (Gentle|Easy)$/),
      'More than one solution',
    ]);
    expect(await findViolations(page)).toEqual([]);
  });

  test('a path and a replay bring the layer they act on before the player, and step both ways', async () => {
    const text = puzzleOf('4^3');
    const page = await app.play(text);
    await waitForProof(page);
    await choose(page, 'Show the whole path');
    const panel = page.getByRole('region', { name: 'The path by logic' });
    for (const name of ['One step on', 'One step on', 'One step on', 'One step back', 'One step back']) {
      await panel.getByRole('button', { name }).click();
      await soon(() => page.locator('.board.focus .cell:is(.placed, .gone)').count()).toBeGreaterThan(0);
    }
    // In a low window nothing of it lies over what comes next.
    await page.setViewportSize({ width: 844, height: 390 });
    await soon(() => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await soon(() =>
      page.evaluate(() => document.activeElement?.matches('.board.focus .cell.cursor') ?? false),
    ).toBe(true);
  });

  test('a first cube offers ten guided moves; each is made by the player, and Esc skips them', async () => {
    const page = await app.open(await app.newContext(), makeLink(readGrid(cube)));
    await page.getByRole('button', { name: 'Ten guided moves' }).click();
    const card = page.locator('.tour-card');
    await page.getByRole('region', { name: 'Move 1 of 10' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    for (let at = 1; at <= 10; at++) {
      await page.getByRole('region', { name: `Move ${at} of 10` }).waitFor();
      const words = (await card.textContent()) ?? '';
      const look = /Press ([XYZT]),/.exec(words);
      if (look) {
        await press(page, look[1].toLowerCase());
        continue;
      }
      const [, name, symbol] = /Select (x\d y\d z\d), the ringed cell, and write (\d)/.exec(words) ?? [];
      expect([at, name === undefined]).toEqual([at, false]);
      const target = page.locator('.board.focus .cell.placed');
      await target.waitFor();
      expect(await target.getAttribute('aria-label')).toContain(name);
      await target.click();
      if (at === 1) {
        await press(page, String((Number(symbol) % 4) + 1));
        await card.getByText('What you wrote was taken back.').waitFor();
        expect(await shownAt(page, await cursorOf(page))).not.toMatch(/^\d$/);
      }
      await press(page, symbol);
    }
    await card.getByText('That is all there is to it').waitFor();
    await card.getByRole('link', { name: 'To the game' }).click();
    await page.waitForSelector('.top-bar');
    await choose(page, 'How this shape works');
    await page.getByRole('button', { name: 'Ten guided moves' }).click();
    await page.getByRole('region', { name: 'Move 1 of 10' }).waitFor();
    await press(page, 'Escape');
    await page.waitForSelector('.top-bar');
  });
});
