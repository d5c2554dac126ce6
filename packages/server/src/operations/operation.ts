/**
 * An operation of the API, told once: what it takes, what it answers, how it is called and what it does. Routes, the OpenAPI document,
 * the page that tries it, the client's types and the tests of every example follow from it.
 */
import type { z } from 'zod';
import type { Outcome } from '../problem.js';
import type { Work } from '../work/work.js';

/** A picture and its type. */
interface Picture {
  readonly type: string;
  readonly content: string | Uint8Array;
}

interface Common<Q extends z.ZodType> {
  /** Below `/api/v1/`. */
  readonly path: string;
  readonly request: Q;
  /** Whether its fields are plain, so that it can be asked by address. */
  readonly plain: boolean;
  /** Whether it may take long: such work never has all workers. */
  readonly long: boolean;
  /** What the server must have been given beside itself. */
  readonly needs?: 'library' | 'queue';
  /** Requests that work, to begin with. */
  readonly examples: readonly z.input<Q>[];
  /** Whether the same request has the same answer for ever; if not said, it has. */
  readonly lasts?: (request: z.output<Q>) => boolean;
}

export interface JsonOperation<Q extends z.ZodType, A extends z.ZodType> extends Common<Q> {
  readonly kind: 'json';
  readonly answer: A;
  perform(request: z.output<Q>, work: Work): Promise<Outcome<z.input<A>>> | Outcome<z.input<A>>;
}

/** Answers line by line, as its work goes on. */
export interface LinesOperation<Q extends z.ZodType, A extends z.ZodType> extends Common<Q> {
  readonly kind: 'lines';
  /** One line. */
  readonly answer: A;
  perform(
    request: z.output<Q>,
    work: Work,
    send: (line: z.input<A>) => Promise<void>,
  ): Promise<Outcome<undefined>>;
}

export interface PictureOperation<Q extends z.ZodType> extends Common<Q> {
  readonly kind: 'picture';
  readonly types: readonly string[];
  perform(request: z.output<Q>, work: Work): Promise<Outcome<Picture>>;
}

export type AnyOperation =
  | JsonOperation<z.ZodType, z.ZodType>
  | LinesOperation<z.ZodType, z.ZodType>
  | PictureOperation<z.ZodType>;

export const defineJson = <Q extends z.ZodType, A extends z.ZodType>(
  operation: Omit<JsonOperation<Q, A>, 'kind'>,
): JsonOperation<Q, A> => ({ kind: 'json', ...operation });

export const defineLines = <Q extends z.ZodType, A extends z.ZodType>(
  operation: Omit<LinesOperation<Q, A>, 'kind'>,
): LinesOperation<Q, A> => ({ kind: 'lines', ...operation });

export const definePicture = <Q extends z.ZodType>(
  operation: Omit<PictureOperation<Q>, 'kind'>,
): PictureOperation<Q> => ({ kind: 'picture', ...operation });
