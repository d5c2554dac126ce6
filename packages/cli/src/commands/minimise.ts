import { decide, makePuzzleText, minimise, minimiseBySets, ok, Pace, type Puzzle } from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { forEachPuzzle, writeStatus } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writePuzzle } from '../io.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { takesWork, type Work, type WorkOptions } from '../work.js';

const ways = ['deletion', 'sets'] as const;

interface MinimiseCommandOptions extends PuzzleOptions, WorkOptions {
  readonly by: (typeof ways)[number];
  readonly seed: string;
  readonly json?: boolean;
}

/** What stays open is tried again with more and more effort, until the time is up. */
const maxRounds = 20;

const words = texts.commands.minimise;

export function define(command: Command, io: Io, finish: Finish): void {
  takesWork(takesPuzzles(command), '60s')
    .option('--seed <seed>', words.seed, '1')
    .addOption(new Option('--by <way>', words.by).choices(ways).default('deletion'))
    .option('--json', words.json)
    .addHelpText('after', makeHelp('minimise'))
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
  // One budget for everything: the proof that there is one solution, and all that follows.
  const { method, prover, ...budget } = work.decision();
  const pace = new Pace(budget);
  const withProver = method !== 'search' && prover ? { prover } : {};
  const verdict = await decide(puzzle, { ...pace.part(), ...withProver });
  if (verdict.status !== 'unique') {
    complain(io, texts.ofPuzzle(number, texts.notUnique[verdict.status]));
    await writeStatus(io, number, verdict.status, options);
    return verdict.status === 'unknown' ? exitCodes.unknown : exitCodes.no;
  }
  const effort = { ...pace.part(), ...withProver, rounds: maxRounds };
  const made =
    options.by === 'sets'
      ? await minimiseBySets(verdict.solution, options.seed, effort)
      : ok(await minimise(puzzle, verdict.solution, options.seed, effort));
  if (!made.ok) {
    complain(io, texts.ofPuzzle(number, say.problem(made.problem)));
    await writeStatus(io, number, 'unknown', options);
    return exitCodes.unknown;
  }
  const result = made.value;
  const { clues, minimal, open, shortage } = result;
  if (options.json)
    await writeJsonLine(io, {
      number,
      puzzle: makePuzzleText(result.puzzle),
      clues,
      minimal,
      open,
      ...(shortage && { shortage }),
    });
  else await writePuzzle(io, result.puzzle);
  if (minimal) return exitCodes.fine;
  const why = shortage ? [say.shortage(shortage)] : [];
  complain(io, texts.ofPuzzle(number, [texts.make.perhapsNeedless(open, clues), ...why].join(' ')));
  return exitCodes.unknown;
}
