/** The browser that all tests of a run share, for the tests of one file. */
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import type {} from './browser.setup.js';

export { hasBrowser } from './browser.js';

/** A connection of its own; what was opened through it goes when it ends. */
export function useBrowser(): { readonly browser: Browser } {
  const held = {} as { browser: Browser };
  beforeAll(async () => {
    held.browser = await chromium.connect(inject('browserAddress'));
  });
  afterAll(() => held.browser?.close());
  return held;
}
