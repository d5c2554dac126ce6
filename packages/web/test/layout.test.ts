/** The boards at every size of the window: nothing overlaps, nothing is cut, and no page is wider than its window. */
import { catalog } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { hasBrowser, seeRules, useApp } from './app.testkit.js';
import { findFaults } from './layout.testkit.js';
import { choose, press, puzzleOf, soon, square } from './play.testkit.js';
import { screens } from './scenes.testkit.js';
import { openLink } from './store.testkit.js';

/** Desks, tablets and phones upright and on their side, and the ends of what there is. */
const known = [
  [1440, 900],
  [844, 390],
  [390, 844],
  [1024, 768],
  [320, 568],
  [900, 700],
  [932, 430],
  [768, 1024],
  [2560, 1440],
  [320, 390],
  [2560, 390],
  [320, 1440],
] as const;
const between = [400, 600, 760, 761, 899, 900, 1099, 1100, 1280, 1920].flatMap(width =>
  [480, 600, 601, 1200].map(height => [width, height] as const),
);
type Size = (typeof known)[number] | (typeof between)[number];
const sizes: readonly Size[] = known.slice(0, campaign(4, known.length));
const specs = [...new Set(['9^3', 'faces:4', ...catalog])].slice(0, campaign(2, catalog.length));

describe.skipIf(!hasBrowser)('the layout', () => {
  const app = useApp();

  /** The faults at each size. */
  async function walk(page: Page, what: string, walked: readonly Size[] = sizes): Promise<string[]> {
    const faults: string[] = [];
    for (const [width, height] of walked) {
      await page.setViewportSize({ width, height });
      await page.evaluate(
        () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      for (const fault of await findFaults(page)) faults.push(`${what}, ${width}×${height}: ${fault}`);
    }
    return faults;
  }

  const begin = async (colorScheme: 'light' | 'dark'): Promise<Page> => {
    const context = await app.newContext({ colorScheme });
    await seeRules(context, ...catalog);
    return app.open(context);
  };

  test.each((['light', 'dark'] as const).slice(0, campaign(1, 2)))(
    'of the shapes of the catalog is without a fault at every size, %s',
    async scheme => {
      const page = await begin(scheme);
      const faults: string[] = [];
      for (const spec of specs) {
        await openLink(page, puzzleOf(spec));
        faults.push(...(await walk(page, spec)));
      }
      expect(faults).toEqual([]);
    },
  );

  test.each(['3x3', '4^3', '9^3'].slice(0, campaign(1, 3)))(
    'of %s is without a fault with a hint, and with its path',
    async spec => {
      const page = await begin('light');
      await openLink(page, puzzleOf(spec));
      for (const strength of [1, 2, 3]) {
        await press(page, 'h');
        await page.getByText(`Hint ${strength} of 3`).waitFor();
      }
      expect(await walk(page, 'hint')).toEqual([]);
      await choose(page, 'Show the whole path');
      await page.locator('.step-list li:nth-child(3)').waitFor();
      expect(await walk(page, 'path')).toEqual([]);
    },
  );

  test.each(['9^3', '3x3', '2x2x2'].slice(0, campaign(1, 3)))(
    'of %s is without a fault where it changes from one arrangement to another',
    async spec => {
      const page = await begin('light');
      await openLink(page, puzzleOf(spec));
      const walked = between.filter((_, i) => i % campaign(13, 1) === 0);
      expect(await walk(page, spec, walked)).toEqual([]);
    },
  );

  test('of every other screen is without a fault at every size', async () => {
    const context = await app.newContext();
    await seeRules(context, ...catalog);
    const page = await app.open(context);
    const { start, library, settings, 'new game': order, 'import with findings': findings } = screens;
    const some = { start, order, settings, findings };
    const faults: string[] = [];
    for (const [name, scene] of Object.entries(campaign(0, 1) === 1 ? { ...screens, library } : some)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await scene(page, app);
      faults.push(...(await walk(page, name)));
    }
    expect(faults).toEqual([]);
  });

  test.runIf(campaign(0, 1) === 1)(
    'of a cube is without a fault beside space and its cross-sections',
    async () => {
      const page = await begin('light');
      await openLink(page, puzzleOf('9^3'));
      await page.getByRole('button', { name: 'See it in space' }).click();
      expect(await walk(page, 'beside space')).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Larger, with cross-sections' }).click();
      await page.locator('.slice-board').first().waitFor();
      expect(await page.locator('.slice-board .ruler').allTextContents()).toEqual([
        ...['x123456789', 'z123456789', 'y123456789', 'z123456789'],
      ]);
      expect(await walk(page, 'under space')).toEqual([]);
    },
  );

  test.each([square, puzzleOf('9^3')].slice(0, campaign(1, 2)))(
    'grows with the page when that is enlarged, and with the text',
    async text => {
      const widthAt = async (page: Page): Promise<number> =>
        (await page.locator('.board.focus').boundingBox())?.width ?? 0;
      const page = await app.play(text);
      const usual = await widthAt(page);
      // A window that is enlarged has fewer pixels, each of them larger.
      for (const zoom of [1.5, 2, 3]) {
        await page.setViewportSize({ width: 1440 / zoom, height: 900 / zoom });
        await soon(async () => zoom * (await widthAt(page))).toBeGreaterThan(usual);
      }
      // Smaller steps show in what the window around the page has kept.
      for (const zoom of [1.1, 1.25]) {
        await page.evaluate(() => Object.assign(window, { outerWidth: 1440, outerHeight: 985 }));
        await page.setViewportSize({ width: Math.round(1440 / zoom), height: Math.round(900 / zoom) });
        await soon(() => findFaults(page)).toEqual([]);
        await soon(async () => zoom * (await widthAt(page))).toBeGreaterThan(usual);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      const settings = await app.open(page.context(), '#/settings');
      await settings.getByRole('group', { name: 'Text size' }).getByRole('radio', { name: 'Huge' }).check();
      await page.waitForFunction(() => document.documentElement.dataset.text === 'huge');
      await soon(() => widthAt(page)).toBeGreaterThan(1.05 * usual);
      expect(await findFaults(page)).toEqual([]);
    },
  );

  test('is as large as the browser was told that text should be', async () => {
    const context = await app.newContext();
    await context.addInitScript(() => {
      const told = new CSSStyleSheet();
      told.replaceSync('html { font-size: 19px }');
      document.adoptedStyleSheets = [told];
    });
    const page = await app.open(context, '#/settings');
    const look = () =>
      page.evaluate(() => [document.documentElement.dataset.text, document.documentElement.style.fontSize]);
    await soon(look).toEqual(['large', '19px']);
    await page.getByRole('radio', { name: 'Small' }).check();
    await soon(look).toEqual(['usual', '16.625px']);
  });

  test('finds what is wrong', async () => {
    const page = await app.play(puzzleOf('4^3'));
    expect(await findFaults(page)).toEqual([]);
    await page.locator('.layers').evaluate((element: HTMLElement) => {
      element.style.translate = '-40px';
    });
    await page.locator('.key-left').evaluateAll(all => {
      for (const element of all as HTMLElement[]) element.style.inset = '0.6rem 45%';
    });
    const faults = (await findFaults(page)).join('\n');
    expect(faults).toMatch(/focus-board and div.small-board overlap/);
    expect(faults).toMatch(/lies over/);
  });
});
