import { countSolutions, type Puzzle } from '@hyperdoku/engine';
import { type ExitCode, exitCodes } from './exit.js';
import { type Io, writeJsonLine, writeLine } from './io.js';
import { texts } from './texts/index.js';
import type { Work } from './work.js';

export interface CountOutput {
  readonly limit?: number;
  readonly json?: boolean;
}

/** Counts the solutions of a puzzle and prints the number; where it is only a lower bound, it says so. */
export async function countPuzzle(
  io: Io,
  puzzle: Puzzle,
  work: Work,
  { limit, json }: CountOutput,
): Promise<ExitCode> {
  const result = await countSolutions(puzzle, {
    ...work.budget(),
    ...(limit !== undefined && { limit: BigInt(limit) }),
  });
  const { status, count, reason, nodes, milliseconds } = result;
  if (json) {
    await writeJsonLine(io, {
      shape: puzzle.shape.name,
      count: String(count),
      exact: status === 'exact',
      ...(reason && { reason }),
      nodes,
      milliseconds: Math.round(milliseconds),
    });
  } else await writeLine(io, status === 'exact' ? String(count) : texts.solve.atLeast(count));
  if (status === 'unknown') return exitCodes.unknown;
  return count === 0n ? exitCodes.no : exitCodes.fine;
}
