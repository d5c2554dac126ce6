/**
 * Everyone can use every screen: axe finds nothing to object to, in any theme, wide or narrow. In a sample every screen is
 * seen in one theme, and one in three in a second.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { hasBrowser, phone, useApp } from './app.testkit.js';
import { findFaintColours, findViolations } from './axe.testkit.js';
import { cube, square } from './play.testkit.js';
import { beginScenes, dialogs, games, playing, type Scene, screens } from './scenes.testkit.js';

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

describe.skipIf(!hasBrowser)('access', () => {
  const app = useApp();

  /** What is objected to at each scene, where there is anything. */
  async function look(
    page: Page,
    scenes: Readonly<Record<string, Scene>>,
    worn = themes,
    visit?: (name: string) => Promise<void>,
  ): Promise<object> {
    const found: Record<string, string[]> = {};
    for (const [i, [name, scene]] of Object.entries(scenes).entries()) {
      await scene(page, app);
      await visit?.(name);
      // Some scenes go on from the one before, so all are walked through.
      if (!visit && i % campaign(2, 1) !== 0) continue;
      const said = await objections(
        page,
        worn.filter((_, theme) => theme === 0 || (i + theme) % campaign(6, 1) === 0),
      );
      if (said.length > 0) found[name] = said;
    }
    return found;
  }

  test('axe has no objection to a screen beside the game; each has a title of its own, one main part and one heading above all', async () => {
    const page = await beginScenes(app);
    const titles: string[] = [];
    // These are other states of a screen that is there already.
    const again = ['library', 'start with games', 'import with findings'];
    const visit = async (name: string): Promise<void> => {
      if (!again.includes(name)) titles.push(await page.title());
      expect([name, await page.getByRole('main').count()]).toEqual([name, 1]);
      expect([name, await page.getByRole('heading', { level: 1 }).count()]).toEqual([name, 1]);
    };
    expect(await look(page, screens, themes, visit)).toEqual({});
    await playing(square)(page, app);
    await visit('game');
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.every(title => title.includes('Hyperdoku'))).toBe(true);
  });

  test('axe has no objection to a game', async () => {
    // The large cube has what the small ones have, and ten times as many cells to look at.
    const { cube: large, ...others } = games;
    const scenes = campaign(0, 1) === 1 ? { ...others, cube: large } : others;
    expect(await look(await beginScenes(app), scenes)).toEqual({});
  });

  test('axe has no objection to a dialog', async () => {
    expect(await look(await beginScenes(app), dialogs)).toEqual({});
  });

  test('axe has no objection to the start and to games on a phone', async () => {
    const page = await beginScenes(app, { viewport: phone, isMobile: true, hasTouch: true });
    const { 'start with games': start } = screens;
    const { 'flat game': flat } = games;
    // The colours are those of a desk.
    const scenes = { start, flat, cube: playing(cube), menu: dialogs.menu };
    expect(await look(page, scenes, ['light'])).toEqual({});
  });
});
