import { type Count, countSolutions, type Puzzle } from '@hyperdoku/engine';
import { type ExitCode, exitCodes } from './exit.js';
import { type Io, writeJsonLine, writeLine } from './io.js';
import { texts } from './texts/index.js';
import type { Work } from './work.js';

interface CountOutput {
  /** Which of the input it is. */
  readonly number: number;
  readonly limit?: number;
  readonly json?: boolean;
}

/** Counts the solutions of a puzzle and prints the number; where it is only a lower bound, it says so. */
export async function countPuzzle(
  io: Io,
  puzzle: Puzzle,
  work: Work,
  output: CountOutput,
): Promise<ExitCode> {
  const { limit } = output;
  const result = await countSolutions(puzzle, {
    ...work.budget(),
    ...(limit !== undefined && { limit: BigInt(limit) }),
  });
  await writeCount(io, { ...output, shape: puzzle.shape.name }, result);
  if (result.status === 'unknown') return exitCodes.unknown;
  return result.count === 0n ? exitCodes.no : exitCodes.fine;
}

/** One number, as a line or as an object. */
export async function writeCount(
  io: Io,
  { number, shape, json }: CountOutput & { readonly shape: string },
  { status, count, reason, nodes, milliseconds }: Pick<Count, 'status' | 'count'> & Partial<Count>,
): Promise<void> {
  if (!json) return writeLine(io, status === 'exact' ? String(count) : texts.solve.atLeast(count));
  await writeJsonLine(io, {
    number,
    shape,
    count: String(count),
    exact: status === 'exact',
    ...(reason && { reason }),
    ...(nodes !== undefined && { nodes }),
    ...(milliseconds !== undefined && { milliseconds: Math.round(milliseconds) }),
  });
}
