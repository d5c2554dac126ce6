import {
  type Begun,
  deduceSteps,
  describeStep,
  lookForSolutions,
  Pace,
  Position,
  type Puzzle,
} from '@hyperdoku/engine';
import type { Command } from 'commander';
import { type AnswerOptions, forEachPuzzle, writeStatus } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { complain, createGap, type Io, writeJsonLine, writeLine } from '../io.js';
import { type LogicOptions, ladderFrom, outlineStep, takesLogic } from '../logic.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { takesTime, type Work, type WorkOptions } from '../work.js';

interface ExplainOptions extends PuzzleOptions, LogicOptions, WorkOptions, AnswerOptions {}

const words = texts.commands.explain;

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(takesLogic(takesPuzzles(command)))
    .option('--json', words.json)
    .addHelpText('after', makeHelp('explain'))
    .action(async (inputs: string[], given: ExplainOptions) => {
      const options = given.json ? given : { ...given, gap: createGap(io) };
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
  const pace = new Pace(work.budget());
  const position = Position.of(puzzle, begun);
  const found = await lookForSolutions(puzzle, pace);
  const ladder = ladderFrom(options, found);
  let count = 0;
  await options.gap?.();
  /** What the explanation ends with when it does not end with the solution, and why. */
  const end = async (status: string, why: string, code: ExitCode): Promise<ExitCode> => {
    complain(io, texts.ofPuzzle(number, why));
    await writeStatus(io, number, status, options);
    return code;
  };
  const steps = deduceSteps(position, { ...ladder, ...pace.part() });
  for (;;) {
    const next = await steps.next();
    if (next.done) {
      const { openCells: open } = position;
      switch (next.value) {
        case 'solved':
          return count > 0 ? exitCodes.fine : end('solved', texts.logic.solved, exitCodes.fine);
        case 'none':
          return end('none', texts.notUnique.none, exitCodes.no);
        case 'stuck': {
          const why = texts.logic.stuckAfter(open, count);
          return found === 'many' || found === 'none'
            ? end(found, `${why} ${texts.notUnique[found]}`, exitCodes.no)
            : end('stuck', why, exitCodes.unknown);
        }
        default:
          return end(
            'unknown',
            texts.logic.cutAfter(say.shortage(next.value), open, count),
            exitCodes.unknown,
          );
      }
    }
    count++;
    const text = say.step(shape, next.value);
    if (options.json)
      await writeJsonLine(io, { number, step: count, text, ...describeStep(say, shape, next.value) });
    else for (const line of outlineStep(shape, next.value, `${count}. `)) await writeLine(io, line);
  }
}
