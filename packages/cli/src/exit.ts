import type { Problem, ProblemCode, Result } from '@hyperdoku/engine';
import { say } from './texts/index.js';

/** What the exit code says, to scripts. */
export const exitCodes = { fine: 0, badInput: 1, no: 2, unknown: 3, interrupted: 130 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Where a command reports its code. */
export type Finish = (code: ExitCode) => void;

/** The code of several answers together: a bad input outweighs a no, and a no an unknown. */
const weight: readonly ExitCode[] = [
  exitCodes.fine,
  exitCodes.unknown,
  exitCodes.no,
  exitCodes.badInput,
  exitCodes.interrupted,
];
export const worse = (a: ExitCode, b: ExitCode): ExitCode => (weight.indexOf(a) >= weight.indexOf(b) ? a : b);

/** What a problem means to scripts, where it is not that the input is bad. */
const problemExits: Readonly<Partial<Record<ProblemCode, ExitCode>>> = {
  conflict: exitCodes.no,
  'shape-impossible': exitCodes.no,
  'order-unfit': exitCodes.no,
  'not-found': exitCodes.no,
  'cut-short': exitCodes.unknown,
};

export const exitCodeOf = ({ code }: Problem): ExitCode => problemExits[code] ?? exitCodes.badInput;

/** Ends a command early with a message; anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: ExitCode;
  constructor(message: string, code: ExitCode = exitCodes.badInput) {
    super(message);
    this.code = code;
  }
}

/** What a result holds; a problem ends the command. */
export function orRefuse<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Refusal(say.problem(result.problem), exitCodeOf(result.problem));
}
