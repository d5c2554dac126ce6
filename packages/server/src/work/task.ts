/** What goes between the main thread and a worker. */
import type { MessagePort } from 'node:worker_threads';
import type { OperationName } from '../operations/index.js';
import type { Places } from './places.js';
import type { Caps } from './work.js';

/** What a worker is given when it starts. */
export interface WorkerData {
  readonly caps: Caps;
  readonly places: Places;
}

export interface Task {
  readonly operation: OperationName;
  /** JSON, or the fields of an address. */
  readonly input: Uint8Array | Readonly<Record<string, string>>;
  /** Shared: whether the work has begun, and whether it is to stop. It costs far less than messages. */
  readonly flags: Int32Array;
  /** Pieces of an answer go out by it, and it says when the next one is wanted. */
  readonly port?: MessagePort;
}

/** Where the flags stand. */
export const hasBegun = 0;
export const mustStop = 1;

/** From a worker, before the answer: here is a piece, or there are no more. */
export type Sign = { readonly sign: 'end' } | { readonly sign: 'piece'; readonly text: string };

/** A whole answer; of one that went out in pieces, its end. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly content: string | Uint8Array;
  /** Of an answer that the same request has for ever. */
  readonly tag?: string;
  /** After how many seconds to come back, where it is a refusal that may be none later. */
  readonly retryAfter?: number;
  /** How long the worker took. */
  readonly milliseconds: number;
}
