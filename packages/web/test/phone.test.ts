/** The app in a hand: a narrow screen, fingers, nothing else. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cellOn, cursorOf, hasBrowser, phone, seeRules, useApp } from './app.testkit.js';
import { litAs, puzzleOf, shownAt, soon, square } from './play.testkit.js';
import { openLink, ready } from './store.testkit.js';

const inHand = { viewport: phone, isMobile: true, hasTouch: true };
const bigCube = puzzleOf('9^3');
const leastTarget = 40;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
}

const tap = (page: Page, cell: number): Promise<void> => cellOn(page, cell).tap();

describe.skipIf(!hasBrowser)('on a phone', () => {
  const app = useApp();
  let shared: Page | undefined;
  /** A page with the large cube that tests share. */
  const playCube = async (): Promise<Page> => {
    if (!shared) {
      shared = await app.play(bigCube, inHand);
      app.keep(shared.context());
    }
    return shared;
  };

  test('no screen is wider than the hand, and the lengths of a new game are above its start bar', async () => {
    const context = await app.newContext(inHand);
    await seeRules(context, '3x3', '9^3', '9^4', 'iso:4', 'faces:4', '4x4');
    const page = await app.open(context);
    const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    const wide: string[] = [];
    const look = async (name: string): Promise<void> => {
      if ((await width()) > phone.width) wide.push(`${name}: ${await width()}`);
    };
    await look('home');
    for (const place of ['new/9%5E3', 'library', 'settings', 'import', 'set', 'keys', 'nowhere']) {
      await page.goto(`${app.address}#/${place}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await look(place);
    }
    await page.goto(`${app.address}#/new/9%5E3`);
    // A length can be chosen without scrolling.
    const lengths = await boxOf(page.locator('.lengths'));
    const bar = await boxOf(page.locator('.start-bar'));
    expect(lengths.y + lengths.height).toBeLessThanOrEqual(bar.y);
    for (const spec of ['3x3', '9^3', '9^4', 'iso:4', 'faces:4', '4x4']) {
      await openLink(page, puzzleOf(spec));
      await look(spec);
    }
    await page.keyboard.press('Shift+1');
    for (const place of ['', 'library']) {
      await page.goto(`${app.address}#/${place}`);
      await page.locator('.continue-card, .game-row').first().waitFor();
      await look(`${place} with games`);
    }
    expect(wide).toEqual([]);
  });

  test.each([
    ['a Sudoku', square],
    ['a cube', bigCube],
  ])(
    '%s has its board as wide as the screen, symbols that can be read, and the pad in sight',
    async (_, text) => {
      const page = text === bigCube ? await playCube() : await app.play(text, inHand);
      const board = await boxOf(page.locator('.board.focus'));
      expect(board.width).toBeGreaterThan(phone.width - 24);
      const sizes = await page.locator('.board.focus .symbol').evaluateAll(symbols =>
        symbols.map(symbol => {
          const scale = (symbol as SVGTextElement).getScreenCTM()?.a ?? 0;
          return Number.parseFloat(getComputedStyle(symbol).fontSize) * scale;
        }),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
      for (const part of ['.pad', '.edit-tools', '.help-tools']) {
        const { y, height } = await boxOf(page.locator(part));
        expect(y + height, part).toBeLessThanOrEqual(phone.height);
      }
    },
  );

  test('everything to be hit is large enough for a finger', async () => {
    const page = await playCube();
    const small = await page
      .locator('.pad button, .edit-tools button, .help-tools button, .top-bar button, .top-bar a')
      .evaluateAll(
        (targets, least) =>
          targets.flatMap(target => {
            const { height } = target.getBoundingClientRect();
            return height > 0 && height < least && !target.matches('.rule-line')
              ? [`${target.textContent}: ${height}`]
              : [];
          }),
        leastTarget,
      );
    expect(small).toEqual([]);
  });

  test('a tap selects a cell, and a tap on the pad fills it; a finger drawn over the board selects what it passes, and the page stays where it is', async () => {
    const page = await app.play(square, inHand);
    await tap(page, 2);
    await page.getByRole('button', { name: /^4,/ }).tap();
    expect(await shownAt(page, 2)).toBe('4');
    await page.getByRole('radio', { name: 'Corner' }).tap();
    await tap(page, 3);
    await page.getByRole('button', { name: /^6,/ }).tap();
    expect(await shownAt(page, 3)).toBe('6//');
    await page.getByRole('button', { name: 'Undo' }).tap();
    expect(await shownAt(page, 3)).toBe('');
    const [from, to] = [await boxOf(cellOn(page, 18)), await boxOf(cellOn(page, 22))];
    const client = await page.context().newCDPSession(page);
    const touch = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      x: number,
      y: number,
    ): Promise<void> => {
      await client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    };
    const y = from.y + from.height / 2;
    await touch('touchStart', from.x + from.width / 2, y);
    for (let i = 1; i <= 8; i++)
      await touch('touchMove', from.x + from.width / 2 + ((to.x - from.x) * i) / 8, y + i / 4);
    await touch('touchEnd', 0, 0);
    await soon(() => litAs(page, 'selected')).toEqual([18, 19, 20, 21, 22]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('the layers are a strip that scrolls, and a tap brings one into focus', async () => {
    const page = await playCube();
    const strip = page.locator('.layer-grid');
    const [there, room] = await strip.evaluate(element => [element.scrollWidth, element.clientWidth]);
    expect(there).toBeGreaterThan(room);
    expect((await boxOf(page.locator('.layers'))).height).toBeLessThan(110);
    await tap(page, 40);
    await page.getByRole('button', { name: 'Layer z 8' }).scrollIntoViewIfNeeded();
    await page.locator('.small-board').nth(7).locator('svg').tap();
    await page.getByRole('heading', { name: 'z 8' }).waitFor();
    // The place in the layer is kept.
    expect(await cursorOf(page)).toBe(40 + 7 * 81);
    expect(await strip.evaluate(element => element.scrollLeft)).toBeGreaterThan(0);
  });

  test('every layer is a button away, and small layers show marks in place of symbols', async () => {
    const page = await playCube();
    const heading = (): Promise<string | null> => page.locator('.board-heading').textContent();
    await page.getByRole('button', { name: 'Layer z 1' }).tap();
    await page.getByRole('button', { name: 'Next layer' }).tap();
    await soon(heading).toBe('z 2');
    for (const name of ['z 1', 'z 9', 'z 8']) {
      await page.getByRole('button', { name: 'Previous layer' }).tap();
      await soon(heading).toBe(name);
    }
    expect(await page.locator('.board.small .symbol').first().isVisible()).toBe(false);
    const fillOf = (cells: string): Promise<string> =>
      page
        .locator(`.board.small .cell${cells} > .ground`)
        .last()
        .evaluate(ground => getComputedStyle(ground).fill);
    expect(await fillOf('.clue:not(.line, .box0)')).not.toBe(await fillOf(':not(.filled, .line, .box0)'));
  });

  test('sheets come from the bottom, fit the screen and go away', async () => {
    const page = await playCube();
    const sheet = page.getByRole('dialog');
    const open = async (item?: string): Promise<void> => {
      await page.getByRole('button', { name: 'Menu' }).tap();
      if (item) await sheet.getByRole('button', { name: item }).tap();
      const title = item === 'How this shape works' ? 'The cube' : (item ?? 'Menu');
      await page.getByRole('dialog', { name: title }).waitFor();
    };
    for (const item of [undefined, 'Share this puzzle', 'How this shape works']) {
      await open(item);
      const { x, y, width, height } = await boxOf(sheet);
      expect([x, width, Math.round(y + height)]).toEqual([0, phone.width, phone.height]);
      expect(y).toBeGreaterThan(50);
      await sheet.getByRole('button', { name: 'Close' }).tap();
      await sheet.waitFor({ state: 'detached' });
    }
    // A tap beside the sheet puts it away, too.
    await open();
    await page.touchscreen.tap(phone.width / 2, 20);
    await sheet.waitFor({ state: 'detached' });
    await ready(page);
  });
});
