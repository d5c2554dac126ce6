/** Writing into cells: by keys, pad, mouse; one cell or many; what is said, checked and counted. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cellOn, cursorOf, hasBrowser, useApp } from './app.testkit.js';
import {
  boardOf,
  cube,
  litAs,
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
} from './play.testkit.js';

/** The first empty cell of the square, r1c3; its solution is 4. */
const first = 2;

const labelOf = (page: Page): Promise<string | null> =>
  page.locator('.board.focus .cell.cursor').getAttribute('aria-label');
const signOf = (page: Page, cell: number): Promise<string | null> =>
  cellOn(page, cell).locator('.sign').getAttribute('d');
/** Whether the symbol in a cell is written in red, whatever red the theme has. */
async function isRed(page: Page, cell: number): Promise<boolean> {
  const symbol = cellOn(page, cell).locator('.symbol');
  const ink = await symbol.evaluate(element => getComputedStyle(element).fill);
  const [red, green, blue] = (ink.match(/\d+/g) ?? []).map(Number);
  return red > 150 && green < 80 && blue < 80;
}

describe.skipIf(!hasBrowser)('entry', () => {
  const app = useApp();

  test('digits fill, Backspace clears, and clues stay as they are', async () => {
    const page = await app.play(square);
    expect(await cursorOf(page)).toBe(first);
    await press(page, '4');
    expect(await shownAt(page, first)).toBe('4');
    expect(await voiceOf(page)).toBe('row 1 column 3, 4');
    await press(page, '7');
    expect(await shownAt(page, first)).toBe('7');
    await press(page, 'Backspace');
    expect(await shownAt(page, first)).toBe('');
    expect(await voiceOf(page)).toBe('row 1 column 3, empty');
    await press(page, 'ArrowLeft');
    expect(await labelOf(page)).toBe('row 1 column 2, 3, clue');
    expect(await cellOn(page, 1).getAttribute('aria-readonly')).toBe('true');
    for (const key of ['9', 'Backspace']) {
      await press(page, key);
      expect(await shownAt(page, 1)).toBe('3');
      expect(await voiceOf(page)).toBe('Clues stay as they are.');
    }
    expect(await page.locator('.notice').textContent()).toBe('Clues stay as they are.');
    await press(page, 'ArrowUp');
    expect(await voiceOf(page)).toBe('Edge of the board.');
  });

  test('symbols above nine are letters', async () => {
    const page = await app.play(puzzleOf('4x4', 'gentle'));
    const cell = await cursorOf(page);
    for (const letter of ['a', 'c', 'g']) {
      await press(page, letter);
      expect(await shownAt(page, cell)).toBe(letter.toUpperCase());
    }
    await page.getByRole('button', { name: /^F, \d+ left/ }).click();
    expect(await shownAt(page, cell)).toBe('F');
    // C is a symbol here; with Alt it still chooses centre notes.
    await press(page, 'Backspace', 'Alt+c', 'b', 'c');
    expect(await shownAt(page, cell)).toBe('/BC/');
  });

  test('Check marks wrong entries in red with a stroke, until they are edited', async () => {
    const page = await app.play(square);
    await waitForProof(page);
    await press(page, '1', 'ArrowRight', '6');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await soon(() => litAs(page, 'wrong')).toEqual([first]);
    expect(await voiceOf(page)).toBe('1 entry is wrong.');
    expect(await isRed(page, first)).toBe(true);
    expect(await signOf(page, first)).toMatch(/^M/);
    expect(await cellOn(page, first).getAttribute('aria-label')).toBe('row 1 column 3, 1, wrong');
    await press(page, 'ArrowLeft', '4');
    expect(await litAs(page, 'wrong')).toEqual([]);
    expect(await isRed(page, first)).toBe(false);
    expect(await signOf(page, first)).toBe('');
    await press(page, 'k');
    expect(await voiceOf(page)).toBe('No mistakes so far; 49 cells to go.');
  });

  test('conflicts show as they happen with a tick, unless they are switched off', async () => {
    const page = await app.play(square);
    await press(page, '5');
    expect(await litAs(page, 'conflict')).toEqual([0, first]);
    for (const cell of [0, first]) {
      expect(await isRed(page, cell)).toBe(true);
      expect(await signOf(page, cell)).toMatch(/^M/);
    }
    expect(await labelOf(page)).toBe('row 1 column 3, 5, conflict in row 1 and in the box at r1c1');
    await turnSwitch(page, 'Show conflicts');
    expect(await shownAt(page, first)).toBe('5');
    expect(await litAs(page, 'conflict')).toEqual([]);
    expect(await labelOf(page)).toBe('row 1 column 3, 5');
  });

  test('a cell of a cube is said with coordinates, notes and conflict', async () => {
    const page = await app.play(cube);
    await cellOn(page, 7).click();
    expect(await labelOf(page)).toBe('x4 y2 z1, empty');
    await press(page, 'Shift+Digit1', 'Control+Digit3');
    expect(await labelOf(page)).toBe('x4 y2 z1, empty, candidates 1 and 3, conflict along z');
    expect(await voiceOf(page)).toBe('x4 y2 z1, empty, candidates 1 and 3, conflict along z');
    await press(page, '3');
    expect(await labelOf(page)).toBe('x4 y2 z1, 3, conflict along z');
    expect(await page.locator('.small-board .cell.conflict').count()).toBe(2);
  });

  test('equal symbols are lit and underlined, and the pad counts what is left', async () => {
    const page = await app.play(square);
    const { symbols } = readGrid(square);
    const sevens = Array.from(symbols).flatMap((symbol, cell) => (symbol === 7 ? [cell] : []));
    await cellOn(page, sevens[0]).click();
    expect(await litAs(page, 'same')).toEqual(sevens);
    const line = (cell: number): Promise<string> =>
      cellOn(page, cell)
        .locator('.symbol')
        .evaluate(symbol => getComputedStyle(symbol).textDecorationLine);
    expect(await line(sevens[1])).toBe('underline');
    const left = (n: number) => page.getByRole('button', { name: `7, ${n} left` });
    await left(9 - sevens.length).waitFor();
    const solution = await solve(square);
    const missing = Array.from(solution).flatMap((symbol, cell) =>
      symbol === 7 && symbols[cell] === 0 ? [cell] : [],
    );
    for (const cell of missing) {
      await cellOn(page, cell).click();
      await press(page, '7');
    }
    await page.getByRole('button', { name: '7, all placed' }).waitFor();
    expect((await litAs(page, 'same')).length).toBe(9);
  });

  test('digit first: a symbol is made ready, then cells are clicked, dragged over, or walked to', async () => {
    const page = await app.play(square);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('switch', { name: 'Digit first' }).click();
    await press(page, 'Escape');
    const four = page.getByRole('button', { name: /^4, \d+ left/ });
    await four.click();
    expect(await four.getAttribute('aria-pressed')).toBe('true');
    expect(await voiceOf(page)).toBe('4 is ready: choose cells for it.');
    await cellOn(page, first).click();
    await dragOver(page, [30, 31, 32]);
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    const shown = await boardOf(page);
    expect([first, 30, 31, 32, 50].map(cell => shown[cell])).toEqual(['4', '4', '6', '4', '4']);
    await press(page, 'Escape');
    expect(await four.getAttribute('aria-pressed')).toBe('false');
  });

  test('several cells are selected by dragging, Ctrl, Shift and arrows, and filled at once', async () => {
    const page = await app.play(square);
    await dragOver(page, [28, 29, 30]);
    expect(await litAs(page, 'selected')).toEqual([28, 29, 30]);
    await cellOn(page, 48).click({ modifiers: ['Control'] });
    await cellOn(page, 29).click({ modifiers: ['Control'] });
    expect(await litAs(page, 'selected')).toEqual([28, 30, 48]);
    await press(page, '9');
    expect((await litAs(page, 'filled')).filter(isBlank)).toEqual([28, 30, 48]);
    await cellOn(page, 10).click();
    await cellOn(page, 30).click({ modifiers: ['Shift'] });
    expect(await litAs(page, 'selected')).toEqual([10, 11, 12, 19, 20, 21, 28, 29, 30]);
    await cellOn(page, 40).click();
    await press(page, 'Shift+ArrowRight', 'Shift+ArrowDown');
    expect(await litAs(page, 'selected')).toEqual([40, 41, 50]);
    expect(await page.locator('.board.focus [aria-selected="true"]').count()).toBe(3);
    await press(page, 'Control+a');
    expect((await litAs(page, 'selected')).length).toBe(81);
    await press(page, 'Escape');
    expect(await litAs(page, 'selected')).toEqual([50]);
  });
});

const isBlank = (cell: number): boolean => readGrid(square).symbols[cell] === 0;

async function dragOver(page: Page, cells: readonly number[]): Promise<void> {
  for (const [i, cell] of cells.entries()) {
    const box = await cellOn(page, cell).boundingBox();
    if (!box) throw new Error(`cell ${cell} is not in sight`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}
