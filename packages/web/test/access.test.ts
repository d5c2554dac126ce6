/** Everyone can use every screen: axe finds nothing to object to, in any theme, wide or narrow. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type App, hasBrowser, phone, seeRules, useApp } from './app.testkit.js';
import { findFaintColours, findViolations } from './axe.testkit.js';
import { almostSolved, choose, cube, press, puzzleOf, square } from './play.testkit.js';
import { enterFirst, openLink } from './store.testkit.js';

const bigCube = puzzleOf('9^3');
const otherCube = puzzleOf('4^3');
const themes: readonly string[] = ['light', 'dark', 'contrast'];

/** A theme as another tab would choose it. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate(chosen => {
    const key = 'hyperdoku-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{"version":1}') as { state?: object };
    localStorage.setItem(key, JSON.stringify({ ...kept, state: { ...kept.state, theme: chosen } }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, theme);
  await page.waitForFunction(chosen => document.documentElement.dataset.theme === chosen, theme);
}

/** What is drawn in a cell is its content, which its name says in words; it is not a label to be spoken as it stands. */
const isCell = ({ html }: { readonly html: string }): boolean => html.startsWith('<g role="gridcell"');

/** What axe objects to, and where. Only colours differ between themes, so the rest is looked at once. */
async function objections(page: Page, worn: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const theme of worn) {
    await wear(page, theme);
    const violations = await (theme === worn[0] ? findViolations(page) : findFaintColours(page));
    for (const { id, nodes } of violations) {
      const objected = nodes.filter(node => id !== 'label-content-name-mismatch' || !isCell(node));
      const where = objected.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`);
      if (where.length > 0) found.push(`${theme}: ${id} at ${where.slice(0, 3).join(', ')}`);
    }
  }
  return found;
}

type Scene = (page: Page, app: App) => Promise<unknown>;

/** Goes to a screen and waits for what it is known by. */
const at =
  (hash: string, heading: string): Scene =>
  async (page, { address }) => {
    await page.goto(address + hash);
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  };

const playing =
  (text: string, ...items: string[]): Scene =>
  async page => {
    await openLink(page, text);
    for (const item of items) await choose(page, item);
  };

/** In this order: a library is empty before it is full. */
const screens: Readonly<Record<string, Scene>> = {
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
  'damaged link': at('#p=AQAA', 'This link cannot be opened'),
  nowhere: at('#/nowhere', 'Nothing here'),
  'puzzle being set': async (page, { address }) => {
    await page.goto(`${address}#/set/2x2`);
    await page.locator('.proof', { hasText: 'More than one' }).waitFor();
  },
  'start with games': async (page, app) => {
    await openLink(page, square);
    await enterFirst(page, square);
    await at('#/', 'Continue')(page, app);
  },
  library: async (page, { address }) => {
    await page.goto(`${address}#/library`);
    await page.getByText('2 games').waitFor();
    await page.getByRole('button', { name: 'Delete Sudoku' }).click();
    await page.getByText('Sudoku was deleted.').waitFor();
  },
};

const games: Readonly<Record<string, Scene>> = {
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
};

const dialogs: Readonly<Record<string, Scene>> = {
  menu: async page => {
    await openLink(page, square);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
  },
  rules: playing(otherCube, 'How this shape works'),
  sharing: playing(cube, 'Share this puzzle'),
  finish: async page => {
    const text = await almostSolved(square, [2]);
    await openLink(page, text);
    await enterFirst(page, text);
    await page.getByRole('dialog', { name: 'Solved!' }).waitFor();
  },
};

describe.skipIf(!hasBrowser)('access', () => {
  const app = useApp();

  async function begin(options?: BrowserContextOptions): Promise<Page> {
    const context = await app.newContext(options);
    await seeRules(context, '3x3', '9^3', '4^3', '2x2');
    return app.open(context);
  }

  /** What is objected to at each scene, where there is anything. */
  async function look(page: Page, scenes: Readonly<Record<string, Scene>>, worn = themes): Promise<object> {
    const found: Record<string, string[]> = {};
    for (const [name, scene] of Object.entries(scenes)) {
      await scene(page, app);
      const said = await objections(page, worn);
      if (said.length > 0) found[name] = said;
    }
    return found;
  }

  test('axe has no objection to a screen beside the game', async () => {
    expect(await look(await begin(), screens)).toEqual({});
  });

  test('axe has no objection to a game', async () => {
    expect(await look(await begin(), games)).toEqual({});
  });

  test('axe has no objection to a dialog', async () => {
    expect(await look(await begin(), dialogs)).toEqual({});
  });

  test('axe has no objection to the start and to games on a phone', async () => {
    const page = await begin({ viewport: phone, isMobile: true, hasTouch: true });
    const { 'start with games': start } = screens;
    const { 'flat game': flat } = games;
    // The colours are those of a desk.
    const scenes = { start, flat, cube: playing(cube), menu: dialogs.menu };
    expect(await look(page, scenes, ['light'])).toEqual({});
  });

  test('every screen has a title of its own, one main part and one heading above all', async () => {
    const page = await begin();
    const titles: string[] = [];
    const { library: _, 'start with games': __, 'import with findings': ___, ...others } = screens;
    for (const [name, scene] of Object.entries({ ...others, game: playing(square) })) {
      await scene(page, app);
      titles.push(await page.title());
      expect([name, await page.getByRole('main').count()]).toEqual([name, 1]);
      expect([name, await page.getByRole('heading', { level: 1 }).count()]).toEqual([name, 1]);
    }
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.every(title => title.includes('Hyperdoku'))).toBe(true);
  });
});
