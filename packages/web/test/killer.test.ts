/** A killer cube, without a single clue, played to its end: with keys alone, and with a finger on a phone. */
import { readFileSync } from 'node:fs';
import { emptyGrid, expectOk, makePuzzleText, parseShape } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { cellOn, cursorOf, hasBrowser, phone, useApp } from './app.testkit.js';
import { almostSolved, press, shownAt, solve, soon } from './play.testkit.js';

const rule = readFileSync(new URL('../../../examples/killer-cube.json', import.meta.url), 'utf8');
const shape = expectOk(parseShape(rule));
const killer = makePuzzleText(emptyGrid(shape));
const solution = await solve(killer);
const [width, height, layers] = shape.extents;

/** How the boards are gone over: layer by layer, row by row, there and back. */
const route = Array.from({ length: layers }, (_, z) =>
  Array.from({ length: height }, (_, i) => (z % 2 === 0 ? i : height - 1 - i)).flatMap(y => {
    const row = Array.from({ length: width }, (_, x) => x + width * (y + height * z));
    return (y + z) % 2 === 0 ? row : row.reverse();
  }),
).flat();

/** The key from one cell of the route to the next. */
function keyBetween(from: number, to: number): string {
  const keys = new Map([
    [1, 'ArrowRight'],
    [-1, 'ArrowLeft'],
    [width, 'ArrowDown'],
    [-width, 'ArrowUp'],
    [width * height, 'PageDown'],
  ]);
  return keys.get(to - from) ?? 'none';
}

const praise = (page: Page) => page.locator('.finish');

describe.skipIf(!hasBrowser)('a killer cube without clues', () => {
  const app = useApp();

  test('is played to the end with the keyboard alone', async () => {
    const page = await app.play(killer);
    await cellOn(page, 0).focus();
    await press(page, 'Control+Home');
    await soon(() => cursorOf(page)).toBe(0);
    expect(await page.locator('.board.focus .label').count()).toBeGreaterThan(0);
    for (const [i, cell] of route.entries()) {
      if (i > 0) await press(page, keyBetween(route[i - 1], cell));
      await press(page, String(solution[cell]));
    }
    await praise(page).waitFor();
  });

  test('is played to the end on a phone', async () => {
    const first = layers - campaign(1, layers);
    const open = route.filter(cell => cell >= first * width * height);
    const begun = await almostSolved(killer, open);
    const page = await app.play(begun, { viewport: phone, isMobile: true, hasTouch: true });
    for (let z = first; z < layers; z++) {
      if (z > 0) await page.locator('.small-board').nth(z).locator('svg').tap();
      for (let at = 0; at < width * height; at++) {
        const cell = at + width * height * z;
        await cellOn(page, cell).tap();
        await page
          .locator('.pad .keys button')
          .nth(solution[cell] - 1)
          .tap();
        if (at === 0) await soon(() => shownAt(page, cell)).toBe(String(solution[cell]));
      }
    }
    await praise(page).waitFor();
  });
});
