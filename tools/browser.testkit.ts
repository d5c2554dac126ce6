/** What tests in a real browser need: Chromium where there is one, and a server for a folder of files. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
export const hasBrowser = existsSync(executablePath);

/** Nothing may call out: the tests run on closed networks too. */
const usualArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** With these a browser without a graphics card draws in space. */
export const drawsInSpace = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
] as const;

export const launchBrowser = (more: readonly string[] = ['--disable-gpu']): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...usualArguments, ...more] });

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

export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const wanted = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const there = wanted.startsWith(folder) && existsSync(wanted) && statSync(wanted).isFile();
    response.statusCode = there ? 200 : 404;
    response.setHeader('content-type', types[extname(wanted)] ?? 'text/plain');
    response.end(there ? readFileSync(wanted) : '');
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
