import { emptyPuzzle, outlineOf, parseSpec, type Spec, shapeOf } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { countPuzzle, writeCount } from '../counting.js';
import { describeProblem, forEachPuzzle, writeStatus } from '../eachPuzzle.js';
import { type ExitCode, exitCodeOf, exitCodes, type Finish, worse } from '../exit.js';
import { complain, type Io } from '../io.js';
import type { AnswerPlain } from '../plainRun.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { type CountLog, openCountLog, type ShelfOptions } from '../shelf.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, parseCount, takesTime, type WorkOptions } from '../work.js';

interface CountOptions extends PuzzleOptions, WorkOptions, ShelfOptions {
  readonly limit?: number;
  readonly json?: boolean;
}

const words = texts.commands.count;

const countPlain: AnswerPlain = (_, from, to) => '1\n'.repeat(to - from);

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(takesPuzzles(command))
    .option('--limit <number>', words.limit, parseCount)
    .option('--library <file>', words.library)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('count'))
    .action(async (inputs: string[], options: CountOptions) => {
      const log = await openCountLog(options);
      try {
        // Shapes and puzzles may be mixed; what reads as a spec is one.
        const specs = inputs.flatMap(input => {
          const spec = parseSpec(input);
          return spec.ok ? [spec.value] : [];
        });
        const areShapes = inputs.length > 0 && specs.length === inputs.length;
        const own = { ...options, log };
        finish(await (areShapes ? countShapes(io, specs, inputs, own) : countPuzzles(io, inputs, own)));
      } finally {
        log?.close();
      }
    });
}

type Counting = CountOptions & { readonly log: CountLog | undefined };

async function countShapes(
  io: Io,
  specs: readonly Spec[],
  names: readonly string[],
  options: Counting,
): Promise<ExitCode> {
  let code: ExitCode = exitCodes.fine;
  const work = beginWork(io, options, { pieces: 1 });
  for (const [i, spec] of specs.entries()) {
    const outline = outlineOf(spec);
    const shape = outline.ok ? shapeOf(spec) : outline;
    const output = { ...options, number: i + 1 };
    if (shape.ok) code = worse(code, await countPuzzle(io, emptyPuzzle(shape.value), work, output));
    else {
      complain(io, say.problem(shape.problem));
      code = worse(code, exitCodeOf(shape.problem));
      if (shape.problem.code !== 'shape-impossible')
        await writeStatus(io, i + 1, 'unreadable', options, { problem: describeProblem(shape.problem) });
      else await writeCount(io, { ...output, shape: names[i] }, { status: 'exact', count: 0n });
    }
  }
  work.clear();
  return code;
}

function countPuzzles(io: Io, inputs: readonly string[], options: Counting): Promise<ExitCode> {
  const isExact = options.limit === undefined || options.limit > 1;
  const answerPlain = isExact && !options.json ? countPlain : undefined;
  return forEachPuzzle(io, inputs, { ...options, answerPlain, takesShapes: true }, (puzzle, number, work) =>
    countPuzzle(io, puzzle, work, { ...options, number }),
  );
}
