/** The server: starts, listens, and stops when it is told to. */
import { existsSync, readFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import { createApp, routeOf } from './http/app.js';
import { readFiles } from './http/files.js';
import { Metrics } from './http/metrics.js';
import type { Settings } from './settings.js';
import { texts } from './texts/index.js';
import { Line } from './work/line.js';
import { Pool } from './work/outside.js';

/** A server that runs. */
export interface Server {
  /** Where it listens, as `http://127.0.0.1:4180/`. */
  readonly address: string;
  /** Lets running work end within its grace, ends the rest, and resolves when everything is closed. */
  stop(): Promise<void>;
}

/** Where the log goes, and where the worker is. */
export interface ServerOptions {
  /** Where the log goes; standard output if not said. */
  readonly log?: { write(line: string): void };
  /** The compiled file of the worker, where this is not compiled itself. */
  readonly worker?: URL;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(here('../package.json'), 'utf8'));
  return typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : '';
}

/** Often enough that clients of long ago take no memory. */
const forgetMilliseconds = 30_000;

/** Starts a server and resolves when it listens. */
export async function startServer(settings: Settings, options: ServerOptions = {}): Promise<Server> {
  const logOptions = { level: settings.log, base: null };
  const log = options.log ? pino(logOptions, options.log) : pino(logOptions);
  const worker = options.worker ?? new URL('./work/inside.js', import.meta.url);
  const pool = new Pool(settings, worker, error => log.error({ err: error }, texts.log.workerFailed));
  const line = new Line(settings);
  const metrics = new Metrics();
  const appFolder = settings.app ?? [here('../app'), here('../../web/dist')].find(existsSync) ?? '';
  let stopping = false;
  const app = createApp({
    settings,
    pool,
    line,
    metrics,
    version: readVersion(),
    files: new Map([
      ...(appFolder !== '' && existsSync(appFolder) ? readFiles(appFolder, '/') : []),
      ...readFiles(here('../page'), '/api/'),
    ]),
    isReady: () => !stopping && pool.isWarm,
    onFailure: error => log.error({ err: error }, texts.log.failed),
  });
  const { slowness } = settings;
  const http = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: slowness,
      requestTimeout: slowness,
      keepAliveTimeout: 5000,
      connectionsCheckingInterval: Math.min(1000, slowness),
      maxHeaderSize: 16_384,
    },
  }) as HttpServer;
  http.maxConnections = settings.connections;
  // A connection without a sign of life, in the middle of an answer too.
  http.setTimeout(slowness + settings.milliseconds, socket => socket.destroy());
  noteRequests(http, log, metrics);
  try {
    await listen(http, settings);
  } catch (error) {
    metrics.close();
    await pool.close();
    throw error;
  }
  void pool.warm();
  const forgetting = setInterval(() => line.forget(), forgetMilliseconds).unref();
  const address = addressOf(http);
  log.info({ address }, texts.log.listening(address));

  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info(texts.log.stopping);
    line.close();
    const closed = new Promise<void>(resolve => http.close(() => resolve()));
    http.closeIdleConnections();
    const ended = setTimeout(() => pool.stopAll(), settings.grace);
    const cut = setTimeout(() => http.closeAllConnections(), settings.grace + 2000);
    await closed;
    for (const timer of [ended, cut]) clearTimeout(timer);
    clearInterval(forgetting);
    metrics.close();
    await pool.close();
    log.info(texts.log.stopped);
  };
  return { address, stop };
}

const listen = (http: HttpServer, { host, port }: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });

function addressOf(http: HttpServer): string {
  const found = http.address();
  if (typeof found !== 'object' || !found) throw new Error('listens on no port');
  const host = found.family === 'IPv6' ? `[${found.address}]` : found.address;
  return `http://${host}:${found.port}/`;
}

/** A line in the log and a count for every request; of its address only which route it took. */
function noteRequests(http: HttpServer, log: Logger, metrics: Metrics): void {
  http.prependListener('request', (incoming, outgoing) => {
    const start = performance.now();
    outgoing.once('close', () => {
      const milliseconds = performance.now() - start;
      const route = routeOf.get(incoming) ?? 'none';
      const status = outgoing.writableFinished ? outgoing.statusCode : 499;
      metrics.requests.add({ operation: route, status });
      metrics.seconds.observe({ operation: route }, milliseconds / 1000);
      log.info(
        { method: incoming.method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 },
        texts.log.answered,
      );
    });
  });
}
