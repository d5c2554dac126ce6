/** Chromium for tests and pictures, where there is one, and a server for a folder of files. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { pageHeaders } from '../packages/server/src/http/pageRules.js';

const usualPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM || (usualPaths.find(existsSync) ?? '');
export const hasBrowser = existsSync(executablePath);

/** The web app as `npm run build:web` leaves it. */
export const builtApp = fileURLToPath(new URL('../packages/web/dist/', import.meta.url));

/**
 * What Chromium goes without. This list replaces the one that Playwright gives, so what calls out is named again: tests run
 * on closed networks too. The last three make processes that no page needs, for every window that is opened.
 */
const missingFeatures = [
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'LensOverlay'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
];

/**
 * Pages are put together without a graphics card, and only what a page draws in space goes through a slow substitute for one:
 * one browser serves both kinds of pages, and either is drawn as cheaply as it can be.
 */
const options = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--use-angle=swiftshader-webgl',
    '--enable-unsafe-swiftshader',
    `--disable-features=${missingFeatures.join()}`,
  ],
};

export const launchBrowser = (): Promise<Browser> => chromium.launch(options);

/** A browser for tests, which others connect to by its address: edges in space are not smoothed, since that takes a good deal of work. */
export const startBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({
    ...options,
    args: [...options.args, '--webgl-antialiasing-mode=none'],
    host: '127.0.0.1',
  });

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

export interface FolderServer {
  readonly address: string;
  /** Ends the server and all connections, as when the network goes away. */
  close(): Promise<void>;
}

/** Serves a folder, at the root or under a path of its own; whatever is asked for beside it is not there. */
export async function serveFolder(folder: string, under = '/'): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const wanted = join(folder, path.slice(under.length), path.endsWith('/') ? 'index.html' : '');
    const isInside = path.startsWith(under) && wanted.startsWith(folder);
    const there = isInside && existsSync(wanted) && statSync(wanted).isFile();
    response.statusCode = there ? 200 : 404;
    response.setHeader('content-type', types[extname(wanted)] ?? 'text/plain');
    for (const [name, value] of Object.entries(pageHeaders())) response.setHeader(name, value);
    response.end(there ? readFileSync(wanted) : '');
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${under}`,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
