/** Space is cheap: its code comes when it is wanted, a frame is drawn when something moves and sends little. */
import { createGrid, expectOk, makePuzzleText, parseShape } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { hasBrowser, useApp } from './app.testkit.js';
import { press, puzzleOf, readGrid } from './play.testkit.js';
import { framesOf, openSpace, rest, smallDesk } from './space.testkit.js';

/** What the graphics card was asked for. */
interface Work {
  readonly draws: number;
  /** Bytes of numbers that were sent to it. */
  readonly bytes: number;
  /** Pictures that were sent to it, such as the symbols. */
  readonly pictures: number;
  readonly programs: number;
}

interface Watched {
  takeWork(): Work;
}

/** Counts what the card is asked for from now on. */
const watchWork = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const nothing = { draws: 0, bytes: 0, pictures: 0, programs: 0 };
    let work = { ...nothing };
    const watch = (names: string, count: (...given: never[]) => void): void => {
      const methods = WebGL2RenderingContext.prototype as unknown as Record<
        string,
        (...given: never[]) => unknown
      >;
      for (const name of names.split(' ')) {
        const method = methods[name];
        methods[name] = function (...given) {
          count(...given);
          return method.apply(this, given);
        };
      }
    };
    watch('drawArrays drawElements drawArraysInstanced drawElementsInstanced', () => work.draws++);
    watch('texImage2D texSubImage2D', (...given: unknown[]) => {
      const data = given.find(part => ArrayBuffer.isView(part));
      if (data) work.bytes += data.byteLength;
      else work.pictures++;
    });
    watch('compileShader linkProgram', () => work.programs++);
    watch('bufferData', (_, data: number | ArrayBufferView) => {
      work.bytes += typeof data === 'number' ? 0 : data.byteLength;
    });
    watch('bufferSubData', (_, __, data: ArrayBufferView, ___, length?: number) => {
      const { byteLength, BYTES_PER_ELEMENT: unit } = data as Float32Array;
      work.bytes += length ? length * unit : byteLength;
    });
    const takeWork = (): Work => {
      const done = work;
      work = { ...nothing };
      return done;
    };
    Object.assign(globalThis, { takeWork });
  });

const takeWork = (page: Page): Promise<Work> =>
  page.evaluate(() => (globalThis as unknown as Watched).takeWork());

describe.skipIf(!hasBrowser)('the cost of space', () => {
  const app = useApp();

  test.each(['9^3', '9^4'].slice(0, campaign(1, 2)))(
    'a turn of %s is one frame that sends the order of its tiles',
    async spec => {
      const text = puzzleOf(spec);
      const { cellCount } = readGrid(text).shape;
      const page = await app.play(text, smallDesk);
      await openSpace(page);
      await watchWork(page);
      await rest(page);
      for (const key of ['Alt+ArrowUp', 'Alt+ArrowRight', 'Alt+ArrowDown', '+', '-']) {
        await takeWork(page);
        const before = await framesOf(page);
        await press(page, key);
        await rest(page);
        const drawn = (await framesOf(page)) - before;
        const work = await takeWork(page);
        expect([key, drawn]).toEqual([key, 1]);
        expect(work).toMatchObject({ pictures: 0, programs: 0 });
        expect(work.draws).toBeLessThan(20);
        // A number for each cell, and some for the letters of the axes. Cubes that stand side by side are placed anew when they turn.
        const most = spec === '9^4' ? 24 * cellCount + 16_384 : 4 * cellCount + 256;
        expect(work.bytes).toBeLessThanOrEqual(most);
      }
    },
  );

  test('243 cages are as cheap: a turn sends their order, another selection what they look like', async () => {
    const cages = Array.from({ length: 243 }, (_, i) => {
      const cells = [3 * i, 3 * i + 1, 3 * i + 2];
      return { kind: 'killer', cells, sum: 15 };
    });
    const shape = expectOk(parseShape(JSON.stringify({ base: '9^3', constraints: cages })));
    const grid = expectOk(createGrid(shape, new Uint8Array(shape.cellCount)));
    const page = await app.play(makePuzzleText(grid), smallDesk);
    await openSpace(page);
    await watchWork(page);
    await rest(page);
    const tiles = shape.cellCount + cages.length;
    for (const [key, most] of [
      ['Alt+ArrowRight', 4 * tiles + 256],
      // Four numbers for each tile in three tables, four for each cage, one for each cell; and the solids of its houses.
      ['ArrowDown', 4 * tiles + 48 * 1024 + 16 * 256 + 4 * 729 + 16_384],
    ] as const) {
      await takeWork(page);
      const before = await framesOf(page);
      await press(page, key);
      await rest(page);
      expect([key, (await framesOf(page)) - before]).toEqual([key, 1]);
      const work = await takeWork(page);
      expect(work).toMatchObject({ pictures: 0, programs: 0 });
      expect(work.draws).toBeLessThan(20);
      expect(work.bytes).toBeLessThanOrEqual(most);
    }
  });

  test('its code is fetched when the view first opens, not before', async () => {
    const page = await app.play(puzzleOf('4^3'), smallDesk);
    const scripts = new Set<string>();
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    const drawing = async (): Promise<number> => {
      const bodies = await Promise.all([...scripts].map(async url => (await fetch(url)).text()));
      return bodies.filter(body => body.includes('WebGLRenderer')).length;
    };
    await page.reload();
    await page.locator('.board.focus .cell[tabindex="0"]').waitFor();
    await press(page, 'x', 'e', '1', 'Control+z');
    expect(scripts.size).toBeGreaterThan(0);
    expect(await drawing()).toBe(0);
    await openSpace(page);
    expect(await drawing()).toBe(1);
  });
});
