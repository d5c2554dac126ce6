import { type Count, countSolutions, makePuzzleText, type Puzzle } from '@hyperdoku/engine';
import { type ExitCode, exitCodes } from './exit.js';
import { complain, type Io, writeJsonLine, writeLine } from './io.js';
import type { CountLog } from './shelf.js';
import { texts } from './texts/index.js';
import type { Work } from './work.js';

interface CountOutput {
  /** Which of the input it is. */
  readonly number: number;
  readonly limit?: number;
  readonly json?: boolean;
  /** Where it is kept how far a long count is. */
  readonly log?: CountLog | undefined;
}

/** Counts the solutions of a puzzle and prints the number; where it is only a lower bound, it says so. */
export async function countPuzzle(
  io: Io,
  puzzle: Puzzle,
  work: Work,
  output: CountOutput,
): Promise<ExitCode> {
  const { limit, log } = output;
  const text = log && makePuzzleText(puzzle);
  const from = text && log?.read(text);
  if (from) complain(io, texts.ofPuzzle(output.number, texts.solve.countedBefore(from.done, from.branches)));
  const result = await countSolutions(puzzle, {
    ...work.budget(),
    ...(limit !== undefined && { limit: BigInt(limit) }),
    ...(from && { from }),
    ...(text && { onBranch: state => log?.keep(text, state) }),
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
