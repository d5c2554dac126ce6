/** Habits of players, in a browser: what keyboard, mouse and finger do with notes, colours, lines and switches. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cellOn, hasBrowser, phone, seeRules, useApp } from './app.testkit.js';
import { findViolations } from './axe.testkit.js';
import {
  choose,
  litAs,
  press,
  readGrid,
  shownAt,
  solve,
  soon,
  square,
  turnSwitch,
  voiceOf,
  waitForProof,
} from './play.testkit.js';

/** What the page has heard and felt: tones are counted, shakes are listed. */
interface Felt {
  tones: number;
  shakes: unknown[];
}
const feel = (page: Page): Promise<Felt> => page.evaluate(() => (window as unknown as { felt: Felt }).felt);

/** A browser whose sounds and shakes can be told. */
function listenIn(): void {
  const felt: Felt = { tones: 0, shakes: [] };
  Object.assign(window, { felt });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    felt.tones++;
    start.call(this, when);
  };
  Object.defineProperty(navigator, 'vibrate', { value: (shake: unknown) => felt.shakes.push(shake) > 0 });
}

const countLines = (page: Page): Promise<number> =>
  page.locator('.board.focus .own-lines :is(.strongLink, .weakLink)').count();

describe.skipIf(!hasBrowser)('habits of players', () => {
  const app = useApp();

  test('automatic notes follow entries and undo; a note is crossed out and comes back', async () => {
    const page = await app.play(square);
    await choose(page, 'Share this puzzle');
    await press(page, 'Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('switch', { name: 'Automatic notes' }).click();
    await press(page, 'Escape');
    await soon(() => shownAt(page, 2)).toBe('124//');
    await cellOn(page, 3).click();
    await press(page, '2');
    expect(await shownAt(page, 2)).toBe('14//');
    await press(page, 'Control+z');
    expect(await shownAt(page, 2)).toBe('124//');
    await cellOn(page, 2).click();
    await press(page, 'Shift+2');
    expect(await shownAt(page, 2)).toBe('14//');
    await press(page, 'Control+z', 'n');
    await page.locator('.notice', { hasText: 'Notes are kept automatically.' }).waitFor();
  });

  test('a double click selects all equal symbols, and so does a long press', async () => {
    const page = await app.play(square, { hasTouch: true });
    const { symbols } = readGrid(square);
    const equal = (symbol: number): number[] =>
      [...symbols].flatMap((each, cell) => (each === symbol ? [cell] : []));
    await cellOn(page, 0).dblclick();
    expect(await litAs(page, 'selected')).toEqual(equal(5));
    await press(page, 'Control+Shift+3');
    expect(await shownAt(page, 0)).toBe('5');
    expect(await page.locator('.board.focus .cell[data-painted]').count()).toBe(equal(5).length);
    const box = await cellOn(page, 4).boundingBox();
    const point = {
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      button: 0,
      buttons: 1,
      bubbles: true,
    };
    const at = { clientX: (box?.x ?? 0) + 20, clientY: (box?.y ?? 0) + 20 };
    await cellOn(page, 4).dispatchEvent('pointerdown', { ...point, ...at });
    await soon(() => litAs(page, 'selected')).toEqual(equal(7));
    await cellOn(page, 4).dispatchEvent('pointerup', { ...point, ...at });
    expect(await litAs(page, 'selected')).toEqual(equal(7));
  });

  test('candidates are coloured, and chains are drawn by drags, taps and keys, undone, erased, and kept', async () => {
    const page = await app.play(square);
    await cellOn(page, 2).click();
    await press(page, 'n', 'v');
    await page.getByRole('button', { name: 'Candidate 4' }).click();
    await page.getByRole('button', { name: 'Colour green' }).click();
    expect(await cellOn(page, 2).locator('.noteTints .tint4').count()).toBe(1);
    expect(await cellOn(page, 2).getAttribute('aria-label')).toContain('candidate 4 marked green');
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('radio', { name: 'Line' }).click();
    const noteAt = async (cell: number, symbol: string) => {
      const box = await cellOn(page, cell).locator('.note.corner', { hasText: symbol }).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const [from, to] = [await noteAt(2, '4'), await noteAt(3, '2')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    expect([await countLines(page), await voiceOf(page)]).toEqual([1, 'Line drawn.']);
    await page.getByRole('button', { name: 'Weak' }).click();
    const third = await noteAt(5, '6');
    await page.mouse.click(to.x, to.y);
    await page.mouse.click(third.x, third.y);
    expect(await page.locator('.board.focus .own-lines .weakLink').count()).toBe(1);
    await press(page, 'Escape', 'ArrowRight', '6', 'ArrowRight', '1', 'Escape');
    expect(await countLines(page)).toBe(3);
    expect(await findViolations(page)).toEqual([]);
    await press(page, 'Control+z');
    expect(await countLines(page)).toBe(2);
    await page.reload();
    await soon(() => countLines(page)).toBe(2);
    expect(await cellOn(page, 2).locator('.noteTints .tint4').count()).toBe(1);
    await page.getByRole('radio', { name: 'Line' }).click();
    await page.getByRole('button', { name: 'Erase all lines' }).click();
    expect(await countLines(page)).toBe(0);
  });

  test('a limit to mistakes, sound and vibration are switches that are off at first', async () => {
    const context = await app.newContext();
    await context.addInitScript(listenIn);
    const page = await app.playIn(context, square);
    await waitForProof(page);
    const solution = await solve(square);
    const wrong = async (cell: number): Promise<void> => {
      await cellOn(page, cell).click();
      await press(page, String((solution[cell] % 9) + 1));
    };
    await wrong(2);
    expect([await feel(page), await page.getByText('Mistakes 0 of 3').count()]).toEqual([
      { tones: 0, shakes: [] },
      0,
    ]);
    await press(page, 'Control+z');
    for (const name of ['Mistake limit', 'Sound', 'Vibration']) await turnSwitch(page, name);
    await cellOn(page, 2).click();
    await press(page, String(solution[2]));
    await soon(() => feel(page)).toEqual({ tones: 1, shakes: [[12]] });
    for (const cell of [3, 5]) await wrong(cell);
    await page.getByText('Mistakes 2 of 3').waitFor();
    await page.reload();
    await page.getByText('Mistakes 2 of 3').waitFor();
    await wrong(6);
    const lost = page.getByRole('alertdialog', { name: '3 mistakes: this game is lost.' });
    await lost.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await press(page, '1');
    await lost.getByRole('button', { name: 'Go on without a limit' }).click();
    await lost.waitFor({ state: 'detached' });
    await cellOn(page, 7).click();
    await press(page, String(solution[7]));
    expect(await shownAt(page, 7)).toBe(String(solution[7]));
  });

  test('a game goes on at another device, by link or code, and asks before it replaces one', async () => {
    const page = await app.play(square);
    await cellOn(page, 2).click();
    await press(page, '4');
    await cellOn(page, 3).click();
    await press(page, 'Shift+2', 'Control+Shift+5');
    await choose(page, 'Go on at another device');
    const dialog = page.getByRole('dialog', { name: 'Go on at another device' });
    await dialog.getByRole('img', { name: 'QR code of the link' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    const hash = link.slice(link.indexOf('#'));

    const other = await app.newContext({ viewport: phone });
    await seeRules(other, '3x3');
    const theirs = await app.open(other, hash);
    await theirs.waitForSelector('.board.focus .cell.cursor');
    expect([await shownAt(theirs, 2), await shownAt(theirs, 3)]).toEqual(['4', '2//5']);
    await cellOn(theirs, 5).click();
    await press(theirs, '6');
    await theirs.goto(app.address + hash);
    await theirs.getByText('You have a game of this puzzle here.').waitFor();
    expect(await theirs.locator('.which dd').allTextContents()).toEqual([
      expect.stringMatching(/^2 of 51/),
      expect.stringMatching(/^1 of 51/),
    ]);
    expect(await findViolations(theirs)).toEqual([]);
    await theirs.getByRole('button', { name: 'Keep mine' }).click();
    await soon(() => shownAt(theirs, 5)).toBe('6');
    await theirs.goto(app.address + hash);
    await theirs.getByRole('button', { name: 'Replace mine with the one in the link' }).click();
    await soon(() => shownAt(theirs, 3)).toBe('2//5');
    expect(await shownAt(theirs, 5)).toBe('');
    await theirs.goto(`${app.address}${hash.slice(0, -3)}`);
    await theirs.getByRole('alert').waitFor();
    expect(await theirs.getByRole('alert').textContent()).toMatch(/damaged|cut/);
  });

  test('a link that is too long for a code says so', async () => {
    const page = await app.play(`9^3:${'.'.repeat(729)}`);
    await press(page, 'n');
    await choose(page, 'Go on at another device');
    await page.getByText('too many for a QR code').waitFor();
    expect(await page.getByRole('button', { name: 'Save as a file' }).count()).toBe(1);
  });
});
