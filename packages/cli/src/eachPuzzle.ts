/** Goes through the puzzles of the input in order; unreadable and contradictory ones are told. */
import { asPuzzle, type Puzzle } from '@hyperdoku/engine';
import { type ExitCode, exitCodes, worse } from './exit.js';
import { complain, type Io } from './io.js';
import { makeItemProblemText, type PuzzleOptions, readPuzzles } from './puzzles.js';
import { createTicker } from './work.js';

export async function forEachPuzzle(
  io: Io,
  inputs: readonly string[],
  options: PuzzleOptions,
  work: (puzzle: Puzzle, number: number) => Promise<ExitCode>,
): Promise<ExitCode> {
  const ticker = createTicker(io);
  let code: ExitCode = exitCodes.fine;
  for await (const item of readPuzzles(io, inputs, options)) {
    const puzzle = item.sheet.ok ? asPuzzle(item.sheet.value.grid) : item.sheet;
    if (puzzle.ok) code = worse(code, await work(puzzle.value, item.number));
    else {
      complain(io, `puzzle ${item.number}: ${makeItemProblemText(item, puzzle.problem)}`);
      code = worse(code, puzzle.problem.code === 'conflict' ? exitCodes.no : exitCodes.badInput);
    }
    ticker.tick();
    if (io.signal?.aborted) break;
  }
  ticker.clear();
  return code;
}
