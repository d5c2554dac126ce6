/** One request to an operation, from its arrival to its answer. */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { OperationName } from '../operations/index.js';
import type { AnyOperation } from '../operations/operation.js';
import { type Refusal, refuse } from '../problem.js';
import type { Settings } from '../settings.js';
import { type Line, reject } from '../work/line.js';
import { jsonType, linesType } from '../work/mediaTypes.js';
import type { Pool } from '../work/outside.js';
import type { Answer, Task } from '../work/task.js';
import { readBody } from './body.js';
import { findClient } from './client.js';
import { hasTag } from './files.js';
import { dataHeaders, originHeaders } from './headers.js';
import type { Metrics } from './metrics.js';

export type AppContext = Context<{ Bindings: HttpBindings }>;

export interface Desk {
  readonly settings: Settings;
  readonly pool: Pool;
  readonly line: Line;
  readonly metrics: Metrics;
}

/** What a proxy or a browser may keep, and for how long. */
const keep = 'public, max-age=86400';
const keepNothing = 'no-store';

export async function answerRequest(
  context: AppContext,
  name: OperationName,
  operation: AnyOperation,
  desk: Desk,
): Promise<Response> {
  const { settings, line, metrics } = desk;
  const { incoming, outgoing } = context.env;
  const client = findClient(incoming, settings.proxies);
  const turnedAway = line.arrive(client);
  if (turnedAway) return refuseRequest(context, desk, turnedAway);
  const leaving = new AbortController();
  outgoing.once('close', () => {
    line.leave(client);
    if (outgoing.writableFinished) return;
    metrics.left.add({ operation: name });
    leaving.abort();
  });
  const read = await readInput(context, operation, settings.bytes);
  if (!read.ok) return refuseRequest(context, desk, read.refusal);
  const rejection = await line.enter(client, operation.long, leaving.signal);
  if (rejection) return refuseRequest(context, desk, rejection);
  return work(context, desk, { name, operation, client, input: read.value }, leaving.signal);
}

type InputRead =
  | { readonly ok: true; readonly value: Task['input'] }
  | { readonly ok: false; readonly refusal: Refusal };

async function readInput(context: AppContext, operation: AnyOperation, limit: number): Promise<InputRead> {
  const { incoming } = context.env;
  if (incoming.method === 'GET' || incoming.method === 'HEAD')
    return operation.plain
      ? { ok: true, value: context.req.query() }
      : { ok: false, refusal: refuse('method', { allowed: 'POST' }) };
  const type = incoming.headers['content-type'] ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return { ok: false, refusal: refuse('media-type') };
  return readBody(incoming, limit);
}

interface Request {
  readonly name: OperationName;
  readonly operation: AnyOperation;
  readonly client: string;
  readonly input: Task['input'];
}

async function work(
  context: AppContext,
  desk: Desk,
  { name, operation, client, input }: Request,
  leaving: AbortSignal,
): Promise<Response> {
  const { pool, line, metrics } = desk;
  const start = performance.now();
  const finish = (answer: Answer | undefined): Answer | undefined => {
    const milliseconds = answer?.milliseconds ?? performance.now() - start;
    line.finish(client, operation.long, milliseconds);
    metrics.work.add({ operation: name }, milliseconds / 1000);
    return answer;
  };
  if (operation.kind === 'lines') return sendLines(context, desk, { name, input }, leaving, finish);
  const job = pool.start(name, input);
  leaving.addEventListener('abort', job.stop);
  if (leaving.aborted) job.stop();
  const answer = finish(await job.answer);
  return answer ? sendAnswer(context, desk, answer) : refuseRequest(context, desk, reject('ended-early', 1));
}

function sendAnswer(context: AppContext, { settings }: Desk, answer: Answer): Response {
  const { status, type, content, tag, retryAfter } = answer;
  const { headers, method } = context.env.incoming;
  const common = { ...dataHeaders, ...originHeaders(headers.origin, settings) };
  const lasting = tag !== undefined && { ETag: `"${tag}"` };
  const kept = { ...lasting, 'Cache-Control': lasting && method !== 'POST' ? keep : keepNothing };
  if (tag !== undefined && method !== 'POST' && hasTag(headers['if-none-match'], tag))
    return sendNow(context, 304, { ...common, ...kept }, '');
  const retry = retryAfter !== undefined && { 'Retry-After': String(retryAfter) };
  return sendNow(context, status, { ...common, ...kept, ...retry, 'Content-Type': type }, content);
}

/** At one stroke, and without the streams of which answers are otherwise made: it is the way of every short question. */
function sendNow(
  { env: { outgoing } }: AppContext,
  status: number,
  headers: Readonly<Record<string, string>>,
  content: string | Uint8Array,
): Response {
  const length = status !== 304 && { 'Content-Length': Buffer.byteLength(content) };
  outgoing.writeHead(status, { ...headers, ...length });
  outgoing.end(content);
  return RESPONSE_ALREADY_SENT;
}

/** The head of the answer is sent with its first piece, or with its end; until then it may still turn out to be a refusal. */
async function sendLines(
  context: AppContext,
  desk: Desk,
  { name, input }: Pick<Request, 'name' | 'input'>,
  leaving: AbortSignal,
  finish: (answer: Answer | undefined) => Answer | undefined,
): Promise<Response> {
  const { incoming, outgoing } = context.env;
  const begin = (): void => {
    if (outgoing.headersSent || leaving.aborted) return;
    const origin = originHeaders(incoming.headers.origin, desk.settings);
    const headers = { ...dataHeaders, ...origin, 'Content-Type': linesType, 'Cache-Control': keepNothing };
    outgoing.writeHead(200, headers);
  };
  const job = desk.pool.start(name, input, piece => {
    begin();
    // Only who has taken one piece gets the next.
    if (!leaving.aborted) outgoing.write(piece, () => job.more());
  });
  job.more();
  leaving.addEventListener('abort', job.stop);
  if (leaving.aborted) job.stop();
  const answer = finish(await job.answer);
  if (!outgoing.headersSent && answer && answer.status !== 200) return sendAnswer(context, desk, answer);
  if (!outgoing.headersSent && !answer) return refuseRequest(context, desk, reject('ended-early', 1));
  begin();
  // Without its last line, an answer is known to be cut short.
  if (!leaving.aborted) outgoing.end(answer?.content ?? '');
  return RESPONSE_ALREADY_SENT;
}

/** A refusal as an answer. A body that nobody has read must not be taken for the next request. */
export function refuseRequest(
  context: AppContext,
  { settings, metrics }: Pick<Desk, 'settings' | 'metrics'>,
  { status, problem, retryAfter }: Refusal,
): Response {
  const { incoming } = context.env;
  metrics.refused.add({ reason: problem.detail });
  const unread = incoming.method === 'POST' && !incoming.complete;
  const headers = {
    ...dataHeaders,
    ...originHeaders(incoming.headers.origin, settings),
    'Content-Type': jsonType,
    'Cache-Control': keepNothing,
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...(problem.detail === 'method' && { Allow: String(problem.parameters?.allowed) }),
    ...(unread && { Connection: 'close' }),
  };
  return sendNow(context, status, headers, JSON.stringify({ problem }));
}
