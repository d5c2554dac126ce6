/** The body of a request, as long as it may be. */
import type { IncomingMessage } from 'node:http';
import { type Refusal, refuse } from '../problem.js';

export type BodyRead =
  | { readonly ok: true; readonly value: Uint8Array }
  | { readonly ok: false; readonly refusal: Refusal };

/** What says that it is too long is believed at once; what does not is counted. */
export function readBody(incoming: IncomingMessage, limit: number): Promise<BodyRead> {
  const tooLarge = (): BodyRead => ({ ok: false, refusal: refuse('body-too-large', { limit }) });
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return Promise.resolve(tooLarge());
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise(resolve => {
    incoming.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else {
        chunks.length = 0;
        incoming.pause();
        resolve(tooLarge());
      }
    });
    incoming.once('end', () => resolve({ ok: true, value: join(chunks, length) }));
    incoming.once('close', () => {
      if (!incoming.complete) resolve({ ok: false, refusal: refuse('body-cut-short') });
    });
    incoming.once('error', () => undefined);
  });
}

/** In memory of its own: a chunk lies in a large one, all of which would go to a worker. */
function join(chunks: readonly Buffer[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
