/** Everyone can use every screen: axe finds nothing to object to, in any theme, wide or narrow. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type App, hasBrowser, phone, seeRules, useApp } from './app.testkit.js';
import { almostSolved, choose, cube, press, puzzleOf, square } from './play.testkit.js';
import { enterFirst, openLink } from './store.testkit.js';

const bigCube = puzzleOf('9^3');
const themes = ['light', 'dark', 'contrast'] as const;

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

/** What axe objects to, and where. Only colours differ between themes, so the rest is looked at once. */
async function objections(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await wear(page, theme);
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (theme !== 'light') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      const where = nodes
        .slice(0, 3)
        .map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`);
      found.push(`${theme}: ${id} at ${where.join(', ')}`);
    }
  }
  return found;
}

type Scene = (page: Page, app: App) => Promise<unknown>;

/** Goes to a screen and waits for what it is known by. */
const at =
  (hash: string, heading: string): Scene =>
  async (page, app) => {
    await page.goto(app.address + hash);
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  };

const playing =
  (text: string, ...items: string[]): Scene =>
  async page => {
    await openLink(page, text);
    for (const item of items) await choose(page, item);
  };

const scenes: Readonly<Record<string, Scene>> = {
  'the start': at('#/', 'New game'),
  'the start with games': async (page, app) => {
    await openLink(page, square);
    await enterFirst(page, square);
    await at('#/', 'Continue')(page, app);
  },
  'a new game': at('#/new/3x3', 'New game'),
  'a flat game': async page => {
    await openLink(page, square);
    await enterFirst(page, square);
    await press(page, 'n');
  },
  'a cube': playing(bigCube),
  'a hint': async page => {
    await openLink(page, bigCube);
    await press(page, 'h');
    await page.getByText('Hint 1 of 3').waitFor();
    await press(page, 'h', 'h');
  },
  'the path': async (page, app) => {
    await playing(cube, 'Show the whole path')(page, app);
    await page.locator('.step-list li:nth-child(3)').waitFor();
  },
  'the search': playing(cube, 'Watch it being solved'),
  'a pause': async page => {
    await openLink(page, square);
    await press(page, 'p');
  },
  'the menu': async page => {
    await openLink(page, square);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
  },
  'the rules': playing(bigCube, 'How this shape works'),
  sharing: playing(square, 'Share this puzzle'),
  'the finish': async page => {
    const text = await almostSolved(square, [2]);
    await openLink(page, text);
    await enterFirst(page, text);
    await page.getByRole('dialog', { name: 'Solved!' }).waitFor();
  },
  'the empty library': at('#/library', 'No games yet'),
  'the library': async (page, app) => {
    for (const text of [square, cube]) await openLink(page, text);
    await page.goto(`${app.address}#/library`);
    await page.getByText('2 games').waitFor();
    await page.getByRole('button', { name: 'Delete Sudoku' }).click();
    await page.getByText('Sudoku was deleted.').waitFor();
  },
  settings: at('#/settings', 'Settings'),
  import: at('#/import', 'Import'),
  'what import found': async (page, app) => {
    await at('#/import', 'Import')(page, app);
    const texts = [square, 'hello', '1'.repeat(81)];
    await page.getByRole('textbox', { name: 'Puzzles as text' }).fill(texts.join('\n'));
    await page.getByText('2 puzzles found').waitFor();
  },
  'the choice of a shape to set': at('#/set', 'Set a puzzle'),
  'a puzzle being set': async (page, app) => {
    await page.goto(`${app.address}#/set/2x2`);
    await page.locator('.proof', { hasText: 'More than one' }).waitFor();
  },
  keys: at('#/keys', 'Keys'),
  'a damaged link': at('#p=AQAA', 'This link cannot be opened'),
  'an address that leads nowhere': at('#/nowhere', 'Nothing here'),
};

const app = useApp();

describe.skipIf(!hasBrowser)('axe has no objection to', () => {
  const look = async (scene: Scene, options?: object): Promise<string[]> => {
    const context = await app.newContext(options);
    await seeRules(context, '3x3', '9^3', '4^3', '2x2');
    const page = await app.open(context);
    await scene(page, app);
    return objections(page);
  };

  test.each(Object.entries(scenes))('%s', async (_, scene) => {
    expect(await look(scene)).toEqual([]);
  });

  test.each(['the start with games', 'a flat game', 'a cube', 'the menu'])('%s on a phone', async name => {
    const inHand = { viewport: phone, isMobile: true, hasTouch: true };
    expect(await look(scenes[name], inHand)).toEqual([]);
  });
});

test.skipIf(!hasBrowser)(
  'every screen has a title of its own, one main part and a heading above all',
  async () => {
    const context = await app.newContext();
    await seeRules(context, '3x3');
    const page = await app.open(context);
    const titles: string[] = [];
    const screens = [
      'the start',
      'a new game',
      'the empty library',
      'settings',
      'import',
      'keys',
      'a flat game',
    ];
    const others = ['the choice of a shape to set', 'a damaged link', 'an address that leads nowhere'];
    for (const name of [...screens, ...others]) {
      await scenes[name](page, app);
      titles.push(await page.title());
      expect([name, await page.getByRole('main').count()]).toEqual([name, 1]);
      expect([name, await page.getByRole('heading', { level: 1 }).count()]).toEqual([name, 1]);
    }
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.every(title => title.includes('Hyperdoku'))).toBe(true);
  },
);
