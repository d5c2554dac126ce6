/** `<hyperdoku-board>` on pages that know nothing of the app: the built bundle, played as readers of such a page would. */
import { makePuzzleText } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { hasBrowser, phone, useApp } from './app.testkit.js';
import { findViolations } from './axe.testkit.js';
import { saveBy } from './download.testkit.js';
import { cube, press, puzzleOf, readGrid, solve, soon, square } from './play.testkit.js';

const tiny = puzzleOf('2x2');
const script = '<script type="module" src="./element/hyperdoku-board.js"></script>';

interface Told {
  readonly name: string;
  readonly id: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What elements have told the page, since the last time it was asked for. */
const toldOn = (page: Page): Promise<Told[]> =>
  page.evaluate(() => (globalThis as unknown as { told: Told[] }).told.splice(0));

const filled = (text: string, symbols: ArrayLike<number>): string =>
  makePuzzleText({ shape: readGrid(text).shape, symbols: Uint8Array.from(symbols) });

/** The cell at the cursor of the element with the keyboard, in words. */
const spokenAt = (page: Page): Promise<string | null> =>
  page.locator('.board.focus .cell.cursor').getAttribute('aria-label');

describe.skipIf(!hasBrowser)('the custom element', () => {
  const app = useApp();

  /** A page of somebody else. */
  async function openPage(body: string, options: Parameters<typeof app.newContext>[0] = {}): Promise<Page> {
    const context = await app.newContext(options);
    await context.addInitScript(() => {
      const told: unknown[] = [];
      Object.assign(globalThis, { told });
      for (const name of ['ready', 'change', 'solved', 'camera', 'problem'])
        addEventListener(`hyperdoku-${name}`, event =>
          told.push({ name, id: (event.target as Element).id, detail: (event as CustomEvent).detail }),
        );
    });
    const html = `<!doctype html><title>Own</title><link rel="icon" href="icon.svg"><body>${body}`;
    await context.route('**/own.html', route => route.fulfill({ contentType: 'text/html', body: html }));
    return app.open(context, 'own.html');
  }

  test('the example page shows three puzzles, and everybody can use it', async () => {
    for (const colorScheme of (['light', 'dark'] as const).slice(0, campaign(1, 2))) {
      const page = await app.open(await app.newContext({ colorScheme }), 'element.html');
      await page.locator('#cube canvas').waitFor();
      expect(await page.locator('hyperdoku-board').count()).toBe(3);
      expect(await page.locator('#square .cell').count()).toBe(81);
      expect(await page.locator('#iso .cell').count()).toBe(48);
      await page.locator('#square [data-cell="2"]').click();
      await press(page, '4', 'ArrowRight', '5');
      await page.getByRole('button', { name: 'Check' }).click();
      await soon(() => page.locator('#log').textContent()).toContain('check() ["r1c4"]');
      expect(await page.locator('#square .cell.wrong').count()).toBe(1);
      const violations = await findViolations(page);
      expect(violations.map(({ id, nodes }) => [id, nodes[0].target])).toEqual([]);
    }
  });

  test('a whole puzzle is played by keyboard, and the page hears every move', async () => {
    const page = await openPage(
      `${script}<hyperdoku-board id="a" playable puzzle="${tiny}"></hyperdoku-board>`,
    );
    await page.locator('.board.focus').waitFor();
    expect(await toldOn(page)).toEqual([{ name: 'ready', id: 'a', detail: { shape: '2x2', clues: 5 } }]);
    const solution = await solve(tiny);
    const clues = readGrid(tiny).symbols;
    await page.keyboard.press('Tab');
    await press(page, 'Control+Home');
    expect(await spokenAt(page)).toBe('row 1 column 1, 3, clue');
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 4; column++) {
        if (clues[4 * row + column] === 0) await press(page, String(solution[4 * row + column]));
        await press(page, 'ArrowRight');
      }
      await press(page, 'Home', 'ArrowDown');
    }
    const told = await toldOn(page);
    const changes = told.filter(({ name }) => name === 'change');
    expect(changes.length).toBe(11);
    expect(changes[0].detail).toMatchObject({ cell: 2, name: 'r1c3', symbol: String(solution[2]), open: 10 });
    expect(changes[10].detail).toMatchObject({ puzzle: filled(tiny, solution), open: 0 });
    expect(told[11]).toMatchObject({ name: 'solved', id: 'a' });
    expect(told[11].detail.milliseconds).toBeGreaterThan(0);
    expect(await page.locator('.progress').textContent()).toBe('Solved!');
    // What is solved stays so, whatever is typed.
    await press(page, 'Backspace', 'Control+z');
    expect(await toldOn(page)).toEqual([]);
  });

  test('two elements have nothing to do with each other, and one that is not playable only shows', async () => {
    const page = await openPage(`${script}
      <hyperdoku-board id="a" playable theme="dark" puzzle="${tiny}"></hyperdoku-board>
      <hyperdoku-board id="b" playable theme="light" puzzle="${tiny}"></hyperdoku-board>
      <hyperdoku-board id="c" puzzle="${tiny}"></hyperdoku-board>`);
    const paper = (id: string): Promise<string> =>
      page.locator(`#${id}`).evaluate(element => getComputedStyle(element).backgroundColor);
    await page.locator('#c .board.focus').waitFor();
    expect([await paper('a'), await paper('b')]).toEqual(['rgb(20, 22, 26)', 'rgb(251, 250, 247)']);
    await toldOn(page);
    for (const id of ['a', 'c']) {
      await page.locator(`#${id} [data-cell="2"]`).click();
      await press(page, '1', 'ArrowDown', '2', 'Backspace');
    }
    expect(
      (await toldOn(page)).map(({ name, id, detail }) => [name, id, detail.name, detail.symbol]),
    ).toEqual([
      ['change', 'a', 'r1c3', '1'],
      ['change', 'a', 'r2c3', '2'],
      ['change', 'a', 'r2c3', ''],
    ]);
    expect(await page.locator('#b').evaluate((b: HTMLElementTagNameMap['hyperdoku-board']) => b.value)).toBe(
      tiny,
    );
    expect(await page.locator('#c .board.focus').getAttribute('aria-readonly')).toBe('true');
    expect(await page.locator('#c .pad').count()).toBe(0);
    // Only where the keyboard is, something is lit.
    expect(await page.locator('#a .cell.line').count()).toBe(0);
    expect(await page.locator('#c .cell.line').count()).toBeGreaterThan(0);
  });

  test('a bad puzzle is told in a sentence, and another attribute is another puzzle', async () => {
    const page = await openPage(
      `${script}<hyperdoku-board id="a" puzzle="2x2:33.............."></hyperdoku-board>`,
    );
    const text = (): Promise<string> =>
      page.locator('#a').evaluate(({ shadowRoot }) => shadowRoot?.textContent ?? '');
    const give = (puzzle: string): Promise<void> =>
      page.locator('#a').evaluate((element, value) => element.setAttribute('puzzle', value), puzzle);
    const lastTold = async (): Promise<Told> => {
      await soon(() => page.evaluate(() => (globalThis as unknown as { told: Told[] }).told.length)).toBe(1);
      return (await toldOn(page))[0];
    };
    const conflict = await lastTold();
    expect(conflict).toMatchObject({ name: 'problem', detail: { code: 'conflict' } });
    expect(await text()).toBe(conflict.detail.message);
    await give(cube);
    expect(await lastTold()).toMatchObject({ name: 'ready', detail: { shape: '4^3' } });
    expect(await page.locator('#a .small-board').count()).toBe(4);
    await give('3x3:12');
    expect((await lastTold()).detail.code).toBe('cell-count');
    expect(await text()).toContain('81');
    await give('');
    expect(await text()).toBe('No puzzle is given here.');
    await give(tiny);
    await page.locator('#a').evaluate((a: HTMLElementTagNameMap['hyperdoku-board']) => {
      a.playable = true;
    });
    expect(await page.locator('#a .pad').count()).toBe(1);
  });

  test('layers are leafed through and turned by keys, and kept and printed as a picture', async () => {
    const page = await openPage(`${script}<hyperdoku-board playable puzzle="${cube}"></hyperdoku-board>`);
    await page.locator('.board.focus [data-cell="0"]').click();
    const heading = (): Promise<string | null> => page.locator('.heading').textContent();
    await press(page, 'PageDown', 'e', 'PageUp', 'ArrowRight');
    expect([await heading(), await spokenAt(page)]).toEqual(['z 2', 'x2 y1 z2, empty']);
    await press(page, 'x');
    expect([await heading(), await spokenAt(page)]).toEqual(['x 2', 'x2 y1 z2, empty']);
    await press(page, 'ArrowDown', '3', '3', '3');
    expect(await spokenAt(page)).toMatch(/^x2 y1 z3, 3/);
    expect(await page.getByRole('button', { name: 'Look along x' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await page.getByRole('button', { name: 'Layer x 4' }).click();
    expect(await heading()).toBe('x 4');

    await toldOn(page);
    const fetched = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('paper')).length,
    );
    expect(fetched).toBe(0);
    const saved = await saveBy(page, 'Save picture');
    expect([saved.name, saved.start.slice(1, 4)]).toEqual(['hyperdoku-4-3-slices.png', 'PNG']);
    const svgs = await page
      .locator('hyperdoku-board')
      .evaluate(async (board: HTMLElementTagNameMap['hyperdoku-board']) => {
        const unfit = await board.picture({ view: 'hexagon' });
        return [unfit, await (await board.picture({ view: 'net', as: 'svg' }))?.text()];
      });
    expect(svgs[1]).toMatch(/^<svg .*<title>First cube, \d+ of 64 cells filled<\/title>.*>back</s);
    expect(svgs[0]).toBe(undefined);
    const [told] = await toldOn(page);
    expect(told.detail).toEqual({
      code: 'no-picture',
      message: '4^3 cannot be drawn as "hexagon"; it can be drawn as slices, stack, exploded, cube or net.',
    });
    // The paper shows the game alone, and the page is as before when it is printed.
    await page.evaluate(() => Object.assign(globalThis, { print: () => undefined }));
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('.print-sheet').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('hyperdoku-board').isVisible()).toBe(false);
    expect(await page.locator('.print-sheet').textContent()).toMatch(/^First cubeEvery line along an axis/);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect([
      await page.locator('.print-sheet').count(),
      await page.evaluate(() => document.adoptedStyleSheets.length),
    ]).toEqual([0, 0]);
  });

  test('the page takes moves back, checks, begins anew and sets a filling', async () => {
    // The properties are set before the script is there.
    const page = await openPage('<hyperdoku-board id="a"></hyperdoku-board>');
    const solution = await solve(square);
    const wrong = Uint8Array.from(solution);
    wrong[2] = wrong[3];
    await page.evaluate(
      ([puzzle, value]) =>
        Object.assign(document.querySelector('#a') as Element, { puzzle, value, playable: true }),
      [square, filled(square, wrong)],
    );
    await page.addScriptTag({ type: 'module', url: './element/hyperdoku-board.js' });
    await page.locator('#a .cell.conflict').first().waitFor();
    await toldOn(page);
    const answers = await page.locator('#a').evaluate(
      async (a: HTMLElementTagNameMap['hyperdoku-board'], [puzzle, solved]) => {
        const first = [a.solved, a.undo(), await a.check()];
        a.value = solved;
        const second = [a.solved, a.value === solved, await a.check()];
        a.reset();
        const third = [a.value === puzzle, a.undo(), a.solved, a.redo(), a.value === puzzle];
        a.value = puzzle.replace('53', '35');
        return [first, second, third];
      },
      [square, filled(square, solution)],
    );
    expect(answers).toEqual([
      [false, false, ['r1c3']],
      [true, true, []],
      [true, true, true, true, true],
    ]);
    const told = await toldOn(page);
    expect(told.filter(({ name }) => name === 'solved').length).toBe(2);
    expect(told.at(-1)).toMatchObject({ name: 'problem', detail: { code: 'clue-locked' } });
  });

  test('fingers play by the pad, with notes', async () => {
    const page = await openPage(`${script}<hyperdoku-board playable puzzle="${tiny}"></hyperdoku-board>`, {
      viewport: phone,
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('[data-cell="2"]').tap();
    await page.getByRole('button', { name: 'Notes' }).tap();
    await page.getByRole('button', { name: /^1/ }).tap();
    await page.getByRole('button', { name: /^2/ }).tap();
    expect(await spokenAt(page)).toContain('candidates 1 and 2');
    await page.getByRole('button', { name: 'Notes' }).tap();
    await page.getByRole('button', { name: /^2/ }).tap();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.getByRole('button', { name: 'Erase' }).tap();
    expect(await spokenAt(page)).toBe('row 1 column 3, empty');
    expect((await toldOn(page)).map(({ name, detail }) => [name, detail.symbol]).slice(1)).toEqual([
      ['change', '2'],
      ['change', ''],
    ]);
  });

  test('the cube is fetched when it is asked for, drawn, and given back', async () => {
    const page = await openPage(
      `${script}<hyperdoku-board id="a" playable puzzle="${cube}"></hyperdoku-board>`,
    );
    const countFetched = (): Promise<number> =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('cubeView')).length,
      );
    await page.locator('.board.focus').waitFor();
    expect(await countFetched()).toBe(0);
    await page.locator('#a').evaluate(a => a.setAttribute('view', 'cube'));
    await page.locator('#a canvas').waitFor();
    expect(await countFetched()).toBe(1);
    /** How many pixels are covered, right after a filling was drawn. */
    const countDrawn = (value: string): Promise<number> =>
      page.locator('#a').evaluate(
        (a: HTMLElementTagNameMap['hyperdoku-board'], filling) =>
          new Promise<number>(resolve => {
            a.value = filling;
            requestAnimationFrame(() => {
              const gl = a.shadowRoot
                ?.querySelector('canvas')
                ?.getContext('webgl2') as WebGL2RenderingContext;
              const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
              const pixels = new Uint8Array(4 * width * height);
              gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
              resolve(pixels.filter((part, i) => i % 4 === 3 && part > 200).length);
            });
          }),
        value,
      );
    const sparse = await countDrawn(cube);
    const full = await countDrawn(filled(cube, await solve(cube)));
    expect(sparse).toBeGreaterThan(1000);
    expect(full).toBeGreaterThan(1.2 * sparse);
    // A cell that is picked in space is the one of the board, and keys go there.
    await countDrawn(cube);
    const box = await page.locator('#a canvas').boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(await spokenAt(page)).toMatch(/^x\d y\d z\d, /);
    // A page says from where it is seen, and hears from where readers look; a click alone turns nothing.
    expect((await toldOn(page)).filter(({ name }) => name === 'camera')).toEqual([]);
    await page.locator('#a').evaluate((a: HTMLElementTagNameMap['hyperdoku-board']) => {
      a.camera = '30 20 0.9';
    });
    await page.locator('#a canvas').press('ArrowUp');
    expect(await toldOn(page)).toEqual([
      { name: 'camera', id: 'a', detail: { camera: expect.stringMatching(/^30 31 /) } },
    ]);
    const lost = await page.locator('#a').evaluate(a => {
      const gl = a.shadowRoot?.querySelector('canvas')?.getContext('webgl2');
      const before = gl?.isContextLost();
      a.remove();
      const after = gl?.isContextLost();
      document.body.append(a);
      return [before, after];
    });
    expect(lost).toEqual([false, true]);
    await page.locator('#a canvas').waitFor();
    expect(await countDrawn(cube)).toBeGreaterThan(1000);
  });

  test('without WebGL it says so and shows boards', async () => {
    const page = await openPage(`<script>
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
          return kind === 'webgl2' ? null : getContext.call(this, kind, ...rest);
        };
      </script>${script}<hyperdoku-board view="cube" puzzle="${cube}"></hyperdoku-board>`);
    await page.getByText('WebGL is missing').waitFor();
    expect(await page.locator('.small-board').count()).toBe(4);
    await soon(async () => (await toldOn(page)).map(({ detail }) => detail.code)).toContain('no-webgl');
  });
});
