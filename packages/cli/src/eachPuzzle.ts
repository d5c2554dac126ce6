/** Goes through the puzzles of the input in order. */
import { asPuzzle, type Begun, type Problem, type Puzzle, type Result } from '@hyperdoku/engine';
import { type ExitCode, exitCodeOf, exitCodes, worse } from './exit.js';
import { complain, type Io } from './io.js';
import { type InputItem, makeItemProblemText, type PuzzleOptions, readPuzzles } from './puzzles.js';
import { texts } from './texts/index.js';
import { beginWork, type Work, type WorkOptions } from './work.js';

/** Everything that was read, and what could not be; the worst of the codes. */
export async function forEachItem(
  io: Io,
  inputs: readonly string[],
  options: PuzzleOptions & WorkOptions,
  doWork: (item: InputItem, work: Work) => Promise<ExitCode>,
): Promise<ExitCode> {
  const work = beginWork(io, options);
  let code: ExitCode = exitCodes.fine;
  for await (const item of readPuzzles(io, inputs, options)) {
    code = worse(code, await doWork(item, work));
    work.tick();
    if (io.signal?.aborted) break;
  }
  work.clear();
  return code;
}

/** Every puzzle; what is unreadable or contradicts itself is reported and passed over. */
export const forEachPuzzle = (
  io: Io,
  inputs: readonly string[],
  options: PuzzleOptions & WorkOptions,
  doWork: (puzzle: Puzzle, number: number, work: Work, begun: Begun) => Promise<ExitCode>,
): Promise<ExitCode> =>
  forEachItem(io, inputs, options, async (item, work) => {
    const puzzle = puzzleOf(item);
    if (!puzzle.ok) return report(io, item, puzzle.problem);
    return doWork(puzzle.value, item.number, work, item.sheet.ok ? item.sheet.value : {});
  });

export const puzzleOf = ({ sheet }: InputItem): Result<Puzzle> =>
  sheet.ok ? asPuzzle(sheet.value.grid) : sheet;

/** Says why an item is no puzzle; the code for it. */
export function report(io: Io, item: InputItem, problem: Problem): ExitCode {
  complain(io, texts.ofPuzzle(item.number, makeItemProblemText(item, problem)));
  return exitCodeOf(problem);
}
