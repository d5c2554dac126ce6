/** Constraints on the boards of a page: drawn under and over what is written, lit and broken with the game, and never in the way. */
import { emptyGrid, expectOk, makePuzzleText, parseShape } from '@hyperdoku/engine';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cellOn, cursorOf, hasBrowser, phone, useApp } from './app.testkit.js';
import { press, soon } from './play.testkit.js';

const empty = (base: string, ...constraints: readonly object[]): string =>
  makePuzzleText(emptyGrid(expectOk(parseShape(JSON.stringify({ base, constraints })))));

const variant = empty(
  '3x3',
  { kind: 'killer', cells: [0, 1, 9], sum: 12 },
  { kind: 'thermo', cells: [30, 31, 32] },
  { kind: 'white-dot', cells: [60, 61] },
  { kind: 'diagonal', direction: [1, 1] },
  { kind: 'little-killer', cells: [3, 11, 19, 27], sum: 20 },
);
const cube = empty(
  '4^3',
  { kind: 'killer', cells: [0, 16], sum: 5 },
  { kind: 'killer', cells: [1, 5], sum: 6 },
);

/** Which constraints of a board are marked so, by their order. */
const marked = (board: Locator, how: 'lit' | 'broken'): Promise<number[]> =>
  board
    .locator('.constraints.over > .constraint')
    .evaluateAll(
      (nodes, name) => nodes.flatMap((node, i) => (node.classList.contains(name) ? [i] : [])),
      how,
    );
const labelsOf = (board: Locator): Promise<string[]> => board.locator('.label').allTextContents();
const focusOf = (page: Page): Locator => page.locator('.board.focus');

describe.skipIf(!hasBrowser)('constraints on boards', () => {
  const app = useApp();

  test('are lit where the cursor is in them, and broken ones stand out until they are mended', async () => {
    const page = await app.play(variant);
    const board = focusOf(page);
    expect(await labelsOf(board)).toEqual(['12', '20']);
    await cellOn(page, 9).click();
    await soon(() => marked(board, 'lit')).toEqual([0]);
    await cellOn(page, 40).click();
    await soon(() => marked(board, 'lit')).toEqual([3]);
    await cellOn(page, 30).click();
    await press(page, '5', 'ArrowRight', '1');
    await soon(() => marked(board, 'broken')).toEqual([1]);
    // A diagonal is a house: it is broken by what stands in it twice.
    await cellOn(page, 10).click();
    await press(page, '7');
    await cellOn(page, 50).click();
    await press(page, '7');
    await soon(() => marked(board, 'broken')).toEqual([1, 3]);
    await press(page, 'Control+z', 'Control+z', 'Control+z', 'Control+z');
    await soon(() => marked(board, 'broken')).toEqual([]);
  });

  test('let the pointer through to the cells below', async () => {
    const page = await app.play(variant);
    for (const [part, cell] of [
      ['.label', 0],
      ['.whiteDot', 61],
    ] as const) {
      const { x, y, width, height } =
        (await focusOf(page).locator(part).first().boundingBox()) ?? expect.fail();
      await page.mouse.click(x + width / 2 + (cell === 61 ? 2 : 0), y + height / 2);
      await soon(() => cursorOf(page)).toBe(cell);
    }
  });

  test('lie over the grounds of cells and under what is written; notes keep clear of the sum', async () => {
    const page = await app.play(variant);
    await cellOn(page, 0).click();
    await press(page, ...Array.from('123456789', digit => `Shift+Digit${digit}`));
    const board = focusOf(page);
    const layers = await board.evaluate(svg =>
      [...svg.children].map(child => child.getAttribute('class') ?? child.getAttribute('role')),
    );
    expect([layers.slice(0, 3), layers.slice(-2)]).toEqual([
      ['lowers', 'constraints under', 'row'],
      ['lines', 'constraints over'],
    ]);
    const sum = (await board.locator('.label').first().boundingBox()) ?? expect.fail();
    const notes = await cellOn(page, 0)
      .locator('.note')
      .evaluateAll(texts => texts.map(text => text.getBoundingClientRect().toJSON()));
    expect(notes).toHaveLength(9);
    // Boxes of letters are higher than figures, by a quarter above and below.
    const covered = notes.filter(
      ({ left, top, height }) => left < sum.x + sum.width && top + height / 4 < sum.y + sum.height * 0.75,
    );
    expect(covered).toEqual([]);
  });

  test('leave room outside of the board for the sums of diagonals, on a phone too', async () => {
    const page = await app.play(variant, { viewport: phone });
    const box = (await focusOf(page).boundingBox()) ?? expect.fail();
    const sum = (await focusOf(page).locator('.label').last().boundingBox()) ?? expect.fail();
    const cell = (await cellOn(page, 3).boundingBox()) ?? expect.fail();
    expect([sum.y >= box.y - 1, sum.y + sum.height < cell.y + 4, box.x >= 0]).toEqual([true, true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('of a cube are on every layer that they reach, and turn with the perspective', async () => {
    const page = await app.play(cube);
    const layers = page.locator('.small-board .board');
    expect(await Promise.all([0, 1, 2].map(i => labelsOf(layers.nth(i))))).toEqual([['5', '6'], ['5'], []]);
    expect(await layers.nth(1).locator('.exit').count()).toBe(1);
    await cellOn(page, 0).click();
    await soon(() => marked(layers.nth(1), 'lit')).toEqual([0]);
    await press(page, 'x');
    await soon(() => labelsOf(focusOf(page))).toEqual(['5']);
    expect(await focusOf(page).locator('.exit').count()).toBe(0);
  });

  test('are drawn in an element on another page', async () => {
    const context = await app.newContext();
    const body = `<script type="module" src="./element/hyperdoku-board.js"></script><hyperdoku-board playable puzzle='${variant}'></hyperdoku-board>`;
    const html = `<!doctype html><title>Own</title><link rel="icon" href="icon.svg"><body>${body}`;
    await context.route('**/own.html', route => route.fulfill({ contentType: 'text/html', body: html }));
    const page = await app.open(context, 'own.html');
    const board = page.locator('.board.focus');
    await soon(() => labelsOf(board)).toEqual(['12', '20']);
    await board.locator('[data-cell="9"]').click();
    await soon(() => marked(board, 'lit')).toEqual([0]);
    const colour = await board.locator('.lit .cage').evaluate(cage => getComputedStyle(cage).stroke);
    expect(colour).toBe('rgb(36, 86, 214)');
  });
});
