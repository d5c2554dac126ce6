/** Every screen, game and dialog of the app, and the way to it: for tests that look at all of them. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type App, seeRules } from './app.testkit.js';
import { almostSolved, choose, cube, press, puzzleOf, square } from './play.testkit.js';
import { enterFirst, openLink } from './store.testkit.js';

const bigCube = puzzleOf('9^3');
const otherCube = puzzleOf('4^3');

/** A page on which scenes can be gone through, in the order of their lists; no rules come in between. */
export async function beginScenes(app: App, options?: BrowserContextOptions): Promise<Page> {
  const context = await app.newContext(options);
  await seeRules(context, '3x3', '9^3', '4^3', '2x2');
  return app.open(context);
}

export type Scene = (page: Page, app: App) => Promise<unknown>;

/** Goes to a screen and waits for what it is known by. */
const at =
  (hash: string, heading: string): Scene =>
  async (page, { address }) => {
    await page.goto(address + hash);
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  };

export const playing =
  (text: string, ...items: string[]): Scene =>
  async page => {
    await openLink(page, text);
    for (const item of items) await choose(page, item);
  };

/** In this order: a library is empty before it is full. */
export const screens: Readonly<Record<string, Scene>> = {
  start: at('#/', 'New game'),
  'new game': at('#/new/3x3', 'New game'),
  'empty library': at('#/library', 'No games yet'),
  settings: at('#/settings', 'Settings'),
  import: at('#/import', 'Import'),
  'import with findings': async (page, app) => {
    await at('#/import', 'Import')(page, app);
    const texts = [square, 'hello', '1'.repeat(81)];
    await page.getByRole('textbox', { name: 'Puzzles as text' }).fill(texts.join('\n'));
    await page.getByText('2 puzzles found').waitFor();
  },
  'shape to set': at('#/set', 'Set a puzzle'),
  keys: at('#/keys', 'Keys'),
  book: at('#/book', 'Book'),
  'damaged link': at('#p=AQAA', 'This link cannot be opened'),
  nowhere: at('#/nowhere', 'Nothing here'),
  'puzzle being set': async (page, { address }) => {
    await page.goto(`${address}#/set/2x2`);
    await page.locator('.proof', { hasText: 'More than one' }).waitFor();
  },
  'start with games': async (page, app) => {
    for (const text of [cube, square]) {
      await openLink(page, text);
      await enterFirst(page, text);
    }
    await at('#/', 'Continue')(page, app);
  },
  library: async (page, { address }) => {
    await page.goto(`${address}#/library`);
    await page.getByText('2 games').waitFor();
    await page.getByRole('button', { name: 'Delete Sudoku' }).click();
    await page.getByText('Sudoku was deleted.').waitFor();
  },
};

export const games: Readonly<Record<string, Scene>> = {
  'flat game': async page => {
    await openLink(page, square);
    await enterFirst(page, square);
    await press(page, 'n');
  },
  pause: page => press(page, 'p'),
  cube: playing(bigCube),
  hint: async (page, app) => {
    await playing(otherCube)(page, app);
    await press(page, 'h');
    await page.getByText('Hint 1 of 3').waitFor();
    await press(page, 'h', 'h');
  },
  path: async (page, app) => {
    await playing(cube, 'Show the whole path')(page, app);
    await page.locator('.step-list li:nth-child(3)').waitFor();
  },
  search: playing(puzzleOf('2x2'), 'Watch it being solved'),
  'line being drawn': async page => {
    await openLink(page, square);
    await press(page, 'n', 'b', '4', 'ArrowRight', '2');
    await page.locator('.own-lines .strongLink').first().waitFor();
  },
  'candidate being coloured': async page => {
    await press(page, 'v', 'Alt+2', '3');
    await page.locator('.noteTints .tint3').first().waitFor();
    await press(page, 'Escape', 'z');
  },
  'guided move': at('#/tour/cube', 'Ten guided moves'),
  'constraint being drawn': async (page, app) => {
    await screens['puzzle being set'](page, app);
    const sheet = page.getByRole('button', { name: 'Draw constraints' });
    if (await sheet.isVisible()) await sheet.click();
    await page.getByText('On the whole board').click();
    await page.getByRole('button', { name: 'Cage', exact: true }).click();
    await press(page, 'Shift+ArrowRight', '5', 'Enter', 'Shift+ArrowDown', '6');
    await page.getByText('2 cells drawn').waitFor();
  },
  'constraints so far': async page => {
    const sheet = page.getByRole('button', { name: 'Draw constraints' });
    if (await sheet.isVisible()) await sheet.click();
    await page.getByRole('button', { name: 'The cage r1c1', exact: false }).first().click();
    await page.getByRole('button', { name: 'Change' }).waitFor();
  },
};

export const dialogs: Readonly<Record<string, Scene>> = {
  menu: async page => {
    await openLink(page, square);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
  },
  rules: playing(otherCube, 'How this shape works'),
  technique: async page => {
    await openLink(page, square);
    await press(page, 'h');
    await page.getByText('Hint 1 of 3').waitFor();
    await press(page, 'h', 'h');
    await page.getByRole('button', { name: 'What is this?' }).click();
    await page.getByRole('dialog').locator('svg.step-picture').waitFor();
  },
  'symbol for an x-ray': async page => {
    await openLink(page, puzzleOf('2x2'));
    await page.getByRole('button', { name: 'X-ray' }).click();
    await page.getByRole('dialog', { name: 'Show where one symbol can still go' }).waitFor();
  },
  picture: playing(otherCube, 'Picture and print'),
  sharing: playing(cube, 'Share this puzzle'),
  'going on elsewhere': async (page, app) => {
    await playing(cube, 'Go on at another device')(page, app);
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  },
  finish: async page => {
    const text = await almostSolved(square, [2]);
    await openLink(page, text);
    await enterFirst(page, text);
    await page.getByRole('dialog', { name: 'Solved!' }).waitFor();
  },
};
