/** What was opened and closed leaves nothing behind: after twenty times the page holds exactly what it held after once. */
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { hasBrowser, useApp } from './app.testkit.js';
import { press, puzzleOf, soon } from './play.testkit.js';
import { canvasOf, openSpace } from './space.testkit.js';
import { addressOf } from './store.testkit.js';

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

interface Held {
  /** All nodes, on the page or kept by something that is. */
  readonly nodes: number;
  readonly listeners: number;
  /** Objects of three.js. */
  readonly things: number;
  readonly contexts: number;
}

/** What the page holds, without what is no longer needed. */
async function count(client: CDPSession): Promise<Held> {
  await client.send('HeapProfiler.collectGarbage');
  const things = await countObjects(client, 'Thing');
  const contexts = await countObjects(client, 'WebGL2RenderingContext');
  const { nodes, jsEventListeners: listeners } = await client.send('Memory.getDOMCounters');
  return { nodes, listeners, things, contexts };
}

/** The same, once it has stopped to change. */
async function countAtRest(client: CDPSession): Promise<Held> {
  let before = await count(client);
  await soon(async () => {
    const now = await count(client);
    const isSame = JSON.stringify(now) === JSON.stringify(before);
    before = now;
    return isSame;
  }).toBe(true);
  return before;
}

const boardOn = (page: Page): Promise<void> => page.locator('.board.focus .cell[tabindex="0"]').waitFor();
const closeSpace = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Close the view in space' }).click();

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate(address => {
    location.hash = address;
  }, hash);
}

const countContexts = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as Leftovers).countContexts());

/** What was drawn in space last, and of how much. */
const drawnOn = (page: Page): Promise<string> =>
  canvasOf(page).evaluate(canvas => JSON.stringify({ ...(canvas as HTMLCanvasElement).dataset }));

/** There and back again; the game is on the page before and after. What was drawn meanwhile, where that is asked for. */
const rounds: Readonly<Record<string, (page: Page, game: string) => Promise<string | undefined>>> = {
  'space beside the boards': async page => {
    await openSpace(page);
    const drawn = await drawnOn(page);
    await closeSpace(page);
    return drawn;
  },
  'space, made large and closed by its key': async page => {
    await openSpace(page, 'large');
    await press(page, 't');
    await page.locator('.play[data-space="closed"]').waitFor();
    return undefined;
  },
  'space that is open while the game is left': async (page, game) => {
    await openSpace(page);
    await goTo(page, '#/');
    await page.locator('.home').waitFor();
    await goTo(page, game);
    await page.locator('.space-canvas canvas[data-calls]').waitFor();
    await closeSpace(page);
    return undefined;
  },
  'the game, left for every other screen': async (page, game) => {
    for (const [hash, heading] of [
      ['#/', 'New game'],
      ['#/library', 'Library'],
      ['#/settings', 'Settings'],
      ['#/import', 'Import'],
      ['#/keys', 'Keys'],
    ]) {
      await goTo(page, hash);
      await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
    }
    await goTo(page, game);
    await boardOn(page);
    return undefined;
  },
};

describe.skipIf(!hasBrowser)('nothing is left behind by', () => {
  const app = useApp();

  async function begin(): Promise<{ page: Page; context: BrowserContext; warnings: string[] }> {
    const context = await app.newContext({ viewport: { width: 1110, height: 480 } });
    await context.addInitScript(watchLeftovers);
    const page = await app.playIn(context, puzzleOf('4^3'));
    const warnings: string[] = [];
    page.on('console', message => warnings.push(message.text()));
    await page.getByText(/Checking for one solution|Grading/).waitFor({ state: 'detached' });
    return { page, context, warnings };
  }

  test.each(Object.keys(rounds).filter((_, i) => i % campaign(4, 1) === 0))('%s', async name => {
    const { page, context, warnings } = await begin();
    const client = await context.newCDPSession(page);
    const game = addressOf(page);
    const seen = new Set<string | undefined>();
    const goRound = async (): Promise<void> => {
      seen.add(await rounds[name](page, game));
      // The context is kept while the game is on the page, so that space opens again at once; there is never a second one.
      expect(await countContexts(page)).toBeLessThanOrEqual(1);
    };
    // The kind of all things in space is known when there were some.
    await openSpace(page);
    await closeSpace(page);
    await goRound();
    const once = await countAtRest(client);
    expect(once.things).toBeGreaterThan(0);
    for (let i = 1; i < campaign(2, 20); i++) await goRound();
    await soon(() => count(client)).toEqual(once);
    expect([...seen]).toHaveLength(1);
    await goTo(page, '#/');
    await soon(() => countContexts(page)).toBe(0);
    expect(warnings.filter(text => /too many active WebGL|context/i.test(text))).toEqual([]);
  });
});
