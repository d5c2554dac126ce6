/** Space is cheap: its code comes when it is wanted, a frame is drawn when something moves and sends little, and nothing is left behind. */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { hasBrowser, useApp } from './app.testkit.js';
import { press, puzzleOf, readGrid, soon } from './play.testkit.js';
import { canvasOf, framesOf, openSpace, rest, smallDesk } from './space.testkit.js';

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

/** How many objects of a kind the page holds, without those that are no longer needed. */
async function countObjects(client: CDPSession, kind: string): Promise<number> {
  const { result } = await client.send('Runtime.evaluate', { expression: `${kind}.prototype` });
  const { objects } = await client.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'counted',
  });
  const { result: length } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await client.send('Runtime.releaseObjectGroup', { objectGroup: 'counted' });
  return Number(length.value);
}

interface Leftovers {
  /** How many drawing contexts are in use. */
  countContexts(): number;
}

/** Before the page's own scripts: makes known what the view in space uses, so that it can be counted. */
function watchLeftovers(): void {
  const contexts = new Set<WebGL2RenderingContext>();
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, how: unknown) {
    const given = getContext.call(this, kind, how);
    if (given instanceof WebGL2RenderingContext) contexts.add(given);
    return given;
  } as typeof getContext;
  const countContexts = (): number => {
    for (const given of contexts) if (given.isContextLost()) contexts.delete(given);
    return contexts.size;
  };
  // Three.js shows its scenes to whoever inspects it; all that is in them is of one kind.
  const inspector = new EventTarget();
  inspector.addEventListener('observe', event => {
    const { detail } = event as CustomEvent<object>;
    if ('isScene' in detail) Object.assign(globalThis, { Thing: Object.getPrototypeOf(detail.constructor) });
  });
  Object.assign(globalThis, { countContexts, __THREE_DEVTOOLS__: inspector });
}

describe.skipIf(!hasBrowser)('the cost of space', () => {
  const app = useApp();

  test.each(['9^3', '9^4'])('a turn of %s is one frame that sends the order of its tiles', async spec => {
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
      // A number for each cell, and some for the letters of the axes.
      expect(work.bytes).toBeLessThanOrEqual(4 * cellCount + 256);
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

  test('opened and closed again and again, nothing is left behind', async () => {
    const context = await app.newContext({ viewport: { width: 1110, height: 480 } });
    await context.addInitScript(watchLeftovers);
    const page = await app.playIn(context, puzzleOf('9^3'));
    const warnings: string[] = [];
    page.on('console', message => warnings.push(message.text()));
    const client = await context.newCDPSession(page);
    const seen = new Set<string>();
    const openAndClose = async (): Promise<void> => {
      await openSpace(page);
      const { calls, geometries, textures } = await canvasOf(page).evaluate(canvas => ({
        ...(canvas as HTMLCanvasElement).dataset,
      }));
      seen.add(`${calls} ${geometries} ${textures}`);
      await page.getByRole('button', { name: 'Close the view in space' }).click();
      await page.waitForFunction(() => (globalThis as unknown as Leftovers).countContexts() === 0);
    };
    /** What the page holds, without what is no longer needed. */
    const count = async () => {
      const things = await countObjects(client, 'Thing');
      const contexts = await countObjects(client, 'WebGL2RenderingContext');
      const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
      return { things, contexts, nodes, jsEventListeners };
    };
    // What is made once and kept is there after the second time.
    await openAndClose();
    await openAndClose();
    const before = await count();
    for (let i = 0; i < campaign(3, 20); i++) await openAndClose();
    expect(before.things).toBeGreaterThan(0);
    await soon(async () => {
      const now = await count();
      return Object.entries(before).filter(([kind, held]) => now[kind as keyof typeof now] > held);
    }).toEqual([]);
    expect([...seen]).toHaveLength(1);
    expect(warnings.filter(text => /too many active WebGL|context/i.test(text))).toEqual([]);
  });
});
