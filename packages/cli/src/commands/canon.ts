import { canonise, makePuzzleText, type Puzzle } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { describeProblem, forEachPuzzle, writeStatus } from '../eachPuzzle.js';
import { type ExitCode, exitCodeOf, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writePuzzle } from '../io.js';
import { type CrewOptions, takesJobs } from '../pool/crew.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { takesTime, type Work, type WorkOptions } from '../work.js';

interface CanonOptions extends PuzzleOptions, WorkOptions, CrewOptions {
  readonly automorphisms?: boolean;
  readonly json?: boolean;
}

const words = texts.commands.canon;

export function define(command: Command, io: Io, finish: Finish): void {
  takesJobs(takesTime(takesPuzzles(command), '60s'))
    .option('--automorphisms', words.automorphisms)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('canon'))
    .action(async (inputs: string[], options: CanonOptions) => {
      finish(
        await forEachPuzzle(io, inputs, options, (puzzle, number, work) =>
          writeForm(io, puzzle, number, options, work),
        ),
      );
    });
}

async function writeForm(
  io: Io,
  puzzle: Puzzle,
  number: number,
  options: CanonOptions,
  work: Work,
): Promise<ExitCode> {
  const form = await canonise(puzzle, work.budget());
  if (!form.ok) {
    const { problem } = form;
    complain(io, texts.ofPuzzle(number, say.problem(problem)));
    await writeStatus(io, number, 'unknown', options, { problem: describeProblem(problem) });
    return exitCodeOf(problem);
  }
  const { grid, automorphisms } = form.value;
  if (options.json)
    await writeJsonLine(io, {
      number,
      canonical: makePuzzleText(grid),
      automorphisms: String(automorphisms),
    });
  else await writePuzzle(io, grid, options.automorphisms ? ` ${automorphisms}` : '');
  return exitCodes.fine;
}
