/** A browser that fails on purpose: storage that refuses, and pages that are killed, at a step that the test names. */
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What a page does with storage, as the tests count it. */
export const faultKinds = ['open', 'get', 'put', 'setItem', 'removeItem'] as const;
export type FaultKind = (typeof faultKinds)[number];

declare global {
  interface Window {
    /** How often the page has done each so far. */
    storageSteps: Record<FaultKind, number>;
  }
}

interface Plan {
  /** Fails the call of this kind with this number, counted from 1; once in a tab. */
  readonly fail?: readonly [FaultKind, number];
  /** All calls of these kinds fail, until storage is mended. */
  readonly refuse?: readonly FaultKind[];
  /** Stops for ever before, or after, the call with this number among all that write. */
  readonly stop?: { readonly at: number; readonly when: 'before' | 'after' };
}

/** The address that a page asks for when it has stopped. */
const stopAddress = 'stopped-here';

/** Storage in pages of a context, or in one page, fails by plan. */
export const planFaults = (where: BrowserContext | Page, plan: Plan): Promise<unknown> =>
  where.addInitScript(
    ([{ fail, refuse = [], stop }, address]) => {
      const steps = { open: 0, get: 0, put: 0, setItem: 0, removeItem: 0 };
      window.storageSteps = steps;
      let writes = 0;
      const halt = (): void => {
        // Waits for an answer that never comes, with all that the page does.
        const request = new XMLHttpRequest();
        request.open('GET', address, false);
        request.send();
      };
      const wrap = (owner: object, kind: FaultKind, isOurs: (args: unknown[]) => boolean): void => {
        const calls = owner as Record<string, (...args: unknown[]) => unknown>;
        const original = calls[kind];
        calls[kind] = function (this: unknown, ...args: unknown[]): unknown {
          if (!isOurs(args)) return original.apply(this, args);
          steps[kind]++;
          const isRefused = refuse.includes(kind) && !document.documentElement?.dataset.storageWorks;
          const isTurn = fail?.[0] === kind && fail[1] === steps[kind] && !sessionStorage.failed;
          if (isTurn) sessionStorage.failed = 'yes';
          if (isRefused || isTurn) throw new DOMException('refused by the test', 'QuotaExceededError');
          const isWrite = kind !== 'open' && kind !== 'get';
          if (isWrite) writes++;
          const isHere = isWrite && stop !== undefined && writes === stop.at;
          if (isHere && stop.when === 'before') halt();
          const result = original.apply(this, args);
          if (isHere && stop.when === 'after') halt();
          return result;
        };
      };
      const always = (): boolean => true;
      const isGame = ([key]: unknown[]): boolean => String(key).startsWith('hyperdoku-unsaved-');
      wrap(IDBFactory.prototype, 'open', always);
      wrap(IDBObjectStore.prototype, 'get', always);
      wrap(IDBObjectStore.prototype, 'put', always);
      wrap(Storage.prototype, 'setItem', isGame);
      wrap(Storage.prototype, 'removeItem', isGame);
    },
    [plan, stopAddress] as const,
  );

/** From now on storage works, and at the same moment it is tried: the app tries by itself, too, and would take the button away. */
export const mendAndTry = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Try now' }).evaluate(button => {
    document.documentElement.dataset.storageWorks = 'yes';
    (button as HTMLButtonElement).click();
  });

/** A promise for the moment at which a page of the context has stopped. */
export const untilStopped = (context: BrowserContext): Promise<void> =>
  new Promise(stopped => {
    void context.route(`**/${stopAddress}`, () => stopped());
  });

/** Kills every page of a browser at once, as when it crashes. */
export async function killPages(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
  await session.detach();
}
