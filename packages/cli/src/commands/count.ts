import { emptyPuzzle, outlineOf, parseSpec, shapeOf } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { countPuzzle } from '../counting.js';
import { forEachPuzzle } from '../eachPuzzle.js';
import { type ExitCode, exitCodeOf, exitCodes, type Finish, worse } from '../exit.js';
import { complain, type Io } from '../io.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, parseCount, takesTime, type WorkOptions } from '../work.js';

interface CountOptions extends PuzzleOptions, WorkOptions {
  readonly limit?: number;
  readonly json?: boolean;
}

const words = texts.commands.count;

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
        for (const spec of specs) {
          if (!spec.ok) continue;
          const outline = outlineOf(spec.value);
          const shape = outline.ok ? shapeOf(spec.value) : outline;
          if (shape.ok) code = worse(code, await countPuzzle(io, emptyPuzzle(shape.value), work, options));
          else {
            if (shape.problem.code === 'shape-impossible') io.output.write('0\n');
            complain(io, say.problem(shape.problem));
            code = worse(code, exitCodeOf(shape.problem));
          }
        }
        work.clear();
        finish(code);
        return;
      }
      finish(
        await forEachPuzzle(io, inputs, { ...options, takesShapes: true }, (puzzle, _, work) =>
          countPuzzle(io, puzzle, work, options),
        ),
      );
    });
}
