import {
  decide,
  makePuzzleText,
  makeShortageText,
  minimise,
  minimiseBySets,
  ok,
  Pace,
  type Puzzle,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { forEachPuzzle } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { takesWork, type Work, type WorkOptions } from '../work.js';

const ways = ['deletion', 'sets'] as const;

interface MinimiseCommandOptions extends PuzzleOptions, WorkOptions {
  readonly by: (typeof ways)[number];
  readonly seed: string;
  readonly json?: boolean;
}

/** What stays open is asked again with ever more effort, until the time is up. */
const maxRounds = 20;

export function define(command: Command, io: Io, finish: Finish): void {
  takesWork(takesPuzzles(command), '60s')
    .option('--seed <seed>', 'which clues are tried first', '1')
    .addOption(
      new Option(
        '--by <way>',
        'take clues away, or choose new ones of the same solution, each alone in an unavoidable set',
      )
        .choices(ways)
        .default('deletion'),
    )
    .option('--json', 'one JSON object a line')
    .addHelpText(
      'after',
      '\nTakes clues away until every one is needed. A solution may be given too. Exits with 2 when a puzzle has not exactly one\nsolution, 3 when not every clue was shown to be needed.\n\nExamples:\n  hyperdoku minimise puzzle.txt\n  hyperdoku fill 9^3 | hyperdoku minimise --timeout 30s\n  hyperdoku fill 9^4 --method laid | hyperdoku minimise --by sets --timeout 30m',
    )
    .action(async (inputs: string[], options: MinimiseCommandOptions) => {
      finish(
        await forEachPuzzle(io, inputs, options, (puzzle, number, work) =>
          reduce(io, puzzle, number, options, work),
        ),
      );
    });
}

async function reduce(
  io: Io,
  puzzle: Puzzle,
  number: number,
  options: MinimiseCommandOptions,
  work: Work,
): Promise<ExitCode> {
  // One budget for the whole of it: the proof that there is one solution, and all that follows.
  const { method, prover, ...budget } = work.decision();
  const pace = new Pace(budget);
  const withProver = method !== 'search' && prover ? { prover } : {};
  const verdict = await decide(puzzle, { ...pace.part(), ...withProver });
  if (verdict.status !== 'unique') {
    complain(io, `puzzle ${number} has not been shown to have exactly one solution (${verdict.status}).`);
    return verdict.status === 'unknown' ? exitCodes.unknown : exitCodes.no;
  }
  const made =
    options.by === 'sets'
      ? await minimiseBySets(verdict.solution, options.seed, { ...pace.part(), ...withProver })
      : ok(
          await minimise(puzzle, verdict.solution, options.seed, {
            ...pace.part(),
            ...withProver,
            rounds: maxRounds,
          }),
        );
  if (!made.ok) {
    complain(io, `puzzle ${number}: ${made.problem.message}`);
    return exitCodes.unknown;
  }
  const result = made.value;
  const text = makePuzzleText(result.puzzle);
  const { clues, minimal, open, shortage } = result;
  if (options.json)
    await writeJsonLine(io, { number, puzzle: text, clues, minimal, open, ...(shortage && { shortage }) });
  else await writeLine(io, text);
  if (minimal) return exitCodes.fine;
  const why = shortage ? ` ${makeShortageText(shortage)}` : '';
  complain(io, `puzzle ${number}: ${open} of ${clues} clues may not be needed.${why}`);
  return exitCodes.unknown;
}
