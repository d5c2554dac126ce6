/** Goes through the puzzles of the input in order; unreadable and contradictory ones are told. */
import { asPuzzle, type Puzzle } from '@hyperdoku/engine';
import { type ExitCode, exitCodeOf, exitCodes, worse } from './exit.js';
import { complain, type Io } from './io.js';
import { makeItemProblemText, type PuzzleOptions, readPuzzles } from './puzzles.js';
import { texts } from './texts/index.js';
import { beginWork, type Work, type WorkOptions } from './work.js';

export async function forEachPuzzle(
  io: Io,
  inputs: readonly string[],
  options: PuzzleOptions & WorkOptions,
  doWork: (puzzle: Puzzle, number: number, work: Work) => Promise<ExitCode>,
): Promise<ExitCode> {
  const work = beginWork(io, options);
  let code: ExitCode = exitCodes.fine;
  for await (const item of readPuzzles(io, inputs, options)) {
    const puzzle = item.sheet.ok ? asPuzzle(item.sheet.value.grid) : item.sheet;
    if (puzzle.ok) code = worse(code, await doWork(puzzle.value, item.number, work));
    else {
      complain(io, texts.ofPuzzle(item.number, makeItemProblemText(item, puzzle.problem)));
      code = worse(code, exitCodeOf(puzzle.problem));
    }
    work.tick();
    if (io.signal?.aborted) break;
  }
  work.clear();
  return code;
}
