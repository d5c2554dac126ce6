/** The worker: reads a request, does the work, writes the answer. Nothing of it happens on the event loop that talks to clients. */
import { createHash } from 'node:crypto';
import { workerData } from 'node:worker_threads';
import { KernelPool } from '@hyperdoku/engine';
import { findOperation } from '../operations/index.js';
import type { AnyOperation } from '../operations/operation.js';
import { type Outcome, type Refusal, refuseByEngine } from '../problem.js';
import { jsonType, linesType } from './mediaTypes.js';
import { openPieces, type Pieces } from './pieces.js';
import { openPlaces } from './places.js';
import { readRequest } from './request.js';
import { type Answer, hasBegun, mustStop, type Task, type WorkerData } from './task.js';
import { Work } from './work.js';

/** Kept from request to request, so that a kernel is built once for a shape. */
const kernels = new KernelPool();
const { caps, places: where } = workerData as WorkerData;
const places = openPlaces(where);

type Content = Omit<Answer, 'milliseconds'>;

/** How often a worker looks whether it is to stop. */
const lookMilliseconds = 20;

export default async function answer({ operation, input, flags, port }: Task): Promise<Answer> {
  const start = performance.now();
  Atomics.store(flags, hasBegun, 1);
  const leaving = new AbortController();
  const looking = setInterval(() => {
    if (Atomics.load(flags, mustStop) === 1) leaving.abort();
  }, lookMilliseconds);
  const pieces = port && openPieces(port, leaving.signal);
  try {
    const work = new Work(caps, leaving.signal, kernels, places);
    const found = findOperation(operation);
    const request = readRequest(found, input, caps.depth);
    const content = request.ok ? await perform(found, request.value, work, pieces) : say(request.refusal);
    return { ...content, milliseconds: performance.now() - start };
  } finally {
    clearInterval(looking);
    pieces?.end();
  }
}

async function perform(
  operation: AnyOperation,
  request: unknown,
  work: Work,
  pieces: Pieces | undefined,
): Promise<Content> {
  if (operation.kind === 'lines') {
    if (!pieces) throw new Error('an answer in pieces has no way to go');
    const sent = await operation.perform(request, work, pieces.send);
    return sent.ok ? { status: 200, type: linesType, content: pieces.rest() } : sayOutcome(sent);
  }
  if (operation.kind === 'picture') {
    const made = await operation.perform(request, work);
    return made.ok ? { status: 200, ...made.value, ...tagOf(made.value.content) } : sayOutcome(made);
  }
  const done = await operation.perform(request, work);
  if (!done.ok) return sayOutcome(done);
  const content = JSON.stringify(done.value);
  const lasts = !work.isCut && (operation.lasts?.(request) ?? true);
  return { status: 200, type: jsonType, content, ...(lasts && tagOf(content)) };
}

const tagOf = (content: string | Uint8Array): { tag: string } => ({
  tag: createHash('sha256').update(content).digest('base64url').slice(0, 27),
});

const sayOutcome = (outcome: Exclude<Outcome<unknown>, { ok: true }>): Content =>
  say('refusal' in outcome ? outcome.refusal : refuseByEngine(outcome.problem));

const say = ({ status, problem, retryAfter }: Refusal): Content => ({
  status,
  type: jsonType,
  content: JSON.stringify({ problem }),
  ...(retryAfter !== undefined && { retryAfter }),
});
