/** How the app looks, as the player wants it; writing can be read on every ground; and everything goes by keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, useApp } from './app.testkit.js';
import { press, puzzleOf, soon, square } from './play.testkit.js';
import { ready } from './store.testkit.js';

const themes = ['Light', 'Dark', 'High contrast'];
const palettes = ['Usual', 'Colour-blind safe'];

/** Chooses in the settings, which act at once. */
const choose = (page: Page, group: string, option: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option }).check();

/** What a cell can be lit as; each has its own ground. */
const grounds = [
  'plain',
  ...['line', 'box0', 'box1', 'box2', 'box3', 'box4', 'box5', 'selected', 'same', 'line same', 'hovered'],
  ...['house', 'cover', 'look', 'pattern', 'fin', 'gone', 'placed', 'possible', 'differing', 'fresh'],
  ...['conflict', 'wrong', 'conflict selected', 'wrong line', 'wrong box2'],
];

/** The contrast of clues, entries and notes with the ground of a cell that is lit so, as the browser computes the colours. */
const measure = (page: Page): Promise<{ what: string; contrast: number }[]> =>
  page.evaluate(names => {
    type Colour = readonly number[];
    const read = (text: string): Colour => {
      const numbers = (text.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
      return text.startsWith('color(') ? numbers.slice(-3).map(part => part * 255) : numbers.slice(0, 3);
    };
    const luminance = (colour: Colour): number => {
      const [r, g, b] = colour.map(part => {
        const share = part / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a: Colour, b: Colour): number => {
      const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
      return (light + 0.05) / (dark + 0.05);
    };
    const cell = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    document.querySelector('.board.focus')?.append(cell);
    cell.innerHTML =
      '<path class="ground"/><g class="content"><text class="symbol entry">1</text><text class="note">1</text></g>';
    const fillOf = (part: string): Colour => read(getComputedStyle(cell.querySelector(part) as Element).fill);
    const found = names.flatMap(name => {
      const isWrong = /conflict|wrong/.test(name);
      return [`${name} clue`, name].map(lit => {
        cell.setAttribute('class', `cell ${lit}`);
        const text = isWrong || lit !== name ? ['.symbol'] : ['.symbol', '.note'];
        const least = Math.min(...text.map(part => contrast(fillOf(part), fillOf('.ground'))));
        return { what: lit, contrast: least };
      });
    });
    cell.remove();
    return found;
  }, grounds);

describe.skipIf(!hasBrowser)('looks', () => {
  const app = useApp();

  test('themes, colours and text size act at once, everywhere, and stay', async () => {
    const page = await app.play(square);
    const settings = await app.open(page.context(), '#/settings');
    const look = () =>
      page.evaluate(() => ({
        paper: getComputedStyle(document.body).backgroundColor,
        bar: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
        line: getComputedStyle(document.querySelector('.cell.line .ground') as Element).fill,
        box: getComputedStyle(document.querySelector('.cell.box0:not(.line) .ground') as Element).fill,
        text: getComputedStyle(document.documentElement).fontSize,
      }));
    const papers = new Set<string>();
    const bars = new Set<string>();
    for (const theme of themes) {
      await choose(settings, 'Theme', theme);
      await page.waitForFunction(
        paper => getComputedStyle(document.body).backgroundColor === paper,
        await settings.evaluate(() => getComputedStyle(document.body).backgroundColor),
      );
      const { paper, bar } = await look();
      papers.add(paper);
      bars.add(bar ?? '');
    }
    expect([papers.size, bars.size]).toEqual([3, 3]);
    await choose(settings, 'Theme', 'Light');
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
    const usual = await look();
    expect(usual).toMatchObject({ line: 'rgb(255, 229, 138)', box: 'rgb(169, 210, 255)', text: '16px' });
    await choose(settings, 'Colours', 'Colour-blind safe');
    await choose(settings, 'Text size', 'Huge');
    await page.waitForFunction(() => document.documentElement.style.fontSize === '23px');
    const safe = await look();
    expect(safe.line).not.toBe(usual.line);
    expect(safe.box).not.toBe(usual.box);
    await page.reload();
    await ready(page);
    expect(await look()).toEqual(safe);
  });

  test('writing can be read on every ground in every theme', async () => {
    const page = await app.play(puzzleOf('4^3'));
    const settings = await app.open(page.context(), '#/settings');
    const faint: string[] = [];
    const looks = themes.flatMap(theme => palettes.map(palette => ({ theme, palette })));
    for (const { theme, palette } of looks) {
      const least = theme === 'High contrast' ? 7 : 4.5;
      await choose(settings, 'Theme', theme);
      await choose(settings, 'Colours', palette);
      const worn = await settings.evaluate(() => ({ ...document.documentElement.dataset }));
      await page.waitForFunction(
        wanted => {
          const { theme: now, palette: colours } = document.documentElement.dataset;
          return now === wanted.theme && colours === wanted.palette;
        },
        { theme: worn.theme, palette: worn.palette },
      );
      for (const { what, contrast } of await measure(page))
        if (contrast < least) faint.push(`${theme}, ${palette}, ${what}: ${contrast.toFixed(2)}`);
    }
    expect(faint).toEqual([]);
  });

  test('where less motion is wanted nothing moves, where it is not a sheet slides in', async () => {
    const page = await app.play(square);
    // Counted as they begin, since a slow machine may look too late to see one run.
    await page.evaluate(() => {
      for (const kind of ['animationstart', 'transitionrun'])
        addEventListener(kind, () => {
          const { dataset } = document.documentElement;
          dataset.moves = String(Number(dataset.moves ?? 0) + 1);
        });
    });
    const moving = async (): Promise<number> => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      return page.evaluate(() => Number(document.documentElement.dataset.moves ?? 0));
    };
    expect(await moving()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.waitForFunction(() => document.documentElement.dataset.motion === 'full');
    expect(
      await page.evaluate(
        () => getComputedStyle(document.querySelector('.button') as Element).transitionDuration,
      ),
    ).not.toBe('0s');
    await soon(moving).toBeGreaterThan(0);
  });

  test('from the start to a game, its menu and the settings by keyboard alone', async () => {
    const page = await app.open(await app.newContext());
    /** Tab until the focus is on what has this name. */
    const tabTo = async (name: RegExp): Promise<void> => {
      const focused = (): Promise<string> =>
        page.evaluate(() => {
          const element = document.activeElement;
          return (
            element?.getAttribute('aria-label') ?? element?.closest('label, a, button')?.textContent ?? ''
          );
        });
      for (let i = 0; i < 80; i++) {
        if (name.test((await focused()).trim())) return;
        await press(page, 'Tab');
      }
      throw new Error(`Tab never comes to ${name}`);
    };
    await page.getByRole('heading', { name: 'Hyperdoku' }).waitFor();
    await tabTo(/^Any shape, level or length/);
    await press(page, 'Enter');
    await page.getByRole('radio', { name: 'Shi Doku' }).waitFor();
    await tabTo(/^Sudoku$/);
    await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await page.getByRole('heading', { name: 'Shi Doku' }).waitFor();
    await tabTo(/^Start$/);
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Shi Doku' }).waitFor();
    await tabTo(/^Got it$/);
    await press(page, 'Enter');
    await ready(page);
    await tabTo(/^row 1 column/);
    await press(page, 'ArrowDown', '1');
    await tabTo(/^Menu$/);
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await tabTo(/^Settings$/);
    await press(page, 'Enter');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await tabTo(/^As the system$/);
    await press(page, 'ArrowRight', 'ArrowRight');
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  });
});
