/** The built app in a real Chromium, with clocks that count only the time of the page itself. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectOk, makeLink, parsePuzzleText } from '@hyperdoku/engine';
import { type Browser, chromium, type Page } from 'playwright-core';

const built = fileURLToPath(new URL('../../packages/web/dist/', import.meta.url));
const corpus = fileURLToPath(new URL('../../corpus/puzzles.json', import.meta.url));
/** No server is there: every file that is asked for is taken from the folder. */
const address = 'http://localhost/';

export interface AppPage {
  readonly page: Page;
  /** Milliseconds of processor time that the page's scripts have run so far; what else the machine does is not in it. */
  scriptTime(): Promise<number>;
  /** The same of all that the page's own thread has done: scripts, styles, layout and paint. */
  taskTime(): Promise<number>;
}

/** Undefined where there is no Chromium, or no app. */
export async function launchBrowser(): Promise<Browser | undefined> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath || !existsSync(join(built, 'index.html'))) return undefined;
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** The first puzzle of a shape in the corpus. */
function puzzleOf(shape: string): string {
  const { puzzles } = JSON.parse(readFileSync(corpus, 'utf8')) as {
    puzzles: { shape: string; puzzle: string }[];
  };
  return puzzles.find(entry => entry.shape === shape)?.puzzle ?? '';
}

/** An empty page as large as a desk's; the rules of this shape were explained already. */
export async function openPage(browser: Browser, shape: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.route(`${address}**`, route => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(built, pathname === '/' ? 'index.html' : pathname) });
  });
  const settings = JSON.stringify({ state: { rulesSeen: [shape] }, version: 1 });
  await context.addInitScript(`localStorage.setItem('hyperdoku-settings', ${JSON.stringify(settings)})`);
  return context.newPage();
}

export const goTo = (page: Page, hash: string): Promise<unknown> => page.goto(address + hash);

/** A game of this shape, once its solution is known and the page has become quiet. */
export async function openGame(browser: Browser, shape: string): Promise<AppPage> {
  const page = await openPage(browser, shape);
  await goTo(page, makeLink(expectOk(parsePuzzleText(puzzleOf(shape)))));
  await page.waitForSelector('.board.focus .cell[tabindex="0"]');
  const working = page.getByText(/Checking for one solution|Grading/).first();
  await working.waitFor({ state: 'detached', timeout: 120_000 });
  return timed(page);
}

/** A page with its clocks, which run from now on. */
export async function timed(page: Page): Promise<AppPage> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const timeOf = async (metric: string): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN);
  };
  return { page, scriptTime: () => timeOf('ScriptDuration'), taskTime: () => timeOf('TaskDuration') };
}
