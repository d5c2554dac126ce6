import { deduceSteps, explainStep, makeShortageText, Position, type Puzzle } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { forEachPuzzle } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { describeStep, type LogicOptions, ladderFrom, takesLogic } from '../logic.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { takesTime, type Work, type WorkOptions } from '../work.js';

interface ExplainOptions extends PuzzleOptions, LogicOptions, WorkOptions {
  readonly json?: boolean;
}

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(takesLogic(takesPuzzles(command)))
    .option('--json', 'one JSON object a step')
    .addHelpText(
      'after',
      '\nExits with 2 when the puzzle has no solution, 3 when logic ends before the end.\n\nExamples:\n  hyperdoku explain puzzle.txt\n  hyperdoku explain --upto xy-wing puzzle.txt\n  hyperdoku explain --json cube.txt',
    )
    .action(async (inputs: string[], options: ExplainOptions) => {
      finish(
        await forEachPuzzle(io, inputs, options, (puzzle, number, work) =>
          explain(io, puzzle, number, options, work),
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
): Promise<ExitCode> {
  const { shape } = puzzle;
  const position = Position.of(puzzle);
  let count = 0;
  if (number > 1 && !options.json) await writeLine(io, '');
  const steps = deduceSteps(position, { ...ladderFrom(options), ...work.budget() });
  for (;;) {
    const next = await steps.next();
    if (next.done) {
      const open = `${position.openCells} cells open after ${count} steps`;
      switch (next.value) {
        case 'solved':
          return exitCodes.fine;
        case 'none':
          complain(io, `puzzle ${number}: there is no solution.`);
          return exitCodes.no;
        case 'stuck':
          complain(io, `puzzle ${number}: logic ends here, ${open}.`);
          return exitCodes.unknown;
        default:
          complain(io, `puzzle ${number}: ${makeShortageText(next.value)} There are ${open}.`);
          return exitCodes.unknown;
      }
    }
    count++;
    const text = explainStep(shape, next.value);
    if (options.json)
      await writeJsonLine(io, { number, step: count, text, ...describeStep(shape, next.value) });
    else await writeLine(io, `${count}. ${text}`);
  }
}
