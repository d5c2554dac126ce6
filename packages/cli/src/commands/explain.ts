import { deduceSteps, endOf, explainStep, Position, type Puzzle } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { forEachPuzzle } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { describeStep, type LogicOptions, ladderFrom, takesLogic } from '../logic.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';

interface ExplainOptions extends PuzzleOptions, LogicOptions {
  readonly json?: boolean;
}

export function define(command: Command, io: Io, finish: Finish): void {
  takesLogic(takesPuzzles(command))
    .option('--json', 'one JSON object a step')
    .addHelpText(
      'after',
      '\nExits with 2 when the puzzle has no solution, 3 when logic ends before the end.\n\nExamples:\n  hyperdoku explain puzzle.txt\n  hyperdoku explain --upto xy-wing puzzle.txt\n  hyperdoku explain --json cube.txt',
    )
    .action(async (inputs: string[], options: ExplainOptions) => {
      finish(
        await forEachPuzzle(io, inputs, options, (puzzle, number) => explain(io, puzzle, number, options)),
      );
    });
}

async function explain(io: Io, puzzle: Puzzle, number: number, options: ExplainOptions): Promise<ExitCode> {
  const { shape } = puzzle;
  const position = Position.of(puzzle);
  let count = 0;
  if (number > 1 && !options.json) await writeLine(io, '');
  for (const step of deduceSteps(position, ladderFrom(options))) {
    count++;
    const text = explainStep(shape, step);
    if (options.json) await writeJsonLine(io, { number, step: count, text, ...describeStep(shape, step) });
    else await writeLine(io, `${count}. ${text}`);
    if (io.signal?.aborted) return exitCodes.unknown;
  }
  const end = endOf(position);
  if (end === 'solved') return exitCodes.fine;
  const open = `${position.openCells} cells open after ${count} steps`;
  complain(io, `puzzle ${number}: ${end === 'none' ? 'there is no solution' : `logic ends here, ${open}`}.`);
  return end === 'none' ? exitCodes.no : exitCodes.unknown;
}
