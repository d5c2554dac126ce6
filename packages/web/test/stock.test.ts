/** Puzzles at once: what is in stock opens without being made, is what its tile or the form says, and another like it can be had. */
import { parsePuzzleId } from '@hyperdoku/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, seeRules, useApp } from './app.testkit.js';
import { choose, soon } from './play.testkit.js';
import { addressOf, enter, ready } from './store.testkit.js';

interface Kept {
  readonly puzzleId: string;
  readonly openCells: number;
  readonly puzzle: string;
  readonly solution: readonly number[];
}

/** All records of a store of the app's database, the latest last. */
const readAll = (page: Page, store: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    name =>
      new Promise((done, fail) => {
        const opened = indexedDB.open('hyperdoku');
        opened.onerror = fail;
        opened.onsuccess = () => {
          const all = opened.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            opened.result.close();
            done(all.result.sort((a, b) => a.created - b.created));
          };
        };
      }),
    store,
  );

/** The game that the page shows, as it is kept. */
async function gameOn(page: Page): Promise<Kept> {
  const id = addressOf(page).split('/').at(-1);
  const kept = (await readAll(page, 'games')).find(game => game.id === id) as
    | (Kept & { saved: { puzzle: string } })
    | undefined;
  if (!kept) throw new Error(`the game ${id} is not kept`);
  return { ...kept, puzzle: kept.saved.puzzle, solution: [...kept.solution] };
}

/** Workers that never answer: whatever had to be made would never be there. */
const silenceWorkers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    } as unknown as typeof Worker;
  });

const follow = (page: Page, from: string): Promise<unknown> =>
  page.waitForFunction(before => location.hash !== before && location.hash.startsWith('#/play/'), from);

describe.skipIf(!hasBrowser)('the stock', () => {
  const app = useApp();

  test('opens what the tile says, of any size, and nothing is made for it', async () => {
    const context = await app.newContext();
    await seeRules(context, '3x3', '9^3', '9^4', '2x2x2x2');
    await silenceWorkers(context);
    const page = await app.open(context);
    for (const [title, level, blanks] of [
      ['Sudoku', 'Easy', undefined],
      ['The cube', 'Gentle', 100],
      ['The tesseract', 'Gentle', 200],
      ['Box tesseract', 'Gentle', 200],
    ] as const) {
      const tile = page.locator('.shape-card', {
        has: page.getByRole('button', { name: title, exact: true }),
      });
      await tile.getByText(new RegExp(`^${level}`)).waitFor();
      if (blanks !== undefined) await tile.getByText(new RegExp(`^${blanks} of [\\d,]+ to fill$`)).waitFor();
      await tile.getByRole('button').click();
      await ready(page);
      await page.locator('.chip', { hasText: level }).waitFor();
      const { puzzleId, openCells } = await gameOn(page);
      expect(puzzleId).toMatch(/,moved=[a-z0-9]{6},g=\d+$/);
      if (blanks !== undefined) expect(openCells).toBe(blanks);
      await page.goto(`${app.address}#/`);
    }
  });

  test('is offered by level and length, and what does not exist is not', async () => {
    const context = await app.newContext();
    await seeRules(context, '9^3', '4^3');
    const page = await app.open(context, '#/new/9%5E3');
    // Long games have as many blanks as there turn out to be, so what is said of them is an average.
    const length = (name: string) =>
      page.getByRole('radio', { name: new RegExp(`^${name} ${name === 'Long' ? 'about ' : ''}\\d`) });
    // A first cube is short.
    expect(await page.getByRole('radio', { name: /^Gentle/ }).isChecked()).toBe(true);
    expect(await length('Short').isChecked()).toBe(true);
    await page.getByText('100 blanks').waitFor();
    await page.getByText('Times are a guess until you have finished a game.').waitFor();
    await length('Medium').check();
    await page.getByText('Seed and pattern').click();
    const name = page.locator('.puzzle-name code');
    await soon(() => name.textContent()).toMatch(/^9\^3#medium\d,clues=429,level=gentle,moved=/);
    const shown = await name.textContent();
    await page.getByRole('button', { name: 'Start' }).click();
    await ready(page);
    expect(await gameOn(page)).toMatchObject({ puzzleId: shown, openCells: 300 });
    // A seed of one's own names the puzzle that the generator makes of it.
    await page.goto(`${app.address}#/new/4%5E3`);
    await page.getByText('Seed and pattern').click();
    await page.getByLabel('Seed', { exact: true }).fill('tea');
    await page.getByText('4^3#tea,level=easy,g=').waitFor();
    // An easy first cube is long or not at all; a gentle one comes in all lengths.
    expect([await length('Short').count(), await length('Long').count()]).toEqual([0, 1]);
    await page.getByRole('radio', { name: /^Gentle/ }).check();
    expect([await length('Short').count(), await length('Long').count()]).toEqual([1, 1]);
    expect(await page.getByRole('radio', { name: 'Expert There are none' }).isDisabled()).toBe(true);
  });

  test('gives another like the one that was finished, made ahead where there was time', async () => {
    const context = await app.newContext();
    await seeRules(context, '2x2');
    const page = await app.open(context);
    await page.getByRole('button', { name: 'Shi Doku' }).click();
    await ready(page);
    const first = await gameOn(page);
    // The next one is being made while this one is played.
    await soon(async () => (await readAll(page, 'fresh')).length).toBe(1);
    const [fresh] = await readAll(page, 'fresh');
    for (const [cell, symbol] of [...first.puzzle.slice('2x2:'.length)].entries())
      if (symbol === '.') await enter(page, cell, String(first.solution[cell]));
    const finished = addressOf(page);
    await page.getByRole('dialog', { name: 'Solved!' }).getByText('Another like this').click();
    await follow(page, finished);
    await ready(page);
    const second = await gameOn(page);
    expect(second.puzzleId).toBe(fresh.id);
    expect(parsePuzzleId(second.puzzleId)).toMatchObject({ ok: true, value: { order: { level: 'gentle' } } });
    await soon(async () => (await readAll(page, 'fresh')).some(({ id }) => id === fresh.id)).toBe(false);
    // The way back leads to the game before.
    await page.goBack();
    await soon(async () => addressOf(page)).toBe(finished);
    // Times go by how long that took.
    await page.goto(`${app.address}#/new/2x2`);
    await page.getByText('Times go by your last finished game.').waitFor();
    // The one length there is has no other to be told from.
    await page.getByRole('radio', { name: /^Whole board/ }).waitFor();
  });

  test('gives another with the same constraints, and asks for what it does not have', async () => {
    const context = await app.newContext();
    await seeRules(context, '2x2');
    const page = await app.open(context, '#/new/2x2');
    await page.getByText('Variants', { exact: false }).first().click();
    await page.getByRole('checkbox', { name: 'Diagonals' }).check();
    await page.getByRole('radio', { name: 'Number of blanks' }).check();
    await page.getByLabel('Blanks', { exact: true }).fill('9');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Got it' }).click();
    await ready(page);
    const [before, first] = [addressOf(page), await gameOn(page)];
    await choose(page, 'Another like this');
    await follow(page, before);
    await ready(page);
    const second = await gameOn(page);
    const optionsOf = ({ puzzleId }: Kept): string => puzzleId.slice(puzzleId.indexOf(','));
    expect(optionsOf(second)).toBe(optionsOf(first));
    expect(optionsOf(second)).toMatch(/^,clues=7,with=diagonal,g=/);
    expect(second.puzzleId).not.toBe(first.puzzleId);
  });
});
