/** What goes wrong, as answers say it: the engine's problems and the server's own have one form. */
import type { Problem } from '@hyperdoku/engine';
import { z } from 'zod';
import { say, texts } from './texts/index.js';

const { fields } = texts;

export const problemSchema = z
  .object({
    code: z.string().describe(fields.code),
    detail: z.string().describe(fields.detail),
    message: z.string().describe(fields.message),
    parameters: z.record(z.string(), z.unknown()).optional(),
    line: z.number().optional().describe(fields.line),
    column: z.number().optional().describe(fields.column),
  })
  .loose()
  .describe(fields.problem);
export type ProblemData = z.infer<typeof problemSchema>;

/** The body of every answer that is no success. */
export const failureSchema = z.object({ problem: problemSchema });

export const describeProblem = (problem: Problem): ProblemData => ({
  ...problem,
  parameters: { ...problem.parameters },
  message: say.problem(problem),
});

type Sentences = typeof texts.problems & typeof texts.refusals;
type OwnDetail = keyof Sentences;
type Parameters<D extends OwnDetail> = Sentences[D] extends (parameters: infer P) => string ? P : never;

/** Statuses of what is not simply a bad request. */
const statuses: Readonly<Partial<Record<OwnDetail, number>>> = {
  'no-address': 404,
  'no-such-puzzle': 404,
  'no-such-job': 404,
  method: 405,
  'body-too-large': 413,
  'media-type': 415,
  'too-many-requests': 429,
  'work-spent': 429,
  'print-absent': 501,
  'library-absent': 501,
  'queue-absent': 501,
  'queue-unreachable': 503,
  'farm-busy': 503,
  busy: 503,
  stopping: 503,
  'ended-early': 503,
};

/** Seconds after which it is worth trying again. */
const retrySeconds: Readonly<Partial<Record<OwnDetail, number>>> = {
  'queue-unreachable': 5,
  'farm-busy': 60,
};

/** What the server itself refuses: the status of the answer, and what it says. */
export interface Refusal {
  readonly status: number;
  readonly problem: ProblemData;
  /** After how many seconds it is worth trying again. */
  readonly retryAfter?: number;
}

/** What comes of a request: an answer, or what is wrong, by the engine or by the server. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }
  | { readonly ok: false; readonly refusal: Refusal };

/** A refusal by its detail; `request` is the code of what is wrong with it, `refused` of what may be right later. */
export function refuse<D extends OwnDetail>(
  detail: D,
  ...[parameters]: Parameters<D> extends object ? [Parameters<D>] : []
): Refusal {
  const sentences: Readonly<Record<string, (parameters: never) => string>> = {
    ...texts.problems,
    ...texts.refusals,
  };
  const message = sentences[detail](parameters as never);
  const code = Object.hasOwn(texts.refusals, detail) ? 'refused' : 'request';
  const given: object = parameters ?? {};
  const problem = { code, detail, message, parameters: Object.fromEntries(Object.entries(given)) };
  const retryAfter = retrySeconds[detail];
  return { status: statuses[detail] ?? 400, problem, ...(retryAfter !== undefined && { retryAfter }) };
}

/** What the engine refuses: the request was understood, and cannot be met. */
export const refuseByEngine = (problem: Problem): Refusal => ({
  status: 422,
  problem: describeProblem(problem),
});
