/** From the start to a board: by one click, by order, and back to a game that waits. */
import { expectOk, generatePuzzle, parsePuzzleId, shapeOf } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, seeRules, useApp } from './app.testkit.js';
import { boardOf, press, puzzleOf, readGrid, shownAt, soon, square } from './play.testkit.js';
import { enter, ready } from './store.testkit.js';

const readCells = async (page: Page): Promise<string> => Object.values(await boardOf(page)).join(',');

describe.skipIf(!hasBrowser)('the start', () => {
  const app = useApp();

  test('leads by one click on a card to a board that can be played', async () => {
    const context = await app.newContext();
    await seeRules(context, '2x2', '9^3', 'iso:4');
    const page = await app.open(context);
    for (const title of ['Shi Doku', 'The cube', 'IsoDoku']) {
      await page.goto(`${app.address}#/`);
      await page.getByRole('button', { name: title }).click();
      await ready(page);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await press(page, '1');
      const cursor = page.locator('.board.focus .cell.cursor');
      await soon(() => cursor.textContent()).toBe('1');
    }
  });

  test('explains a shape when it is first opened, and not again; opens another puzzle when a card is clicked again', async () => {
    const page = await app.open(await app.newContext());
    await page.getByRole('button', { name: 'Shi Doku' }).click();
    const rules = page.getByRole('dialog', { name: 'Shi Doku' });
    await rules.getByText('Every row holds each symbol once.').waitFor();
    await rules.getByRole('button', { name: 'Got it' }).click();
    const first = await readCells(page);
    await page.reload();
    await ready(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goto(`${app.address}#/`);
    await page.getByRole('button', { name: 'Shi Doku' }).click();
    await ready(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await readCells(page)).not.toBe(first);
  });

  test('offers games in progress first, with how far they are', async () => {
    const page = await app.play(square);
    await enter(page, 2, '4');
    await page.getByRole('link', { name: 'Home' }).click();
    const card = page.locator('.continue-card');
    await card.getByText('1 of 51').waitFor();
    await card.click();
    await ready(page);
    expect(await shownAt(page, 2)).toBe('4');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
    await page.getByText('0 to go').waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await soon(() => card.count()).toBe(0);
  });
});

describe.skipIf(!hasBrowser)('a new game', () => {
  const app = useApp();

  let shared: Page | undefined;
  /** A page that all these tests share, at an order for a shape. */
  const order = async (spec: string): Promise<Page> => {
    if (!shared) {
      const context = await app.newContext();
      app.keep(context);
      await seeRules(context, '3x3', '4^3', '2x2', 'latin:16^3');
      shared = await app.open(context);
    }
    await shared.goto(`${app.address}#/`);
    await shared.getByRole('heading', { name: 'New game' }).waitFor();
    await shared.goto(`${app.address}#/new/${encodeURIComponent(spec)}`);
    await shared.getByRole('button', { name: 'Start' }).waitFor();
    return shared;
  };
  const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start' }).click();

  test('that takes long can be cancelled, and leaves nothing behind', async () => {
    const page = await order('latin:16^3');
    const extreme = page.getByRole('radio', { name: /^Extreme/ });
    await extreme.check();
    await start(page);
    await page.getByText('Making the puzzle…').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancelled. Your order is still here.').waitFor();
    expect(await extreme.isChecked()).toBe(true);
    expect(await page.getByRole('button', { name: 'Start' }).isEnabled()).toBe(true);
    await page.goto(`${app.address}#/library`);
    // This test is the first, so that there are no others.
    await page.getByRole('heading', { name: 'No games yet' }).waitFor();
  });

  test.each(['Gentle', 'Expert'])('by level is as hard as ordered: %s', async level => {
    const page = await order('3x3');
    await page.getByRole('radio', { name: new RegExp(`^${level}`) }).check();
    // Some seeds find no puzzle of a level in as many attempts as there are.
    await page.getByText('Seed and pattern').click();
    await page.getByLabel('Seed', { exact: true }).fill('tea');
    await start(page);
    await ready(page);
    await page.locator('.chip', { hasText: level }).waitFor();
  });

  test('by blanks has so many', async () => {
    const page = await order('3x3');
    await page.getByRole('radio', { name: 'Number of blanks' }).check();
    const blanks = page.getByLabel('Blanks', { exact: true });
    await blanks.fill('9999');
    await page.getByText('A whole number from 1 to 73, please.').waitFor();
    expect(await page.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
    await blanks.fill('33');
    await page.getByText('leaves 48 clues').waitFor();
    await start(page);
    await ready(page);
    expect(await page.locator('.board.focus .cell.clue').count()).toBe(48);
  });

  test('of a variant has its constraints, and a killer no clues', async () => {
    const page = await order('4^3');
    await page.getByText('Variants', { exact: false }).first().click();
    await page.getByRole('checkbox', { name: 'Killer', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Thermometers' }).check();
    await page.locator('summary', { hasText: 'Killer and Thermometers' }).waitFor();
    await page.getByRole('radio', { name: 'Number of blanks' }).check();
    await page.getByText('leaves 0 clues').waitFor();
    await page.getByText('Seed and pattern').click();
    await page.getByLabel('Seed', { exact: true }).fill('tea');
    const name = '4^3#tea,clues=0,with=killer+thermo,g=8';
    await page.getByText(name).waitFor();
    await start(page);
    await ready(page);
    // Worker and test make the same puzzle of the same name.
    const { spec, seed, order: wanted } = expectOk(parsePuzzleId(name));
    const { puzzle, solution } = expectOk(await generatePuzzle(expectOk(shapeOf(spec)), seed, wanted));
    const rules = page.getByRole('dialog', { name: 'First cube variant' });
    await rules.getByText(`${puzzle.shape.constraints.length} constraints must be met`).waitFor();
    await rules.getByRole('button', { name: 'Got it' }).click();
    expect(await page.locator('.cell.clue').count()).toBe(0);
    await enter(page, 0, String(solution.symbols[0]));
    await enter(page, 1, String(solution.symbols[1]));
    expect([await shownAt(page, 0), await shownAt(page, 1)]).toEqual(
      [0, 1].map(cell => String(solution.symbols[cell])),
    );
  });

  test('by the same seed is the same puzzle, by another another', async () => {
    const page = await order('2x2');
    const made: string[] = [];
    for (const seed of ['tea', 'tea', 'coffee']) {
      await page.goto(`${app.address}#/new/2x2`);
      await page.getByText('Seed and pattern').click();
      await page.getByLabel('Seed', { exact: true }).fill(seed);
      await start(page);
      await ready(page);
      made.push(await readCells(page));
    }
    expect(made[1]).toBe(made[0]);
    expect(made[2]).not.toBe(made[0]);
  });

  test('of another shape is ordered by its name, and a wrong name is explained', async () => {
    const page = await order('3x3');
    await page.getByRole('radio', { name: 'Another…' }).check();
    const name = page.getByLabel('Name of the shape');
    await name.fill('9^5');
    await soon(() => page.locator('.trouble').first().textContent()).toMatch(/\w+.*\./);
    expect(await page.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
    await name.fill('latin:4^3');
    await start(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    await ready(page);
    expect(await page.locator('.small-board').count()).toBe(4);
  });

  test('is ordered in the shape of the card whose “Choose…” was taken', async () => {
    const page = await order('3x3');
    await page.goto(`${app.address}#/`);
    await page.getByRole('link', { name: 'Choose… level and length of Tower of six' }).click();
    await page.getByRole('heading', { name: 'Tower of six' }).waitFor();
    expect(readGrid(puzzleOf('3x2x1')).shape.name).toBe(
      decodeURIComponent(page.url().split('/').at(-1) ?? ''),
    );
  });
});
