/** What goes between the main thread and a worker. */
import type { MessagePort } from 'node:worker_threads';
import type { OperationName } from '../operations/index.js';
import type { Caps } from './work.js';

export interface Task {
  readonly operation: OperationName;
  /** JSON, or the fields of an address. */
  readonly input: Uint8Array | Readonly<Record<string, string>>;
  readonly caps: Caps;
  /** `stop` and `more` come in by it, pieces of an answer go out. */
  readonly port: MessagePort;
}

/** To a worker: leave off, or go on with the next piece. */
export type Order = 'stop' | 'more';

/** From a worker, before the answer: it has begun, here is a piece, there are no more. */
export type Sign = { readonly sign: 'begun' | 'end' } | { readonly sign: 'piece'; readonly text: string };

/** A whole answer; of one that went out in pieces, its end. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly content: string | Uint8Array;
  /** Of an answer that the same request has for ever. */
  readonly tag?: string;
  /** How long the worker took. */
  readonly milliseconds: number;
}
