/**
 * The app as its users have it: the built files, served, in real Chromium. Tests act through the page alone. Whatever a page
 * complains about on its console fails the test that opened it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expectOk, makeLink, parsePuzzleText } from '@hyperdoku/engine';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { builtApp, type FolderServer, serveFolder } from '../../../tools/browser.js';
import { hasBrowser, useBrowser } from '../../../tools/browser.testkit.js';

export { hasBrowser };

const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Only a hang takes so long, however busy the machine is. */
const patience = 120_000;

export interface App {
  readonly address: string;
  /** A browser of its own, with nothing stored. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** From here on, this context stays open for all tests of the file, which share what is stored in it: to open one takes long. */
  keep(context: BrowserContext): void;
  /** An empty page in a context. */
  newPage(context: BrowserContext): Promise<Page>;
  /** A page in a context, at an address of the app. */
  open(context: BrowserContext, hash?: string): Promise<Page>;
  /** A page of a new context with this puzzle opened by its link; its rules count as seen. */
  play(puzzle: string, options?: BrowserContextOptions): Promise<Page>;
  /** The same in a context that was made ready for it. */
  playIn(context: BrowserContext, puzzle: string): Promise<Page>;
  /** What pages complain about in this way is no fault in this test. */
  forgive(complaint: RegExp): void;
  /** Ends the server, as when the network goes away; only for a server of the file's own. */
  stopServing(): Promise<void>;
}

/** Whether the tests of a file have a server of their own, which they can end and which has the app in a folder; otherwise all files share one. */
interface Serving {
  readonly alone?: boolean;
}

/** The app for the tests of a file. A service worker would fetch the whole app for every context, so a test asks for it. */
export function useApp({ alone = false }: Serving = {}): App {
  const held = useBrowser();
  const complaints: string[] = [];
  const forgiven: RegExp[] = [];
  const contexts: BrowserContext[] = [];
  const kept: BrowserContext[] = [];
  let server: FolderServer | undefined;
  beforeAll(async () => {
    if (!existsSync(join(builtApp, 'index.html')))
      throw new Error('The web app is not built; `npm test` builds it, and so does `npm run build:web`.');
    if (alone) server = await serveFolder(builtApp, '/games/hyperdoku/');
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(context => context.close()));
    const pardons = forgiven.splice(0);
    const isForgiven = (complaint: string): boolean => pardons.some(pardon => pardon.test(complaint));
    expect(complaints.splice(0).filter(complaint => !isForgiven(complaint))).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all(kept.splice(0).map(context => context.close()));
    await server?.close();
  });
  const app: App = {
    get address() {
      return server?.address ?? inject('appAddress');
    },
    async newContext(options) {
      const context = await held.browser.newContext({
        viewport: desk,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(patience);
      contexts.push(context);
      return context;
    },
    keep(context) {
      kept.push(...contexts.splice(contexts.indexOf(context), 1));
    },
    async newPage(context) {
      const page = await context.newPage();
      page.on('console', message => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', error => complaints.push(error.message));
      return page;
    },
    async open(context, hash = '') {
      const page = await app.newPage(context);
      await page.goto(app.address + hash);
      return page;
    },
    async play(puzzle, options) {
      return app.playIn(await app.newContext(options), puzzle);
    },
    async playIn(context, puzzle) {
      const grid = expectOk(parsePuzzleText(puzzle));
      await seeRules(context, grid.shape.name);
      const page = await app.open(context, makeLink(grid));
      await page.waitForSelector('.board.focus .cell[tabindex="0"]');
      return page;
    },
    forgive(complaint) {
      forgiven.push(complaint);
    },
    async stopServing() {
      await server?.close();
    },
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
