/** The body of a request, as long as it may be. */
import type { IncomingMessage } from 'node:http';
import { type Refusal, refuse } from '../problem.js';

export type BodyRead =
  | { readonly ok: true; readonly value: Uint8Array }
  | { readonly ok: false; readonly refusal: Refusal };

/** What says that it is too long is believed at once; what does not is counted. */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<BodyRead> {
  const tooLarge: BodyRead = { ok: false, refusal: refuse('body-too-large', { limit }) };
  const said = Number(incoming.headers['content-length'] ?? 0);
  if (said > limit) return tooLarge;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > limit) return tooLarge;
      chunks.push(chunk);
    }
  } catch {
    return { ok: false, refusal: refuse('body-cut-short') };
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { ok: true, value: bytes };
}
