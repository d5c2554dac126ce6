/** Every shape on the page: surfaces, four dimensions, the huge ones, and the rules that explain each. */
import { catalog, coordinatesOf, english, expectOk, faceName, makeLink, parseShape } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { cellOn, cursorOf, hasBrowser, useApp } from './app.testkit.js';
import { press, puzzleOf, readGrid, soon } from './play.testkit.js';

const mostCells = 10_000;
const small = catalog.filter(spec => expectOk(parseShape(spec)).cellCount < mostCells);

/** Names of the groups of rows, and whether the cells in each have right angles. */
const facesOf = (page: Page): Promise<{ name: string; cells: number; square: boolean }[]> =>
  page.locator('.board.focus [role="rowgroup"]').evaluateAll(groups =>
    groups.map(group => {
      // The sides, each as a step right and a step down.
      const outlines = [...group.querySelectorAll('.ground')].map(ground =>
        (ground.getAttribute('d') ?? '').match(/l[^lz]+/g)?.map(side => side.slice(1).split(' ').map(Number)),
      );
      const isSquare = ([[ax, ay], [bx, by]]: number[][]): boolean => Math.abs(ax * bx + ay * by) < 1;
      return {
        name: group.getAttribute('aria-label') ?? '',
        cells: outlines.length,
        square: outlines.every(outline => outline && isSquare(outline)),
      };
    }),
  );

describe.skipIf(!hasBrowser)('shapes', () => {
  const app = useApp();

  test('iso is one hexagon of three faces with rhombic cells, and arrows walk over its edges', async () => {
    const text = puzzleOf('iso:4');
    const { shape } = readGrid(text);
    const page = await app.play(text);
    expect(await facesOf(page)).toEqual(
      ['top', 'right', 'left'].map(name => ({ name, cells: 16, square: false })),
    );
    expect(await page.locator('.small-board').count()).toBe(0);
    const face = async (): Promise<string> => faceName(shape, coordinatesOf(shape, await cursorOf(page))[2]);
    await cellOn(page, 2 * 16).click();
    expect(await face()).toBe('left');
    const walked: string[] = [];
    for (let i = 0; i < 8; i++) {
      await press(page, 'ArrowRight');
      walked.push(await face());
    }
    // A strip of eight over two faces, and round to where it began.
    expect(walked.filter(name => name === 'right').length).toBe(4);
    expect(walked.filter(name => name === 'left').length).toBe(4);
    expect(await cursorOf(page)).toBe(2 * 16);
  });

  test('faces is a net of six, and sixteen steps to the right lead around the cube', async () => {
    const text = puzzleOf('faces:4');
    const { shape } = readGrid(text);
    const page = await app.play(text);
    const names = ['right', 'left', 'back', 'front', 'top', 'bottom'];
    expect(await facesOf(page)).toEqual(names.map(name => ({ name, cells: 16, square: true })));
    const box = await page.locator('.board.focus').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    const start = 3 * 16 + 5;
    await cellOn(page, start).click();
    const walked = new Set<string>();
    for (let i = 0; i < 16; i++) {
      await press(page, 'ArrowRight');
      walked.add(faceName(shape, coordinatesOf(shape, await cursorOf(page))[2]));
    }
    expect([...walked].sort()).toEqual(['back', 'front', 'left', 'right']);
    expect(await cursorOf(page)).toBe(start);
  });

  test('four dimensions are a grid of grids, turned by w and by the names of planes', async () => {
    const text = puzzleOf('9^4');
    const { shape } = readGrid(text);
    const page = await app.play(text);
    const heading = (): Promise<string | null> => page.locator('.board-heading').textContent();
    expect(await page.locator('.small-board').count()).toBe(81);
    const columns = await page
      .locator('.layer-grid')
      .evaluate(grid => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(columns).toBe(9);
    await press(page, 'ArrowRight', 'ArrowDown', 'ArrowDown');
    const at = async (): Promise<number[]> => coordinatesOf(shape, await cursorOf(page));
    const [x, y] = await at();
    await press(page, 'PageDown', 'Shift+PageDown', 'Shift+PageDown');
    expect(await at()).toEqual([x, y, 1, 2]);
    expect(await heading()).toBe('z 2, w 3');
    await press(page, 'w', 'PageDown');
    expect(await at()).toEqual([x, y, 1, 3]);
    await page.getByRole('button', { name: 'Boards show xw' }).click();
    await soon(heading).toBe(`y ${y + 1}, z 2`);
    await press(page, 'ArrowDown');
    expect(await at()).toEqual([x, y, 1, 4]);
    // The boards say where the cursor is: only one of the 81 has it, once all are drawn as they are now.
    const cursors = (boards: string): Promise<number> => page.locator(`${boards} .cell.cursor`).count();
    await soon(() => Promise.all(['.small-board', '.small-board[data-focused]'].map(cursors))).toEqual([
      1, 1,
    ]);
  });

  test.runIf(campaign(0, 1))('65,536 cells open on a window of layers that can be moved', async () => {
    const page = await app.play(puzzleOf('2x2x2x2'));
    const window = page.locator('.layer-window');
    const heading = (): Promise<string | null> => page.locator('.board-heading').textContent();
    const earlier = page.getByRole('button', { name: 'Earlier layers' });
    expect(await window.textContent()).toContain('Layers 1 to 16 of 256');
    expect(await earlier.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Later layers' }).click();
    await soon(() => window.textContent()).toContain('Layers 17 to 32 of 256');
    expect(await heading()).toBe('z 1, w 2');
    expect(await page.locator('.small-board').count()).toBe(16);
    await earlier.click();
    await soon(() => window.textContent()).toContain('Layers 1 to 16 of 256');
    expect(await heading()).toBe('z 16, w 1');
  });

  test('every shape of the catalog opens, and explains itself the first time only', async () => {
    expect(small.length).toBe(catalog.length - 1);
    const page = await app.open(await app.newContext());
    for (const spec of small.filter((_, i) => i % campaign(6, 1) === 0)) {
      const title = english.shape(spec)?.title ?? '';
      const link = makeLink(readGrid(puzzleOf(spec)));
      const rules = page.getByRole('dialog', { name: title });
      await page.goto(app.address + link);
      await rules.waitFor();
      expect(await rules.locator('.examples svg').count()).toBeGreaterThan(0);
      await rules.getByRole('button', { name: 'Got it' }).click();
      await page.goto(app.address + link);
      await page.waitForURL(/#\/play\//);
      await page.waitForSelector('.board.focus .cell.cursor');
      expect([spec, await page.getByRole('dialog').count()]).toEqual([spec, 0]);
      expect(await page.locator('h1').textContent()).toContain(title);
      const cursor = await cursorOf(page);
      await press(page, 'End');
      expect([spec, await cursorOf(page)]).not.toEqual([spec, cursor]);
    }
  });
});
