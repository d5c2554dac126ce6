/** A hint is an argument: chains are arrows on the boards, and what blocks other places is shown. */
import {
  type Arrow,
  arrowsOf,
  asPuzzle,
  deduceSteps,
  expectOk,
  layOut,
  Position,
  type Step,
} from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, useApp } from './app.testkit.js';
import { choose, press, puzzleOf, readGrid, soon, square } from './play.testkit.js';

const tower = puzzleOf('2x2x1', 'extreme');
const hard = puzzleOf('3x3', 'extreme');

/** The first step of the path that has links of both kinds, and its number. */
async function firstChain(text: string, boards: number): Promise<{ number: number; step: Step }> {
  const puzzle = expectOk(asPuzzle(readGrid(text)));
  const layout = layOut(puzzle.shape);
  let number = 0;
  for await (const step of deduceSteps(Position.of(puzzle), { assumeUnique: true })) {
    number++;
    const arrows = arrowsOf(puzzle.shape, step);
    const touched = new Set(
      arrows.flatMap(({ from, to }) => [from, to].map(({ cell }) => layout.boardOf(cell))),
    );
    if (arrows.some(({ kind }) => kind === 'weak') && touched.size === boards) return { number, step };
  }
  throw new Error('the path should have a chain');
}

const showStep = async (page: Page, number: number): Promise<void> => {
  await choose(page, 'Show the whole path');
  await page.locator('.step-list li:nth-child(3)').waitFor();
  await page.getByRole('slider', { name: 'Where in the path' }).fill(String(number));
};

const count = (page: Page, parts: string): Promise<number> => page.locator(parts).count();

describe.skipIf(!hasBrowser)('what a step argues', () => {
  const app = useApp();

  test('is drawn as arrows, strong links full and weak ones dashed', async () => {
    const { number, step } = await firstChain(hard, 1);
    const page = await app.play(hard);
    await showStep(page, number);
    const arrows = arrowsOf(readGrid(hard).shape, step);
    const ofKind = (kind: Arrow['kind']): number => arrows.filter(arrow => arrow.kind === kind).length;
    await soon(() => count(page, '.board.focus .strongLink')).toBe(ofKind('strong'));
    expect(await count(page, '.board.focus .weakLink')).toBe(ofKind('weak'));
    expect(await count(page, '.board.focus .linkHead')).toBe(arrows.length);
    const dashes = (role: string): Promise<string> =>
      page
        .locator(`.board.focus .${role}`)
        .first()
        .evaluate(line => getComputedStyle(line).strokeDasharray);
    expect([await dashes('strongLink'), await dashes('weakLink')]).toEqual(['none', '5px, 4px']);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await soon(() => count(page, '.links path')).toBe(0);
  });

  test('goes on under the name of another layer, on the large board and on all layers', async () => {
    const { number, step } = await firstChain(tower, 2);
    const { shape } = readGrid(tower);
    const layout = layOut(shape);
    const page = await app.play(tower);
    await showStep(page, number);
    const arrows = arrowsOf(shape, step);
    const boardOf = ({ cell }: { cell: number }): number => layout.boardOf(cell);
    const crossing = arrows.filter(({ from, to }) => boardOf(from) !== boardOf(to));
    expect(crossing.length).toBeGreaterThan(0);
    // Each that crosses is there twice, where it leaves and where it arrives.
    const lines = '.layers .board.small :is(.strongLink, .weakLink)';
    await soon(() => count(page, lines)).toBe(arrows.length + crossing.length);
    const names = await page.locator('.board.focus .linkExit').allTextContents();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^z\d$/);
  });

  test('of a hidden single is what blocks its other places; Esc puts it away, and the board stays where it is', async () => {
    const page = await app.play(square);
    const boxOf = () => page.locator('.board.focus').boundingBox();
    const before = await boxOf();
    for (const strength of [1, 2, 3]) {
      await press(page, 'h');
      await page.getByText(`Hint ${strength} of 3`).waitFor();
      expect(await count(page, '.links .sightLine')).toBeGreaterThan(strength === 3 ? 0 : -1);
      expect(await boxOf()).toEqual(before);
    }
    expect(await count(page, '.board.focus .links .sign')).toBeGreaterThan(0);
    await press(page, 'Escape');
    await soon(() => count(page, '.hint-panel .hint-text')).toBe(0);
    expect(await count(page, '.links path')).toBe(0);
    expect(await boxOf()).toEqual(before);
  });

  /** Asks for the whole hint; each time all of what it says is to be seen. Where the card ends. */
  async function readHint(page: Page): Promise<number> {
    let end = 0;
    for (const strength of [1, 2, 3]) {
      await press(page, 'h');
      await page.getByText(`Hint ${strength} of 3`).waitFor();
      const card = await page.locator('.hint-panel').boundingBox();
      expect(card?.y).toBeGreaterThanOrEqual(0);
      end = Math.max(end, (card?.y ?? 0) + (card?.height ?? Number.POSITIVE_INFINITY));
      const [seen, whole] = await page
        .locator('.hint-text')
        .evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
      expect([strength, seen]).toEqual([strength, whole]);
    }
    return end;
  }

  test.each([
    [390, 844, square],
    [844, 390, square],
    [1024, 768, puzzleOf('4^3')],
    [1024, 768, puzzleOf('9^3')],
    [1366, 768, puzzleOf('4^3')],
    [900, 700, puzzleOf('4^3')],
  ])(
    'is told in a card that is seen as a whole at %i×%i, and the board stays where it is',
    async (width, height, text) => {
      const page = await app.play(text, { viewport: { width, height } });
      const boxOf = () => page.locator('.board.focus').boundingBox();
      const before = await boxOf();
      expect(await readHint(page)).toBeLessThanOrEqual(height);
      expect(await boxOf()).toEqual(before);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

  test('in a window that is narrow and low, the page opens at its top and is scrolled to the card', async () => {
    const page = await app.play(puzzleOf('4^3'), { viewport: { width: 667, height: 375 } });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // Pages are scrolled by whole pixels.
    expect(Math.floor(await readHint(page))).toBeLessThanOrEqual(375);
  });
});
