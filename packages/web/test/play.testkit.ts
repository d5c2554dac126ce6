/** What tests of play share: puzzles with their solutions, and what a player sees and hears. */
import { readFileSync } from 'node:fs';
import {
  asPuzzle,
  type Cell,
  createGrid,
  decide,
  expectOk,
  type Grid,
  makePuzzleText,
  makeSymbolText,
  parsePuzzleText,
} from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const cube = '4^3:..4.4..............2...42.......4......3....341...3..4.....1..4.';
export const square = '3x3:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

interface Entry {
  readonly shape: string;
  readonly level?: string;
  readonly puzzle: string;
}
const corpus = new URL('../../../corpus/puzzles.json', import.meta.url);
const entries = (JSON.parse(readFileSync(corpus, 'utf8')) as { puzzles: Entry[] }).puzzles;

/** The first puzzle of a shape in the corpus, or the first of a level. */
export function puzzleOf(shape: string, level?: string): string {
  const found = entries.find(entry => entry.shape === shape && (!level || entry.level === level));
  if (!found) throw new Error(`the corpus has no ${shape} of level ${level}`);
  return found.puzzle;
}

export const readGrid = (text: string): Grid => expectOk(parsePuzzleText(text));

export async function solve(text: string): Promise<ArrayLike<number>> {
  const verdict = await decide(expectOk(asPuzzle(readGrid(text))));
  if (verdict.status !== 'unique') throw new Error('the puzzle should have one solution');
  return verdict.solution.symbols;
}

/** A puzzle that is solved but for these cells. */
export async function almostSolved(text: string, blanks: readonly Cell[]): Promise<string> {
  const symbols = Uint8Array.from(await solve(text));
  for (const cell of blanks) symbols[cell] = 0;
  return makePuzzleText(expectOk(createGrid(readGrid(text).shape, symbols)));
}

/** Looks until it is so; gives up when only a hang can be the reason. */
export const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 120_000, interval: 20 });

/** What was said last to those who listen. */
export const voiceOf = async (page: Page): Promise<string> =>
  ((await page.locator('[data-voice]').textContent()) ?? '').trim();

/** What the focused board shows: of every cell its symbol, its notes of either kind and its colours. */
export const boardOf = (page: Page): Promise<Record<number, string>> =>
  page.locator('.board.focus .cell').evaluateAll(cells =>
    Object.fromEntries(
      cells.map(cell => {
        const read = (parts: string): string =>
          [...cell.querySelectorAll(parts)].map(part => part.textContent).join('');
        const tints = [...cell.querySelectorAll('.tint')].map(tint => tint.getAttribute('class')?.slice(9));
        const notes = `${read('.note.corner')}/${read('.note.centre')}/${tints.join('')}`;
        return [cell.getAttribute('data-cell'), read('.symbol') || (notes === '//' ? '' : notes)];
      }),
    ),
  );

/** What one cell of the focused board shows: a symbol, or `corner/centre/colours`. */
export const shownAt = async (page: Page, cell: Cell): Promise<string> => (await boardOf(page))[cell];

/** A whole filling as the boards write it. */
export const writeAll = ({ shape }: Grid, symbols: ArrayLike<number>): string[] =>
  Array.from(symbols, symbol => (symbol === 0 ? '' : makeSymbolText(symbol, shape.symbols)));

/** The cells of the focused board that are lit so, rising. */
export const litAs = async (page: Page, name: string): Promise<number[]> => {
  const cells = page.locator(`.board.focus .cell.${name}`);
  return cells.evaluateAll(found =>
    found.map(cell => Number(cell.getAttribute('data-cell'))).sort((a, b) => a - b),
  );
};

export const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Chooses from the menu of the game. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: item, exact: true }).click();
}

/** Turns a switch of the settings and comes back to the game. */
export async function turnSwitch(page: Page, name: string): Promise<void> {
  await choose(page, 'Settings');
  await page.getByRole('switch', { name }).click();
  await page.goBack();
  await page.waitForSelector('.board.focus .cell[tabindex="0"]');
}

/** The solution is known, so that entries can be compared with it. */
export const waitForProof = (page: Page): Promise<void> =>
  page.getByText('Checking for one solution…').waitFor({ state: 'detached' });
