/** Storage that fails at any step, and pages that are killed at any step: every move that was seen is there afterwards. */
import { createRandom, makeLink } from '@hyperdoku/engine';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../../tools/browser.js';
import { campaign } from '../../../tools/campaign.js';
import { cellOn, hasBrowser, seeRules } from './app.testkit.js';
import {
  type FaultKind,
  faultKinds,
  killPages,
  mendAndTry,
  planFaults,
  untilStopped,
} from './faults.testkit.js';
import { boardOf, readGrid, shownAt, solve, soon, square } from './play.testkit.js';
import { addressOf, enter, ready } from './store.testkit.js';

const blanks = [...readGrid(square).symbols].flatMap((symbol, cell) => (symbol === 0 ? [cell] : []));

/** These tests kill pages, so they have a browser of their own. */
let browser: Browser;
let solution: ArrayLike<number>;
beforeAll(async () => {
  if (!hasBrowser) return;
  browser = await launchBrowser();
  solution = await solve(square);
});
afterAll(() => browser?.close());

async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(120_000);
  await seeRules(context, '3x3');
  return context;
}

const open = async (page: Page, hash = makeLink(readGrid(square))): Promise<void> => {
  await page.goto(inject('appAddress') + hash);
  await ready(page);
};

const right = (cell: number): string => String(solution[cell]);

/** Opens the game in a new page, with storage that works, and tells what it shows. */
async function lookAgain(context: BrowserContext, address: string): Promise<Record<number, string>> {
  const page = await context.newPage();
  await open(page, address);
  const board = await boardOf(page);
  await page.close();
  return board;
}

/** Reports the entries on the board with every frame that shows others than the one before. */
function watchEntries(): void {
  let last = '';
  const look = (): void => {
    const cells = [...document.querySelectorAll('.board.focus .cell:not(.clue)')];
    const entries = cells.flatMap(cell => {
      const symbol = cell.querySelector('.symbol')?.textContent;
      return symbol ? [[cell.getAttribute('data-cell'), symbol]] : [];
    });
    const text = JSON.stringify(Object.fromEntries(entries));
    if (text !== last) (window as unknown as { seeNow(text: string): void }).seeNow(text);
    last = text;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The keys that fill the board row by row, back and forth, from its first cell on. */
function keysForAll(): string[] {
  const size = 9;
  return Array.from({ length: size }, (_, row) => {
    const goesRight = row % 2 === 0;
    const keys = Array.from({ length: size }, (_, i) => {
      const cell = row * size + (goesRight ? i : size - 1 - i);
      const entry = blanks.includes(cell) ? [right(cell)] : [];
      return [...entry, ...(i < size - 1 ? [goesRight ? 'ArrowRight' : 'ArrowLeft'] : [])];
    });
    return [...keys.flat(), 'ArrowDown'];
  }).flat();
}

describe.skipIf(!hasBrowser)('storage that fails', () => {
  /** Plays the game in two tabs in turns, the first with a fault; what was seen, and what is there after both are closed. */
  async function playInTwo(fault?: readonly [FaultKind, number]) {
    const context = await newContext();
    const [here, there] = [await context.newPage(), await context.newPage()];
    // Links come into the library without a fault, so that both tabs have the game.
    await open(here);
    const address = addressOf(here);
    await here.goto('about:blank');
    await planFaults(here, fault ? { fail: fault } : {});
    await here.goto(inject('appAddress') + address);
    // The very first look may fail; then the player looks again.
    const refusal = here.getByText('The saved games cannot be read');
    await here.locator('.board.focus .cell[tabindex="0"]').or(refusal).waitFor();
    if (await refusal.isVisible()) await here.reload();
    await ready(here);
    await open(there, address);
    const seen: Record<number, string> = {};
    for (const [i, cell] of blanks.slice(0, 8).entries()) {
      const page = i % 3 === 2 ? there : here;
      await enter(page, cell, right(cell));
      seen[cell] = right(cell);
      expect(await shownAt(page, cell)).toBe(right(cell));
    }
    const steps = await here.evaluate(() => window.storageSteps);
    await Promise.all([here.close(), there.close()]);
    const after = await lookAgain(context, address);
    await context.close();
    return { seen, after, steps };
  }

  test('once, at any step, in a game that is open in two tabs, loses no move', async () => {
    const { seen, after, steps } = await playInTwo();
    expect(after).toMatchObject(seen);
    const faults = faultKinds.flatMap(kind =>
      Array.from({ length: steps[kind] }, (_, i) => [kind, i + 1] as const),
    );
    // Every move of this tab is noted; moves that come fast may be written together.
    expect([steps.open >= 1, steps.get >= 1, steps.put >= 1, steps.setItem >= 6]).toEqual(
      Array(4).fill(true),
    );
    for (const fault of faults.filter((_, i) => i % campaign(90, 1) === 0)) {
      const { seen, after } = await playInTwo(fault);
      expect({ fault, ...after }).toMatchObject(seen);
    }
  });

  test.runIf(campaign(0, 1))(
    'for a while says so until it is mended, and then saves what was played',
    async () => {
      const context = await newContext();
      const page = await context.newPage();
      await open(page);
      const address = addressOf(page);
      await page.goto('about:blank');
      await planFaults(page, { refuse: ['put'] });
      await open(page, address);
      await enter(page, blanks[0], right(blanks[0]));
      await page.getByText('Not saved').waitFor();
      // The same game in a second tab: neither loses a move.
      const there = await context.newPage();
      await open(there, address);
      await enter(there, blanks[1], right(blanks[1]));
      await enter(page, blanks[2], right(blanks[2]));
      expect(await boardOf(page)).toMatchObject({
        [blanks[0]]: right(blanks[0]),
        [blanks[2]]: right(blanks[2]),
      });
      await page.getByText('Not saved').click();
      await page.getByRole('button', { name: 'Try now' }).click();
      await page.getByText('The browser has refused again.').waitFor();
      await mendAndTry(page);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const seen = Object.fromEntries(blanks.slice(0, 3).map(cell => [cell, right(cell)]));
      await soon(() => boardOf(page)).toMatchObject(seen);
      await soon(() => boardOf(there)).toMatchObject(seen);
      // Nothing is left beside the database.
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('unsaved'))),
      ).toEqual([]);
      await context.close();
    },
  );

  test.each<[string, readonly FaultKind[]]>([
    ['the database', ['open']],
    ['the database and local storage', ['open', 'setItem']],
  ])('altogether (%s): a game can be begun, left, found, played and saved to a file', async (_, refuse) => {
    const context = await newContext();
    await planFaults(context, { refuse });
    const page = await context.newPage();
    await page.goto(inject('appAddress'));
    await page.getByText('The saved games cannot be read').waitFor();
    await open(page);
    await enter(page, blanks[0], right(blanks[0]));
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByText('Not saved').waitFor();
    await page.goBack();
    await ready(page);
    expect(await shownAt(page, blanks[0])).toBe(right(blanks[0]));
    await page.getByText('Not saved').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save all to a file' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const { games } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    expect(games).toMatchObject([{ saved: { log: [{ kind: 'enter' }] } }]);
    await mendAndTry(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  test('and what a page left in many pieces, some of them damaged: the rest comes in', async () => {
    const context = await newContext();
    const page = await context.newPage();
    await planFaults(page, { refuse: ['put'] });
    await open(page);
    const address = addressOf(page);
    await enter(page, blanks[0], right(blanks[0]));
    await page.evaluate(() => {
      for (const [i, text] of ['null', '{', '7', '{"id":5}', '[]'].entries())
        localStorage.setItem(`hyperdoku-unsaved-${i}`, text);
    });
    await page.close();
    expect(await lookAgain(context, address)).toMatchObject({ [blanks[0]]: right(blanks[0]) });
    await context.close();
  });
});

describe.skipIf(!hasBrowser)('a page that is killed', () => {
  /** The game in the library of a new context, and a page that is about to open it. */
  async function prepare(): Promise<{ context: BrowserContext; page: Page; address: string }> {
    const context = await newContext();
    const page = await context.newPage();
    await open(page);
    const address = addressOf(page);
    await page.goto('about:blank');
    return { context, page, address };
  }

  /** Plays some moves, and notes each that is seen. */
  async function playOn(page: Page, address: string, seen: Record<number, string>): Promise<void> {
    await open(page, address);
    for (const cell of blanks.slice(0, 4)) {
      await enter(page, cell, right(cell));
      if ((await shownAt(page, cell)) === right(cell)) seen[cell] = right(cell);
    }
  }

  test('before or after any step of writing keeps every move that was seen', async () => {
    const { context, page, address } = await prepare();
    await planFaults(page, {});
    await playOn(page, address, {});
    await soon(() =>
      page.evaluate(() => Object.keys(localStorage).some(key => key.includes('unsaved'))),
    ).toBe(false);
    const { put, setItem, removeItem } = await page.evaluate(() => window.storageSteps);
    await context.close();
    // Every move is noted; moves that come fast may be written together.
    expect([setItem >= 4, put >= 1, removeItem >= 1]).toEqual([true, true, true]);
    const writes = put + setItem + removeItem;
    const stops = Array.from({ length: 2 * writes }, (_, i) => ({
      at: (i >> 1) + 1,
      when: i % 2 === 0 ? ('before' as const) : ('after' as const),
    }));
    for (const stop of stops.filter((_, i) => i % campaign(46, 1) === 0)) {
      const { context, page, address } = await prepare();
      await planFaults(page, { stop });
      const seen: Record<number, string> = {};
      const stopped = untilStopped(context);
      // What the page was asked last has no answer any more.
      const played = playOn(page, address, seen).catch(() => {});
      await Promise.race([stopped, played]);
      await killPages(browser);
      await played;
      expect({ stop, ...(await lookAgain(context, address)) }).toMatchObject(seen);
      await context.close();
    }
  });

  test.runIf(campaign(0, 1))('in a burst of keys keeps every move that was seen', async () => {
    const random = createRandom('bursts');
    for (let round = 0; round < campaign(1, 100); round++) {
      const { context, page, address } = await prepare();
      const enough = 1 + random.below(20);
      let seen: Record<number, string> = {};
      let tell = (): void => {};
      const isTime = new Promise<void>(now => {
        tell = now;
      });
      await page.exposeFunction('seeNow', (text: string) => {
        seen = JSON.parse(text);
        if (Object.keys(seen).length >= enough) tell();
      });
      await page.addInitScript(watchEntries);
      await open(page, address);
      await cellOn(page, 0).click();
      // As fast as they go, none waiting for another.
      const pressed = Promise.allSettled(keysForAll().map(key => page.keyboard.press(key)));
      await isTime;
      await killPages(browser);
      await pressed;
      expect({ round, ...(await lookAgain(context, address)) }).toMatchObject(seen);
      await context.close();
    }
  });
});
