/**
 * The app as its users have it: the built files, served, in real Chromium. Tests act through the page alone. Whatever a page
 * complains about on its console fails the test that opened it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectOk, makeLink, parsePuzzleText } from '@hyperdoku/engine';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import {
  drawsInSpace,
  type FolderServer,
  hasBrowser,
  launchBrowser,
  serveFolder,
} from '../../../tools/browser.testkit.js';

export { drawsInSpace, hasBrowser };

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export interface App {
  readonly address: string;
  readonly browser: Browser;
  readonly server: FolderServer;
  /** A browser of its own, with nothing stored. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A page in a context, at an address of the app. */
  open(context: BrowserContext, hash?: string): Promise<Page>;
  /** A page of a new context with this puzzle opened by its link; its rules count as seen. */
  play(puzzle: string, options?: BrowserContextOptions): Promise<Page>;
  /** What pages complained about, for tests that expect it. */
  readonly complaints: string[];
}

/** Serves the app for the tests of a file. */
export function useApp(browserArguments?: readonly string[]): App {
  const complaints: string[] = [];
  const app = { complaints } as { -readonly [K in keyof App]: App[K] };
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    if (!existsSync(join(dist, 'index.html')))
      throw new Error('The web app is not built; `npm test` builds it, and so does `npm run build:web`.');
    app.server = await serveFolder(dist);
    app.address = app.server.address;
    app.browser = await launchBrowser(browserArguments);
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(context => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await app.browser?.close();
    await app.server?.close();
  });
  app.newContext = async options => {
    const context = await app.browser.newContext({ viewport: desk, reducedMotion: 'reduce', ...options });
    contexts.push(context);
    return context;
  };
  app.open = async (context, hash = '') => {
    const page = await context.newPage();
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', error => complaints.push(error.message));
    await page.goto(app.address + hash);
    return page;
  };
  app.play = async (puzzle, options) => {
    const grid = expectOk(parsePuzzleText(puzzle));
    const context = await app.newContext(options);
    await seeRules(context, grid.shape.name);
    const page = await app.open(context, makeLink(grid));
    await page.waitForSelector('.board.focus .cell[tabindex="0"]');
    return page;
  };
  return app;
}

/** The rules of these shapes were explained already. */
export const seeRules = (context: BrowserContext, ...specs: string[]): Promise<unknown> =>
  context.addInitScript(rulesSeen => {
    if (!localStorage.getItem('hyperdoku-settings'))
      localStorage.setItem('hyperdoku-settings', JSON.stringify({ state: { rulesSeen }, version: 1 }));
  }, specs);

/** The cell on the focused board that has this number in the engine. */
export const cellOn = (page: Page, cell: number) => page.locator(`.board.focus [data-cell="${cell}"]`);

/** The cell that the keyboard is at. */
export const cursorOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.board.focus .cell.cursor').getAttribute('data-cell'));
