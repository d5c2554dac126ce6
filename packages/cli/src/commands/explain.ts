import { type Begun, deduceSteps, Position, type Puzzle } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { forEachPuzzle } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { describeStep, type LogicOptions, ladderFrom, takesLogic } from '../logic.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { takesTime, type Work, type WorkOptions } from '../work.js';

interface ExplainOptions extends PuzzleOptions, LogicOptions, WorkOptions {
  readonly json?: boolean;
}

const words = texts.commands.explain;

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(takesLogic(takesPuzzles(command)))
    .option('--json', words.json)
    .addHelpText('after', makeHelp('explain'))
    .action(async (inputs: string[], options: ExplainOptions) => {
      finish(
        await forEachPuzzle(io, inputs, options, (puzzle, number, work, begun) =>
          explain(io, puzzle, number, options, work, begun),
        ),
      );
    });
}

async function explain(
  io: Io,
  puzzle: Puzzle,
  number: number,
  options: ExplainOptions,
  work: Work,
  begun: Begun,
): Promise<ExitCode> {
  const { shape } = puzzle;
  const position = Position.of(puzzle, begun);
  let count = 0;
  if (number > 1 && !options.json) await writeLine(io, '');
  const steps = deduceSteps(position, { ...ladderFrom(options), ...work.budget() });
  for (;;) {
    const next = await steps.next();
    if (next.done) {
      const { openCells: open } = position;
      switch (next.value) {
        case 'solved':
          return exitCodes.fine;
        case 'none':
          complain(io, texts.ofPuzzle(number, texts.logic.none));
          return exitCodes.no;
        case 'stuck':
          complain(io, texts.ofPuzzle(number, texts.logic.stuckAfter(open, count)));
          return exitCodes.unknown;
        default:
          complain(io, texts.ofPuzzle(number, texts.logic.cutAfter(say.shortage(next.value), open, count)));
          return exitCodes.unknown;
      }
    }
    count++;
    const text = say.step(shape, next.value);
    if (options.json)
      await writeJsonLine(io, { number, step: count, text, ...describeStep(shape, next.value) });
    else await writeLine(io, `${count}. ${text}`);
  }
}
