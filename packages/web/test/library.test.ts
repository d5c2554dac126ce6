/** The library: found again, thrown away and brought back, carried to another browser. */
import { readFileSync } from 'node:fs';
import { text as readText } from 'node:stream/consumers';
import { emptyGrid, expectOk, makePuzzleText, parseShape } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, seeRules, useApp } from './app.testkit.js';
import { almostSolved, cube, press, puzzleOf, shownAt, solve, soon, square } from './play.testkit.js';
import { enterFirst, openLink, ready } from './store.testkit.js';

const titles = (page: Page): Promise<string[]> => page.locator('.game-row h2').allTextContents();
const dataFile = (page: Page) => page.locator('input[type="file"]');
const asFile = (text: string) => ({
  name: 'games.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** What is in the file that the library saves; the click and the file are awaited together, so that neither is left behind. */
async function saveAll(page: Page): Promise<string> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all to a file' }).click(),
  ]);
  return readText(await saved.createReadStream());
}

describe.skipIf(!hasBrowser)('the library', () => {
  const app = useApp();

  let shared: Page | undefined;
  /** A page that tests share, with a Sudoku in progress, one that is solved, and a cube, which is the latest. */
  async function fillLibrary(): Promise<Page> {
    if (!shared) {
      const context = await app.newContext();
      app.keep(context);
      await seeRules(context, '3x3', '4^3');
      shared = await app.open(context);
      for (const text of [square, await almostSolved(puzzleOf('3x3'), [0]), cube]) {
        await openLink(shared, text);
        await enterFirst(shared, text);
      }
    }
    await shared.goto(`${app.address}#/`);
    await shared.getByRole('heading', { name: 'New game' }).waitFor();
    await shared.goto(`${app.address}#/library`);
    await shared.getByText('3 games', { exact: true }).waitFor();
    return shared;
  }

  test('of someone who has not played yet shows the way to a first game', async () => {
    const page = await app.open(await app.newContext(), '#/library');
    await page.getByRole('heading', { name: 'No games yet' }).waitFor();
    await page.getByRole('link', { name: 'Choose a shape' }).click();
    await page.getByRole('button', { name: 'Shi Doku' }).waitFor();
  });

  test('is narrowed by status, shape, level and words, and says how far', async () => {
    const page = await fillLibrary();
    expect(await titles(page)).toEqual(['First cube', 'Sudoku', 'Sudoku']);
    const pick = (label: string, option: string) =>
      page.getByLabel(label, { exact: true }).selectOption(option);
    await pick('Status', 'Solved');
    await soon(() => titles(page)).toEqual(['Sudoku']);
    await page.getByText('1 of 3 games').waitFor();
    await pick('Status', 'In progress');
    await soon(() => titles(page)).toEqual(['First cube', 'Sudoku']);
    await pick('Shape', 'First cube');
    await soon(() => titles(page)).toEqual(['First cube']);
    await pick('Shape', 'Any shape');
    await page.getByLabel('Search').fill('sud');
    await soon(() => titles(page)).toEqual(['Sudoku']);
    await page.getByLabel('Search').fill('nothing like it');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await soon(() => titles(page)).toHaveLength(3);
    await pick('Sort by', 'Shape');
    await soon(() => titles(page)).toEqual(['First cube', 'Sudoku', 'Sudoku']);
  });

  test('starts a puzzle again beside the game that was played', async () => {
    const page = await app.play(cube);
    await enterFirst(page, cube);
    await page.goto(`${app.address}#/library`);
    await page.getByRole('button', { name: 'Play First cube again' }).click();
    await ready(page);
    expect(await shownAt(page, 0)).toBe('');
    // A game in which nothing was done would not be kept.
    await page.keyboard.press('Shift+1');
    await page.goto(`${app.address}#/library`);
    await page.getByText('2 games', { exact: true }).waitFor();
    await soon(() => page.locator('.game-row', { hasText: 'First cube' }).allTextContents()).toHaveLength(2);
    expect(await page.getByText('1 of 50').count()).toBe(1);
  });

  test('goes with all games and settings into one file, and from it into an empty browser', async () => {
    const page = await fillLibrary();
    await page.goto(`${app.address}#/settings`);
    await page.getByText('Dark', { exact: true }).click();
    await page.goto(`${app.address}#/library`);
    const text = await saveAll(page);
    await page.getByText('3 games and your settings are in the file.').waitFor();

    const other = await app.open(await app.newContext(), '#/library');
    await dataFile(other).setInputFiles(asFile(text));
    await other.getByText('3 games came in.').waitFor();
    expect(await titles(other)).toEqual(['First cube', 'Sudoku', 'Sudoku']);
    await soon(() => other.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await other.getByRole('link', { name: 'First cube' }).click();
    await ready(other);
    expect(await shownAt(other, 0)).toBe(String((await solve(cube))[0]));
    await press(other, 'Control+z');
    expect(await shownAt(other, 0)).toBe('');
    // Once more, into a browser that has them all: nothing is doubled, and nothing that was done since is lost.
    await other.goto(`${app.address}#/library`);
    await dataFile(other).setInputFiles(asFile(text));
    await other.getByText('3 games came in.').waitFor();
    expect(await titles(other)).toHaveLength(3);
  });

  test('carries shapes of one’s own over as well', async () => {
    const rule = readFileSync(new URL('../../../examples/samurai.json', import.meta.url), 'utf8');
    const empty = emptyGrid(expectOk(parseShape(`custom:${rule}`)));
    const oneClue = `${makePuzzleText(empty).slice(0, -1)}1`;
    const page = await app.open(await app.newContext(), '#/import');
    await page.getByRole('textbox', { name: 'Puzzles as text' }).fill(oneClue);
    await page.getByRole('button', { name: 'Add to the library' }).click();
    await page.getByRole('link', { name: 'To the library' }).click();
    const text = await saveAll(page);
    const other = await app.open(await app.newContext(), '#/library');
    await dataFile(other).setInputFiles(asFile(text));
    await other.getByText('1 game came in.').waitFor();
  });

  test('refuses what is no file of games in words, and stays as it is', async () => {
    const page = await app.open(await app.newContext(), '#/library');
    const others = ['Dear library, please take this.', square, '{"games": []}'];
    for (const text of others) {
      await dataFile(page).setInputFiles(asFile(text));
      await page.getByText('This is not a file of Hyperdoku games. Nothing was changed.').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
    }
    await page.getByRole('heading', { name: 'No games yet' }).waitFor();
  });

  test('takes from a damaged file what can be read and counts the rest', async () => {
    const page = await fillLibrary();
    const data = JSON.parse(await saveAll(page)) as { games: object[] };
    const games = [data.games[0], { ...data.games[1], saved: { nonsense: true } }, 'x', null];
    const other = await app.open(await app.newContext(), '#/library');
    await dataFile(other).setInputFiles(asFile(JSON.stringify({ ...data, games })));
    await other.getByText('1 game came in. 3 entries could not be read.').waitFor();
  });

  test('gives back what was deleted, also after a reload', async () => {
    const page = await fillLibrary();
    await page.getByRole('button', { name: 'Delete First cube' }).click();
    await page.getByText('First cube was deleted.').waitFor();
    expect(await titles(page)).toEqual(['Sudoku', 'Sudoku']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await soon(() => titles(page)).toEqual(['First cube', 'Sudoku', 'Sudoku']);
    await page.getByRole('button', { name: 'Delete First cube' }).click();
    await page.getByText('First cube was deleted.').waitFor();
    // This test is the last, so that no other misses the game.
    await page.reload();
    await page.getByText('2 games', { exact: true }).waitFor();
  });
});
