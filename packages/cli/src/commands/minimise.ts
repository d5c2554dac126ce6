import { decide, makePuzzleText, minimise, type Puzzle } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { forEachPuzzle } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { budgetFrom, decisionFrom, takesWork, type WorkOptions } from '../work.js';

interface MinimiseCommandOptions extends PuzzleOptions, WorkOptions {
  readonly seed: string;
  readonly json?: boolean;
}

/** What stays open is asked again with ever more effort, until the time is up. */
const maxRounds = 20;

export function define(command: Command, io: Io, finish: Finish): void {
  takesWork(takesPuzzles(command), '60s')
    .option('--seed <seed>', 'which clues are tried first', '1')
    .option('--json', 'one JSON object a line')
    .addHelpText(
      'after',
      '\nTakes clues away until every one is needed. A solution may be given too. Exits with 2 when a puzzle has not exactly one\nsolution, 3 when not every clue was shown to be needed.\n\nExamples:\n  hyperdoku minimise puzzle.txt\n  hyperdoku fill 9^3 | hyperdoku minimise --timeout 30s',
    )
    .action(async (inputs: string[], options: MinimiseCommandOptions) => {
      finish(
        await forEachPuzzle(io, inputs, options, (puzzle, number) => reduce(io, puzzle, number, options)),
      );
    });
}

async function reduce(
  io: Io,
  puzzle: Puzzle,
  number: number,
  options: MinimiseCommandOptions,
): Promise<ExitCode> {
  const decision = decisionFrom(io, options);
  const verdict = await decide(puzzle, decision);
  if (verdict.status !== 'unique') {
    complain(io, `puzzle ${number} has not been shown to have exactly one solution (${verdict.status}).`);
    return verdict.status === 'unknown' ? exitCodes.unknown : exitCodes.no;
  }
  const withProver = decision.method !== 'search' && decision.prover ? { prover: decision.prover } : {};
  const result = await minimise(puzzle, verdict.solution, options.seed, {
    ...budgetFrom(io, options),
    ...withProver,
    rounds: maxRounds,
  });
  const text = makePuzzleText(result.puzzle);
  const { clues, minimal, open } = result;
  if (options.json) await writeJsonLine(io, { number, puzzle: text, clues, minimal, open });
  else await writeLine(io, text);
  if (minimal) return exitCodes.fine;
  complain(io, `puzzle ${number}: ${open} of ${clues} clues may not be needed; more time would tell.`);
  return exitCodes.unknown;
}
