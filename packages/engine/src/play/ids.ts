/** Names for actions that no other tab or device will give, made without a clock. */
import { makeBase64url } from '../base/base64url.js';
import { createRandom } from '../base/random.js';

/** Gives a new text at every call, never one twice. */
export type Ids = () => string;

const idBytes = 6;

/** Eight characters each: 48 random bits, from a seed that the platform takes from its source of true randomness. */
export function createIds(): Ids {
  const seed =
    'crypto' in globalThis ? crypto.getRandomValues(new Uint32Array(4)).join('-') : Math.random().toString();
  const random = createRandom(seed);
  return () => makeBase64url(Uint8Array.from({ length: idBytes }, () => random.below(256)));
}
