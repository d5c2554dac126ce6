/** One Chromium and one server of the built app for all browser tests of a run: to start either takes longer than most tests. */
import type { TestProject } from 'vitest/node';
import { builtApp, hasBrowser, serveFolder, startBrowser } from './browser.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to connect to Chromium. */
    readonly browserAddress: string;
    /** Where the built app is served. */
    readonly appAddress: string;
  }
}

export default async function start(project: TestProject): Promise<(() => Promise<unknown>) | undefined> {
  if (!hasBrowser) return undefined;
  const [browser, server] = await Promise.all([startBrowser(), serveFolder(builtApp)]);
  project.provide('browserAddress', browser.wsEndpoint());
  project.provide('appAddress', server.address);
  return () => Promise.all([browser.close(), server.close()]);
}
