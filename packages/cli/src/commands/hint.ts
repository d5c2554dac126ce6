import {
  explainStep,
  findSteps,
  makeShortageText,
  Position,
  type Puzzle,
  type Strength,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { forEachPuzzle } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { describeStep, type LogicOptions, ladderFrom, takesLogic } from '../logic.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { parseCount, takesTime, type Work, type WorkOptions } from '../work.js';

interface HintOptions extends PuzzleOptions, LogicOptions, WorkOptions {
  readonly strength: '1' | '2' | '3';
  readonly all?: boolean;
  readonly limit?: number;
  readonly json?: boolean;
}

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(takesLogic(takesPuzzles(command)))
    .addOption(
      new Option('--strength <strength>', '1: where to look, 2: which technique, 3: the whole step')
        .choices(['1', '2', '3'])
        .default('3'),
    )
    .option('--all', 'every step there is now, cheapest technique first')
    .option('--limit <number>', 'with --all: at most so many', parseCount)
    .option('--json', 'one JSON object a line')
    .addHelpText(
      'after',
      '\nExits with 2 when the puzzle has no solution, 3 when logic ends here.\n\nExamples:\n  hyperdoku hint --strength 1 puzzle.txt\n  hyperdoku hint --all --upto pigeonhole puzzle.txt',
    )
    .action(async (inputs: string[], options: HintOptions) => {
      finish(
        await forEachPuzzle(io, inputs, options, (puzzle, number, work) =>
          hint(io, puzzle, number, options, work),
        ),
      );
    });
}

async function hint(
  io: Io,
  puzzle: Puzzle,
  number: number,
  options: HintOptions,
  work: Work,
): Promise<ExitCode> {
  const { shape } = puzzle;
  const position = Position.of(puzzle);
  const limit = options.all ? options.limit : 1;
  const steps = findSteps(position, { ...ladderFrom(options), ...work.budget() });
  for (let shown = 0; shown !== limit; shown++) {
    const next = await steps.next();
    if (next.done) {
      if (next.value) complain(io, `puzzle ${number}: ${makeShortageText(next.value)}`);
      if (next.value) return exitCodes.unknown;
      if (shown > 0 || position.isSolved) return exitCodes.fine;
      complain(io, `puzzle ${number}: ${position.breach ? 'there is no solution.' : 'logic ends here.'}`);
      return position.breach ? exitCodes.no : exitCodes.unknown;
    }
    const text = explainStep(shape, next.value, Number(options.strength) as Strength);
    if (options.json) await writeJsonLine(io, { number, text, ...describeStep(shape, next.value) });
    else await writeLine(io, text);
  }
  return exitCodes.fine;
}
