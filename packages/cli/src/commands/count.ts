import { emptyPuzzle, outlineOf, parseSpec, shapeOf } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { countPuzzle, writeCount } from '../counting.js';
import { describeProblem, forEachPuzzle, writeStatus } from '../eachPuzzle.js';
import { type ExitCode, exitCodeOf, exitCodes, type Finish, worse } from '../exit.js';
import { complain, type Io } from '../io.js';
import type { AnswerPlain } from '../plainRun.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, parseCount, takesTime, type WorkOptions } from '../work.js';

interface CountOptions extends PuzzleOptions, WorkOptions {
  readonly limit?: number;
  readonly json?: boolean;
}

const words = texts.commands.count;

const countPlain: AnswerPlain = (_, from, to) => '1\n'.repeat(to - from);

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(takesPuzzles(command))
    .option('--limit <number>', words.limit, parseCount)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('count'))
    .action(async (inputs: string[], options: CountOptions) => {
      let code: ExitCode = exitCodes.fine;
      // Shapes and puzzles may be mixed; what reads as a spec is one.
      const specs = inputs.map(input => parseSpec(input));
      if (inputs.length > 0 && specs.every(spec => spec.ok)) {
        const work = beginWork(io, options, { pieces: 1 });
        for (const [i, spec] of specs.entries()) {
          if (!spec.ok) continue;
          const outline = outlineOf(spec.value);
          const shape = outline.ok ? shapeOf(spec.value) : outline;
          const output = { ...options, number: i + 1 };
          if (shape.ok) code = worse(code, await countPuzzle(io, emptyPuzzle(shape.value), work, output));
          else {
            complain(io, say.problem(shape.problem));
            code = worse(code, exitCodeOf(shape.problem));
            if (shape.problem.code !== 'shape-impossible')
              await writeStatus(io, i + 1, 'unreadable', options, {
                problem: describeProblem(shape.problem),
              });
            else await writeCount(io, { ...output, shape: inputs[i] }, { status: 'exact', count: 0n });
          }
        }
        work.clear();
        finish(code);
        return;
      }
      const isExact = options.limit === undefined || options.limit > 1;
      const answerPlain = isExact && !options.json ? countPlain : undefined;
      finish(
        await forEachPuzzle(
          io,
          inputs,
          { ...options, answerPlain, takesShapes: true },
          (puzzle, number, work) => countPuzzle(io, puzzle, work, { ...options, number }),
        ),
      );
    });
}
