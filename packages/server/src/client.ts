/**
 * The API as functions: `createClient('http://127.0.0.1:4180').solve({ puzzle })`. Types come from the same table as the routes, and
 * nothing else does, so that this can be used in a page, too.
 */
import type { z } from 'zod';
import type { Operations } from './operations/index.js';
import type { JsonOperation, LinesOperation, PictureOperation } from './operations/operation.js';
import type { ProblemData } from './problem.js';

/** What a server refused, and with which status; for 429 and 503 also after how many seconds to come back. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: ProblemData | undefined;
  readonly retryAfter: number | undefined;
  constructor(status: number, problem?: ProblemData, retryAfter?: number) {
    super(problem?.message ?? `HTTP ${status}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** How a call can be ended. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

type Call<O> =
  O extends JsonOperation<infer Q, infer A>
    ? (request: z.input<Q>, options?: CallOptions) => Promise<z.output<A>>
    : O extends LinesOperation<infer Q, infer A>
      ? (request: z.input<Q>, options?: CallOptions) => AsyncGenerator<z.output<A>>
      : O extends PictureOperation<infer Q>
        ? (request: z.input<Q>, options?: CallOptions) => Promise<Blob>
        : never;

/** A function for each operation of a server. */
export type Client = { readonly [N in keyof Operations]: Call<Operations[N]> };

/** Where the operations are, and how they answer. */
const ways: Readonly<Record<keyof Operations, 'json' | 'lines' | 'picture'>> = {
  parse: 'json',
  solve: 'json',
  solveBatch: 'json',
  check: 'json',
  count: 'json',
  solutions: 'lines',
  hint: 'json',
  explain: 'json',
  grade: 'json',
  generate: 'json',
  canon: 'json',
  convert: 'json',
  picture: 'picture',
  shapes: 'json',
  shape: 'json',
  library: 'json',
  libraryPuzzle: 'json',
  libraryRandom: 'json',
  job: 'json',
  jobState: 'json',
  jobResult: 'lines',
};

/** `solveBatch` is at `solve/batch`. */
export const pathOf = (name: string): string => name.replace(/[A-Z]/g, letter => `/${letter.toLowerCase()}`);

/** A client of the server at an address. */
export function createClient(address: string): Client {
  const base = `${address.replace(/\/+$/, '')}/api/v1/`;
  const ask = async (name: string, request: unknown, options: CallOptions = {}): Promise<Response> => {
    const response = await fetch(`${base}${pathOf(name)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      ...options,
    });
    if (response.ok) return response;
    const retry = response.headers.get('Retry-After');
    throw new ApiError(
      response.status,
      await readProblem(response),
      retry === null ? undefined : Number(retry),
    );
  };
  const calls = Object.entries(ways).map(([name, way]) => [
    name,
    way === 'lines'
      ? async function* (request: unknown, options?: CallOptions) {
          yield* readLines(await ask(name, request, options));
        }
      : async (request: unknown, options?: CallOptions) => {
          const response = await ask(name, request, options);
          return way === 'json' ? response.json() : response.blob();
        },
  ]);
  return Object.fromEntries(calls) as Client;
}

/** Undefined where what answers is no server of ours, such as a proxy. */
async function readProblem(response: Response): Promise<ProblemData | undefined> {
  const found: unknown = await response.json().catch(() => undefined);
  return typeof found === 'object' && found && 'problem' in found
    ? (found.problem as ProblemData)
    : undefined;
}

async function* readLines(response: Response): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
