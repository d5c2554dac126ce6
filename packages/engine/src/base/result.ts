/**
 * Expected failure is a value: a stable code for programs and a sentence for people.
 * `throw` is kept for bugs in the engine itself.
 */
export const problemCodes = [
  'spec-syntax',
  'shape-impossible',
  'shape-too-large',
  'custom-rule',
  'cell-syntax',
  'symbol-range',
  'cell-count',
  'conflict',
  'clue-locked',
  'text-syntax',
  'text-too-long',
  'link-damaged',
  'format-unknown',
  'format-unfit',
  'not-found',
  'cut-short',
  'generator-gone',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export interface Problem {
  readonly code: ProblemCode;
  /** A sentence that says what is wrong, without the place. */
  readonly message: string;
  /** Where in the text, both from 1, when the input was text. */
  readonly line?: number;
  readonly column?: number;
  /** Which cells and which house, when a rule of the shape is broken. */
  readonly cells?: readonly number[];
  readonly house?: number;
  /** What the work ran out of, when it was cut short. */
  readonly reason?: 'aborted' | 'nodes' | 'time';
}

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}
export interface Failure {
  readonly ok: false;
  readonly problem: Problem;
}
export type Result<T> = Ok<T> | Failure;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const fail = (
  code: ProblemCode,
  message: string,
  where: Omit<Problem, 'code' | 'message'> = {},
): Failure => ({ ok: false, problem: { code, message, ...where } });

/** The value, for inputs that are known to be good; a failure here is a bug of the caller. */
export function expectOk<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(makeProblemText(result.problem));
}

/** The problem as one line: its place, if it has one, then its sentence. */
export function makeProblemText(problem: Problem): string {
  if (problem.line === undefined) return problem.message;
  const column = problem.column === undefined ? '' : `, column ${problem.column}`;
  return `line ${problem.line}${column}: ${problem.message}`;
}
