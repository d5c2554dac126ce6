/**
 * Expected failure is a value: a problem, whose code is for programs and of which `words` makes a sentence for people.
 * `throw` is kept for bugs in the engine itself.
 */
import type { Problem, ProblemCode, ProblemPlace, ProblemTable } from './problem.js';

/** A result that holds a value. */
export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}
/** A result that holds a problem. */
export interface Failure {
  readonly ok: false;
  readonly problem: Problem;
}
/** A value, or the problem that prevented it. Look at `ok` first. */
export type Result<T> = Ok<T> | Failure;

/** Wraps a value as a result. */
export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

/** Texts from outside are kept no longer than this, so that a problem stays small whatever the input. */
const maxTextLength = 200;

const clip = (value: unknown): unknown =>
  typeof value === 'string' && value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value;

/** A result that says what went wrong, and where. */
export const fail = <C extends ProblemCode, D extends keyof ProblemTable[C]>(
  code: C,
  detail: D,
  parameters: ProblemTable[C][D],
  place: ProblemPlace = {},
): Failure => {
  const clipped = Object.entries(parameters as object).map(([name, value]) => [name, clip(value)]);
  const problem = { code, detail, parameters: Object.fromEntries(clipped), ...place };
  return { ok: false, problem: problem as unknown as Problem };
};

/** The value, for inputs that are known to be good; a failure here is a bug of the caller. */
export function expectOk<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { code, detail, parameters } = result.problem;
  throw new Error(`${code}/${detail} ${JSON.stringify(parameters)}`);
}
