import { type Begun, findSteps, Position, type Puzzle, type Strength } from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { forEachPuzzle } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { describeStep, type LogicOptions, ladderFrom, takesLogic } from '../logic.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { parseCount, takesTime, type Work, type WorkOptions } from '../work.js';

interface HintOptions extends PuzzleOptions, LogicOptions, WorkOptions {
  readonly strength: '1' | '2' | '3';
  readonly all?: boolean;
  readonly limit?: number;
  readonly json?: boolean;
}

const words = texts.commands.hint;

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(takesLogic(takesPuzzles(command)))
    .addOption(new Option('--strength <strength>', words.strength).choices(['1', '2', '3']).default('3'))
    .option('--all', words.all)
    .option('--limit <number>', words.limit, parseCount)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('hint'))
    .action(async (inputs: string[], options: HintOptions) => {
      finish(
        await forEachPuzzle(io, inputs, options, (puzzle, number, work, begun) =>
          hint(io, puzzle, number, options, work, begun),
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
  begun: Begun,
): Promise<ExitCode> {
  const { shape } = puzzle;
  const position = Position.of(puzzle, begun);
  const limit = options.all ? options.limit : 1;
  const steps = findSteps(position, { ...ladderFrom(options), ...work.budget() });
  for (let shown = 0; shown !== limit; shown++) {
    const next = await steps.next();
    if (next.done) {
      if (next.value) complain(io, texts.ofPuzzle(number, say.shortage(next.value)));
      if (next.value) return exitCodes.unknown;
      if (shown > 0 || position.isSolved) return exitCodes.fine;
      complain(io, texts.ofPuzzle(number, position.breach ? texts.logic.none : texts.logic.stuck));
      return position.breach ? exitCodes.no : exitCodes.unknown;
    }
    const text = say.step(shape, next.value, Number(options.strength) as Strength);
    if (options.json) await writeJsonLine(io, { number, text, ...describeStep(shape, next.value) });
    else await writeLine(io, text);
  }
  return exitCodes.fine;
}
