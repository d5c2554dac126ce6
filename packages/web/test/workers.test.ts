/** Workers that cannot be started, or that fail at work: nothing waits for ever, and the next question finds another. */
import { asPuzzle, deduce, english, expectOk } from '@hyperdoku/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, seeRules, useApp } from './app.testkit.js';
import { choose, cube, readGrid, soon, square, voiceOf } from './play.testkit.js';

const stopped = 'The helper in the background stopped';
const hintText = (page: Page): Promise<string | null> => page.locator('.hint-text').textContent();
const askHint = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Hint', exact: true }).click();
const proofAgain = (page: Page) => page.getByRole('button', { name: 'Not checked. Try again' });

/** How the script of the worker is answered: not at all, or by one that starts and then fails at every question. */
const faults = {
  'cannot be fetched': undefined,
  'fails at work': "addEventListener('message', () => { throw new Error('gone'); });",
  'ends before it begins': "throw new Error('gone');",
} as const;
type Fault = keyof typeof faults;

/** Spoils the workers of a context; returns how to make them well again. */
async function spoilWorkers(context: BrowserContext, fault: Fault): Promise<() => Promise<void>> {
  const script = '**/inside-*.js';
  const body = faults[fault];
  await context.route(script, route =>
    body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
  );
  return () => context.unroute(script);
}

/** Lets a worker fail once: when this is asked for the n-th time. */
const failOnce = (context: BrowserContext, question: string, n: number): Promise<unknown> =>
  context.addInitScript(
    ([name, turn]) => {
      const { postMessage } = Worker.prototype;
      let asked = 0;
      Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
        const [{ path }] = message as [{ path?: string[] }];
        if (path?.[0] === name && ++asked === turn)
          this.dispatchEvent(new ErrorEvent('error', { message: 'gone' }));
        else Reflect.apply(postMessage, this, message);
      };
    },
    [question, n] as const,
  );

describe.skipIf(!hasBrowser)('a worker that', () => {
  const app = useApp();

  const newContext = async (): Promise<BrowserContext> => {
    // What the browser itself says of a script that it could not fetch or run.
    app.forgive(/net::ERR_FAILED|gone/);
    return app.newContext();
  };

  test.each(Object.keys(faults) as Fault[])(
    '%s gets sentences for hint, proof and shows, and the next questions are answered',
    async fault => {
      const context = await newContext();
      const mend = await spoilWorkers(context, fault);
      const page = await app.playIn(context, square);
      await proofAgain(page).waitFor();
      expect(await voiceOf(page)).toContain(stopped);
      await askHint(page);
      await soon(() => hintText(page)).toContain(stopped);
      for (const show of ['Show the whole path', 'Watch it being solved']) {
        await choose(page, show);
        await page.locator('.notice', { hasText: stopped }).waitFor();
        await soon(() => page.locator('.show-panel').count()).toBe(0);
      }

      await mend();
      await askHint(page);
      await soon(() => hintText(page)).toMatch(/^Look at/);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      // The message goes as soon as it is no longer true; what was said stays.
      await soon(() => voiceOf(page)).toContain('still being worked out');
      await soon(() => page.locator('.chip').allTextContents()).toEqual([english.level('gentle')]);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.locator('.notice', { hasText: 'No mistakes so far' }).waitFor();
      await choose(page, 'Show the whole path');
      await page.locator('.step-list li button').first().waitFor();
    },
  );

  test('fails when it is asked for the grade leaves the proof, and can be asked again', async () => {
    const context = await newContext();
    await failOnce(context, 'grade', 1);
    const page = await app.playIn(context, square);
    await page.getByRole('button', { name: 'Not graded. Try again' }).click();
    await soon(() => page.locator('.chip').allTextContents()).toEqual([english.level('gentle')]);
  });

  test('fails on the way through a show keeps what it showed, and the next show is whole', async () => {
    const context = await newContext();
    await failOnce(context, 'walkPath', 2);
    const page = await app.playIn(context, cube);
    await choose(page, 'Show the whole path');
    await page.locator('.notice', { hasText: stopped }).waitFor();
    const position = page.locator('.transport');
    expect(await position.textContent()).toContain('1 of 20');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await choose(page, 'Show the whole path');
    const { steps } = await deduce(expectOk(asPuzzle(readGrid(cube))));
    await soon(() => position.textContent()).toContain(`1 of ${steps.length}`);
  });

  test('cannot be fetched says so where puzzles are made and set, and the next try succeeds', async () => {
    const context = await newContext();
    await seeRules(context, '3x3', '2x2');
    const mend = await spoilWorkers(context, 'cannot be fetched');
    const page = await app.open(context, '#/new/3x3');
    // What is in stock needs no worker; a seed of one's own is made.
    await page.getByText('Seed and pattern').click();
    await page.getByLabel('Seed', { exact: true }).fill('tea');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('alert').filter({ hasText: stopped }).waitFor();
    const setting = await app.open(context, '#/set/2x2');
    await setting.locator('.proof', { hasText: stopped }).waitFor();

    await mend();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForSelector('.board.focus .cell[tabindex="0"]');
    await setting.getByRole('button', { name: 'Try again' }).click();
    await setting.locator('.proof', { hasText: 'More than one solution' }).waitFor();
  });
});
