/** Every address of the server and what is there. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { findOperation, offeredBy, operationNames } from '../operations/index.js';
import { refuse } from '../problem.js';
import { texts } from '../texts/index.js';
import { jsonType } from '../work/mediaTypes.js';
import { type AppContext, answerRequest, type Desk, refuseRequest } from './answering.js';
import { hasTag, type ServedFile } from './files.js';
import { dataHeaders, originHeaders, preflightHeaders } from './headers.js';
import { makeOpenApi, prefix } from './openapi.js';
import { pageHeaders } from './pageRules.js';

export interface AppOptions extends Desk {
  readonly version: string;
  /** By their paths. */
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly isReady: () => boolean;
  readonly onFailure: (error: unknown) => void;
}

export type App = Hono<{ Bindings: HttpBindings }>;

const metricsType = 'text/plain;version=0.0.4;charset=utf-8';
/** For files whose names change with their contents. */
const keepForEver = 'public,max-age=31536000,immutable';

/** Where the name of the operation is noted, for the log; addresses are not, since puzzles may stand in them. */
export const routeOf = new WeakMap<object, string>();

export function createApp(options: AppOptions): App {
  const { settings, pool, line, metrics, files, version } = options;
  const app: App = new Hono<{ Bindings: HttpBindings }>({ strict: true });
  const note = (context: AppContext, route: string): void => {
    routeOf.set(context.env.incoming, route);
  };
  const plain = { ...dataHeaders, 'Cache-Control': 'no-store' };

  app.get('/health', context => {
    note(context, 'health');
    return context.json({ status: 'ok' }, 200, plain);
  });
  app.get('/ready', context => {
    note(context, 'ready');
    const ready = options.isReady();
    return context.json({ status: ready ? 'ready' : 'starting' }, ready ? 200 : 503, plain);
  });
  app.get('/metrics', context => {
    note(context, 'metrics');
    const text = metrics.write({ ...line.figures, workers: pool.size, ended: pool.ended });
    return context.body(text, 200, { ...plain, 'Content-Type': metricsType });
  });

  const openApi = JSON.stringify(
    makeOpenApi(version, offeredBy({ library: settings.library, queue: settings.queue })),
  );
  app.get(`${prefix}openapi.json`, context => {
    note(context, 'openapi');
    const origin = originHeaders(context.env.incoming.headers.origin, settings);
    return context.body(openApi, 200, { ...plain, ...origin, 'Content-Type': jsonType });
  });

  for (const name of operationNames) {
    const operation = findOperation(name);
    app.on(['GET', 'POST'], `${prefix}${operation.path}`, context => {
      note(context, name);
      return answerRequest(context, name, operation, options);
    });
    app.options(`${prefix}${operation.path}`, context => {
      note(context, 'preflight');
      const origin = originHeaders(context.env.incoming.headers.origin, settings);
      return context.body(null, 204, { ...plain, ...origin, ...preflightHeaders });
    });
    app.all(`${prefix}${operation.path}`, context => {
      note(context, name);
      const allowed = operation.plain ? 'GET, POST' : 'POST';
      return refuseRequest(context, options, refuse('method', { allowed }));
    });
  }

  const headers = pageHeaders(settings.allow);
  app.get('*', context => {
    const { path } = context.req;
    const file = files.get(path);
    if (!file && (path === '/api' || path === '/')) {
      note(context, 'file');
      return new Response(null, { status: 308, headers: { ...headers, Location: '/api/' } });
    }
    if (!file) return context.notFound();
    note(context, 'file');
    return sendFile(context, file, headers);
  });
  app.notFound(context => {
    note(context, 'none');
    return refuseRequest(context, options, refuse('no-address'));
  });
  app.onError((error, context) => {
    options.onFailure(error);
    return context.json(
      { problem: { code: 'server', detail: 'failed', message: texts.failed, parameters: {} } },
      500,
      plain,
    );
  });
  return app;
}

function sendFile(
  context: AppContext,
  file: ServedFile,
  headers: Readonly<Record<string, string>>,
): Response {
  const { content, type, tag, lasts } = file;
  const isElement = context.req.path.startsWith('/element/');
  const all = {
    ...headers,
    // Pages elsewhere load the element as a module, which a browser allows only where this says so.
    ...(isElement && { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ETag: `"${tag}"`,
    'Cache-Control': lasts ? keepForEver : 'no-cache',
  };
  if (hasTag(context.env.incoming.headers['if-none-match'], tag))
    return new Response(null, { status: 304, headers: all });
  return new Response(content, { status: 200, headers: { ...all, 'Content-Type': type } });
}
