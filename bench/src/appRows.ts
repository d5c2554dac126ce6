/** What the app takes: for a hover over the boards, for an entry, for a frame in space; and how long its players wait. */
import type { Browser, Page } from 'playwright-core';
import { type AppPage, launchBrowser, openGame } from './appPage.js';
import type { Row } from './rows.js';
import { makeWaitRows } from './waitRows.js';

/** The most milliseconds of script, for a hover or an entry and for a frame; a screen shows sixty frames a second. */
const shapes: readonly {
  shape: string;
  most: number;
  mostInSpace: number;
  hovers: number;
  entries: number;
}[] = [
  { shape: '9^3', most: 8, mostInSpace: 4, hovers: 200, entries: 60 },
  { shape: '9^4', most: 50, mostInSpace: 16, hovers: 60, entries: 24 },
];
const turns = 60;
/** What the page's own thread may take for a hover on a cube, styles and paint included: a frame. */
const frame = 1000 / 60;

type Action = () => Promise<unknown>;
type Clock = 'scriptTime' | 'taskTime';

/** The time that 95 of 100 actions stay below; the best of some laps, since compilers need to warm up. */
async function timeEach(
  page: Page,
  clock: () => Promise<number>,
  actions: readonly Action[],
  laps: number,
): Promise<number> {
  const best: number[] = [];
  for (let lap = 0; lap < laps; lap++) {
    const times: number[] = [];
    for (const action of actions) {
      const before = await clock();
      await action();
      // What an action has put off to the next task, and what is painted of it, is part of it.
      await page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done)))');
      times.push((await clock()) - before);
    }
    times.sort((a, b) => a - b);
    best.push(times[Math.floor((times.length - 1) * 0.95)]);
  }
  return Math.min(...best);
}

/** Where such cells are on the screen, far apart from one to the next. */
async function pointsOver({ page }: AppPage, which: string, count: number): Promise<[number, number][]> {
  const all = (await page.evaluate(`[...document.querySelectorAll(${JSON.stringify(which)})].map(cell => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })`)) as [number, number][];
  return Array.from({ length: count }, (_, i) => all[(i * 7919) % all.length]);
}

async function timeHovers(app: AppPage, clock: Clock, count: number, laps: number): Promise<number> {
  const points = await pointsOver(app, '.board [data-cell]', count);
  const actions = points.map(
    ([x, y]): Action =>
      () =>
        app.page.mouse.move(x, y),
  );
  return timeEach(app.page, app[clock], actions, laps);
}

async function timeEntries(app: AppPage, count: number, laps: number): Promise<number> {
  const points = await pointsOver(app, '.board.focus .cell:not(.clue)', count);
  const actions = points.map(
    ([x, y], i): Action =>
      async () => {
        await app.page.mouse.click(x, y);
        await app.page.keyboard.press(String(1 + (i % 9)));
      },
  );
  return timeEach(app.page, app.scriptTime, actions, laps);
}

/** For each frame, while the cube is turned by keys. */
async function timeFrames({ page, scriptTime }: AppPage, laps: number): Promise<number> {
  await page.evaluate(`{
    const { clear } = WebGL2RenderingContext.prototype;
    globalThis.frames = 0;
    WebGL2RenderingContext.prototype.clear = function (mask) { frames++; clear.call(this, mask); };
  }`);
  await page.keyboard.press('t');
  await page.locator('.space-canvas canvas[data-calls]').waitFor();
  const times: number[] = [];
  for (let lap = 0; lap < laps; lap++) {
    const [time, frames] = [await scriptTime(), Number(await page.evaluate('frames'))];
    for (let i = 0; i < turns; i++) {
      await page.keyboard.press(['Alt+ArrowUp', 'Alt+ArrowRight', 'Alt+ArrowDown'][i % 3]);
      await page.evaluate('new Promise(requestAnimationFrame)');
    }
    times.push(((await scriptTime()) - time) / (Number(await page.evaluate('frames')) - frames));
  }
  return Math.min(...times);
}

async function measureShape(browser: Browser, which: (typeof shapes)[number], laps: number): Promise<Row[]> {
  const { shape, most, mostInSpace, hovers, entries } = which;
  const app = await openGame(browser, shape);
  const row = (measured: string, figure: number, limit: number): Row => ({
    set: `${shape} in the app`,
    measured: `ms of ${measured}`,
    ours: { name: 'web', figure },
    target: `< ${limit.toFixed()} ms`,
    met: figure < limit,
  });
  const rows = [
    row('script, hover, 95th of 100', await timeHovers(app, 'scriptTime', hovers, laps), most),
    ...(shape === '9^3'
      ? [row('page, hover, 95th of 100', await timeHovers(app, 'taskTime', hovers, laps), frame)]
      : []),
    row('script, entry, 95th of 100', await timeEntries(app, entries, laps), most),
    row('script, frame in space', await timeFrames(app, laps), mostInSpace),
  ];
  await app.page.context().close();
  return rows;
}

/** No rows where there is no browser. */
export async function makeAppRows(laps: number): Promise<Row[]> {
  const browser = await launchBrowser();
  if (!browser) return [];
  const rows: Row[] = [];
  for (const which of shapes) rows.push(...(await measureShape(browser, which, laps)));
  rows.push(...(await makeWaitRows(browser, laps)));
  await browser.close();
  return rows;
}
