import {
  allSteps,
  explainStep,
  ladderUpTo,
  nextStep,
  Position,
  type Puzzle,
  type Step,
  type Strength,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { forEachPuzzle } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { describeStep, type LogicOptions, ladderFrom, takesLogic } from '../logic.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { parseCount } from '../work.js';

interface HintOptions extends PuzzleOptions, LogicOptions {
  readonly strength: '1' | '2' | '3';
  readonly all?: boolean;
  readonly limit?: number;
  readonly json?: boolean;
}

export function define(command: Command, io: Io, finish: Finish): void {
  takesLogic(takesPuzzles(command))
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
      finish(await forEachPuzzle(io, inputs, options, (puzzle, number) => hint(io, puzzle, number, options)));
    });
}

async function hint(io: Io, puzzle: Puzzle, number: number, options: HintOptions): Promise<ExitCode> {
  const { shape } = puzzle;
  const position = Position.of(puzzle);
  const ladder = ladderUpTo(ladderFrom(options));
  const tell = (step: Step) => {
    const text = explainStep(shape, step, Number(options.strength) as Strength);
    return options.json
      ? writeJsonLine(io, { number, text, ...describeStep(shape, step) })
      : writeLine(io, text);
  };
  let told = 0;
  if (options.all) {
    for (const step of allSteps(position, ladder)) {
      await tell(step);
      if (++told === options.limit || io.signal?.aborted) break;
    }
  } else {
    const step = nextStep(position, ladder);
    if (step) await tell(step);
    told = step ? 1 : 0;
  }
  if (told > 0 || position.isSolved) return exitCodes.fine;
  complain(io, `puzzle ${number}: ${position.breach ? 'there is no solution.' : 'logic ends here.'}`);
  return position.breach ? exitCodes.no : exitCodes.unknown;
}
