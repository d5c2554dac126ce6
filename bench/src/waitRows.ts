/** How long a player waits, by the clock on the wall: from Start to the board, and on the largest board from a key to what it shows. */
import { expectOk, generatePuzzle, makeLink, parseShape } from '@hyperdoku/engine';
import type { Browser, Page } from 'playwright-core';
import { goTo, openPage, timed } from './appPage.js';
import type { Row } from './rows.js';

/** Milliseconds allowed, by the number of cells. */
const mostToOpen = (cells: number): number => (cells <= 6561 ? 1000 : 3000);
const mostToAnswer = 100;
const shapes = ['3x3', '9^3', '16^3', '9^4', '2x2x2x2'] as const;
const huge = '4x3x2x1';
/** Steps, entries, layers and other sides. */
const keys = 'ArrowRight 5 ArrowDown 7 e ArrowRight 3 x ArrowDown 2 y z q ArrowRight 8'.split(' ');

/** After a click until there is a board, after a key until the next frame: `waited` is how long it took, paint included. */
const stopwatch = `{
  const afterPaint = done => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  });
  const time = (event, isDone) => addEventListener(event, () => {
    const start = performance.now();
    const look = () => isDone()
      ? afterPaint(() => { globalThis.waited = performance.now() - start; })
      : requestAnimationFrame(look);
    look();
  }, true);
  time('click', () => document.querySelector('.board.focus .cell[tabindex="0"]'));
  time('keydown', () => true);
}`;

async function timeWait(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate('globalThis.waited = undefined');
  await act();
  const waited = `new Promise(done => {
    const look = () => globalThis.waited === undefined ? setTimeout(look, 5) : done(globalThis.waited);
    look();
  })`;
  return Number(await page.evaluate(waited));
}

const row = (shape: string, measured: string, figure: number, limit: number, clock = 'on the wall'): Row => ({
  set: `${shape} in the app`,
  measured: `ms ${clock}, ${measured}`,
  ours: { name: 'web', figure },
  target: `< ${limit} ms`,
  met: figure < limit,
});

/** From Start, with what is offered first; the slowest of some laps. */
async function timeStart(browser: Browser, shape: string, laps: number): Promise<number> {
  const times: number[] = [];
  for (let lap = 0; lap < laps; lap++) {
    const page = await openPage(browser, shape);
    await page.addInitScript(stopwatch);
    await goTo(page, `#/new/${encodeURIComponent(shape)}`);
    const start = page.getByRole('button', { name: 'Start' });
    await start.waitFor();
    times.push(await timeWait(page, () => start.click()));
    await page.context().close();
  }
  return Math.max(...times);
}

async function measureHuge(browser: Browser): Promise<Row[]> {
  const shape = expectOk(parseShape(huge));
  const { puzzle } = expectOk(await generatePuzzle(shape, 'bench', { clues: 250_000 }));
  const page = await openPage(browser, huge);
  await page.addInitScript(stopwatch);
  await goTo(page, makeLink(puzzle));
  const open = page.getByRole('button', { name: 'Open anyway' });
  await open.waitFor();
  const opened = await timeWait(page, () => open.click());
  const { taskTime } = await timed(page);
  const waits: number[] = [];
  const works: number[] = [];
  for (const key of keys) {
    const before = await taskTime();
    waits.push(await timeWait(page, () => page.keyboard.press(key)));
    works.push((await taskTime()) - before);
    // As a quick player's next key comes.
    await page.waitForTimeout(100);
  }
  await page.context().close();
  return [
    row(huge, 'until it is open', opened, mostToOpen(shape.cellCount)),
    row(huge, `slowest of ${keys.length} keys`, Math.max(...waits), mostToAnswer),
    // The same without what else the machine does.
    row(huge, `slowest of ${keys.length} keys`, Math.max(...works), mostToAnswer, 'of page'),
  ];
}

export async function makeWaitRows(browser: Browser, laps: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const shape of shapes) {
    const { cellCount } = expectOk(parseShape(shape));
    rows.push(row(shape, 'from Start', await timeStart(browser, shape, laps), mostToOpen(cellCount)));
  }
  return [...rows, ...(await measureHuge(browser))];
}
